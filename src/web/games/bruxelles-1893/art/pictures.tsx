// The pictures of actions and places: the boards are read and played by their words until these come.
import type { ReactNode } from 'react'
import { Drawings } from './icon.tsx'
import { SCENES } from './scenes.ts'
import { TOWN } from './town.ts'

export const PICTURES = { ...SCENES, ...TOWN }

export const Pictures = (): ReactNode => <Drawings drawings={PICTURES} />
