// Tells what the others did when one's turn comes: when it begins, how it goes on, and what ends it. It draws nothing itself.
import { useEffect, useMemo, useRef } from 'react'
import { TOLD } from '../../board/pan-zoom/gestures.ts'
import { markPlaces } from '../../board/told.ts'
import { type Pace, useSettings } from '../../settings.ts'
import { isStill } from '../../still.ts'
import { useWords } from '../../words/language.tsx'
import type { GameFace } from '../face.ts'
import { wasHeard } from '../heard.ts'
import { entriesOf, since } from '../log-entries.ts'
import { useSaying } from '../speech.tsx'
import type { Scene } from '../standing.ts'
import { isAlone } from '../table-header.tsx'
import { plainSentence } from './sentence.tsx'
import { marksOf, sentencesOf, stepsOf, touchedIn } from './tale.ts'
import { begin, end, pause, stepOf, stepTo, type Telling, useTelling } from './telling.ts'
import { forget, toldUpTo } from './told-before.ts'
import { useTale } from './use-tale.ts'

/** How long a step stays, in milliseconds. */
const STAYS: Readonly<Record<Pace, number>> = { calm: 5000, steady: 3000, quick: 1500, off: 3000 }

interface StorytellerProps extends Pick<Scene, 'snapshot' | 'face' | 'faceWords' | 'turn'> {
  /** The part of the board that a phone shows, and how to turn to another. */
  readonly tab: string
  toTab(tab: string): void
}

export function Storyteller({ snapshot, face, faceWords, turn, tab, toTab }: StorytellerProps): null {
  const { lines, you, position } = snapshot
  const { table } = useWords()
  const { pace } = useSettings()
  const tale = useTale(face)
  const telling = useTelling()
  const entries = useMemo(() => entriesOf(lines, face), [lines, face])
  // To one who only looks on, the last action is what is new.
  const fresh = useMemo(() => stepsOf(you === null ? entries.slice(-1) : since(entries, you)), [entries, you])
  const told = stepOf(telling)
  const { state } = position

  useEffect(() => {
    markPlaces(marksOf(fresh, told, { tale, s: state }))
  }, [fresh, told, tale, state])
  useEffect(
    () => () => {
      end()
      markPlaces(new Map())
    },
    [],
  )

  useBeginning({
    id: snapshot.id,
    isAsked: turn.seat !== null && !turn.isChoosing && you !== null,
    // Those who share a device and hide nothing see what happens: only one who comes to it is told.
    mine: isAlone(snapshot) ? entries.filter(({ seat }) => seat === you).length : 0,
    decisions: snapshot.decisions,
    fresh,
    isOff: pace === 'off',
  })
  useEffect(() => {
    // Whatever is chosen ends it at once; so does a turn that is over.
    if (telling && (turn.isChoosing || (turn.seat === null && !telling.isAgain))) end()
  }, [telling, turn.isChoosing, turn.seat])
  useEffect(() => {
    if (!telling || telling.isPaused) return
    const timer = setTimeout(() => stepTo(telling.at + 1, false), STAYS[pace])
    return () => clearTimeout(timer)
  }, [telling, pace])
  const places = useMemo(() => (told ? [...touchedIn(told, tale, state).keys()] : []), [told, tale, state])
  useInSight(places, { parts: face.parts ?? [], tab, toTab, asks: (holds) => [...turn.open, ...turn.chosen].some(holds) })
  useKeys(telling)
  // What was heard as it happened is not said again by itself.
  const isSaid = telling !== null && (telling.isAgain || telling.isByHand || !wasHeard(snapshot.id, told?.entries ?? []))
  useSaying(() => (told && isSaid ? plainSentence(sentencesOf(told, tale), null, { faceWords, table }) : ''))
  return null
}

interface Tabs {
  readonly parts: NonNullable<GameFace['parts']>
  readonly tab: string
  toTab(tab: string): void
  /** Whether something of a part can be chosen, or is. */
  asks(holds: (place: string) => boolean): boolean
}

/** What is told of comes into sight: its part of the board, its corner of a map, and from under the strip. */
function useInSight(places: readonly string[], tabs: Tabs): void {
  const latest = useRef(tabs)
  const left = useRef<string | null>(null)
  useEffect(() => {
    latest.current = tabs
  })
  useEffect(() => {
    const { parts, tab, toTab, asks } = latest.current
    const here = parts.find(({ id }) => id === tab)
    const other = here && !places.some(here.holds) && parts.find(({ holds }) => places.some(holds))
    if (other) {
      left.current ??= tab
      toTab(other.id)
    }
    // Afterwards one is where one was; but a part where one can choose is not taken from under one's finger.
    if (places.length === 0 && left.current) {
      if (!here || !asks(here.holds)) toTab(left.current)
      left.current = null
    }
    // After the tab has turned, the last place first, so that the first one is certainly seen.
    const timer = setTimeout(() => {
      for (const place of [...places].reverse()) for (const element of document.querySelectorAll(`[data-place="${place}"]`)) show(element)
    })
    return () => clearTimeout(timer)
  }, [places])
}

function show(place: Element): void {
  place.dispatchEvent(new Event(TOLD, { bubbles: true }))
  const room = place.closest('.room')
  const hidden =
    place.getBoundingClientRect().bottom + ROUND_ABOUT - (room?.querySelector('.recap')?.getBoundingClientRect().top ?? Infinity)
  if (room && room.scrollHeight > room.clientHeight && hidden > 0) room.scrollBy({ top: hidden })
}
const ROUND_ABOUT = 10

interface Beginning {
  readonly id: string
  readonly isAsked: boolean
  /** How many actions of one's own stand: after another one, the turn is another. */
  readonly mine: number
  readonly decisions: number
  readonly fresh: ReturnType<typeof stepsOf>
  readonly isOff: boolean
}

/** It is told once, when one is asked; what comes while one thinks is not. */
function useBeginning(now: Beginning): void {
  const { id, isAsked, mine, decisions, isOff } = now
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  // What was taken back can happen otherwise, and is told anew.
  useEffect(() => forget(id, decisions), [id, decisions])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another beginning
  useEffect(() => {
    const { fresh } = latest.current
    const last = fresh.at(-1)?.entries.at(-1)?.last ?? -1
    if (!isAsked || isOff || last < toldUpTo(id, last)) return
    begin(fresh, { isPaused: isStill(), isAgain: false })
  }, [id, isAsked, mine, isOff])
}

/** Space pauses, arrows step, Esc ends; on a button or a place they mean that, and where somebody types what is typed. */
function useKeys(telling: Telling | null): void {
  useEffect(() => {
    if (!telling) return
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const isElsewhere = target?.closest('input, textarea, select, dialog, [role="tab"], [data-place]')
      const isButton = target?.closest('button, a, summary')
      const deeds: Readonly<Record<string, false | (() => void)>> = {
        ' ': !isButton && (() => pause(!telling.isPaused)),
        ArrowLeft: () => stepTo(telling.at - 1),
        ArrowRight: () => stepTo(telling.at + 1),
        Escape: end,
      }
      const deed = deeds[event.key]
      if (!deed || (isElsewhere && event.key !== 'Escape') || target?.closest('dialog')) return
      event.preventDefault()
      event.stopPropagation()
      deed()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [telling])
}
