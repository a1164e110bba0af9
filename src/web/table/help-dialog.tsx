// The keys, and the way to the legend.
import { KIT_WORDS } from '../board/explain-words.ts'
import { Dialog } from '../frame/dialog.tsx'
import { useSpoken } from '../words/language.tsx'

const KEYS = [
  ['tab', 'Tab'],
  ['arrows', '← ↑ ↓ →'],
  ['enter', 'Enter'],
  ['slip', 'R − +'],
  ['undo', 'U'],
  ['redo', 'Y'],
  ['clear', 'Esc'],
  ['command', '/'],
  ['help', '?'],
  ['replay', '← →'],
] as const

interface HelpProps {
  readonly showLegend: (() => void) | undefined
  close(): void
}

export function HelpDialog({ showLegend, close }: HelpProps) {
  const { words, language } = useSpoken()
  return (
    <Dialog title={words.help.title} close={close}>
      <p>{words.help.says}</p>
      <dl className="keys">
        {KEYS.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.help.keys[name]}</dd>
          </div>
        ))}
      </dl>
      {showLegend && (
        <button type="button" className="btn" onClick={showLegend}>
          {KIT_WORDS[language].legend}
        </button>
      )}
    </Dialog>
  )
}
