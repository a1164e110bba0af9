// What opens over the table when it is asked for, or when the game is over.
import type { TableSource } from '../source/source.ts'
import { EndScreen } from './end-screen.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import { ScoreDialog } from './score-dialog.tsx'
import type { Scene } from './standing.ts'

export type DialogName = 'menu' | 'scores' | 'help' | 'legend' | 'end'

interface DialogsProps extends Scene {
  /** The legend is the board kit's. */
  readonly name: Exclude<DialogName, 'legend'>
  readonly source: TableSource
  show(name: DialogName): void
  close(): void
}

export function Dialogs({ name, show, ...props }: DialogsProps) {
  const { face, faceWords, close } = props
  switch (name) {
    case 'menu':
      return <MenuDialog {...props} offered={face.game.meta.options} words={faceWords.words} show={show} />
    case 'scores':
      return <ScoreDialog {...props} />
    case 'help':
      return <HelpDialog close={close} showLegend={face.explainer && (() => show('legend'))} />
    case 'end':
      return <EndScreen {...props} />
  }
}
