// The way to a seat for others: a picture to scan, a code to say, a link to send.
import { CopyLine } from '../frame/copy-line.tsx'
import { later } from '../frame/later.tsx'
import type { Snapshot } from '../source/source.ts'
import { useWords } from '../words/language.tsx'
import { missing, spokenCode } from './deeds.ts'
import type { WaitingWords } from './words/waiting-words.ts'

const QrCode = later(async () => (await import('../qr/qr-code.tsx')).QrCode, <span className="qr" />)

interface InvitationProps {
  readonly snapshot: Snapshot
  readonly path: string
  readonly words: WaitingWords
}

export function Invitation({ snapshot, path, words }: InvitationProps) {
  const uiWords = useWords()
  const url = new URL(path, location.origin).href
  const share = () => navigator.share({ title: snapshot.name, url }).catch(() => {}) // Whoever thinks better of it closes the sheet.
  return (
    <section className="panel inviting" aria-labelledby="inviting">
      <QrCode text={url} label={words.qr} />
      <div className="say-it">
        <h2 id="inviting">{words.invite}</h2>
        <p className="soft">{words.inviteSays}</p>
        <p className="code-row">
          <span className="unseen">{words.code}</span>
          <b className="code">{spokenCode(path)}</b>
          <span className="soft">{uiWords.home.seatsFree(missing(snapshot))}</span>
        </p>
      </div>
      <div className="links">
        <CopyLine label={uiWords.invite.invitation} path={path}>
          {'share' in navigator && (
            <button type="button" className="btn" onClick={share}>
              {words.share}
            </button>
          )}
        </CopyLine>
        {snapshot.spectatorLink && <CopyLine label={uiWords.invite.spectator} path={snapshot.spectatorLink} />}
      </div>
    </section>
  )
}
