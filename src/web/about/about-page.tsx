// What a game's facts rest on, said plainly: the rulebook, the components, what was reconstructed.
import type { Game } from '../../core/game.ts'
import { games } from '../../games/index.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { Link } from '../link.tsx'
import { Scene } from '../shelf/scene.tsx'
import { VOLUMES, volumeOf } from '../shelf/shelf.ts'
import { useTitle } from '../table/use-title.ts'
import { useWords } from '../words/language.tsx'
import { SHELF } from '../words/ui-words.ts'
import './about.css'

export function AboutPage({ game: id }: { readonly game: string }) {
  const words = useWords()
  const volume = volumeOf(id)
  const game = games.find(({ meta }) => meta.id === id)
  useTitle(volume?.title ?? id)
  return (
    <PageFrame narrow>
      {volume && <Scene game={volume.id} />}
      <h1>{volume?.title ?? words.common.lost}</h1>
      {volume && <p className="lead-in">{words.shelf[volume.id].says}</p>}
      {game ? <Facts game={game} /> : <p className="notice">{volume ? words.about.notYet : words.common.lostSays}</p>}
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

function Facts({ game: { meta, kinds, format } }: { readonly game: Game }) {
  const words = useWords()
  const { rulebook, components, reconstructed } = meta.provenance
  return (
    <>
      <p className="soft">{words.about.by(meta.designers.join(', '), meta.year)}</p>
      <p className="go">
        <Link className="btn act big" to={{ page: 'new', game: meta.id }}>
          {words.about.newTable}
        </Link>
      </p>
      <h2>{words.about.provenance}</h2>
      <dl className="facts-list">
        <dt>{words.about.rulebook}</dt>
        <dd lang="en">{rulebook}</dd>
        <dt>{words.about.components}</dt>
        <dd lang="en">{components}</dd>
        <dt>{words.about.reconstructed}</dt>
        <dd>{reconstructed.length === 0 ? words.about.nothingReconstructed : <List items={reconstructed} />}</dd>
        <dt>{words.about.rulesVersion}</dt>
        <dd>{meta.rulesVersion}</dd>
      </dl>
      <h2>{words.about.notation}</h2>
      <p>{words.about.notationSays}</p>
      <ul className="verbs">
        {kinds.map(({ name }, kind) => (
          <li key={name}>
            <kbd>{format(kind)}</kbd>
          </li>
        ))}
      </ul>
    </>
  )
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul lang="en">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
