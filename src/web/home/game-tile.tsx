// A game on the shelf. One that is coming is shown, and cannot be pressed.
import { Link } from '../link.tsx'
import { Scene } from '../shelf/scene.tsx'
import { isPlayable, VOLUMES } from '../shelf/shelf.ts'
import { useWords } from '../words/language.tsx'
import type { ShelfId, UiWords } from '../words/ui-words.ts'

export function GameTile({ id, openTables }: { readonly id: ShelfId; readonly openTables: number }) {
  const words = useWords()
  if (isPlayable(id))
    return (
      <Link className="game" to={{ page: 'new', game: id }}>
        <Inside id={id} words={words} />
        {openTables > 0 && <p className="open">{words.home.openCount(openTables)}</p>}
      </Link>
    )
  return (
    <div className="game coming">
      <Inside id={id} words={words} />
      <p className="soon">{words.home.coming}</p>
    </div>
  )
}

function Inside({ id, words }: { readonly id: ShelfId; readonly words: UiWords }) {
  const { title, seats, minutes } = VOLUMES[id]
  const { says, edition } = words.shelf[id]
  const length = minutes % 60 === 0 ? words.home.hours(minutes / 60) : words.home.minutes(minutes)
  return (
    <>
      <Scene game={id} />
      <h3>{title}</h3>
      <p>{says}</p>
      <p className="facts">
        <span>{words.home.players(...seats)}</span>
        <span>{length}</span>
        <span>{edition}</span>
      </p>
    </>
  )
}
