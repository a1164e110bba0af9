// What went wrong, as a sentence in the reader's language: never what a program says to programs.
import { useRef, useState } from 'react'
import { BadRecord } from '../../core/errors.ts'
import { isServerAway, Refused } from '../source/http.ts'
import { useWords } from '../words/language.tsx'
import type { UiWords } from '../words/ui-words.ts'

/** The server's own sentence where it refused, and what is wrong with a record; otherwise ours. */
export function troubleSaid(error: unknown, words: UiWords): string {
  if (error instanceof Refused || error instanceof BadRecord) return error.message
  return isServerAway(error) ? words.common.unreachable : words.common.failed
}

/** Something that a press begins and that may fail: what went wrong last, and how to begin. A second press waits for the first. */
export function useDeed(deed: () => Promise<void>): readonly [says: string | null, begin: () => Promise<void>] {
  const words = useWords()
  const [says, setSays] = useState<string | null>(null)
  const busy = useRef(false)
  const begin = async () => {
    if (busy.current) return
    busy.current = true
    setSays(null)
    try {
      await deed()
    } catch (error) {
      setSays(troubleSaid(error, words))
    } finally {
      busy.current = false
    }
  }
  return [says, begin]
}
