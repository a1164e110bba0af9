// Which tab a phone shows. A new question turns to the part of the board that it is about.
import { useEffect, useRef, useState } from 'react'
import type { GameFace } from './face.ts'
import type { Tab } from './phone-tabs.tsx'
import type { Turn } from './use-turn.ts'

export function useTab({ parts }: GameFace, turn: Pick<Turn, 'open' | 'reading'>, seq: number): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>(parts?.[0].id ?? 'mine')
  const now = useRef(turn)
  useEffect(() => {
    now.current = turn
  })
  const planned = turn.reading?.plan.actions.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another question turns the tab, not whoever turns it himself
  useEffect(() => {
    const { open, reading } = now.current
    // What can be done as it is asks for nothing.
    const places = planned && reading?.ready ? [] : [...open]
    const asked = parts?.filter(({ holds }) => places.some(holds)) ?? []
    if (asked.length > 0 && !asked.some(({ id }) => id === tab)) setTab(asked[0].id)
  }, [seq, planned])
  return [tab, setTab]
}
