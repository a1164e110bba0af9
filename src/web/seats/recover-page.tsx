// A link that gives a seat to this device. It only asks: nothing is taken up before somebody says so.
import { type ReactNode, useEffect, useState } from 'react'
import type { Recovery } from '../../wire/recovery.ts'
import { Growing } from '../frame/growing.tsx'
import { TroublePage } from '../frame/in-trouble.tsx'
import { LostPage } from '../frame/lost-page.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useDeed } from '../frame/trouble.ts'
import { Link } from '../link.tsx'
import { go } from '../router.ts'
import { Scene } from '../shelf/scene.tsx'
import { titleOf, volumeOf } from '../shelf/shelf.ts'
import { ask, Refused, recoveryPath } from '../source/http.ts'
import { useTitle } from '../table/use-title.ts'
import { useSpoken } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import './seats.css'

type Looked = { readonly found: Recovery } | { readonly error: unknown } | null

export function RecoverPage({ recoveryKey }: { readonly recoveryKey: string }) {
  const [looked, setLooked] = useState<Looked>(null)
  useEffect(() => {
    let wanted = true
    ask<Recovery>(recoveryPath(recoveryKey)).then(
      (found) => wanted && setLooked({ found }),
      (error: unknown) => wanted && setLooked({ error }),
    )
    return () => {
      wanted = false
    }
  }, [recoveryKey])
  if (looked === null) return <Growing />
  if ('found' in looked) return <Question found={looked.found} recoveryKey={recoveryKey} />
  return looked.error instanceof Refused && looked.error.status === 404 ? <LostPage /> : <TroublePage error={looked.error} />
}

function Question({ found, recoveryKey }: { readonly found: Recovery; readonly recoveryKey: string }) {
  const { language } = useSpoken()
  const { recover: said } = usePageWords()
  const { id, game, table, seat, name, you } = found
  const volume = volumeOf(game)
  const [refused, take] = useDeed(async () => {
    await ask(recoveryPath(recoveryKey), {})
    // The key stays out of what the back button leads to.
    go({ page: 'table', id }, true)
  })
  useTitle(said.title)
  return (
    <PageFrame narrow>
      <div className="recover">
        <header>
          {volume && <Scene of={volume} />}
          <div>
            <h1>{said.title}</h1>
            <p className="soft">
              <bdi>{table}</bdi> · {titleOf(game, language)}
            </p>
          </div>
        </header>
        {you === seat ? (
          <Answer says={[said.has]}>
            <Link className="btn act big" to={{ page: 'table', id }}>
              {said.open}
            </Link>
          </Answer>
        ) : (
          <Answer says={[said.gives(name, table), ...(you === null ? [] : [said.instead]), said.keeps, said.warns]}>
            <button type="button" className="btn act big" onClick={take}>
              {said.take}
            </button>
            <Link className="btn big" to={{ page: 'home' }}>
              {said.no}
            </Link>
          </Answer>
        )}
        {refused && (
          <p className="refused" role="alert">
            {refused}
          </p>
        )}
      </div>
    </PageFrame>
  )
}

function Answer({ says, children }: { readonly says: readonly string[]; readonly children: ReactNode }) {
  return (
    <div className="panel answer">
      {says.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className="answers">{children}</div>
    </div>
  )
}
