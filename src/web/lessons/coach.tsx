// The coach's card: where one is, what to do and why, and what is awaited. While something is chosen it gives way to the slip on a phone.
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { parts } from '../board/words.ts'
import { useOpened } from '../rules/open.ts'
import { RuleTag } from '../rules/rule-tag.tsx'
import { planOf } from '../table/plan.ts'
import { useSaying } from '../table/speech.tsx'
import { useWords } from '../words/language.tsx'
import { awaitedOf, ringedNext } from './awaited.ts'
import type { CoachProps } from './coached.ts'
import { Dots } from './dots.tsx'
import { FreePlay } from './free-play.tsx'
import { OtherMove } from './other-move.tsx'
import { bringIntoSight } from './places.ts'
import { Said } from './said.tsx'
import { useSettled } from './use-settled.ts'
import { Veil } from './veil.tsx'
import { useLessonWords } from './words/language.ts'

export function Coach(props: CoachProps): ReactNode {
  const { table, course, text, room, isInScene, face, turn } = props
  const says = useLessonWords()
  const [isFolded, setFolded] = useState(false)
  const card = useRef<HTMLElement>(null)
  const { step, isFree, isWatching } = course
  const { points } = table.script.plot.steps[step]
  const said = text.steps[step]
  // The rules lie where the card would: they are read by themselves.
  const opened = useOpened()
  const isAway = isInScene || opened !== null
  const isPointing = !isFree && !isWatching && !isAway && !turn.isChoosing
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another beginning, and an answer is to be seen
  useEffect(() => setFolded(false), [step, isFree, course.other])
  const next = isAway ? [] : ringedNext(turn, table.script, course)
  useHeight(room, card)
  useShown(props, isPointing, next)
  useSettled(room, card, { places: isPointing ? points.flatMap(({ places }) => places) : next, stays: !isPointing })
  useSaying(() => (isPointing ? spokenOf(parts('. ', said.title, parts(' ', said.what, said.why)), props.seats) : ''))
  const show = (number: number) =>
    room.current && bringIntoSight(room.current, points[number - 1].places, { parts: face.parts ?? [], toTab: props.toTab })
  if (isAway) return null
  const isShort = isFolded || turn.isChoosing
  return (
    <>
      {isPointing && <Veil room={room} points={points} flags={said.flags} hasStem={awaitedOf(table.script, course, turn) !== null} />}
      <aside ref={card} className="coach" aria-label={says.coach} data-step={step} data-folded={isFolded} data-short={isShort}>
        <header>
          <p className="coach-step">
            <button
              type="button"
              className="coach-fold"
              aria-expanded={!isFolded}
              aria-label={isFolded ? says.unfold : says.fold}
              onClick={() => setFolded(!isFolded)}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={isFolded ? 'M4 13l6-6 6 6' : 'M4 7l6 6 6-6'} />
              </svg>
            </button>
            {says.stepOf(step + 1, text.steps.length)}
          </p>
          <h2>{isFree ? says.freeTitle : said.title}</h2>
          <Dots step={step} steps={text.steps.length} />
        </header>
        {isFree ? <FreePlay {...props} /> : isWatching ? <p className="coach-watch">{says.watch}</p> : <Step {...props} show={show} />}
      </aside>
    </>
  )
}

/** What is written, as it is said. */
const spokenOf = (text: string, seats: CoachProps['seats']): string =>
  text.replace(/\s?\[[A-Z]+\d+\]|\*/g, '').replace(/\{(\d)\}/g, (_, seat) => seats[Number(seat)].name)

function Step(props: CoachProps & { show(number: number): void }): ReactNode {
  const { table, course, text, turn, snapshot, seats, show } = props
  const says = useLessonWords()
  const { step } = course
  const { what, why } = text.steps[step]
  const awaited = awaitedOf(table.script, course, turn)
  const isLast = step === text.steps.length - 1
  return (
    <>
      <div className="coach-says">
        <p className="coach-what">
          <Said text={what} {...{ seats, show }} />
        </p>
        {why && (
          <p className="coach-why">
            <b>{awaited ? says.whyThis : says.why}</b> <Said text={why} {...{ seats, show }} />
          </p>
        )}
        {course.other && <OtherMove {...props} />}
        {turn.says && (
          <p className="refused coach-refused" role="alert">
            {turn.says} {turn.why && <RuleTag number={turn.why.rule} why={turn.why} />}
          </p>
        )}
      </div>
      <footer>
        {awaited ? <YourMove {...props} /> : <span className="coach-move" />}
        {step > 0 && (
          <button type="button" className="btn plain" onClick={table.back}>
            {says.back}
          </button>
        )}
        {isLast ? (
          <>
            {props.onward}
            <button type="button" className="btn act" onClick={props.playOn} data-play-on>
              {says.playOn}
            </button>
          </>
        ) : awaited ? (
          <button
            type="button"
            className="btn"
            disabled={turn.seat === null || snapshot.status === 'finished'}
            onClick={() => turn.show(awaited)}
            data-show-me
          >
            {says.showMe}
          </button>
        ) : (
          <button key={step} ref={focused} type="button" className="btn act" onClick={table.goOn} data-go-on>
            {says.goOn}
          </button>
        )}
      </footer>
    </>
  )
}

/** Where nothing else can be done, Enter goes on. */
const focused = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true })

/** What is awaited, as the game names it. */
function YourMove({ table, course, faceWords, turn }: CoachProps): ReactNode {
  const says = useLessonWords()
  const { between } = useWords().table
  const awaited = awaitedOf(table.script, course, turn)
  const plan = turn.reading && planOf(turn.reading.plan, [])
  const named = useMemo(
    () =>
      plan && awaited
        ? awaited
            .map((action, i) => faceWords.label(planOf(plan, [...plan.actions, ...awaited.slice(0, i)]).after, plan.seat, action))
            .join(between)
        : '',
    [plan, awaited, faceWords, between],
  )
  return (
    <p className="coach-move">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M19 12a7.5 7.5 0 1 1-4.5-6.9" />
      </svg>
      <span>
        {says.yourMove} {named}
      </span>
    </p>
  )
}

/** A new step brings what it speaks of into sight; so does what is awaited next while something is chosen. */
function useShown({ room, table, course, face, toTab }: CoachProps, isPointing: boolean, next: readonly string[]): void {
  const latest = useRef({ toTab })
  useEffect(() => {
    latest.current = { toTab }
  })
  const { points } = table.script.plot.steps[course.step]
  const awaited = next.join(' ')
  useEffect(() => {
    const shown = isPointing ? points.map(({ places }) => places) : awaited === '' ? [] : [awaited.split(' ')]
    const showAll = () => {
      const [first, ...others] = shown
      // What is pointed at first is certainly seen: it turns the tab, and is scrolled to last.
      for (const places of others.reverse()) if (room.current) bringIntoSight(room.current, places, null)
      if (first && room.current) bringIntoSight(room.current, first, { parts: face.parts ?? [], toTab: latest.current.toTab })
    }
    showAll()
    // The card has its height by then, and the table ends above it.
    const timer = setTimeout(showAll, LAID_OUT)
    return () => clearTimeout(timer)
  }, [isPointing, points, awaited, room, face])
}
const LAID_OUT = 120

/** On a phone the table ends where the card begins. */
function useHeight(room: RefObject<HTMLElement | null>, card: RefObject<HTMLElement | null>): void {
  // After the table itself is there, which the card is a part of.
  useEffect(() => {
    const [table, element] = [room.current, card.current]
    if (!table || !element) return
    const watch = new ResizeObserver(() => table.style.setProperty('--coach-h', `${element.offsetHeight}px`))
    watch.observe(element)
    return () => watch.disconnect()
  })
}
