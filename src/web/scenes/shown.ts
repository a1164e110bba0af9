// What the parts of a scene are drawn from.
import type { RefObject } from 'react'
import type { SeatInfo } from '../../wire/seats.ts'
import type { FaceWords } from '../table/face.ts'
import type { Playing } from './playing.ts'
import type { Count, CountedScene } from './scene.ts'
import type { Controls } from './use-scene-keys.ts'
import type { Said } from './words/said.ts'

export interface SceneProps {
  readonly scene: CountedScene
  readonly seats: readonly SeatInfo[]
  readonly you: number | null
  readonly faceWords: FaceWords
  readonly said: Said
  readonly room: RefObject<HTMLElement | null>
  /** Which board lies there now, and the places that are counted. */
  stage(isCleared: boolean, places: readonly string[]): void
  close(all?: boolean): void
}

export interface Shown extends SceneProps {
  readonly playing: Playing
  /** What is counted in this beat. */
  readonly now: readonly Count[]
  readonly controls: Controls
}
