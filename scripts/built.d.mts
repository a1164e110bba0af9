/** Something that is built: from what, into what, and by which tool. */
export interface Part {
  readonly sources: readonly string[]
  readonly result: string
  readonly stamp: string
  readonly tool: readonly string[]
}
export const root: string
export const PROGRAMS: Part
export const CLIENT: Part
export const DECLARATIONS: Part
export function built(...parts: readonly Part[]): Promise<void>
export function build(...parts: readonly Part[]): Promise<void>
