// Keys that work anywhere on the table page, except where somebody types.
import { useEffect, useRef } from 'react'
import type { Turn } from './use-turn.ts'

interface Shortcuts {
  readonly turn: Turn
  help(): void
  command(): void
}

export function useShortcuts(shortcuts: Shortcuts): void {
  const now = useRef(shortcuts)
  useEffect(() => {
    now.current = shortcuts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      // From now on the slip says which keys there are.
      document.documentElement.dataset.keyboard = ''
      const { turn, help, command } = now.current
      const deeds: Readonly<Record<string, () => void>> = {
        u: turn.undo,
        y: turn.redo,
        '/': command,
        '?': help,
        Escape: turn.putBack,
        ...(turn.ready && confirms(event.target, turn) ? { Enter: turn.confirm } : {}),
      }
      const deed = deeds[event.key] ?? onSlip(event.key)
      if (!deed) return
      event.preventDefault()
      deed()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** The button of the slip that has this key. */
function onSlip(key: string): (() => void) | undefined {
  const button = [...document.querySelectorAll<HTMLElement>('.slip [data-key]')].find((each) => each.dataset.key === key.toUpperCase())
  return button && (() => button.click())
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}

/** Enter on a place that is chosen already means “yes, that”; on any other button it means that button. */
function confirms(target: EventTarget | null, { open, chosen }: Turn): boolean {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, a, [data-place]') : null
  const place = button?.dataset.place ?? ''
  return button === null || (!open.has(place) && chosen.has(place)) || isPressed(button, place)
}

/** What was only proposed is pressed too; whoever presses it chooses it. */
const isPressed = (button: HTMLElement, place: string): boolean => place === '' && button.getAttribute('aria-pressed') === 'true'
