// That a table goes on where another stood: of which, from where, and what that means for the cards.
import type { ForkInfo } from '../../wire/tables.ts'
import { Link } from '../link.tsx'
import { useWords } from '../words/language.tsx'

export function ForkLine({ fork }: { readonly fork: ForkInfo | undefined }) {
  const words = useWords()
  if (!fork) return null
  return (
    <p className="soft fork-line">
      {words.fork.says(fork.at)}{' '}
      {fork.of !== '' && (
        <Link className="link" to={{ page: 'replay', id: fork.of, move: fork.at }}>
          {words.fork.source}
        </Link>
      )}
    </p>
  )
}
