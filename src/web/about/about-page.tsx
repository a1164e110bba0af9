// What a game's facts rest on, said plainly: the rulebook, the components, what was reconstructed.

import { useEffect, useState } from 'react'
import { packSchema, packText } from '../../core/content.ts'
import type { Game } from '../../core/game.ts'
import type { Language } from '../../core/words.ts'
import { titleIn } from '../../core/words.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { saveText } from '../frame/save-text.ts'
import { Link } from '../link.tsx'
import { loadGame } from '../shelf/load.ts'
import { Scene } from '../shelf/scene.tsx'
import { SHELF, type Volume, volumeOf } from '../shelf/shelf.ts'
import { useTitle } from '../table/use-title.ts'
import { useSpoken, useWords } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import { useProvenance } from './use-provenance.ts'
import './about.css'

export function AboutPage({ game: id }: { readonly game: string }) {
  const { language } = useSpoken()
  const { home, missing } = usePageWords()
  const volume = volumeOf(id)
  useTitle(volume ? titleIn(volume.meta, language) : id)
  return (
    <PageFrame narrow>
      {volume && <Scene of={volume} />}
      <h1>{volume ? titleIn(volume.meta, language) : missing.title}</h1>
      {volume?.cover && <p className="lead-in">{volume.cover.says[language]}</p>}
      {volume ? <Facts volume={volume} /> : <p className="notice">{missing.says}</p>}
      <nav className="other-games" aria-label={home.theGames}>
        {SHELF.filter(({ meta }) => meta.id !== id).map(({ meta }) => (
          <Link key={meta.id} className="link" to={{ page: 'about', game: meta.id }}>
            {titleIn(meta, language)}
          </Link>
        ))}
      </nav>
    </PageFrame>
  )
}

function Facts({ volume }: { readonly volume: Volume }) {
  const words = usePageWords()
  const { nav } = useWords()
  const { meta } = volume
  const game = useGame(meta.id)
  return (
    <>
      <p className="soft">{words.about.by(meta.designers.join(', '), meta.year)}</p>
      <p className="go">
        <Link className="btn act big" to={{ page: 'new', game: meta.id }}>
          {words.about.newTable}
        </Link>
      </p>
      <h2>{nav.rules}</h2>
      <p>{words.about.rulesSay}</p>
      <p className="go">
        <Link className="btn" to={{ page: 'rules', game: meta.id }}>
          {nav.rules}
        </Link>
      </p>
      <h2>{words.about.provenance}</h2>
      <Sources volume={volume} />
      {game?.content && <Packs game={game} />}
      <h2>{words.about.notation}</h2>
      <p>{words.about.notationSays}</p>
      <ul className="verbs">
        {game?.kinds.map(({ name }, kind) => (
          <li key={name}>
            <kbd>{game.format(kind)}</kbd>
          </li>
        ))}
      </ul>
    </>
  )
}

function Sources({ volume }: { readonly volume: Volume }) {
  const words = usePageWords()
  const shown = useProvenance(volume)
  if (!shown) return null
  const { lang, provenance } = shown
  const { rulebook, components, reconstructed } = provenance
  return (
    <dl className="facts-list">
      <dt>{words.about.rulebook}</dt>
      <dd lang={lang}>{rulebook}</dd>
      <dt>{words.about.components}</dt>
      <dd lang={lang}>{components}</dd>
      <dt>{words.about.reconstructed}</dt>
      <dd>{reconstructed.length === 0 ? words.about.nothingReconstructed : <List lang={lang} items={reconstructed} />}</dd>
      <dt>{words.about.rulesVersion}</dt>
      <dd>{volume.meta.rulesVersion}</dd>
    </dl>
  )
}

/** How to play with the values of one's own copy. */
function Packs({ game }: { readonly game: Game }) {
  const words = usePageWords()
  const { id } = game.meta
  const files = [
    [words.about.ourValues, `${id}.json`, () => packText({ game: id, name: game.meta.title, values: game.content?.printed ?? {} })],
    [words.about.schema, `${id}.schema.json`, () => JSON.stringify(packSchema(game))],
  ] as const
  return (
    <>
      <h2>{words.about.content}</h2>
      <p>{words.about.contentSays}</p>
      <p className="go">
        {files.map(([label, name, text]) => (
          <button key={name} type="button" className="btn" onClick={() => saveText(name, JSON.stringify(JSON.parse(text()), null, 2))}>
            {label}
          </button>
        ))}
      </p>
    </>
  )
}

function useGame(id: string): Game | null {
  const [game, setGame] = useState<Game | null>(null)
  useEffect(() => {
    let wanted = true
    loadGame(id).then((loaded) => wanted && setGame(loaded))
    return () => {
      wanted = false
    }
  }, [id])
  return game?.meta.id === id ? game : null
}

function List({ lang, items }: { readonly lang: Language; readonly items: readonly string[] }) {
  return (
    <ul lang={lang}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
