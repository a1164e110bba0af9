// On a phone: what stands below the board, one at a time.
import { useWords } from '../words/language.tsx'

export const TABS = ['mine', 'holdings', 'log'] as const
export type Tab = (typeof TABS)[number]

export function PhoneTabs({ tab, choose }: { readonly tab: Tab; choose(tab: Tab): void }) {
  const words = useWords()
  return (
    <div className="phone-tabs tab-row" role="tablist" aria-label={words.table.belowBoard}>
      {TABS.map((each) => (
        <button key={each} type="button" role="tab" aria-selected={tab === each} onClick={() => choose(each)}>
          {words.table[each]}
        </button>
      ))}
    </div>
  )
}
