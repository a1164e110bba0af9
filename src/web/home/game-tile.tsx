// A game on the shelf.
import { titleIn } from '../../core/words.ts'
import { Link } from '../link.tsx'
import { Scene } from '../shelf/scene.tsx'
import type { Volume } from '../shelf/shelf.ts'
import { useSpoken } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import type { PageWords } from '../words/pages/page-words.ts'

export function GameTile({ volume, openTables }: { readonly volume: Volume; readonly openTables: number }) {
  const { language } = useSpoken()
  const { home } = usePageWords()
  const { meta, cover } = volume
  return (
    <Link className="game" to={{ page: 'new', game: meta.id }}>
      <Scene of={volume} />
      <h3>{titleIn(meta, language)}</h3>
      {cover && <p>{cover.says[language]}</p>}
      <p className="facts">
        <span>{home.players(Math.min(...meta.seats), Math.max(...meta.seats))}</span>
        {cover && <span>{lengthSaid(cover.minutes, home)}</span>}
        <span>{cover?.edition?.[language] ?? meta.year}</span>
      </p>
      {openTables > 0 && <p className="open">{home.openCount(openTables)}</p>}
    </Link>
  )
}

function lengthSaid(minutes: number, home: PageWords['home']): string {
  return minutes % 60 === 0 ? home.hours(minutes / 60) : home.minutes(minutes)
}
