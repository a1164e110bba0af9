// → or Enter next, ← back, Space pause, R again, Esc skip all.
import { useEffect, useRef } from 'react'

export interface Controls {
  next(): void
  back(): void
  again(): void
  pause(): void
  skipAll(): void
}

/** While a scene keeps the table, its keys are its own; a brief one only leaves by Escape. */
export function useSceneKeys(controls: Controls, isWhole: boolean): void {
  const now = useRef(controls)
  useEffect(() => {
    now.current = controls
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      const { next, back, again, pause, skipAll } = now.current
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
      const whole: Readonly<Record<string, () => void>> = {
        ArrowRight: next,
        ArrowLeft: back,
        r: again,
        R: again,
        ...(isOnButton ? {} : { Enter: next, ' ': pause }),
      }
      const deed = event.key === 'Escape' ? skipAll : isWhole ? whole[event.key] : undefined
      if (!deed) return
      event.preventDefault()
      // The table behind has keys too.
      event.stopImmediatePropagation()
      deed()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [isWhole])
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null
