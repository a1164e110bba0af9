// The game to be played, by its picture.
import { titleIn } from '../../core/words.ts'
import { Scene } from '../shelf/scene.tsx'
import { SHELF } from '../shelf/shelf.ts'
import { useSpoken } from '../words/language.tsx'

export function GamePicker({ chosen, choose }: { readonly chosen: string; choose(id: string): void }) {
  const { words, language } = useSpoken()
  return (
    <fieldset className="field">
      <legend>{words.newTable.game}</legend>
      <div className="pick-one pictures">
        {SHELF.map((volume) => (
          <label key={volume.meta.id}>
            <input type="radio" name="game" checked={chosen === volume.meta.id} onChange={() => choose(volume.meta.id)} />
            <span>
              <Scene of={volume} />
              {titleIn(volume.meta, language)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
