// The house's front. Somebody new sees its name and the games; who sits at tables sees those first, and the one that waits longest.
import { later } from '../frame/later.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useDeed } from '../frame/trouble.ts'
import { allProgress, leftOff } from '../lessons/progress.ts'
import { Link } from '../link.tsx'
import { go } from '../router.ts'
import { SHELF } from '../shelf/shelf.ts'
import { useTitle } from '../table/use-title.ts'
import { useWords } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import { Forgotten } from './forgotten.tsx'
import { GameTile } from './game-tile.tsx'
import { Offline } from './offline.tsx'
import { playNow } from './play-now.ts'
import { TableRows } from './table-rows.tsx'
import { type Tables, useTables } from './use-tables.ts'
import { Wordmark } from './wordmark.tsx'
import { YourTables } from './your-tables.tsx'
import './home.css'
import './regular.css'

// Only for whoever has begun one.
const LeftOff = later(async () => {
  const [{ LeftOff: Part }, { loadLessonWords }] = await Promise.all([
    import('../lessons/left-off.tsx'),
    import('../lessons/words/language.ts'),
  ])
  await loadLessonWords()
  return Part
})

export function HomePage() {
  const { home } = usePageWords()
  const tables = useTables()
  useTitle('')
  const lesson = leftOff(allProgress())
  const isRegular = tables.yours.length + tables.finished.length > 0
  return (
    <PageFrame>
      <div className={isRegular ? 'front regular' : 'front'}>
        {isRegular ? <YourTables tables={tables} /> : <Mast />}
        <div className="tables">
          {lesson && <LeftOff id={lesson} />}
          {isRegular ? <Ways isNew={false} /> : <Offline {...tables} />}
          {!isRegular && <Forgotten {...tables} />}
          <OpenTables tables={tables} />
        </div>
        <section className="games" id="games" aria-labelledby="games-title">
          <h2 id="games-title">{home.theGames}</h2>
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

function Mast() {
  const { home } = usePageWords()
  return (
    <section className="mast">
      <h1>
        <Wordmark />
      </h1>
      <p className="lead-in">{home.leadIn}</p>
      <Ways isNew />
      <p className="soft">{home.noTables}</p>
    </section>
  )
}

/** How to sit down: at once, at a table of one's own, at somebody's. Somebody new is offered to learn first. */
function Ways({ isNew }: { readonly isNew: boolean }) {
  const words = useWords()
  const { home } = usePageWords()
  const [says, start] = useDeed(async () => go({ page: 'table', id: await playNow(words) }))
  return (
    <div className="ways">
      <div className="go">
        {isNew && (
          <Link className="btn act big" to={{ page: 'learn' }}>
            {home.learn}
          </Link>
        )}
        <button type="button" className={isNew ? 'btn big' : 'btn act big'} onClick={start}>
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
    </div>
  )
}

function OpenTables({ tables: { open } }: { readonly tables: Tables }) {
  const words = useWords()
  if (open.length === 0) return null
  return (
    <section aria-labelledby="open">
      <header>
        <h2 id="open">{words.home.openTables}</h2>
      </header>
      <TableRows tables={open} />
    </section>
  )
}
