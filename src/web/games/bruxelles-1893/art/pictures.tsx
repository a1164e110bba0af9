// The pictures of actions and places: the boards are read and played by their words until these come.
import type { ReactNode } from 'react'
import { Drawings } from './icon.tsx'
import { PICTURES } from './picture-list.ts'

export const Pictures = (): ReactNode => <Drawings drawings={PICTURES} />
