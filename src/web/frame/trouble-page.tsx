// A page that could not be shown, in the ordinary frame: a sentence, and a way on. Where the server is away, the page opens by itself when it is back.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from '../link.tsx'
import { isServerAway, isServerBack } from '../source/http.ts'
import { NoSuchTable } from '../source/source.ts'
import { waitBefore } from '../source/stream.ts'
import { useTitle } from '../table/use-title.ts'
import { useWords } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import { LostPage } from './lost-page.tsx'
import { PageFrame } from './page-frame.tsx'
import { refusalSaid } from './trouble.ts'

export interface TroubleProps {
  readonly error: unknown
}

export function TroublePage({ error }: TroubleProps) {
  const words = useWords()
  const pageWords = usePageWords()
  if (isServerAway(error)) return <ServerAway />
  if (error instanceof NoSuchTable) return <LostPage />
  return (
    <Trouble title={words.common.failed} says={refusalSaid(error, pageWords) ?? ''}>
      <button type="button" className="btn" onClick={() => location.reload()}>
        {words.common.again}
      </button>
    </Trouble>
  )
}

function ServerAway() {
  const words = useWords()
  const { away } = usePageWords()
  const [asking, setAsking] = useState(false)
  const attempts = useRef(0)
  useEffect(() => {
    if (!asking) {
      const timer = setTimeout(setAsking, waitBefore(attempts.current++), true)
      return () => clearTimeout(timer)
    }
    let shown = true
    isServerBack().then((isBack) => {
      // What was not loaded is loaded again only by a page that begins anew.
      if (isBack) location.reload()
      else if (shown) setAsking(false)
    })
    return () => {
      shown = false
    }
  }, [asking])
  return (
    <Trouble title={words.common.unreachable} says={away.unreachableSays}>
      <button type="button" className="btn act" onClick={() => setAsking(true)}>
        {words.common.again}
      </button>
    </Trouble>
  )
}

interface SaidProps {
  readonly title: string
  readonly says: string
  readonly children?: ReactNode
}

export function Trouble({ title, says, children }: SaidProps) {
  const words = useWords()
  useTitle(title)
  return (
    <PageFrame narrow>
      <h1>{title}</h1>
      <p className="soft" role="alert">
        {says}
      </p>
      <p className="way-on">
        {children}
        <Link className="link" to={{ page: 'home' }}>
          {words.nav.front}
        </Link>
      </p>
    </PageFrame>
  )
}
