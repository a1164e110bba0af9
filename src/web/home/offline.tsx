// Above a list of tables: that those of the server are missing, and a way to ask for them at once.
import { useWords } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import type { Tables } from './use-tables.ts'

export function Offline({ offline, again }: Pick<Tables, 'offline' | 'again'>) {
  const words = useWords()
  const { home } = usePageWords()
  if (!offline) return null
  return (
    <p className="soft" role="status">
      {home.offline}{' '}
      <button type="button" className="link" onClick={again}>
        {words.common.again}
      </button>
    </p>
  )
}
