// The links that a table has to hand on, and apart from them the one that is nobody else's.
import { CopyLine } from '../frame/copy-line.tsx'
import { Link } from '../link.tsx'
import type { Snapshot } from '../source/source.ts'
import { useWords } from '../words/language.tsx'

export function TableLinks({ snapshot }: { readonly snapshot: Snapshot }) {
  const words = useWords()
  const { spectatorLink, recovery } = snapshot
  return (
    <>
      {spectatorLink && (
        <div className="menu-settings">
          <h3>{words.menu.links}</h3>
          <CopyLine label={words.invite.spectator} path={spectatorLink} />
        </div>
      )}
      {recovery && (
        <details className="menu-settings">
          <summary>{words.invite.recovery}</summary>
          <CopyLine label={words.invite.recoverySays} path={recovery} />
          <Link className="link" to={{ page: 'seats' }}>
            {words.invite.allSeats}
          </Link>
        </details>
      )}
    </>
  )
}
