// Which places a step waits for, while something is being chosen: those have the ring, the others can be chosen all the same.
import type { Action } from '../../core/action.ts'
import type { Picking } from '../board/places.tsx'
import { type Plan, planOf } from '../table/plan.ts'
import type { Turn } from '../table/use-turn.ts'
import type { Course } from './lesson-table.ts'
import type { Script } from './script.ts'

/** The decisions that are still to be made by each way that fits what is settled; none where nothing is awaited. */
function waysOf({ steps }: Script, { step, made, isFree, isWatching }: Course, plan: Plan | undefined): readonly (readonly Action[])[] {
  if (isFree || isWatching) return []
  const done = [...made, ...(plan?.actions ?? [])]
  const fitting = steps[step].awaits.filter((way) => way.length > done.length && done.every((action, i) => action === way[i]))
  return fitting.map((way) => way.slice(done.length)).filter((way) => !plan || isPossible(plan, way))
}

/** A card that was to be given may be gone by now: then it is one of the others. What comes after something is revealed cannot be told. */
function isPossible(plan: Plan, way: readonly Action[]): boolean {
  const planned = planOf(plan, [...plan.actions, ...way])
  return planned.actions.length === plan.actions.length + way.length || planned.choices.length === 0
}

/** The same by the first of them, which the lesson goes; null where there is none. */
export function awaitedOf(script: Script, course: Course, turn?: Turn): readonly Action[] | null {
  const plan = turn?.reading?.plan
  return waysOf(script, course, plan && planOf(plan, []))[0] ?? null
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

function ringsOf(turn: Turn, script: Script, course: Course): Rings {
  const { reading, isChoosing, open, anew } = turn
  if (!reading || course.other) return { open, anew }
  const isLooking = !course.isFree && !isChoosing && script.steps[course.step].awaits.length === 0
  const places = nextPlaces(turn, script, course)
  if (!places && !isLooking) return { open, anew }
  return { open: new Set([...open].filter((place) => places?.includes(place))), anew: new Set([...anew, ...open]) }
}

/** The places of what is awaited next; null where nothing is, or the learner goes another way. */
function nextPlaces({ reading, picked, isChoosing }: Turn, script: Script, course: Course): readonly string[] | null {
  if (!reading) return null
  const ways = waysOf(script, course, reading.plan)
  const places = ways.flatMap((way) => placesOf(reading.plan, way))
  const isElsewhere = isChoosing && picked.some((place) => !places.includes(place))
  return ways.length === 0 || isElsewhere ? null : places
}

/** Those of them that have the ring while something is chosen: they are to be seen. */
export function ringedNext(turn: Turn, script: Script, course: Course): readonly string[] {
  if (!turn.isChoosing || course.other || !nextPlaces(turn, script, course)) return []
  return [...guidedTurn(turn, script, course).open]
}
