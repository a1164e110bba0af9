// The rules as they are read, beside a table or on a page: search, the three places of one scrolling text, and the text.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../table/face.ts'
import type { Book } from './book.ts'
import { Icons } from './icons.tsx'
import { Learn, learnFound } from './learn.tsx'
import type { Opened } from './open.ts'
import { Reference } from './reference.tsx'
import { isFound } from './search.ts'
import { useSearchKey } from './use-search-key.ts'
import './rules.css'

interface TextProps {
  readonly book: Book
  readonly opened: Opened | null
  /** What the legend and the names of places are read off; of a table, what can be chosen too. */
  readonly board: BoardProps
  readonly isTable: boolean
}

const PLACES = ['learn', 'reference', 'icons'] as const
type PlaceName = (typeof PLACES)[number]

export function RulesText({ book, opened, board, isTable }: TextProps): ReactNode {
  const { words } = book
  const [asked, setAsked] = useState('')
  const text = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [now, goTo] = usePlaceInSight(text, asked)
  useSearchKey(field)
  useOpenedInSight(text, opened, () => setAsked(''))
  const entries = (book.explainer?.legend({ ...board, words: book.faceWords.words }) ?? []).filter(({ word, means }) =>
    isFound(asked, `${word} ${means}`),
  )
  const learnt = learnFound(book, asked)
  const rules = book.chapters.flatMap((chapter) => chapter.rules).filter(({ says, number }) => isFound(asked, says, number)).length
  const counts = { learn: learnt, reference: rules, icons: entries.length }
  const count = learnt + rules + entries.length
  return (
    <>
      <div className="rules-find">
        <label className="rules-search">
          <span className="unseen">{words.search}</span>
          <input
            ref={field}
            type="search"
            placeholder={words.search}
            value={asked}
            onChange={(event) => setAsked(event.target.value)}
            onKeyDown={(event) => {
              // The first Escape empties it, the next one goes on.
              if (event.key !== 'Escape' || asked === '') return
              event.preventDefault()
              event.stopPropagation()
              setAsked('')
            }}
          />
          <span aria-hidden="true">
            <kbd>/</kbd>
          </span>
        </label>
        <p className="unseen" role="status">
          {asked.trim() === '' ? '' : count === 0 ? words.nothingFound : words.found(count)}
        </p>
        <nav className="rules-places" aria-label={words.title}>
          {PLACES.filter((name) => name !== 'learn' || book.taught.length > 0).map((name) => (
            <button
              key={name}
              type="button"
              aria-current={name === now ? 'true' : undefined}
              disabled={counts[name] === 0}
              onClick={() => goTo(name)}
            >
              {words.places[name]}
            </button>
          ))}
        </nav>
      </div>
      <section ref={text} className="rules-text" lang={book.language} tabIndex={isTable ? 0 : undefined} aria-label={words.title}>
        {count === 0 && <p className="soft">{words.nothingFound}</p>}
        {learnt > 0 && (
          <section data-part-of-rules="learn">
            <h2>{words.places.learn}</h2>
            <Learn {...{ book, asked }} />
          </section>
        )}
        {rules > 0 && (
          <section data-part-of-rules="reference">
            <h2>{words.places.reference}</h2>
            <p className="soft">{words.says}</p>
            <Reference {...{ book, asked, opened }} board={isTable ? board : null} />
          </section>
        )}
        {entries.length > 0 && (
          <section data-part-of-rules="icons">
            <h2>{words.places.icons}</h2>
            <Icons entries={entries} />
          </section>
        )}
      </section>
    </>
  )
}

/** Which of the places is read, and how to go to one. */
function usePlaceInSight(text: RefObject<HTMLElement | null>, asked: string): [PlaceName, (name: PlaceName) => void] {
  const [now, setNow] = useState<PlaceName>('learn')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search brings other parts
  useEffect(() => {
    const sections = [...(text.current?.querySelectorAll<HTMLElement>('[data-part-of-rules]') ?? [])]
    const seen = new IntersectionObserver(
      (entries) => {
        const name = entries
          .filter((entry) => entry.isIntersecting)
          .at(-1)
          ?.target.getAttribute('data-part-of-rules')
        const place = PLACES.find((each) => each === name)
        if (place) setNow(place)
      },
      // What lies in the upper third is read.
      { rootMargin: '-30% 0px -68% 0px' },
    )
    for (const section of sections) seen.observe(section)
    return () => seen.disconnect()
  }, [text, asked])
  return [
    now,
    (name) => {
      text.current?.querySelector(`[data-part-of-rules="${name}"]`)?.scrollIntoView({ block: 'start' })
      setNow(name)
    },
  ]
}

/** What was opened comes into sight, with the question above it, and has the focus. */
function useOpenedInSight(text: RefObject<HTMLElement | null>, opened: Opened | null, show: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every time that something is opened
  useEffect(() => {
    if (!opened?.number) return
    show()
    // Once all of the text is shown again.
    const frame = requestAnimationFrame(() => {
      const rule = text.current?.querySelector<HTMLElement>(`[data-rule-text="${opened.number}"]`)
      const first = opened.why ? text.current?.querySelector('[data-question]') : rule
      first?.scrollIntoView({ block: opened.why ? 'start' : 'center' })
      rule?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [opened])
}
