// An invitation: who invites to what, and who sits there already; then a name, and you sit.
import { type FormEvent, useEffect, useState } from 'react'
import type { TableView } from '../../wire/tables.ts'
import { Growing } from '../frame/growing.tsx'
import { TroublePage } from '../frame/in-trouble.tsx'
import { LostPage } from '../frame/lost-page.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { go } from '../router.ts'
import { ask, invitationPath, Refused } from '../source/http.ts'
import { useTitle } from '../table/use-title.ts'
import { useWaitingWords } from '../waiting/use-waiting-words.ts'
import { useWords } from '../words/language.tsx'
import { codeOf } from './code.ts'
import { Invited } from './invited.tsx'

export function JoinPage({ code }: { readonly code: string }) {
  return code === '' ? <AskCode /> : <Follow code={codeOf(code)} />
}

/** Whoever was told a code types it in. */
function AskCode() {
  const words = useWords()
  const [code, setCode] = useState('')
  useTitle(words.join.title)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (codeOf(code) !== '') go({ page: 'join', code: codeOf(code) })
  }
  return (
    <PageFrame narrow>
      <h1>{words.join.title}</h1>
      <form className="form" onSubmit={submit}>
        <label className="field">
          <span>{words.join.code}</span>
          <input
            type="text"
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="off"
            autoCapitalize="off"
          />
          <small className="soft">{words.join.codeSays}</small>
        </label>
        <button type="submit" className="btn act big">
          {words.home.joinWithCode}
        </button>
      </form>
    </PageFrame>
  )
}

type Looked =
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly table: TableView }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Looks whom and what an invitation is from before anything is asked; one that leads nowhere says so at once. */
function Follow({ code }: { readonly code: string }) {
  const words = useWaitingWords()
  const [looked, setLooked] = useState<Looked>({ kind: 'looking' })
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a seat was refused the table is looked at again
  useEffect(() => {
    let wanted = true
    ask<TableView>(invitationPath(code)).then(
      (table) => wanted && setLooked({ kind: 'found', table }),
      (error: unknown) => wanted && setLooked({ kind: 'failed', error }),
    )
    return () => {
      wanted = false
    }
  }, [code, asked])
  const mine = looked.kind === 'found' && looked.table.you !== null ? looked.table.id : null
  useEffect(() => {
    if (mine !== null) go({ page: 'table', id: mine }, true)
  }, [mine])
  if (looked.kind === 'failed') {
    const isDead = looked.error instanceof Refused && looked.error.status === 404
    return isDead ? <LostPage /> : <TroublePage error={looked.error} />
  }
  if (looked.kind === 'looking' || !words || mine !== null) return <Growing />
  return <Invited table={looked.table} code={code} words={words} again={() => setAsked(asked + 1)} />
}
