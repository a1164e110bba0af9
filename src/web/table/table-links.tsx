// The links that a table has to hand on.
import { CopyLine } from '../frame/copy-line.tsx'
import type { Snapshot } from '../source/source.ts'
import { useWords } from '../words/language.tsx'

export function TableLinks({ snapshot }: { readonly snapshot: Snapshot }) {
  const words = useWords()
  const { invitation, spectatorLink, recovery, status } = snapshot
  if (!invitation && !spectatorLink && !recovery) return null
  return (
    <div className="menu-settings">
      <h2>{words.menu.links}</h2>
      {invitation && status === 'waiting' && <CopyLine label={words.invite.invitation} path={invitation} />}
      {spectatorLink && <CopyLine label={words.invite.spectator} path={spectatorLink} />}
      {recovery && <CopyLine label={`${words.invite.recovery}. ${words.invite.recoverySays}`} path={recovery} />}
    </div>
  )
}
