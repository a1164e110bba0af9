// Through time: a slider, steps, a walk by itself; arrow keys, Home, End, and Space.
import { useEffect, useRef, useState } from 'react'
import { later } from '../frame/later.tsx'
import type { ForkDialogProps } from '../waiting/fork-dialog.tsx'
import { useWords } from '../words/language.tsx'

const ForkDialog = later(async () => (await import('../waiting/fork-dialog.tsx')).ForkDialog)

/** How a game can be played on from here. */
export type ForkOffer = Pick<ForkDialogProps, 'left' | 'lay'>

interface ScrubberProps {
  readonly move: number
  readonly count: number
  toMove(move: number): void
  /** Plays on from a move at a new table. */
  readonly fork: ForkOffer | null
  /** Whether the game is over at this move, so that there is nothing to play on. */
  readonly isOver: boolean
  /** Whether something else is shown meanwhile: a scene. */
  readonly isHeld: boolean
  /** The address of a move, to be handed on. */
  readonly link: ((move: number) => string) | null
}

const STEP = 1100

export function Scrubber({ move, count, toMove, fork, isOver, isHeld, link }: ScrubberProps) {
  const words = useWords()
  const [walking, setWalking] = useState(false)
  const [copied, setCopied] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const step = (to: number) => toMove(Math.min(count, Math.max(0, to)))
  useEffect(() => {
    if (!walking || isHeld) return
    if (move >= count) return setWalking(false)
    const timer = setTimeout(() => toMove(move + 1), STEP)
    return () => clearTimeout(timer)
  }, [walking, isHeld, move, count, toMove])
  const walk = () => {
    if (move >= count) step(0)
    setWalking(move >= count || !walking)
  }
  const go = (to: number) => {
    setWalking(false)
    step(to)
  }
  useKeys({
    ArrowLeft: () => go(move - 1),
    ArrowRight: () => go(move + 1),
    // A scene covers the board that would leap behind it.
    ...(isHeld ? {} : { Home: () => go(0), End: () => go(count) }),
    ' ': walk,
  })
  const copy = async () => {
    if (link) await navigator.clipboard?.writeText(new URL(link(move), location.origin).href)
    setCopied(true)
    setTimeout(() => setCopied(false), 1600)
  }
  return (
    <section className="prompt scrubber" aria-label={words.replay.title}>
      <div className="steps">
        <Step to="first" disabled={move === 0} press={() => step(0)} />
        <Step to="back" disabled={move === 0} press={() => step(move - 1)} />
        <button type="button" className="btn act walk" onClick={walk}>
          {walking ? words.replay.pause : words.replay.play}
        </button>
        <Step to="forward" disabled={move === count} press={() => step(move + 1)} />
        <Step to="last" disabled={move === count} press={() => step(count)} />
      </div>
      <label className="slide">
        <span aria-live="polite">{move === 0 ? words.replay.start : words.replay.move(move, count)}</span>
        <input
          type="range"
          min={0}
          max={count}
          value={move}
          aria-label={words.replay.scrubber}
          onChange={(event) => step(Number(event.target.value))}
        />
      </label>
      <div className="end">
        {link && (
          <button type="button" className="btn plain" onClick={copy}>
            {copied ? words.common.copied : words.replay.linkHere}
          </button>
        )}
        {fork && (
          <button type="button" className="btn" disabled={move === 0 || isOver} onClick={() => setAsking(true)}>
            {words.replay.forkHere}
          </button>
        )}
      </div>
      {fork && isAsking && <ForkDialog {...fork} move={move} close={() => setAsking(false)} />}
    </section>
  )
}

/** Towards the beginning and the end, by one or all the way. */
const SIGNS = {
  first: 'M3 3h3v14H3zM17 3v14L7 10z',
  back: 'M15 3v14L5 10z',
  forward: 'M5 3v14l10-7z',
  last: 'M14 3h3v14h-3zM3 3v14l10-7z',
} as const

interface StepProps {
  readonly to: keyof typeof SIGNS
  readonly disabled: boolean
  press(): void
}

function Step({ to, disabled, press }: StepProps) {
  const words = useWords()
  const label = words.replay[to]
  return (
    <button type="button" className="btn plain" aria-label={label} title={label} disabled={disabled} onClick={press}>
      <svg className="step-sign" viewBox="0 0 20 20" aria-hidden="true">
        <path d={SIGNS[to]} />
      </svg>
    </button>
  )
}

/** What keys do, by their names. */
type Keys = Readonly<Record<string, () => void>>

const IN_TEXT = 'input:not([type="range"]), textarea, select, [contenteditable], dialog'
const PRESSED = 'button, a, summary, [role="button"], [role="tab"]'

/** Wherever the focus is, but where somebody types and in dialogs: the slider's own keys mean the same. Space presses what can be pressed. */
function useKeys(keys: Keys): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isIn = (places: string) => event.target instanceof Element && event.target.closest(places) !== null
      if (event.ctrlKey || event.metaKey || event.altKey || isIn(IN_TEXT)) return
      const deed = now.current[event.key]
      if (!deed || (event.key === ' ' && isIn(PRESSED))) return
      event.preventDefault()
      deed()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
