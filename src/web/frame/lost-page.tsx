// An address that is none of ours.
import { Link } from '../link.tsx'
import { useWords } from '../words/language.tsx'

export function LostPage() {
  const words = useWords()
  return (
    <main className="growing">
      <h1>{words.common.lost}</h1>
      <p>{words.common.lostSays}</p>
      <p>
        <Link className="link" to={{ page: 'home' }}>
          {words.nav.home}
        </Link>
      </p>
    </main>
  )
}
