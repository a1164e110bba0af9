// What happened, made short enough to be told: a step for each turn of a player, three sentences at most, and the places that each touched.
import type { Block } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import type { Mark } from '../../board/told.ts'
import type { Tale } from '../face.ts'
import type { Entry, Heard } from '../log-entries.ts'

/** Where a game brings none. */
export const PLAIN: Tale = { quiet: new Set(), touches: () => [] }

/** One turn of one player: the actions that followed each other. */
export interface Step {
  readonly seat: Seat
  readonly entries: readonly Entry[]
}

const MOST_SENTENCES = 3
/** So many lines of an action are its sentence in the log, unless it did more. */
const MOST_SAID = 2

export function stepsOf(entries: readonly Entry[]): Step[] {
  const steps: (Step & { entries: Entry[] })[] = []
  for (const entry of entries) {
    const last = steps.at(-1)
    if (last?.seat === entry.seat) last.entries.push(entry)
    else steps.push({ seat: entry.seat, entries: [entry] })
  }
  return steps.flatMap(turnsOf)
}

/** Who was last in a round and first in the next had two turns: told as one, some of their actions would not be said. */
function turnsOf({ seat, entries }: Step): Step[] {
  const second = entries.findIndex(({ era, round }) => era !== entries[0].era || round !== entries[0].round)
  if (entries.length <= MOST_SENTENCES || second < 0) return [{ seat, entries }]
  return [{ seat, entries: entries.slice(0, second) }, ...turnsOf({ seat, entries: entries.slice(second) })]
}

/** The sentence of an action in the log: all that was done, then what else is loud, or else whatever is first. What happened twice is said once. */
export function saidOf({ lines }: Entry, { quiet, main }: Tale): readonly Heard[] {
  const loud = lines.filter((line, i) => !quiet.has(line.event) && lines.findIndex((other) => isSame(line, other)) === i)
  if (loud.length === 0) return lines.slice(0, 1)
  const done = loud.filter(({ event }) => main?.has(event))
  const others = loud.filter((line) => !done.includes(line)).slice(0, Math.max(0, MOST_SAID - done.length))
  return loud.filter((line) => done.includes(line) || others.includes(line))
}

const isSame = (a: Heard, b: Heard): boolean =>
  a.event === b.event && a.seat === b.seat && JSON.stringify([a.facts, a.also]) === JSON.stringify([b.facts, b.also])

/** What a step says: the first of every action, what it did, then what else is loud, in the order in which it happened, each sentence once. */
export function sentencesOf({ entries }: Step, tale: Tale): readonly Heard[] {
  const firsts = entries.map((entry) => saidOf(entry, tale)[0])
  const done = entries.flatMap(({ lines }) => lines.filter((line) => tale.main?.has(line.event)))
  const others = entries.flatMap(({ lines }) => lines.filter((line) => !tale.quiet.has(line.event)))
  const once = [...firsts, ...done, ...others].filter((line, i, all) => all.findIndex((other) => isSame(line, other)) === i)
  const chosen = new Set(once.slice(0, MOST_SENTENCES))
  return entries.flatMap(({ lines }) => lines.filter((line) => chosen.has(line)))
}

/** The places that a step touched, each with the number of the sentence that says so. */
export function touchedIn(step: Step, tale: Tale, s: Block): ReadonlyMap<string, number> {
  const sentences = sentencesOf(step, tale)
  const touched = new Map<string, number>()
  let number = 1
  for (const line of step.entries.flatMap(({ lines }) => lines)) {
    const said = sentences.indexOf(line)
    if (said >= 0) number = said + 1
    for (const each of [line, ...(line.also ?? [])])
      for (const place of tale.touches(each, s)) if (!touched.has(place)) touched.set(place, number)
  }
  return touched
}

/** The marks of a board: whatever was touched in some steps is new; in the one that is told it is numbered, with what was taken and by which way. */
export function marksOf(
  steps: readonly Step[],
  told: Step | null,
  { tale, s }: { readonly tale: Tale; readonly s: Block },
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>()
  for (const step of steps) for (const place of touchedIn(step, tale, s).keys()) marks.set(place, { says: 'new' })
  if (!told) return marks
  for (const [place, number] of touchedIn(told, tale, s)) marks.set(place, { says: number })
  for (const entry of told.entries) {
    const lines = entry.lines.flatMap((line) => [line, ...(line.also ?? [])])
    for (const [i, line] of lines.entries()) {
      for (const [place, count] of tale.taken?.(line, s) ?? [])
        marks.set(place, { ...marks.get(place), taken: (marks.get(place)?.taken ?? 0) + count })
      for (const place of tale.way?.(line, s, lines.slice(0, i)) ?? []) marks.set(place, { ...marks.get(place), isWay: true })
    }
  }
  return marks
}
