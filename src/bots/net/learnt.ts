// The games whose points a net expects, each by its id: a line a game.
import { brassPoints } from './brass-birmingham/judge.ts'
import { bruxelles1893Points, bruxelles1893RevisedPoints } from './bruxelles-1893/judge.ts'
import type { Points } from './points.ts'
import { skyrisePoints } from './skyrise/judge.ts'

export const LEARNT_POINTS: Readonly<Record<string, Points>> = {
  'brass-birmingham': brassPoints as unknown as Points,
  'bruxelles-1893': bruxelles1893Points as unknown as Points,
  'bruxelles-1893-revised': bruxelles1893RevisedPoints as unknown as Points,
  skyrise: skyrisePoints as unknown as Points,
}
