// The coach's card keeps off what the learner is to look at or to press, wherever the board is panned and scrolled meanwhile.
import { type RefObject, useLayoutEffect } from 'react'
import { boxesIn, seenPlaces } from './places.ts'
import { isSheet, settle } from './settle.ts'

interface Seeing {
  /** What must be seen. */
  readonly places: readonly string[]
  /** Whether it had better stay where it lies: somebody is choosing. */
  readonly stays: boolean
}

export function useSettled(room: RefObject<HTMLElement | null>, card: RefObject<HTMLElement | null>, { places, stays }: Seeing): void {
  const names = places.join(' ')
  useLayoutEffect(() => {
    let frame = 0
    let last = ''
    const follow = () => {
      frame = requestAnimationFrame(follow)
      const [table, coach] = [room.current, card.current]
      if (!table || !coach) return
      if (isSheet(coach)) return release(coach)
      const spoken = seenPlaces(table, names.split(' ')).flat()
      const kept = [...boxesIn(table, '.bar'), ...boxesIn(table, '.prompt')]
      const key = JSON.stringify([spoken, kept, innerWidth, innerHeight, coach.offsetHeight, coach.offsetWidth])
      if (key === last) return
      last = key
      const { left, top } = coach.getBoundingClientRect()
      settle(coach, { spoken, kept, open: boxesIn(table, '[data-place][data-open="true"]'), from: stays ? { left, top } : undefined })
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [room, card, names, stays])
}

function release(coach: HTMLElement): void {
  coach.style.removeProperty('left')
  coach.style.removeProperty('top')
}
