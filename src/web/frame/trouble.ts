// What went wrong, as a sentence in the reader's language: never what a program says to programs.
import { useRef, useState } from 'react'
import { BadConfig, BadRecord, IllegalAction } from '../../core/errors.ts'
import { isServerAway, Refused } from '../source/http.ts'
import { type Spoken, useSpoken } from '../words/language.tsx'
import { pageWords } from '../words/pages/language.ts'
import type { PageWords } from '../words/pages/page-words.ts'

/** Why something was refused, by the server, the rules or a file; anything else only failed. */
export async function troubleSaid(error: unknown, { language, words }: Spoken): Promise<string> {
  if (isServerAway(error)) return words.common.unreachable
  try {
    return refusalSaid(error, await pageWords(language)) ?? words.common.failed
  } catch {
    return words.common.failed
  }
}

/** The same of a refusal, where the words are there; null for what is none. */
export function refusalSaid(error: unknown, { refusals, refused }: PageWords): string | null {
  if (error instanceof Refused) {
    const { error: word, rule, says } = error.refusal
    // A server may be newer than the page: what it says in English is better than nothing.
    return rule === undefined ? (refusals[word] ?? says) : refused.byRule(rule)
  }
  if (error instanceof IllegalAction) return refused.byRule(error.rule)
  if (error instanceof BadRecord) return refused.record(error.line, error.says)
  return error instanceof BadConfig ? refused.table(error.message) : null
}

/** The rule that refused, where one did. */
export function ruleIn(error: unknown): string | undefined {
  if (error instanceof Refused) return error.refusal.rule
  return error instanceof IllegalAction ? error.rule : undefined
}

/** Something that a press begins and that may fail: what went wrong last, and how to begin. A second press waits for the first. */
export function useDeed(deed: () => Promise<void>): readonly [says: string | null, begin: () => Promise<void>] {
  const spoken = useSpoken()
  const [says, setSays] = useState<string | null>(null)
  const busy = useRef(false)
  const begin = async () => {
    if (busy.current) return
    busy.current = true
    setSays(null)
    try {
      await deed()
    } catch (error) {
      setSays(await troubleSaid(error, spoken))
    } finally {
      busy.current = false
    }
  }
  return [says, begin]
}
