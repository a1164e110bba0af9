// Which dialog is open. The result opens by itself once, when the game ends before one's eyes or was over on arrival.
import { useState } from 'react'
import type { DialogName } from './dialogs.tsx'

interface Dialogs {
  readonly dialog: DialogName | null
  show(name: DialogName): void
  close(): void
}

export function useDialog(isEnd: boolean): Dialogs {
  const [shown, setShown] = useState<DialogName | null>(null)
  const [isResultSeen, setResultSeen] = useState(false)
  const dialog = shown ?? (isEnd && !isResultSeen ? 'end' : null)
  return {
    dialog,
    show: setShown,
    close() {
      if (dialog === 'end') setResultSeen(true)
      setShown(null)
    },
  }
}
