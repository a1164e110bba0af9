// The keys.
import { Dialog } from '../frame/dialog.tsx'
import { useWords } from '../words/language.tsx'

const KEYS = [
  ['tab', 'Tab'],
  ['enter', 'Enter'],
  ['undo', 'U'],
  ['redo', 'Y'],
  ['clear', 'Esc'],
  ['command', '/'],
  ['help', '?'],
  ['replay', '← →'],
] as const

export function HelpDialog({ close }: { close(): void }) {
  const words = useWords()
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
    </Dialog>
  )
}
