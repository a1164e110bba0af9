// The game to be played, by its picture.
import { Scene } from '../shelf/scene.tsx'
import { isPlayable, VOLUMES } from '../shelf/shelf.ts'
import { useWords } from '../words/language.tsx'
import { SHELF, type ShelfId } from '../words/ui-words.ts'

export function GamePicker({ chosen, choose }: { readonly chosen: string; choose(id: ShelfId): void }) {
  const words = useWords()
  return (
    <fieldset className="field">
      <legend>{words.newTable.game}</legend>
      <div className="pick-one pictures">
        {SHELF.map((id) => (
          <label key={id}>
            <input type="radio" name="game" checked={chosen === id} disabled={!isPlayable(id)} onChange={() => choose(id)} />
            <span>
              <Scene game={id} />
              {VOLUMES[id].title}
              {!isPlayable(id) && <small>{words.home.coming}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
