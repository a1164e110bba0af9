// The rules beside the table: a panel at a desk, where the board stays playable; on a phone a sheet over the table, with the way back.
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Options } from '../../core/game.ts'
import { titleIn } from '../../core/words.ts'
import type { BoardProps, GameFace } from '../table/face.ts'
import { AskedRing } from './asked-ring.tsx'
import { CloseButton, LanguageSwitch, PrintButton } from './head.tsx'
import { closeRules, type Opened } from './open.ts'
import { useRulesLanguage } from './rules-language.ts'
import { RulesText } from './rules-text.tsx'
import { HoldingsStrip } from './strip.tsx'
import { useBook } from './use-book.ts'
import './panel.css'

export interface PanelProps {
  readonly room: RefObject<HTMLElement | null>
  readonly face: GameFace
  readonly board: BoardProps
  readonly options: Options
  readonly opened: Opened
  /** Whose turn it is, for the way back. */
  readonly turnSaid: string
}

const NARROW = matchMedia('(max-width: 900px)')
const watchNarrow = (changed: () => void) => {
  NARROW.addEventListener('change', changed)
  return () => NARROW.removeEventListener('change', changed)
}

export function RulesPanel(props: PanelProps): ReactNode {
  const isSheet = useSyncExternalStore(watchNarrow, () => NARROW.matches)
  const { room } = props
  // The room makes way for it.
  useLayoutEffect(() => {
    const table = room.current
    if (table) table.dataset.rules = ''
    return () => {
      if (table) delete table.dataset.rules
    }
  }, [room])
  // The focus goes back to what opened it.
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement)
        setTimeout(() => before.isConnected && before.focus({ preventScroll: true }))
    }
  }, [])
  return (
    <>
      {props.opened.why?.place !== undefined && <AskedRing place={props.opened.why.place} />}
      {!isSheet && <HoldingsStrip game={props.face.game} {...props.board} />}
      {isSheet ? <Sheet {...props} /> : <Side {...props} />}
    </>
  )
}

function Side(props: PanelProps): ReactNode {
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // What is chosen on the board stays.
    event.stopPropagation()
    closeRules()
  }
  return (
    <aside className="rules" onKeyDown={leave} aria-labelledby="rules-title">
      <Inner {...props} />
    </aside>
  )
}

function Sheet(props: PanelProps): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = sheet.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={sheet} className="rules rules-sheet" aria-labelledby="rules-title" onClose={() => !sheet.current?.open && closeRules()}>
      <Inner {...props} isSheet />
    </dialog>
  )
}

function Inner({ face, board, options, opened, turnSaid, isSheet = false }: PanelProps & { readonly isSheet?: boolean }): ReactNode {
  const [language, choose] = useRulesLanguage()
  const book = useBook(face, language, options)
  if (!book) return <p className="rules-coming" aria-busy="true" />
  const { words } = book
  return (
    <>
      <header className="rules-head" lang={book.language}>
        <h2 id="rules-title">
          {words.title} <small>{titleIn(face.game.meta, book.language)}</small>
        </h2>
        <LanguageSwitch words={words} language={book.language} choose={choose} />
        <PrintButton words={words} />
        <CloseButton words={words} close={closeRules} />
      </header>
      <RulesText {...{ book, opened, board }} isTable />
      {isSheet && (
        <footer className="rules-back">
          <button type="button" className="btn act" onClick={closeRules}>
            {words.back}
          </button>
          <p>{turnSaid}</p>
        </footer>
      )}
    </>
  )
}
