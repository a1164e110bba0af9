// On a phone: the parts of a large board and what stands below a small one, one at a time.
import { type KeyboardEvent, useRef } from 'react'
import type { Words } from '../../core/game.ts'
import { useWords } from '../words/language.tsx'
import type { BoardPart } from './face.ts'

const TABS = ['mine', 'holdings', 'log'] as const
/** One of TABS, or the id of a part of the board. */
export type Tab = string

interface PhoneTabsProps {
  readonly tab: Tab
  choose(tab: Tab): void
  readonly parts?: readonly BoardPart[] | undefined
  /** Places that can be picked now: a tab that has some says so. */
  readonly open?: ReadonlySet<string>
  readonly words: Words
}

export function PhoneTabs({ tab, choose, parts = [], open, words: gameWords }: PhoneTabsProps) {
  const words = useWords()
  const row = useRef<HTMLDivElement>(null)
  const tabs = [
    ...parts.map(({ id, name, holds }) => ({ id, name: name(gameWords), lit: open && [...open].some(holds) })),
    ...TABS.map((id) => ({ id, name: id === 'holdings' ? words.table.others : words.table[id], lit: false })),
  ]

  /** Arrow keys go from tab to tab, as in every row of tabs; Tab leaves the row. */
  function step(event: KeyboardEvent) {
    const now = tabs.findIndex(({ id }) => id === tab)
    const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const at = (next + tabs.length) % tabs.length
    choose(tabs[at].id)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus()
  }

  return (
    <div
      ref={row}
      className="phone-tabs tab-row"
      role="tablist"
      aria-label={parts.length > 0 ? words.table.board : words.table.belowBoard}
      onKeyDown={step}
    >
      {tabs.map(({ id, name, lit }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={tab === id}
          tabIndex={tab === id ? 0 : -1}
          data-lit={lit}
          data-tab-of={id}
          onClick={() => choose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
