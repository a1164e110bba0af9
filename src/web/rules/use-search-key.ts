// “/” goes to the search of the rules while they lie open, except where somebody types.
import { type RefObject, useEffect } from 'react'

export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return
      event.preventDefault()
      // The table would go to its own line.
      event.stopImmediatePropagation()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [field])
}
