// How places of the Art Nouveau board are called in every language: by the letters and numbers on its frame.
import { IRIS_LINES, SPACE_IDS } from '../components.ts'

/** A space: `C2`. */
export const spaceName = (space: number): string => SPACE_IDS[space]?.toUpperCase() ?? String(space)
/** A column: `C`. */
export const columnName = (column: number): string => 'ABCDE'[column] ?? String(column)
/** An iris or shield by two of the four spaces that it lies between: `C1/D2`. */
export function irisName(iris: number): string {
  const [across, up] = [iris % IRIS_LINES, Math.floor(iris / IRIS_LINES)]
  return `${columnName(across)}${up + 1}/${columnName(across + 1)}${up + 2}`
}
