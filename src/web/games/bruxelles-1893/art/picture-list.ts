import { SCENES } from './scenes.ts'
import { TOWN } from './town.ts'

/** The drawings of actions and places by name. */
export const PICTURES = { ...SCENES, ...TOWN }
