// A dialog of the browser's own kind: it traps focus, closes on Escape, and tells when it has closed.
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../words/language.tsx'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly className?: string
  close(): void
}

export function Dialog({ title, children, className, close }: DialogProps) {
  const words = useWords()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  // Closed while it still stands: the focus then goes back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil only repeats what Escape does
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={id}
      // In development React mounts everything twice: what was closed in between is open again when that is told.
      onClose={() => !ref.current?.open && close()}
      onClick={(event) => event.target === ref.current && close()}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="btn plain" onClick={close}>
          {words.common.close}
        </button>
      </div>
      {children}
    </dialog>
  )
}
