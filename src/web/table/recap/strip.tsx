// The strip in the prompt's box: who acted since one's last turn, and what each did, step by step.
import { type ReactNode, useRef } from 'react'
import { SeatMark } from '../../art/seat-mark.tsx'
import { choose, PACES, useSettings } from '../../settings.ts'
import { useWords } from '../../words/language.tsx'
import type { Scene } from '../standing.ts'
import { useInBox } from '../use-in-box.ts'
import { LastActions } from './last-action.tsx'
import { Sentence } from './sentence.tsx'
import { sentencesOf } from './tale.ts'
import { end, pause, stepTo, type Telling } from './telling.ts'
import { useTale } from './use-tale.ts'
import { useRecapWords } from './words.ts'
import './strip.css'

/** So many steps have no room for everybody's name where the box is narrow, and so many nowhere: then marks stand for them. */
const [MANY, CROWD] = [3, 5]

export interface StripProps extends Pick<Scene, 'seats' | 'face' | 'faceWords' | 'snapshot' | 'turn'> {
  readonly telling: Telling
}

export function Strip({ telling, seats, face, faceWords, snapshot, turn }: StripProps): ReactNode {
  const words = useWords()
  const says = useRecapWords()
  const tale = useTale(face)
  const { steps, at, isPaused, isAgain } = telling
  const step = steps[at]
  const sentences = sentencesOf(step, tale)
  const box = useRef<HTMLElement>(null)
  useInBox(box, 'recap')
  const hasActed = snapshot.lines.some(({ seat }) => seat === snapshot.you)
  return (
    <section ref={box} className="recap" aria-label={words.table.sinceYou}>
      <LastActions {...{ snapshot, seats, face, faceWords }} />
      <div className="recap-who">
        <h2>
          {isAgain ? says.again : hasActed ? words.table.sinceYou : says.soFar}
          <small>{says.of(at + 1, steps.length)}</small>
        </h2>
        <ol data-many={steps.length > MANY} data-crowd={steps.length > CROWD}>
          {steps.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name of its own, and never moves
            <li key={i} data-now={i === at} data-past={i < at}>
              <button type="button" aria-current={i === at ? 'step' : undefined} onClick={() => stepTo(i)}>
                <SeatMark seat={each.seat} />
                <span>{seats[each.seat]?.name}</span>
              </button>
            </li>
          ))}
          {turn.seat !== null && (
            <li className="recap-you">
              <button type="button" onClick={end}>
                <SeatMark seat={turn.seat} />
                <span>{says.you}</span>
              </button>
            </li>
          )}
        </ol>
      </div>
      <ol className="recap-says">
        {sentences.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told never changes its order
          <li key={i}>
            <i aria-hidden="true">{i + 1}</i>
            <span>
              <Sentence lines={[line]} after={sentences[i - 1]?.seat ?? null} {...{ seats, face, faceWords }} />
            </span>
          </li>
        ))}
      </ol>
      <Controls {...{ at, isPaused }} isLast={at === steps.length - 1} name={turn.seat === null ? says.close : says.toMyTurn} />
    </section>
  )
}

interface ControlsProps extends Pick<Telling, 'at' | 'isPaused'> {
  readonly isLast: boolean
  /** Of the button that ends it. */
  readonly name: string
}

function Controls({ at, isPaused, isLast, name }: ControlsProps): ReactNode {
  const says = useRecapWords()
  const { pace } = useSettings()
  return (
    <div className="recap-controls">
      <fieldset className="recap-pace" aria-label={says.pace}>
        {PACES.filter((each) => each !== 'off').map((each) => (
          <button key={each} type="button" aria-pressed={pace === each} onClick={() => choose({ pace: each })}>
            {says.paces[each]}
          </button>
        ))}
      </fieldset>
      <div className="recap-steps">
        <Control sign="back" name={says.back} disabled={at === 0} press={() => stepTo(at - 1)} />
        <Control sign={isPaused ? 'goOn' : 'pause'} name={isPaused ? says.goOn : says.pause} press={() => pause(!isPaused)} />
        <Control sign="on" name={says.on} disabled={isLast} press={() => stepTo(at + 1)} />
      </div>
      <button type="button" className="btn act recap-end" onClick={end}>
        {name}{' '}
        <span aria-hidden="true">
          <kbd>Esc</kbd>
        </span>
      </button>
    </div>
  )
}

const SIGNS = {
  back: 'M3 3h3v14H3zM17 3v14L7 10z',
  pause: 'M4 3h4v14H4zM12 3h4v14h-4z',
  goOn: 'M5 3v14l11-7z',
  on: 'M14 3h3v14h-3zM3 3v14l10-7z',
} as const

interface ControlProps {
  readonly sign: keyof typeof SIGNS
  readonly name: string
  readonly disabled?: boolean
  press(): void
}

function Control({ sign, name, disabled = false, press }: ControlProps): ReactNode {
  return (
    <button type="button" className="recap-control" data-sign={sign} aria-label={name} title={name} disabled={disabled} onClick={press}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  )
}
