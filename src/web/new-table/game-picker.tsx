// The game to be played, by its picture.
import { Scene } from '../shelf/scene.tsx'
import { SHELF } from '../shelf/shelf.ts'
import { useWords } from '../words/language.tsx'

export function GamePicker({ chosen, choose }: { readonly chosen: string; choose(id: string): void }) {
  const words = useWords()
  return (
    <fieldset className="field">
      <legend>{words.newTable.game}</legend>
      <div className="pick-one pictures">
        {SHELF.map((volume) => (
          <label key={volume.meta.id}>
            <input type="radio" name="game" checked={chosen === volume.meta.id} onChange={() => choose(volume.meta.id)} />
            <span>
              <Scene of={volume} />
              {volume.meta.title}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
