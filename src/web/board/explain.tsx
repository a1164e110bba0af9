// A piece explains itself, and says why it cannot be picked: beside it at a desk, where nothing can be chosen; as a sheet on a phone.
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Block } from '../../core/block.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { openRule, useOpened, type WhyNot } from '../rules/open.ts'
import { RuleTag } from '../rules/rule-tag.tsx'
import type { BoardProps, Explainer } from '../table/face.ts'
import { useSpoken } from '../words/language.tsx'
import { type Box, beside, between, distance, type Point } from './beside.ts'
import { KIT_WORDS } from './explain-words.ts'
import type { Explanation } from './explained.ts'
import { boxesOf, toKeepInSight } from './in-sight.ts'
import { type Asked, useAsked } from './use-asked.ts'
import { capital } from './words.ts'
import './explain.css'

interface ExplainProps<S extends Block> {
  readonly within: RefObject<HTMLElement | null>
  readonly explainer: Explainer<S> | null
  readonly board: BoardProps<S>
  /** Why a place cannot be picked; null for one that can. */
  whyNot(place: string): WhyNot | null
  showLegend(): void
}

export function Explain<S extends Block>({ within, explainer, board, whyNot, showLegend }: ExplainProps<S>): ReactNode {
  const rule = useRef<(() => void) | null>(null)
  const { asked, forget } = useAsked(within, () => rule.current?.())
  const opened = useOpened()
  // What was explained is now read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every time that something is opened
  useEffect(() => {
    if (opened) forget()
  }, [opened])
  // What was said of a position is not true of the next, nor of other picks.
  const seen = useRef(board.s)
  useEffect(() => {
    if (seen.current !== board.s) forget()
    seen.current = board.s
  })
  const now = asked?.element.isConnected ? asked : null
  const explained = now && now.how !== 'focus' ? (explainer?.explain(now.about, board) ?? null) : null
  const why = now?.isPlace ? whyNot(now.about) : null
  const reason = why?.says
  useEffect(() => {
    const number = why?.rule ?? explained?.rule
    rule.current = number === undefined ? null : () => openRule(number, why ?? undefined)
  })
  const isSheet = now?.how === 'press'
  return (
    <>
      {/* It is there before anything is said: only then is it heard. */}
      <p className="unseen" aria-live="polite" data-explains="">
        {reason}
      </p>
      {now && (explained || reason) && (
        <Panel key={`${now.about} ${now.how}`} asked={now} name={explained?.name ?? reason ?? ''} isSheet={isSheet}>
          {explained && <Explained explained={explained} />}
          {reason && <p className="why-not">{reason}</p>}
          <Foot rule={explained?.rule} why={why} showLegend={isSheet && explained ? showLegend : null} />
        </Panel>
      )}
    </>
  )
}

interface PanelProps {
  readonly asked: Asked
  readonly name: string
  readonly isSheet: boolean
  readonly children: ReactNode
}

interface Lain {
  readonly at: Box
  readonly point: Point
  readonly line: readonly [Point, Point] | null
}

/** Drawn once to be measured, then where it covers nothing. */
function Panel({ asked, name, isSheet, children }: PanelProps): ReactNode {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [lain, setLain] = useState<Lain | null>(null)
  const { element, spot } = asked
  useLayoutEffect(() => {
    if (!panel.current) return
    const boxes = boxesOf(element)
    const pointed = spot ? { left: spot.x, top: spot.y } : undefined
    const at = pointed ? nearestTo(pointed, boxes) : boxes[Math.floor(boxes.length / 2)]
    // Not its rectangle, which is scaled while it appears.
    const size = { width: panel.current.offsetWidth, height: panel.current.offsetHeight }
    const room = { left: 8, top: 8, width: innerWidth - 16, height: innerHeight - 16 }
    const point = beside({ at, pointed, size, avoid: [...toKeepInSight(element), ...boxes], within: room })
    const box = { ...point, ...size }
    setLain({ at, point, line: distance(box, at) < FAR ? null : between(box, at) })
  }, [element, spot])
  useEffect(() => {
    element.setAttribute('aria-describedby', id)
    return () => element.removeAttribute('aria-describedby')
  }, [element, id])
  return (
    <>
      {lain && (
        <span className="explain-look" style={{ left: lain.at.left, top: lain.at.top, width: lain.at.width, height: lain.at.height }} />
      )}
      {lain?.line && !isSheet && <Line line={lain.line} />}
      <div
        ref={panel}
        id={id}
        className={isSheet ? 'explain sheet' : 'explain'}
        {...(isSheet ? { role: 'dialog', 'aria-label': name } : { role: 'tooltip' })}
        style={isSheet ? undefined : { left: lain?.point.left ?? 0, top: lain?.point.top ?? 0, visibility: lain ? undefined : 'hidden' }}
      >
        {children}
      </div>
    </>
  )
}

/** Of a line that is longer than the window, the part that is pointed at. */
function nearestTo(point: Point, boxes: readonly Box[]): Box {
  const far = boxes.map((box) => distance({ ...point, width: 0, height: 0 }, box))
  return boxes[far.indexOf(Math.min(...far))]
}

/** From so many pixels on, a line leads from the explanation to its piece. */
const FAR = 30

function Line({ line: [from, to] }: { readonly line: readonly [Point, Point] }): ReactNode {
  return (
    <svg className="explain-line" aria-hidden="true">
      <line x1={from.left} y1={from.top} x2={to.left} y2={to.top} />
      <line x1={from.left} y1={from.top} x2={to.left} y2={to.top} />
    </svg>
  )
}

function Explained({ explained: { picture, name, kind, owner, says, now } }: { readonly explained: Explanation }): ReactNode {
  return (
    <>
      <header className="explain-head">
        {picture && <span className="explain-picture">{picture}</span>}
        <div>
          <h2>{capital(name)}</h2>
          {kind && (
            <p>
              {owner !== undefined && <SeatMark seat={owner} />}
              {kind}
            </p>
          )}
        </div>
      </header>
      <p className="explain-says">
        {says.split('*').map((part, i) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
          return i % 2 ? <b key={i}>{part}</b> : part
        })}
      </p>
      {now && (
        <p className="explain-now">
          <span>{now.says}</span>
          {now.worth && <b>{now.worth}</b>}
        </p>
      )}
    </>
  )
}

interface FootProps {
  readonly rule: string | undefined
  readonly why: WhyNot | null
  showLegend: (() => void) | null
}

function Foot({ rule, why, showLegend }: FootProps): ReactNode {
  const words = KIT_WORDS[useSpoken().language]
  if (!rule && !why && !showLegend) return null
  return (
    <footer className="explain-foot">
      {why && <RuleTag number={why.rule} why={why} isNamed />}
      {rule && rule !== why?.rule && <RuleTag number={rule} isNamed />}
      {showLegend && (
        <button type="button" onClick={showLegend}>
          {words.legend}
        </button>
      )}
    </footer>
  )
}
