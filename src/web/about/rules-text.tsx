// The rules by their numbers, as refusals and explanations name them.
import { type ReactNode, useEffect, useState } from 'react'
import { useSpoken } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import { type Chapter, rulesOf } from './rules-of.ts'

export function RulesText({ id }: { readonly id: string }): ReactNode {
  const { words, language } = useSpoken()
  const { about } = usePageWords()
  const chapters = useRules(id)
  if (chapters.length === 0) return null
  return (
    <>
      <h2>{words.nav.rules}</h2>
      <p className="soft">{about.rulesSay}</p>
      {chapters.map(({ title, rules }) => (
        <details key={title} className="rules-chapter" lang={language === 'en' ? undefined : 'en'}>
          <summary>{title}</summary>
          <dl>
            {rules.map(({ number, says }) => (
              <div key={number} id={number}>
                <dt>{number}</dt>
                <dd>{marked(says)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </>
  )
}

/** What stands between `_` is ours: a ruling, or what one edition alone has. */
const marked = (text: string): ReactNode[] =>
  text.split(/_([^_]+)_/).map((part, i) => {
    const says = part.replace(/[*`]/g, '')
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name of their own, and never move
    return i % 2 === 0 ? says : <em key={i}>{says}</em>
  })

function useRules(id: string): readonly Chapter[] {
  const [shown, show] = useState<{ readonly id: string; readonly chapters: readonly Chapter[] } | null>(null)
  useEffect(() => {
    let wanted = true
    rulesOf(id).then((chapters) => wanted && show({ id, chapters }))
    return () => {
      wanted = false
    }
  }, [id])
  return shown?.id === id ? shown.chapters : []
}
