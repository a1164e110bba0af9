// Which places a step waits for, while something is being chosen: those have the ring, the others can be chosen all the same.
import type { Action } from '../../core/action.ts'
import type { Picking } from '../board/places.tsx'
import { without } from '../table/choosing.ts'
import { type Plan, planOf } from '../table/plan.ts'
import type { Turn } from '../table/use-turn.ts'
import type { Course } from './lesson-table.ts'
import type { Script } from './script.ts'

/** The decisions that are still to be made of the way that fits what is settled; null where none does, or nothing is awaited. */
export function awaitedOf(
  { steps }: Script,
  { step, made, isFree, isWatching }: Course,
  settled: readonly Action[] = [],
): readonly Action[] | null {
  if (isFree || isWatching) return null
  const done = [...made, ...settled]
  const way = steps[step].awaits.find((each) => done.every((action, i) => action === each[i]))
  return way && way.length > done.length ? way.slice(done.length) : null
}

/** The places of decisions that follow each other. */
function placesOf(plan: Plan, decisions: readonly Action[]): string[] {
  return decisions.flatMap((action, i) => {
    const { after, seat, game } = planOf(plan, [...plan.actions, ...decisions.slice(0, i)])
    return game.describe(after, seat, action)
  })
}

type Rings = Pick<Picking, 'open' | 'anew'>

/** What was made out for a reading: places are drawn anew only when it is another. */
const known = new WeakMap<object, { readonly course: Course; readonly rings: Rings }>()

/** A turn in which only what is awaited has the ring, as long as the learner goes that way. */
export function guidedTurn(turn: Turn, script: Script, course: Course): Picking {
  const { reading } = turn
  if (!reading) return turn
  const found = known.get(reading)
  const rings = found?.course === course ? found.rings : ringsOf(turn, script, course)
  known.set(reading, { course, rings })
  return { ...turn, ...rings }
}

function ringsOf({ reading, picked, isChoosing, open, anew }: Turn, script: Script, course: Course): Rings {
  const awaited = reading && !course.other && awaitedOf(script, course, reading.plan.actions)
  if (!reading || !awaited) return { open, anew }
  const places = placesOf(reading.plan, awaited)
  const isElsewhere = isChoosing && without(picked, places).length > 0
  if (isElsewhere) return { open, anew }
  return { open: new Set([...open].filter((place) => places.includes(place))), anew: new Set([...anew, ...open]) }
}
