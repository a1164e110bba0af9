// An action in the log: who, and what in a sentence; its other parts are folded beneath, and open while it is told.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isSaid } from '../../core/words.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { RuleTag } from '../rules/rule-tag.tsx'
import { openScenes } from '../scenes/open.ts'
import { type SceneIn, sceneIn } from '../scenes/scene-in.ts'
import { useSaid } from '../scenes/use-said.ts'
import type { Entry } from './log-entries.ts'
import { Sentence, type Telling } from './recap/sentence.tsx'
import { saidOf } from './recap/tale.ts'
import { stepOf, useTelling } from './recap/telling.ts'
import { useTale } from './recap/use-tale.ts'
import { useRecapWords } from './recap/words.ts'

interface LogEntryProps extends Telling {
  readonly entry: Entry
  /** The number of the move, where it leads there. */
  readonly number?: number
  tell(): void
}

export function LogEntry({ entry, number, tell, ...telling }: LogEntryProps): ReactNode {
  const says = useRecapWords()
  const tale = useTale(telling.face)
  const told = stepOf(useTelling())
  const [unfolded, setUnfolded] = useState(false)
  const { lines, seat } = entry
  const said = saidOf(entry, tale)
  const parts = lines.filter((line) => !said.includes(line) && isSaid(line, telling.faceWords.words))
  // The rules of what is said stand beneath it, those of its parts beside them.
  const rules = [...new Set(said.flatMap((line) => tale?.rule?.(line) ?? []))]
  const isFolded = parts.length + rules.length > 0
  const scene = sceneIn(telling.face, lines)
  const isTold = told?.entries.some(({ decision }) => decision === entry.decision) ?? false
  const isOpen = unfolded || isTold
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isTold) showInLog(box.current)
  }, [isTold])
  return (
    <div ref={box} className="log-entry" data-seat={seat} data-told={isTold}>
      <SeatMark seat={seat} />
      <button type="button" className="log-said" title={number === undefined ? says.tellThis : undefined} onClick={tell}>
        {number !== undefined && <span className="number">{number}</span>} <Sentence lines={said} after={null} {...telling} />
      </button>
      {isFolded && (
        <button type="button" className="log-fold" aria-expanded={isOpen} aria-label={says.parts} onClick={() => setUnfolded(!isOpen)}>
          <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
        </button>
      )}
      {isOpen && isFolded && (
        <ul>
          {parts.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was told never changes its order
            <li key={i}>
              <Sentence lines={[line]} after={seat} {...telling} /> <LineRule number={tale?.rule?.(line)} />
            </li>
          ))}
          {rules.length > 0 && (
            <li className="log-rules">
              {rules.map((number) => (
                <RuleTag key={number} number={number} />
              ))}
            </li>
          )}
        </ul>
      )}
      {scene && <SceneLine scene={scene} round={entry.round} {...telling} />}
    </div>
  )
}

function LineRule({ number }: { readonly number: string | null | undefined }): ReactNode {
  return number && <RuleTag number={number} />
}

/** “End of the canal era”: shows it again. */
function SceneLine({ scene, round, face, faceWords }: Telling & { readonly scene: SceneIn; readonly round: number }): ReactNode {
  const said = useSaid(face.scenes, faceWords.words)
  return (
    said && (
      <button type="button" className="log-scene" title={said.kit.countAgain} onClick={() => openScenes(scene.decisions)}>
        <span aria-hidden="true">↺</span> {said.title({ id: scene.id, number: round })}
      </button>
    )
  )
}

/** What is told comes into sight in the log, and nothing else moves. */
function showInLog(entry: HTMLElement | null): void {
  const log = entry?.closest('.log')
  if (!entry || !log) return
  const above = entry.offsetTop - log.scrollTop
  const below = above + entry.offsetHeight - log.clientHeight
  if (above < 0 || below > 0) log.scrollTop += above < 0 ? above : Math.min(above, below)
}
