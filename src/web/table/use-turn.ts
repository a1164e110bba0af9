// A turn in the hands of a person: what can be picked, what was, and what becomes of it. It holds picks; everything else is derived.
import { useCallback, useMemo, useState } from 'react'
import type { Action } from '../../core/action.ts'
import type { Seat } from '../../core/game.ts'
import { isFinal } from '../../core/view.ts'
import type { Picking } from '../board/places.tsx'
import type { Outcome, Snapshot, TableSource, Unsent } from '../source/source.ts'
import { useWords } from '../words/language.tsx'
import { choicesOf, choosing, pickPlace } from './choosing.ts'
import type { Choice, FaceWords, GameFace } from './face.ts'
import { offered } from './offering.ts'
import { actorNames } from './seats.ts'

export interface Turn extends Picking {
  /** The seat that is asked; null when nothing is asked of this viewer. */
  readonly seat: Seat | null
  readonly buttons: readonly Choice[]
  /** Every choice that still fits what was picked. */
  readonly fitting: readonly Choice[]
  /** What waits for confirmation. */
  readonly ready: Choice | null
  /** What was decided and has not reached the server. */
  readonly unsent: Unsent | null
  /** What went wrong last. */
  readonly says: string | null
  take(choice: Choice): void
  play(action: Action): void
  confirm(): void
  putBack(): void
  undo(): void
  redo(): void
}

interface Held {
  readonly question: string
  readonly picked: readonly string[]
  readonly staged: Choice | null
  readonly says: string | null
}

interface At {
  readonly source: TableSource
  readonly snapshot: Snapshot
  readonly face: GameFace
  readonly faceWords: FaceWords
  /** Whether a decision waits for confirmation. */
  readonly confirm: boolean
}

const NOTHING: readonly Choice[] = []

export function useTurn({ source, snapshot, face, faceWords, confirm: always }: At): Turn {
  const words = useWords()
  const { position, you, unsent } = snapshot
  const asked = askedSeat(snapshot)
  const choices = useMemo(
    () => (position && asked !== null && !unsent ? choicesOf(face.game, position.state, asked) : NOTHING),
    [face, position, asked, unsent],
  )
  const question = useMemo(() => questionOf(choices), [choices])
  const [kept, setKept] = useState<Held>(nothing(question))
  // Picks belong to the question they answer: what another seat decides at the same time does not take them away.
  const held = kept.question === question ? kept : nothing(question)

  const { open, fitting } = useMemo(() => choosing(choices, held.picked), [choices, held.picked])
  const anew = useMemo(() => choosing(choices, []).open, [choices])
  const { ready, buttons } = offered(choices, held.picked)

  /** A click that cannot be taken back is no click: it is asked for first. */
  function waitsFor({ action }: Choice): boolean {
    if (!position || asked === null) return false
    const { state: before } = position
    return always || face.waits?.(before, asked, action) || isFinal(face.game, { before, seat: asked, action }, snapshot.seats.length)
  }

  const keep = (some: Partial<Held>) => setKept({ ...held, says: null, ...some })

  function attempt(outcome: Outcome): void {
    outcome.then(
      (says) => says !== null && setKept({ ...nothing(questionAt(source.snapshot(), face)), says }),
      () => setKept({ ...nothing(question), says: words.table.offline }),
    )
  }

  function play(action: Action): void {
    // What was picked is used up: the same question may come again, and a second press must not answer it.
    keep({ picked: [], staged: null })
    attempt(source.play(action))
  }

  const waitsForNames = position && asked === null && position.actors !== 0 ? actorNames(snapshot, words) : null
  // A whole board is explained to whoever reads it aloud: once for a position, not with every pick.
  const explain = useCallback(
    (place: string): string | null => {
      if (!position || you === null) return null
      if (asked === null) return waitsForNames && words.table.notYourTurn(waitsForNames)
      const probe = face.probe(position.state, asked, place)
      const problem = probe === null ? null : face.game.problem(position.state, asked, probe)
      return problem && faceWords.refuse(problem)
    },
    [position, you, asked, waitsForNames, face, faceWords, words],
  )

  return {
    seat: asked,
    open,
    anew,
    picked: held.picked,
    buttons,
    fitting,
    ready: held.staged ?? ready,
    unsent,
    says: held.says,
    pick(place) {
      const picked = pickPlace(choices, held.picked, place)
      const settled = offered(choices, picked).ready
      if (settled && !waitsFor(settled)) play(settled.action)
      else keep({ picked, staged: null, says: picked === held.picked && !open.has(place) ? explain(place) : null })
    },
    take(choice) {
      if (waitsFor(choice)) keep({ staged: choice })
      else play(choice.action)
    },
    play,
    confirm() {
      const chosen = held.staged ?? ready
      if (chosen) play(chosen.action)
    },
    putBack() {
      if (unsent) source.takeBack()
      keep({ picked: [], staged: null })
    },
    undo: () => position?.canUndo && attempt(source.undo()),
    redo: () => position?.canRedo && attempt(source.redo()),
    explain,
  }
}

const nothing = (question: string): Held => ({ question, picked: [], staged: null, says: null })

/** What is asked, as one comparable text. */
const questionOf = (choices: readonly Choice[]): string => choices.map(({ action }) => action).join()

function questionAt(snapshot: Snapshot, face: GameFace): string {
  const seat = askedSeat(snapshot)
  return snapshot.position && seat !== null ? questionOf(choicesOf(face.game, snapshot.position.state, seat)) : ''
}

function askedSeat({ position, you }: Snapshot): Seat | null {
  return position && you !== null && position.actors & (1 << you) ? you : null
}
