// How many francs: − 3 +, by finger, by mouse, by typing a number, or by the keys − and + from anywhere.
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { first } from '../../../../core/action.ts'
import type { Choice } from '../../../table/choice.ts'
import type { Sheet } from './sheet.ts'

interface StepperProps {
  readonly sheet: Sheet
  readonly choices: readonly Choice[]
  readonly francs: number
}

export function Stepper({ sheet: { words, take, confirm }, choices, francs }: StepperProps): ReactNode {
  const [least, most] = [first(choices[0].action), first(choices[choices.length - 1].action)]
  const bid = (wanted: number) => {
    const within = Math.min(most, Math.max(least, Math.round(wanted)))
    const choice = choices.find(({ action }) => first(action) === within)
    if (choice && within !== francs) take(choice)
  }
  useKeys({ '-': () => bid(francs - 1), '+': () => bid(francs + 1), '=': () => bid(francs + 1) })
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') confirm()
    else if (event.key === 'Escape') event.currentTarget.blur()
  }
  return (
    <span className="bx-stepper">
      <button type="button" aria-label={words.bidLess} disabled={francs <= least} onClick={() => bid(francs - 1)}>
        −
      </button>
      <input
        className="bx-coin"
        type="number"
        inputMode="numeric"
        aria-label={words.bidField}
        min={least}
        max={most}
        value={francs}
        onChange={(event) => bid(Number(event.target.value))}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
      />
      <button type="button" aria-label={words.bidMore} disabled={francs >= most} onClick={() => bid(francs + 1)}>
        +
      </button>
    </span>
  )
}

/** Keys that work while the slip lies there, except where somebody types. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
      if (!isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) now.current[event.key]?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
