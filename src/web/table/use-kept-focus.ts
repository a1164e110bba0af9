// What has the focus may go away by itself: a slip whose decision is made, a card that was bought. Whoever plays by keyboard goes on from the place
// where he was, or from the prompt.
import { type RefObject, useEffect, useRef } from 'react'

export function useKeptFocus(prompt: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element | null>(null)
  const place = useRef<string | undefined>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
      focused.current = target
      place.current = target.dataset.place ?? place.current
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])
  // After everything that is drawn.
  useEffect(() => {
    const isLost = focused.current !== null && !focused.current.isConnected && document.activeElement === document.body
    if (!isLost || document.documentElement.dataset.keyboard === undefined) return
    focused.current = null
    const there = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-place]')].find(
      (element) => element.dataset.place === place.current && element.checkVisibility(),
    )
    ;(there ?? prompt.current)?.focus({ preventScroll: there === undefined })
  })
}

/** Hints at keys are for those who use them. */
export function useKeyboardHints(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const press = () => {
      dataset.keyboard = ''
    }
    const point = () => {
      delete dataset.keyboard
    }
    addEventListener('keydown', press, true)
    addEventListener('pointerdown', point, true)
    return () => {
      removeEventListener('keydown', press, true)
      removeEventListener('pointerdown', point, true)
    }
  }, [])
}
