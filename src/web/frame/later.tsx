// A part of the page that is loaded when it is first drawn. React's own `lazy` would hold it back: whatever comes within 300 ms of the
// last thing it waited for is shown only when they are over, and a table waits for three such parts one after another.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode = null): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  return function Later(props: Props): ReactNode {
    const [, setCome] = useState(Part !== undefined)
    useEffect(() => {
      if (Part) return
      let wanted = true
      load().then(
        (part) => {
          Part = part
          if (wanted) setCome(true)
        },
        (error: unknown) => wanted && setCome(thrower(error)),
      )
      return () => {
        wanted = false
      }
    }, [])
    return Part ? <Part {...props} /> : meanwhile
  }
}

/** A change of state that breaks the page, for what went wrong out of its sight: the error screen takes it from there. */
export const thrower = (error: unknown) => (): never => {
  throw error
}
