// What a game's facts rest on, said plainly: the rulebook, the components, what was reconstructed.
import { useEffect, useState } from 'react'
import { packSchema, packText } from '../../core/content.ts'
import type { Game, Meta } from '../../core/game.ts'
import type { Language } from '../../core/words.ts'
import { metas } from '../../games/metas.ts'
import { loadGame } from '../engines.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { saveText } from '../frame/save-text.ts'
import { Link } from '../link.tsx'
import { Scene } from '../shelf/scene.tsx'
import { VOLUMES, volumeOf } from '../shelf/shelf.ts'
import { useTitle } from '../table/use-title.ts'
import { useWords } from '../words/language.tsx'
import { SHELF, type ShelfId } from '../words/ui-words.ts'
import { useProvenance } from './provenance/use-provenance.ts'
import './about.css'

export function AboutPage({ game: id }: { readonly game: string }) {
  const words = useWords()
  const volume = volumeOf(id)
  const meta = metas.find((each) => each.id === id)
  useTitle(volume?.title ?? id)
  return (
    <PageFrame narrow>
      {volume && <Scene game={volume.id} />}
      <h1>{volume?.title ?? words.common.lost}</h1>
      {volume && <p className="lead-in">{words.shelf[volume.id].says}</p>}
      {volume && meta ? (
        <Facts id={volume.id} meta={meta} />
      ) : (
        <p className="notice">{volume ? words.about.notYet : words.common.lostSays}</p>
      )}
      <nav className="other-games" aria-label={words.home.theGames}>
        {SHELF.filter((other) => other !== id).map((other) => (
          <Link key={other} className="link" to={{ page: 'about', game: other }}>
            {VOLUMES[other].title}
          </Link>
        ))}
      </nav>
    </PageFrame>
  )
}

function Facts({ id, meta }: { readonly id: ShelfId; readonly meta: Meta }) {
  const words = useWords()
  const game = useGame(meta.id)
  return (
    <>
      <p className="soft">{words.about.by(meta.designers.join(', '), meta.year)}</p>
      <p className="go">
        <Link className="btn act big" to={{ page: 'new', game: meta.id }}>
          {words.about.newTable}
        </Link>
      </p>
      <h2>{words.about.provenance}</h2>
      <Sources id={id} meta={meta} />
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

function Sources({ id, meta }: { readonly id: ShelfId; readonly meta: Meta }) {
  const words = useWords()
  const shown = useProvenance(id, meta.provenance)
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
      <dd>{meta.rulesVersion}</dd>
    </dl>
  )
}

/** How to play with the values of one's own copy. */
function Packs({ game }: { readonly game: Game }) {
  const words = useWords()
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
