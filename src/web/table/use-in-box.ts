// Tells the room what lies in the prompt's box, for the styles of small screens: `:has()` on the room would style the whole page with every slip.
import { type RefObject, useLayoutEffect } from 'react'

export function useInBox(box: RefObject<HTMLElement | null>, what: 'slip' | 'recap' | null): void {
  useLayoutEffect(() => {
    const room = box.current?.closest<HTMLElement>('.room')
    if (!room || !what) return
    room.dataset.box = what
    return () => {
      if (room.dataset.box === what) delete room.dataset.box
    }
  }, [box, what])
}
