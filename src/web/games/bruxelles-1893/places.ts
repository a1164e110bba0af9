// Places by the names that `describe` gives them.
import { COLUMNS } from '../../../games/bruxelles-1893/components.ts'

export const spacePlace = (space: number): string => `space:${'abcde'[space % COLUMNS]}${Math.floor(space / COLUMNS) + 1}`
