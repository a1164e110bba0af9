// Small sounds, made here: a knock when somebody has decided, two notes when it is one's turn, two falling ones when time is short. Off unless asked for.
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings.ts'
import type { Snapshot } from '../source/source.ts'
import { steadOf } from './seats.ts'

interface Note {
  readonly pitch: number
  readonly at: number
  readonly length: number
}

const KNOCK: readonly Note[] = [{ pitch: 220, at: 0, length: 0.07 }]
const YOUR_TURN: readonly Note[] = [
  { pitch: 523.25, at: 0, length: 0.22 },
  { pitch: 784, at: 0.13, length: 0.4 },
]
const LOW_TIME: readonly Note[] = [
  { pitch: 392, at: 0, length: 0.25 },
  { pitch: 311.1, at: 0.2, length: 0.5 },
]

export function useSounds(snapshot: Snapshot): void {
  const { position, you } = snapshot
  const { sound } = useSettings()
  const seq = position?.seq ?? 0
  const yours = position !== null && you !== null && (position.actors & (1 << you)) !== 0 && !steadOf(snapshot)
  const last = useRef({ seq, yours })
  useEffect(() => {
    const before = last.current
    last.current = { seq, yours }
    if (!sound || before.seq === seq) return
    ring(yours && !before.yours ? YOUR_TURN : KNOCK)
  }, [seq, yours, sound])
}

/** What is heard when it is one's turn, for who tries it. */
export const ringYourTurn = (): void => ring(YOUR_TURN)

/** What is heard once when one's own time becomes short. */
export const ringLowTime = (): void => ring(LOW_TIME)

let context: AudioContext | undefined

function ring(notes: readonly Note[]): void {
  context ??= new AudioContext()
  for (const { pitch, at, length } of notes) {
    const start = context.currentTime + at
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.linearRampToValueAtTime(0.12, start + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}
