// A turn in the hands of a person: what can be picked, what was, and what becomes of it. It holds an intent; everything else is derived.
import { useEffect, useMemo, useState } from 'react'
import type { Action } from '../../core/action.ts'
import type { Seat } from '../../core/game.ts'
import type { Picking } from '../board/places.tsx'
import { ruleIn, troubleSaid } from '../frame/trouble.ts'
import type { WhyNot } from '../rules/open.ts'
import type { Deed, Outcome, Snapshot, TableSource } from '../source/source.ts'
import { useSpoken } from '../words/language.tsx'
import type { Choice } from './choice.ts'
import type { FaceWords, GameFace } from './face.ts'
import { type Held, heldFor, nameOf, nothingFor } from './held.ts'
import {
  advanced,
  type Intent,
  intentOf,
  isEmpty,
  isPressed,
  isProposed,
  NO_INTENT,
  type Reading,
  readingOf,
  withChoice,
  withPick,
  withPress,
} from './intent.ts'
import { type Plan, planOf } from './plan.ts'
import { steadOf } from './seats.ts'

export interface Turn extends Picking {
  /** The seat that is asked; null when nothing is asked of this viewer. */
  readonly seat: Seat | null
  /** What the intent comes to; null when nothing is asked. */
  readonly reading: Reading | null
  /** Other readings of the picks, or choices that are not on the board. */
  readonly buttons: readonly Choice[]
  /** Every choice that still fits what was picked. */
  readonly fitting: readonly Choice[]
  /** What would be done by saying so. */
  readonly ready: Choice | null
  /** Whether anything was chosen: then the slip is shown. */
  readonly isChoosing: boolean
  /** What was decided and has not reached the server. */
  readonly unsent: Deed | null
  /** What that comes to, where it is an action. */
  readonly kept: Reading | null
  /** What went wrong last. */
  readonly says: string | null
  /** The rule that said so, where one did. */
  readonly why: WhyNot | undefined
  /** Chooses what a button names. */
  take(choice: Choice): void
  /** Chooses decisions as if somebody had, for whoever wants to be shown. */
  show(actions: readonly Action[]): void
  /** Does what was typed in full. */
  play(action: Action): void
  /** Does what is ready; goes on where the action has more to decide. */
  confirm(): void
  putBack(): void
  undo(): void
  redo(): void
  /** Why what one would first want of a place cannot be done; null when it can, or when nothing is to be said. */
  whyNot(place: string): WhyNot | null
}

interface At {
  readonly source: TableSource
  readonly snapshot: Snapshot
  readonly face: GameFace
  readonly faceWords: FaceWords
  /** Whether what reveals nothing and has one reading is done at once. */
  readonly quick: boolean
}

const NOWHERE: ReadonlySet<string> = new Set()

export function useTurn({ source, snapshot, face, faceWords, quick }: At): Turn {
  const spoken = useSpoken()
  const { position, unsent, unmade } = snapshot
  const asked = askedSeat(snapshot)
  const seats = snapshot.seats.length
  // A plan in which nothing is decided: what can be chosen is then made out once, not with every click.
  const owed = useMemo<Plan | null>(
    () => (position && asked !== null ? planOf({ game: face.game, before: position.state, seat: asked, seats }, []) : null),
    [face, position, asked, seats],
  )
  const question = unsent ? null : owed
  const sent = useMemo(() => (owed && unsent && 'actions' in unsent ? intentOf(owed, unsent.actions) : null), [owed, unsent])
  const onItsWay = useMemo(() => owed && sent && readingOf(owed, sent), [owed, sent])
  const name = useMemo(() => nameOf(question), [question])
  const [kept, setKept] = useState<Held>(nothingFor(name))
  const held = heldFor(kept, name)
  const { intent } = held
  const habits = face
  const reading = useMemo(() => question && readingOf(question, intent, habits), [question, intent, habits])

  const keep = (next: Intent, why: WhyNot | null = null) =>
    setKept({ question: name, intent: next, says: why?.says ?? null, why: why ?? undefined })

  /** What was refused is in hand again as long as it can still be done: the table may have changed, so its person is asked. */
  async function askAgain(why: Error, deed: Deed): Promise<void> {
    const says = await troubleSaid(why, spoken)
    const now = questionAt(source.snapshot(), face)
    const actions = 'actions' in deed ? deed.actions : []
    const isPossible = now !== null && actions.length > 0 && planOf(now, actions).actions.length === actions.length
    setKept({ question: nameOf(now), intent: isPossible ? intentOf(now, actions) : NO_INTENT, says, why: byRule(why, says) })
  }

  function attempt(outcome: Outcome, deed: Deed): void {
    outcome.then(
      (why) => why && askAgain(why, deed),
      () => setKept({ ...nothingFor(name), says: spoken.words.table.offline }),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once
  useEffect(() => {
    if (unmade) askAgain(unmade.why, unmade.deed)
  }, [unmade])

  function play(actions: readonly Action[]): void {
    // What was chosen is used up: the same question may come again, and a second press must not answer it.
    keep(NO_INTENT)
    attempt(source.play(actions), { actions })
  }

  function confirm(): void {
    if (!question || !reading?.whole) return
    const { ready } = reading
    const next = ready ? advanced(question, intent, { ready, habits }) : intent
    if (next === intent) play(reading.whole.actions)
    else keep({ ...next, pressed: intent.pressed })
  }

  /** A choice is kept until it is confirmed, but for one that the person wants done at once: it reveals nothing and has one reading. */
  function decide(next: Intent): void {
    const { whole, fitting } = question && quick ? readingOf(question, next, habits) : { whole: null, fitting: [] }
    const isPlain =
      whole && whole.choices.length === 0 && fitting.length === 1 && !isProposed(next) && !whole.reveals && !face.warns?.(whole)
    if (isPlain) play(whole.actions)
    else keep(next)
  }

  const open = reading?.open ?? NOWHERE

  function whyNot(place: string): WhyNot | null {
    if (!question || !reading) return null
    // What can be chosen, now or in place of something else, is no mistake; nor is what was.
    if (open.has(place) || reading.anew.has(place) || reading.chosen.has(place)) return null
    const { after } = reading.plan
    const probe = face.probe(after, question.seat, { place, picked: intent.picked })
    const problem = probe === null ? null : face.game.problem(after, question.seat, probe)
    return problem && { says: faceWords.refuse(problem), rule: problem.rule, place }
  }

  return {
    seat: asked,
    reading,
    open,
    anew: reading?.anew ?? NOWHERE,
    picked: (sent ?? intent).picked,
    chosen: (reading ?? onItsWay)?.chosen ?? NOWHERE,
    buttons: reading?.buttons ?? [],
    fitting: reading?.fitting ?? [],
    ready: reading?.ready ?? null,
    isChoosing: reading !== null && !isEmpty(intent),
    unsent,
    kept: onItsWay,
    says: held.says,
    why: held.why,
    pick(place) {
      if (!question || !reading) return
      const isChosen = !open.has(place) && reading.chosen.has(place)
      if (reading.ready && isChosen) return isPressed(intent, place) ? confirm() : keep(withPress(intent, place))
      const next = withPick(question, intent, { place, habits })
      if (next === intent) keep(intent, whyNot(place))
      else decide(next)
    },
    take(choice) {
      if (question) decide(withChoice(question, intent, { choice, habits }))
    },
    show(actions) {
      if (question) keep(intentOf(question, actions))
    },
    play: (action) => play([action]),
    confirm,
    putBack() {
      if (unsent) source.takeBack()
      // What was on its way can be changed; what is in hand is put down.
      if (sent) setKept({ question: nameOf(owed), intent: sent, says: null })
      else keep(NO_INTENT)
    },
    undo: () => position?.canUndo && attempt(source.undo(), { undo: true }),
    redo: () => position?.canRedo && attempt(source.redo(), { redo: true }),
    whyNot,
  }
}

function byRule(error: Error, says: string): WhyNot | undefined {
  const rule = ruleIn(error)
  return rule === undefined ? undefined : { says, rule }
}

function questionAt(snapshot: Snapshot, { game }: GameFace): Plan | null {
  const { position, seats } = snapshot
  const seat = askedSeat(snapshot)
  return position && seat !== null ? planOf({ game, before: position.state, seat, seats: seats.length }, []) : null
}

/** Nobody is asked when it is over, nor while a bot plays for him. */
function askedSeat(snapshot: Snapshot): Seat | null {
  const { position, you, status } = snapshot
  if (!position || you === null || status === 'finished' || steadOf(snapshot)) return null
  return position.actors & (1 << you) ? you : null
}
