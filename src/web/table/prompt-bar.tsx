// The heart of the page: one sentence that says what is asked and the choices that are not on the board; once something is chosen, the slip.
import { Suspense, useRef } from 'react'
import { RuleTag } from '../rules/rule-tag.tsx'
import type { Deed } from '../source/source.ts'
import { useWords } from '../words/language.tsx'
import type { Choice } from './choice.ts'
import type { BoardProps } from './face.ts'
import { fetched, partLater } from './fetched.ts'
import { planOf } from './plan.ts'
import { useTelling } from './recap/telling.ts'
import { actorNames, steadOf } from './seats.ts'
import type { SlipBoxProps } from './slip.tsx'
import type { Scene } from './standing.ts'
import { isAlone } from './table-header.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

interface PromptProps extends Scene {
  readonly board: BoardProps
  /** Opens the result again, once there is one. */
  readonly showResult: (() => void) | null
  showMenu(): void
}

/** More choices than this would push the board away. */
const FEW = 3

const Strip = partLater(async () => (await import('./recap/strip.tsx')).Strip)
const PromptLine = partLater(async () => (await import('../leaving/prompt-line.tsx')).PromptLine)
const SteadBox = partLater(async () => (await import('../leaving/stead-box.tsx')).SteadBox)
const slips = fetched(() => import('./slip.tsx'))
/** Nothing can be chosen before the board is there: the slip comes after it. */
export const fetchSlip = slips.fetch

function SlipBox(props: SlipBoxProps) {
  const { Slip } = slips.now()
  return <Slip {...props} />
}

export function PromptBar({ showMenu, ...props }: PromptProps) {
  const { snapshot, seats, face, faceWords, turn } = props
  const words = useWords()
  const telling = useTelling()
  const box = useRef<HTMLElement>(null)
  useKeptFocus(box)
  const stead = snapshot.status === 'playing' ? steadOf(snapshot) : undefined
  return (
    <section ref={box} tabIndex={-1} className={turn.seat === null ? 'prompt' : 'prompt asked'} aria-label={words.table.prompt}>
      {isLined(snapshot) && <PromptLine {...{ snapshot, seats, showMenu }} />}
      {telling && !turn.isChoosing ? (
        <Strip {...{ telling, snapshot, seats, face, faceWords, turn }} />
      ) : stead ? (
        <SteadBox {...{ snapshot, face, stead }} />
      ) : (
        <Question {...props} />
      )}
    </section>
  )
}

function Question({ snapshot, seats, face, faceWords, turn, board, showResult }: Omit<PromptProps, 'showMenu'>) {
  const words = useWords()
  const { canUndo, canRedo } = snapshot.position
  const label = (action: number) => (turn.seat === null ? face.game.format(action) : faceWords.label(board.s, turn.seat, action))
  return (
    <>
      {turn.isChoosing ? (
        <Suspense fallback={null}>
          <SlipBox {...{ face, faceWords, turn, board, label }} />
        </Suspense>
      ) : (
        <div className="ask">
          {turn.unsent ? (
            <p>
              <b className="kept">{words.table.kept}</b> {keptSaid(turn.unsent)}
            </p>
          ) : turn.seat === null ? (
            <p>{idleSentence()}</p>
          ) : (
            <p>
              <b>{isAlone(snapshot) ? words.table.youAsk : `${seats[turn.seat].name}:`}</b> {faceWords.ask(board.s, turn.seat, turn.picked)}
            </p>
          )}
          {second()}
        </div>
      )}
      {face.Choices && turn.seat !== null && !turn.unsent && !(turn.isChoosing && face.slip) && (
        <face.Choices {...board} {...turn} seat={turn.seat} label={label} />
      )}
      {!face.Choices && !turn.isChoosing && turn.buttons.length > 0 && (
        <div className="choices">
          {named().map((choice) => (
            <button key={choice.action} type="button" className="btn" onClick={() => turn.take(choice)}>
              {label(choice.action)}
            </button>
          ))}
        </div>
      )}
      {!turn.isChoosing && (
        <div className="end">
          {showResult && (
            <button type="button" className="btn act" onClick={showResult}>
              {words.end.showResult}
            </button>
          )}
          {turn.unsent && (
            <button type="button" className="btn" onClick={turn.putBack}>
              {words.table.takeBack}
            </button>
          )}
          {!showResult && !turn.unsent && snapshot.you !== null && (
            <>
              <button type="button" className="btn plain" disabled={!canUndo} onClick={turn.undo}>
                {words.table.undo}
              </button>
              <button type="button" className="btn plain" disabled={!canRedo} onClick={turn.redo}>
                {words.table.redo}
              </button>
            </>
          )}
        </div>
      )}
    </>
  )

  /** Choices that are not on the board. Of many the usual one is named; the slip has the others. */
  function named(): readonly Choice[] {
    const usual = turn.reading && turn.buttons.length > FEW ? face.propose?.(turn.reading.plan) : null
    return usual ? [usual] : turn.buttons
  }

  function idleSentence(): string {
    if (snapshot.status === 'finished') return words.table.over
    const names = actorNames(snapshot, words)
    return snapshot.you === null ? words.table.watchingSays(...names) : words.table.waitFor(...names)
  }

  function keptSaid(unsent: Deed): string {
    if (!('actions' in unsent)) return 'undo' in unsent ? words.table.undo : words.table.redo
    const { kept } = turn
    if (!kept?.whole) return unsent.actions.map(face.game.format).join(words.table.between)
    const { whole } = kept
    return whole.actions
      .map((action, i) => faceWords.label(planOf(whole, whole.actions.slice(0, i)).after, whole.seat, action))
      .join(words.table.between)
  }

  /** The second voice: what is on its way, or what went wrong. */
  function second() {
    if (turn.unsent)
      return (
        <p className="soft" role="status">
          {words.table.unsent}
        </p>
      )
    if (!turn.says) return null
    return (
      <p className="refused" role="alert">
        {turn.says} {turn.why && <RuleTag number={turn.why.rule} why={turn.why} />}
      </p>
    )
  }
}

/** Whether somebody asks something of all, or has been warned that his time runs out. */
function isLined({ status, ask, reading }: Scene['snapshot']): boolean {
  return status === 'playing' && (ask !== undefined || reading?.clocks.seats.some((clock) => clock?.warned) === true)
}
