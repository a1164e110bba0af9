// A number that counts up, or down, to what it has become; it is there at once for whoever wants nothing to move.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isStill } from '../still.ts'

interface CountingProps {
  /** Where it begins when it is first seen. */
  readonly from: number
  readonly to: number
}

/** Shorter than the quickest beat. */
const COUNTS_MS = 320

export function Counting({ from, to }: CountingProps): ReactNode {
  const [shown, setShown] = useState(() => (isStill() ? to : from))
  const latest = useRef(shown)
  useEffect(() => {
    const start = latest.current
    const began = performance.now()
    const show = (number: number) => {
      latest.current = number
      setShown(number)
    }
    if (isStill() || start === to) return show(to)
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, (now - began) / COUNTS_MS)
      show(Math.round(start + (to - start) * part))
      if (part < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [to])
  return shown
}
