// The rules of a game without a table: the same text as beside one. Without a game: which there are.
import { type ReactNode, useEffect, useState } from 'react'
import { titleIn } from '../../core/words.ts'
import { Growing } from '../frame/growing.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { Link } from '../link.tsx'
import { Scene } from '../shelf/scene.tsx'
import { SHELF, volumeOf } from '../shelf/shelf.ts'
import type { GameFace } from '../table/face.ts'
import { useTitle } from '../table/use-title.ts'
import { useSpoken } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import { LanguageSwitch, PrintButton } from './head.tsx'
import { closeRules, openRule, useOpened } from './open.ts'
import { pageBoard } from './page-board.ts'
import { useRulesLanguage } from './rules-language.ts'
import { RulesText } from './rules-text.tsx'
import { useBook } from './use-book.ts'
import { useFace } from './use-face.ts'
import { loadRulesWords } from './words/load.ts'
import type { RulesWords } from './words/rules-words.ts'
import './page.css'

interface PageProps {
  readonly game: string
  readonly rule?: string | undefined
}

export function RulesPage({ game, rule }: PageProps): ReactNode {
  const { missing } = usePageWords()
  useEffect(() => {
    if (rule) openRule(rule)
    return closeRules
  }, [rule])
  const face = useFace(game)
  if (game === '') return <Shelf />
  return (
    <PageFrame narrow>
      {!volumeOf(game) && (
        <>
          <h1>{missing.title}</h1>
          <p className="notice">{missing.says}</p>
        </>
      )}
      {face ? <RulesOf face={face} /> : volumeOf(game) && <Growing />}
    </PageFrame>
  )
}

function RulesOf({ face }: { readonly face: GameFace }): ReactNode {
  const { meta } = face.game
  const opened = useOpened()
  const [language, choose] = useRulesLanguage()
  const book = useBook(face, language)
  useTitle(titleIn(meta, language))
  if (!book) return <Growing />
  const { words } = book
  const board = pageBoard(face, book)
  return (
    <article className="rules-page" data-game={meta.id} lang={book.language} style={face.colours?.(board.s)}>
      {book.taught.map(({ id, Drawings }) => Drawings && <Drawings key={id} />)}
      <header className="rules-head">
        <h1>
          {words.title} <small>{titleIn(meta, book.language)}</small>
        </h1>
        <LanguageSwitch words={words} language={book.language} choose={choose} />
        <PrintButton words={words} />
      </header>
      <nav className="rules-links" aria-label={words.aboutGame}>
        {book.taught.length > 0 && (
          <Link className="link" to={{ page: 'card', game: meta.id }}>
            {words.card.title}
          </Link>
        )}
        <Link className="link" to={{ page: 'about', game: meta.id }}>
          {words.aboutGame}
        </Link>
        <Link className="link" to={{ page: 'rules', game: '' }}>
          {words.allGames}
        </Link>
      </nav>
      <RulesText {...{ book, opened }} board={board} isTable={false} />
    </article>
  )
}

function Shelf(): ReactNode {
  const { words: ui, language } = useSpoken()
  const [words, setWords] = useState<RulesWords | null>(null)
  useTitle(ui.nav.rules)
  useEffect(() => {
    loadRulesWords(language).then(setWords, () => {})
  }, [language])
  return (
    <PageFrame narrow>
      <h1>{ui.nav.rules}</h1>
      <ul className="rules-shelf">
        {SHELF.map((volume) => (
          <li key={volume.meta.id}>
            <Scene of={volume} />
            <div>
              <h2>{titleIn(volume.meta, language)}</h2>
              {volume.cover && <p className="soft">{volume.cover.says[language]}</p>}
              {words && (
                <p className="rules-links">
                  <Link className="link" to={{ page: 'rules', game: volume.meta.id }}>
                    {words.openGame}
                  </Link>
                  <Link className="link" to={{ page: 'card', game: volume.meta.id }}>
                    {words.card.title}
                  </Link>
                  <Link className="link" to={{ page: 'about', game: volume.meta.id }}>
                    {words.aboutGame}
                  </Link>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}
