// What has the focus may go away by itself: a slip whose decision is made, a card that was bought. Whoever plays by keyboard goes on from the place
// where he was, or from the prompt.
import { type RefObject, useEffect, useRef } from 'react'

export function useKeptFocus(prompt: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element | null>(null)
  const place = useRef<string | undefined>(undefined)
  const isByKeys = useRef(false)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
      focused.current = target
      place.current = target.dataset.place ?? place.current
    }
    const by = ({ type }: Event) => {
      isByKeys.current = type === 'keydown'
    }
    addEventListener('focusin', remember)
    addEventListener('keydown', by, true)
    addEventListener('pointerdown', by, true)
    return () => {
      removeEventListener('focusin', remember)
      removeEventListener('keydown', by, true)
      removeEventListener('pointerdown', by, true)
    }
  }, [])
  // After everything that is drawn.
  useEffect(() => {
    const isLost = focused.current !== null && !focused.current.isConnected && document.activeElement === document.body
    if (!isLost || !isByKeys.current) return
    focused.current = null
    const there = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-place]')].find(
      (element) => element.dataset.place === place.current && element.checkVisibility(),
    )
    ;(there ?? prompt.current)?.focus({ preventScroll: there === undefined })
  })
}
