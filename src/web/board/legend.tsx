// Every icon of the game, in the order of use.
import type { ReactNode } from 'react'
import type { Block } from '../../core/block.ts'
import { Dialog } from '../frame/dialog.tsx'
import type { BoardProps, Explainer } from '../table/face.ts'
import { useSpoken } from '../words/language.tsx'
import { KIT_WORDS } from './explain-words.ts'
import { capital } from './words.ts'
import './legend.css'

interface LegendProps<S extends Block> {
  readonly explainer: Explainer<S> | null
  readonly board: BoardProps<S>
  showKeys(): void
  close(): void
}

export function Legend<S extends Block>({ explainer, board, showKeys, close }: LegendProps<S>): ReactNode {
  const words = KIT_WORDS[useSpoken().language]
  return (
    <Dialog title={words.legend} className="legend" close={close}>
      <p>{words.says}</p>
      <dl>
        {explainer?.legend(board).map(({ picture, word, means }) => (
          <div key={word}>
            <dt>
              <span aria-hidden="true">{picture}</span>
              {capital(word)}
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn plain" onClick={showKeys}>
        {words.keys}
      </button>
    </Dialog>
  )
}
