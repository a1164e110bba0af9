// Points at the pieces that earn them. The board knows nothing of it: what it draws is found by its places, wherever it has been moved to.
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react'
import type { Words } from '../../core/game.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import type { Told } from './playing.ts'
import type { Count, Source } from './scene.ts'
import { useAnchored } from './use-anchored.ts'

interface MarksProps {
  readonly room: RefObject<HTMLElement | null>
  readonly counts: readonly { readonly count: Count; readonly told: Told }[]
  readonly leaves: readonly string[]
  readonly words: Words
}

/** Several points at one place stand in rows of two. */
const APART = { x: 23, y: 25 } as const

function apart(at: number, count: number): CSSProperties & Record<'--x' | '--y', string> {
  const isAlone = at === count - 1 && at % 2 === 0
  return { '--x': `${isAlone ? 0 : at % 2 === 0 ? -APART.x : APART.x}px`, '--y': `${Math.floor(at / 2) * APART.y}px` }
}

export function Marks({ room, counts, leaves, words }: MarksProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null)
  useAnchored(room, layer)
  const sources = counts.filter(({ told }) => told === 'now').flatMap(({ count }) => count.from ?? [])
  const keyOf = ({ at }: Pick<Count, 'at'>) => at.join(' ')
  return (
    <div ref={layer} className="scene-marks" aria-hidden="true">
      {leaves.map((place) => (
        <i key={place} className="scene-leaves" data-at={place} data-fits="true" />
      ))}
      {ends(sources).map((source) => (
        <span key={keyOf(source)} className="scene-source" data-at={keyOf(source)} data-fits="true">
          <b>{source.points}</b>
        </span>
      ))}
      {counts
        .filter(({ count }) => count.isLine)
        .map(({ count, told }) => (
          <span
            key={`${keyOf(count)} line ${count.seat}`}
            className="scene-line"
            data-at={keyOf(count)}
            data-line="true"
            data-told={told}
            data-seat={count.seat ?? undefined}
          >
            <svg aria-hidden="true">
              <line />
              <line />
            </svg>
          </span>
        ))}
      {counts.map(({ count, told }) => {
        const there = counts.filter(({ count: other }) => keyOf(other) === keyOf(count))
        const at = there.findIndex(({ count: other }) => other === count)
        return (
          count.at.length > 0 && (
            <span
              key={`${keyOf(count)} ${at}`}
              className="scene-point"
              data-at={keyOf(count)}
              data-told={told}
              data-seat={count.seat ?? undefined}
              style={apart(at, there.length)}
            >
              {count.seat !== null && <SeatMark seat={count.seat} />}
              <b>{badgeOf(count, told, words)}</b>
            </span>
          )
        )
      })}
    </div>
  )
}

/** What stands at a piece: its points, or what is said in their place. */
function badgeOf({ points, shows, told: line }: Count, told: Told, words: Words): string {
  if (typeof shows === 'string') return shows
  if (shows) return words.name(...shows)
  if (points === 0) return line ? '' : '0'
  const amount = String(Math.abs(points))
  return points < 0 ? `−${amount}` : told === 'to-come' ? amount : `+${amount}`
}

/** Sources at another place than the piece itself, each once. */
const ends = (sources: readonly Source[]): Source[] =>
  sources.filter((source, i) => source.at.length > 0 && sources.findIndex(({ at }) => at.join() === source.at.join()) === i)
