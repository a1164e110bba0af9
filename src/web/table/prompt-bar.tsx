// The heart of the page: one sentence that says what is asked, the choices that are not on the board, and undo · redo · confirm.
import { useSettings } from '../settings.ts'
import { useWords } from '../words/language.tsx'
import type { BoardProps } from './face.ts'
import { actorNames } from './seats.ts'
import type { Scene } from './standing.ts'
import { isAlone } from './table-header.tsx'

interface PromptProps extends Scene {
  readonly board: BoardProps
  /** Opens the result again, once there is one. */
  readonly showResult: (() => void) | null
}

export function PromptBar({ snapshot, seats, face, faceWords, turn, board, showResult }: PromptProps) {
  const words = useWords()
  const { confirm } = useSettings()
  const { state, canUndo, canRedo } = snapshot.position
  const label = (action: number) => (turn.seat === null ? face.game.format(action) : faceWords.label(state, turn.seat, action))
  return (
    <section className={turn.seat === null ? 'prompt' : 'prompt asked'} aria-label={words.table.prompt}>
      <div className="ask">
        {turn.seat === null ? (
          <p>{idleSentence()}</p>
        ) : (
          <p>
            <b>{isAlone(snapshot) ? words.table.youAsk : `${seats[turn.seat].name}:`}</b> {faceWords.ask(state, turn.seat, turn.picked)}
          </p>
        )}
        {second()}
      </div>
      {face.Choices && turn.seat !== null && <face.Choices {...board} {...turn} seat={turn.seat} label={label} />}
      {!face.Choices && turn.buttons.length > 0 && (
        <div className="choices">
          {turn.buttons.map((choice) => (
            <button
              key={choice.action}
              type="button"
              className="btn"
              aria-pressed={confirm || turn.ready ? turn.ready?.action === choice.action : undefined}
              onClick={() => turn.take(choice)}
            >
              {label(choice.action)}
            </button>
          ))}
        </div>
      )}
      <div className="end">
        {showResult && (
          <button type="button" className="btn act" onClick={showResult}>
            {words.end.showResult}
          </button>
        )}
        {!showResult && snapshot.you !== null && (
          <>
            <button type="button" className="btn plain" disabled={!canUndo || turn.unsent !== null} onClick={turn.undo}>
              {words.table.undo}
            </button>
            <button type="button" className="btn plain" disabled={!canRedo || turn.unsent !== null} onClick={turn.redo}>
              {words.table.redo}
            </button>
            {(confirm || turn.ready) && (
              <button type="button" className="btn act" disabled={!turn.ready} onClick={turn.confirm}>
                {words.table.confirm}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  )

  function idleSentence(): string {
    if (snapshot.status === 'finished') return words.table.over
    const names = actorNames(snapshot, words)
    return snapshot.you === null ? words.table.watchingSays(names) : words.table.waitFor(names)
  }

  /** The second voice: what went wrong, what is chosen, or how far the picking has come. */
  function second() {
    if (turn.unsent)
      return (
        <p className="chosen" role="status">
          {turn.unsent.action !== undefined && `${words.table.chosen(label(turn.unsent.action))}. `}
          <span className="refused">{words.table.unsent}</span>{' '}
          <button type="button" className="link" onClick={turn.putBack}>
            {words.table.takeBack}
          </button>
        </p>
      )
    if (turn.says)
      return (
        <p className="refused" role="alert">
          {turn.says}
        </p>
      )
    if (!turn.ready && turn.picked.length === 0) return null
    return (
      <p className="chosen">
        {turn.ready ? words.table.chosen(label(turn.ready.action)) : words.table.picked(turn.picked.length)}{' '}
        <button type="button" className="link" onClick={turn.putBack}>
          {words.table.putBack}
        </button>
      </p>
    )
  }
}
