// The tables of somebody who has some: how many wait and the next of them, those where others are to move, those that are over.
import { useEffect } from 'react'
import { useClockWords } from '../clocks/use-clock-words.ts'
import { Link } from '../link.tsx'
import { go } from '../router.ts'
import { titleOf } from '../shelf/shelf.ts'
import { useSpoken, useWords } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import { Forgotten } from './forgotten.tsx'
import { Offline } from './offline.tsx'
import { TableRows } from './table-rows.tsx'
import { TimeLeft } from './time-left.tsx'
import { byTimeLeft, type Listed, type Tables } from './use-tables.ts'

/** So many finished games stand here; the others are among the records. */
const LATEST = 5

export function YourTables({ tables }: { readonly tables: Tables }) {
  const words = useWords()
  const { home } = usePageWords()
  const { yours, finished, forget } = tables
  const clockWords = useClockWords()
  const waiting = yours.filter((card) => card.yourTurn).sort(byTimeLeft)
  const isTimed = waiting.some(({ reading }) => reading)
  const others = yours.filter((card) => !card.yourTurn)
  return (
    <div className="your-tables">
      <h1 className="unseen">{words.home.yourTables}</h1>
      {waiting.length > 0 && <Waiting count={waiting.length} next={waiting[0]} />}
      <Offline {...tables} />
      <Forgotten {...tables} />
      {waiting.length > 0 && (
        <section aria-labelledby="your-turn">
          <header>
            <h2 id="your-turn">{words.table.yourTurn}</h2>
            {waiting.length > 1 && <span className="soft">{isTimed ? clockWords?.leastFirst : home.longest}</span>}
          </header>
          <TableRows tables={waiting} forget={forget} />
        </section>
      )}
      {others.length > 0 && (
        <section className="thin" aria-labelledby="others">
          <header>
            <h2 id="others">{home.others}</h2>
          </header>
          <TableRows tables={others} forget={forget} />
        </section>
      )}
      {finished.length > 0 && (
        <section className="thin" aria-labelledby="over">
          <header>
            <h2 id="over">{home.finished}</h2>
            <Link className="link" to={{ page: 'records' }}>
              {home.all} {finished.length}
            </Link>
          </header>
          <TableRows tables={finished.slice(0, LATEST)} forget={forget} />
        </section>
      )}
    </div>
  )
}

function Waiting({ count, next }: { readonly count: number; readonly next: Listed }) {
  const { language } = useSpoken()
  const { home } = usePageWords()
  useNextKey(next.id)
  return (
    <div className="waiting-line">
      <b className="count">{count}</b>
      <p>
        <b>{home.waiting(count)}</b>
        <span className="next-is">
          <span>{home.next(next.name, titleOf(next.game, language))}</span> <TimeLeft card={next} />
        </span>
      </p>
      <Link className="btn next" to={{ page: 'table', id: next.id }}>
        {home.nextTable} <kbd>N</kbd>
      </Link>
    </div>
  )
}

/** N goes to the next table, unless somebody types. */
function useNextKey(id: string): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      go({ page: 'table', id })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [id])
}
