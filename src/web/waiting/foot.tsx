// What is missing, and what can be done now.
import { Link } from '../link.tsx'
import { routeOf } from '../router.ts'
import type { Snapshot } from '../source/source.ts'
import { useWords } from '../words/language.tsx'
import { missing, nextDeed, sitting } from './deeds.ts'
import type { WaitingWords } from './words/waiting-words.ts'

interface FootProps {
  readonly snapshot: Snapshot
  readonly words: WaitingWords
  /** How many the game can be played with. */
  readonly allowed: readonly number[]
  begin(): void
  fill(): void
}

export function Foot({ snapshot, words, allowed, begin, fill }: FootProps) {
  const { count, of } = sitting(snapshot)
  const isFull = missing(snapshot) === 0
  const waits = isFull ? (snapshot.isHost ? words.youBegin : words.hostBegins) : words.startsItself
  return (
    <footer className="waiting-foot">
      <p role="status">
        <b>{isFull ? words.allSit : words.seated(count, of)}</b>
        {waits}
      </p>
      {snapshot.isHost ? <Deed {...{ snapshot, words, allowed, begin, fill }} /> : <TakeSeat snapshot={snapshot} />}
    </footer>
  )
}

function Deed({ snapshot, words, allowed, begin, fill }: FootProps) {
  const deed = nextDeed(snapshot, allowed)
  const said = { begin: words.begin, start: words.startWith(sitting(snapshot).count), fill: words.fill }[deed]
  return (
    <button type="button" className="btn act" onClick={deed === 'fill' ? fill : begin}>
      {said}
    </button>
  )
}

/** For whoever looks at an open table and does not sit. */
function TakeSeat({ snapshot }: Pick<FootProps, 'snapshot'>) {
  const words = useWords()
  if (snapshot.you !== null || !snapshot.invitation || missing(snapshot) === 0) return null
  return (
    <Link className="btn act" to={routeOf(snapshot.invitation)}>
      {words.home.takeSeat}
    </Link>
  )
}
