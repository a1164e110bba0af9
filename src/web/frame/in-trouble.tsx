// The page for trouble. It is loaded beside the first one, so that it is there when it is needed: a server that is away cannot bring it.
import type { ComponentType } from 'react'
import { useWords } from '../words/language.tsx'
import { loadPageWords } from '../words/pages/language.ts'
import { Growing } from './growing.tsx'
import { later } from './later.tsx'
import type { TroubleProps } from './trouble-page.tsx'
import { whenIdle } from './when-idle.ts'

const load = async () => (await Promise.all([import('./trouble-page.tsx'), loadPageWords()]))[0]

export const TroublePage = later(
  () =>
    load().then(
      (page) => page.TroublePage,
      (): ComponentType<TroubleProps> => PlainTrouble,
    ),
  <Growing />,
)

export const prepareForTrouble = () => whenIdle(load)

/** For whom not even that was loaded. */
function PlainTrouble() {
  const words = useWords()
  return (
    <main className="growing" role="alert">
      <h1>{words.common.unreachable}</h1>
      <p>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {words.common.again}
        </button>
      </p>
    </main>
  )
}
