// An invitation: a name, and you sit.
import { type FormEvent, useEffect, useState } from 'react'
import type { ForkInfo, TableView } from '../../wire/tables.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { useDeed } from '../frame/trouble.ts'
import { go } from '../router.ts'
import { choose, SOMETHING, useSettings } from '../settings.ts'
import { ask, invitationPath, tablePaths } from '../source/http.ts'
import { ForkLine } from '../table/fork-line.tsx'
import { useTitle } from '../table/use-title.ts'
import { useWords } from '../words/language.tsx'

export function JoinPage({ code: given }: { readonly code: string }) {
  const words = useWords()
  const settings = useSettings()
  const [code, setCode] = useState(given)
  const [name, setName] = useState(settings.name)
  const fork = useInvitedFork(given)
  useTitle(words.join.title)
  const [says, sit] = useDeed(async () => {
    choose({ name: name.trim() })
    const invitation = codeOf(code)
    const { id } = await ask<TableView>(invitationPath(invitation))
    await ask<TableView>(tablePaths(id).join, { invitation, name: name.trim() })
    go({ page: 'table', id }, true)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sit()
  }
  return (
    <PageFrame narrow>
      <h1>{words.join.title}</h1>
      <ForkLine fork={fork} />
      <form className="form" onSubmit={submit}>
        {given === '' && (
          <label className="field">
            <span>{words.join.code}</span>
            <input type="text" required value={code} onChange={(event) => setCode(event.target.value)} autoComplete="off" />
            <small className="soft">{words.join.codeSays}</small>
          </label>
        )}
        <label className="field">
          <span>{words.join.nameFirst}</span>
          <input
            type="text"
            required
            pattern={SOMETHING}
            maxLength={24}
            value={name}
            onChange={(event) => setName(event.target.value)}
            autoComplete="nickname"
          />
        </label>
        {says && (
          <p className="refused" role="alert">
            {says}
          </p>
        )}
        <button type="submit" className="btn act big">
          {words.join.sitDown}
        </button>
      </form>
    </PageFrame>
  )
}

/** Whether the table of an invitation is a fork: whoever sits down must know. What else is wrong with it is said when one does. */
function useInvitedFork(code: string): ForkInfo | undefined {
  const [fork, setFork] = useState<ForkInfo>()
  useEffect(() => {
    if (code !== '')
      ask<TableView>(invitationPath(codeOf(code))).then(
        (table) => setFork(table.fork),
        () => {},
      )
  }, [code])
  return fork
}

/** The code in what somebody pasted: the code itself, or the link that ends in it. */
export function codeOf(text: string): string {
  return (
    text
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  )
}
