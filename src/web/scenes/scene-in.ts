// What of the log is shown as a scene.
import type { Line } from '../../wire/positions.ts'
import type { GameFace } from '../table/face.ts'

export interface SceneIn {
  /** The name of the scene, as its titles have it. */
  readonly id: string
  /** The decisions that it was told of, by their index in the log: people may decide between its steps. */
  readonly decisions: readonly number[]
}

/** The scene that some lines of the log tell of; null where they tell of none. */
export function sceneIn({ scenes }: Pick<GameFace, 'scenes'>, lines: readonly Line[]): SceneIn | null {
  const names = scenes?.events ?? {}
  const told = lines.filter(({ event }) => event in names)
  const name = Object.keys(names).find((event) => told.some((line) => line.event === event))
  return name === undefined ? null : { id: names[name], decisions: [...new Set(told.map(({ decision }) => decision))] }
}
