// The slip: what is chosen, what it costs and gives, and the word that does it. It lies in the prompt's box, so that the board never moves.
import { type ReactNode, useEffect, useRef } from 'react'
import type { Action } from '../../core/action.ts'
import { Sign } from '../art/sign.tsx'
import { capital, parts } from '../board/words.ts'
import { RuleTag } from '../rules/rule-tag.tsx'
import { useWords } from '../words/language.tsx'
import { showChosen, showOpen } from './beside-sheet.ts'
import type { Choice } from './choice.ts'
import type { BoardProps, SlipCell, SlipContent, SlipMore, SlipProps } from './face.ts'
import { LogLine } from './log-line.tsx'
import type { Plan } from './plan.ts'
import { readAloud } from './read-aloud.ts'
import { isAmongBots } from './seats.ts'
import { Change } from './slip-change.tsx'
import { useSaying } from './speech.tsx'
import type { Scene } from './standing.ts'
import { useInBox } from './use-in-box.ts'
import type { Turn } from './use-turn.ts'
import './slip.css'

export interface SlipBoxProps extends Pick<Scene, 'snapshot' | 'face' | 'faceWords' | 'turn'> {
  readonly board: BoardProps
  label(action: number): string
}

export function Slip({ snapshot, face, faceWords, turn, board, label }: SlipBoxProps): ReactNode {
  const words = useWords()
  const { reading, ready, fitting } = turn
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    showChosen(box.current, turn.chosen)
    // After the tab has turned.
    const timer = setTimeout(() => showOpen(box.current, ready === null))
    return () => clearTimeout(timer)
  }, [turn.chosen, ready])
  useInBox(box, reading && 'slip')
  // It is read as it is drawn: whatever a face puts into it is heard.
  useSaying(() => (box.current ? heardOf(box.current) : ''))
  if (!reading) return null
  const plan = reading.whole ?? reading.plan
  const isWhole = reading.whole !== null && plan.choices.length === 0
  const props: SlipProps = { board, plan, isWhole, fitting, take: turn.take, pick: turn.pick, confirm: turn.confirm, label }
  const content = face.slip?.(props) ?? {}
  const title = content.title ?? plainTitle()
  const cells = [...(content.cells ?? plainCells(plan)), ...revealed(plan, isWhole)]
  const asks = plan.choices.length > 0 && capital(faceWords.ask(plan.after, plan.seat, reading.whole ? [] : turn.picked))
  return (
    <section
      ref={box}
      className={content.missed ? 'slip warns' : 'slip'}
      aria-label={words.slip.title}
      // For whoever drives the page by script: what is settled, what is picked for the next decision, and what would be done.
      data-settled={reading.plan.actions.map(face.game.format).join('; ')}
      data-picked={turn.picked.join('; ')}
      data-ready={ready ? face.game.format(ready.action) : undefined}
    >
      {content.picture && <div className="slip-picture">{content.picture}</div>}
      <div className="slip-main">
        <h2>
          {title} {content.note && <small>{content.note}</small>} {cells.length > 0 && asks && <small className="slip-next">{asks}</small>}
        </h2>
        {content.missed && (
          <p className="slip-missed">
            <Sign sign="stop" /> <b>{content.missed.says}</b> {content.missed.still}{' '}
            {content.missed.rule && <RuleTag number={content.missed.rule} why={{ says: content.missed.says, rule: content.missed.rule }} />}
          </p>
        )}
        <dl data-cells={cells.length}>
          {cells.map(({ name, rows, isMinor }) => (
            <div key={name} className="slip-cell" data-minor={isMinor} data-rows={rows.length > 2 ? 'many' : rows.length}>
              <dt>{name}</dt>
              {rows.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and never move
                <dd key={i}>{row}</dd>
              ))}
            </div>
          ))}
        </dl>
        {turn.says && (
          <p className="refused" role="alert">
            {turn.says} {turn.why && <RuleTag number={turn.why.rule} why={turn.why} />}
          </p>
        )}
        {cells.length === 0 && asks && <p className="slip-next">{asks}</p>}
      </div>
      <Stub {...{ content, turn, label }} reveals={isWhole && plan.reveals} format={face.game.format} />
    </section>
  )

  function plainTitle(): string {
    const said = plan.actions.map(label)
    return said.length > 0 ? said.join(words.table.between) : words.table.picked(turn.picked.length)
  }

  /** What would be told of it, and the points that it brings. */
  function plainCells({ game, before, after, told, seat }: Plan): SlipCell[] {
    const total = (s: typeof before) => game.result(s).scores.find((score) => score.seat === seat)?.total ?? 0
    const points = [total(before), total(after)]
    const cells = [
      {
        name: words.slip.happens,
        rows: told.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no name of their own, and never move
          <span key={i}>
            <LogLine line={line} Fact={face.Fact} words={faceWords.words} hasSubject={line.seat !== seat} />
          </span>
        )),
      },
      {
        name: words.slip.afterwards,
        rows: points[0] === points[1] ? [] : [<Change key="points" from={points[0]} to={points[1]} says={words.slip.points} />],
      },
    ]
    return cells.filter(({ rows }) => rows.length > 0)
  }

  function revealed({ reveals }: Plan, whole: boolean): SlipCell[] {
    // Alone with bots it can be taken back all the same.
    const undone = isAmongBots(snapshot.seats) ? words.slip.practice : words.slip.noUndo
    const rows = [
      <span key="eye" className="slip-eye">
        <Sign sign="eye" /> {content.turnedUp ?? undone}
      </span>,
      ...(content.turnedUp ? [<em key="undo">{undone}</em>] : []),
    ]
    return whole && reveals ? [{ name: words.slip.turnedUp, rows }] : []
  }
}

interface StubProps {
  readonly content: SlipContent
  readonly turn: Turn
  readonly reveals: boolean
  label(action: Action): string
  format(action: Action): string
}

/** Behind the perforation: the word that does it, other readings, and the way back. */
function Stub({ content, turn, reveals, label, format }: StubProps): ReactNode {
  const words = useWords()
  const { ready, buttons } = turn
  const inMore = new Set(content.more?.choices.map(({ choice }) => choice.action))
  const isLost = content.missed && !content.missed.instead
  return (
    <div className="slip-stub">
      <button type="button" className={isLost ? 'btn stop' : 'btn act'} disabled={!ready} onClick={turn.confirm} data-deed>
        {reveals && (
          <span className="slip-deed-eye" aria-hidden="true">
            <Sign sign="eye" />
          </span>
        )}
        {content.deed ?? (ready ? label(ready.action) : words.slip.choose)}{' '}
        <span aria-hidden="true">
          <kbd>Enter</kbd>
        </span>
      </button>
      <div className="slip-others">
        {buttons
          .filter(({ action }) => !inMore.has(action))
          .map((choice) => (
            <button
              key={choice.action}
              type="button"
              className="btn"
              onClick={() => turn.take(choice)}
              data-choice={format(choice.action)}
              data-key={content.key?.(choice.action)}
            >
              {content.label?.(choice.action) ?? label(choice.action)}{' '}
              {content.key?.(choice.action) && <kbd>{content.key(choice.action)}</kbd>}
            </button>
          ))}
        {content.more && <More {...content.more} take={turn.take} label={label} />}
        <button type="button" className="btn plain" onClick={turn.putBack}>
          {words.table.putBack}{' '}
          <span aria-hidden="true">
            <kbd>Esc</kbd>
          </span>
        </button>
      </div>
    </div>
  )
}

/** The slip as a sentence a cell, what it will not achieve first; then what does it, and what puts it back. */
function heardOf(slip: HTMLElement): string {
  const read = (part: string) => [...slip.querySelectorAll(part)].map((each) => readAloud(each).replace(/[.。]$/, ''))
  const cells = [...slip.querySelectorAll('dl > div')].map(({ children: [name, ...rows] }) =>
    parts(': ', readAloud(name), parts(', ', ...rows.map(readAloud))),
  )
  const deed = slip.querySelector<HTMLButtonElement>('[data-deed]')
  const how = deed && `${readAloud(deed)}${deed.disabled ? '' : ': Enter'}`
  const title = [...(slip.querySelector('h2')?.childNodes ?? [])].map((each) => readAloud(each).replace(/[.。]$/, ''))
  return parts('. ', ...read('.slip-missed'), ...title, ...cells, ...read('.slip-main > .slip-next'), how)
}

interface MoreProps extends SlipMore {
  take(choice: Choice): void
  label(action: number): string
}

/** Choices behind a button. It closes with the choice: what was chosen is then what the slip shows. */
function More({ name, choices, take, label }: MoreProps): ReactNode {
  return (
    <details className="slip-more" key={choices.map(({ choice }) => choice.action).join()}>
      <summary className="btn">{name}</summary>
      <div className="slip-ways">
        {choices.map(({ choice, shows }) => (
          <button key={choice.action} type="button" className="btn" onClick={() => take(choice)} aria-label={label(choice.action)}>
            {shows}
          </button>
        ))}
      </div>
    </details>
  )
}
