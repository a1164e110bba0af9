// The house's front: the name, a way to sit down at once, one's tables, the games.
import { PageFrame } from '../frame/page-frame.tsx'
import { useDeed } from '../frame/trouble.ts'
import { Link } from '../link.tsx'
import { go } from '../router.ts'
import { SHELF } from '../shelf/shelf.ts'
import { useTitle } from '../table/use-title.ts'
import { useWords } from '../words/language.tsx'
import { GameTile } from './game-tile.tsx'
import { Offline } from './offline.tsx'
import { playNow } from './play-now.ts'
import { TableRows } from './table-rows.tsx'
import { useTables } from './use-tables.ts'
import { Wordmark } from './wordmark.tsx'
import './home.css'

export function HomePage() {
  const words = useWords()
  const tables = useTables()
  useTitle('')
  const [says, start] = useDeed(async () => go({ page: 'table', id: await playNow(words) }))
  const waiting = tables.yours.filter((card) => card.yourTurn).length
  return (
    <PageFrame>
      <div className="front">
        <section className="mast">
          <h1>
            <Wordmark />
          </h1>
          <p className="lead-in">{words.home.leadIn}</p>
          <div className="go">
            <button type="button" className="btn act big" onClick={start}>
              {words.home.playNow}
            </button>
            <Link className="btn big" to={{ page: 'new', game: '' }}>
              {words.home.newTable}
            </Link>
            <Link className="link" to={{ page: 'join', code: '' }}>
              {words.home.joinWithCode}
            </Link>
          </div>
          {says && (
            <p className="refused" role="alert">
              {says}
            </p>
          )}
        </section>

        <div className="tables" id="tables">
          <section aria-labelledby="yours">
            <header>
              <h2 id="yours">{words.home.yourTables}</h2>
              {waiting > 0 && <span className="waiting">{words.home.waitForYou(waiting)}</span>}
            </header>
            <Offline {...tables} />
            <TableRows tables={tables.yours} empty={words.home.noTables} forget={tables.forget} />
            <Link className="link all" to={{ page: 'records' }}>
              {words.home.finished}
            </Link>
          </section>
          {tables.open.length > 0 && (
            <section aria-labelledby="open">
              <header>
                <h2 id="open">{words.home.openTables}</h2>
              </header>
              <TableRows tables={tables.open} empty={words.home.noOpenTables} />
            </section>
          )}
        </div>

        <section className="games" id="games" aria-labelledby="games-title">
          <h2 id="games-title">{words.home.theGames}</h2>
          <ul className="tiles">
            {SHELF.map((volume) => (
              <li key={volume.meta.id}>
                <GameTile volume={volume} openTables={tables.open.filter((card) => card.game === volume.meta.id).length} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PageFrame>
  )
}
