import type { GameFace } from '../table/face.ts'

/** Whether something that was told is shown as a scene. */
export const hasScene = ({ scenes }: Pick<GameFace, 'scenes'>, lines: readonly { readonly event: string }[]): boolean =>
  lines.some(({ event }) => scenes?.events.includes(event))
