// The card of a game: turn, costs, scoring and icons on one page, to print or to keep open. It is made of the same texts as Learn.
import type { ReactNode } from 'react'
import { titleIn } from '../../core/words.ts'
import { Growing } from '../frame/growing.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { Link } from '../link.tsx'
import { go } from '../router.ts'
import { volumeOf } from '../shelf/shelf.ts'
import type { GameFace } from '../table/face.ts'
import { useTitle } from '../table/use-title.ts'
import { usePageWords } from '../words/pages/language.ts'
import { LanguageSwitch, PrintButton } from './head.tsx'
import { Icons } from './icons.tsx'
import { pageBoard } from './page-board.ts'
import { useRulesLanguage } from './rules-language.ts'
import { Taught } from './said.tsx'
import { CARD_PARTS, type Taught as Lines } from './teach.ts'
import { useBook } from './use-book.ts'
import { useFace } from './use-face.ts'
import type { RulesWords } from './words/rules-words.ts'
import './rules.css'
import './page.css'
import './card.css'

export function CardPage({ game }: { readonly game: string }): ReactNode {
  const { missing } = usePageWords()
  const face = useFace(game)
  return (
    <PageFrame narrow>
      {!volumeOf(game) && (
        <>
          <h1>{missing.title}</h1>
          <p className="notice">{missing.says}</p>
        </>
      )}
      {face ? <CardOf face={face} /> : volumeOf(game) && <Growing />}
    </PageFrame>
  )
}

function CardOf({ face }: { readonly face: GameFace }): ReactNode {
  const { meta } = face.game
  const [language, choose] = useRulesLanguage()
  const book = useBook(face, language)
  const title = titleIn(meta, language)
  useTitle(title)
  if (!book) return <Growing />
  const { words } = book
  const board = pageBoard(face, book)
  const entries = book.explainer?.legend(board) ?? []
  return (
    <article className="game-card" data-game={meta.id} lang={book.language} style={face.colours?.(board.s)}>
      {book.taught.map(({ id, Drawings }) => Drawings && <Drawings key={id} />)}
      <header className="rules-head">
        <h1>
          {title} <small>{words.card.title}</small>
        </h1>
        <LanguageSwitch words={words} language={book.language} choose={choose} />
        <PrintButton words={words} />
      </header>
      <p className="rules-links">
        <Link className="link" to={{ page: 'rules', game: meta.id }}>
          {words.openGame}
        </Link>
      </p>
      <div className="card-sheet">
        <div className="card-text">
          {book.taught.map((taught, at) => (
            <CardText
              key={taught.id}
              {...{ taught, words }}
              isFirst={at === 0}
              open={(rule) => go({ page: 'rules', game: meta.id, rule })}
            />
          ))}
        </div>
        <section className="card-icons">
          <h2>{words.card.icons}</h2>
          <Icons entries={entries} />
        </section>
      </div>
    </article>
  )
}

interface CardTextProps {
  readonly taught: Lines
  readonly words: RulesWords
  /** Whether the name of the game stands above it. */
  readonly isFirst: boolean
  open(rule: string): void
}

function CardText({ taught, words, isFirst, open }: CardTextProps): ReactNode {
  const Heading = isFirst ? 'h2' : 'h3'
  return (
    <>
      {!isFirst && <h2 className="card-book">{taught.title}</h2>}
      {CARD_PARTS.filter((part) => taught.card[part].length > 0).map((part) => (
        <section key={part}>
          <Heading>{words.card[part]}</Heading>
          <ul>
            {taught.card[part].map((line) => (
              <li key={line}>
                <Taught text={line} open={open} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
