// The iron header: wordmark, table, whose turn, the others, menu.
import { memo, type ReactNode } from 'react'
import { valuesOf } from '../../core/json.ts'
import { titleIn } from '../../core/words.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { Whiplash } from '../art/whiplash.tsx'
import { Link } from '../link.tsx'
import { closeRules, openRules, useOpened } from '../rules/open.ts'
import { useSpoken, useWords } from '../words/language.tsx'
import type { UiWords } from '../words/ui-words.ts'
import { seatsOf, steadOf } from './seats.ts'
import type { Standing, Stood } from './standing.ts'
import { useTitle } from './use-title.ts'

interface HeaderProps extends Stood {
  /** Whether it is this viewer's turn. */
  readonly isAsked: boolean
  /** The clocks, at a desk that has room for them here. They say who is here, too. */
  readonly clocks: ReactNode
  show(dialog: 'menu' | 'scores'): void
  toggleDrawer(): void
}

export const TableHeader = memo(function TableHeader(props: HeaderProps): ReactNode {
  const { snapshot, seats, face, isAsked, clocks, show, toggleDrawer } = props
  const { words, language } = useSpoken()
  const when = useWhen(props)
  const rules = useOpened()
  useTitle(isAsked ? `${words.table.yourTurn} — ${snapshot.name}` : snapshot.name)
  return (
    <header className="bar">
      <SmallWordmark />
      <h1>
        {snapshot.name}
        <span>
          {titleIn(face.game.meta, language)}
          {snapshot.position.isPractice && ` · ${words.table.practice}`}
          {snapshot.fork && ` · ${words.fork.short(snapshot.fork.at)}`}
        </span>
      </h1>
      {when && <p className="when">{when}</p>}
      <Totals {...{ snapshot, seats, face }} />
      <TurnPill {...{ snapshot, seats, isAsked }} />
      {clocks}
      {snapshot.shared && !clocks && (
        <ul className="others">
          {seats
            .filter(({ seat, kind }) => seat !== snapshot.you && kind === 'person')
            .map(({ seat, name, online }) => (
              <li key={seat} title={`${name} ${online ? words.table.present : words.table.away}`}>
                <SeatMark seat={seat} /> {name}
                <i className={online ? 'presence here' : 'presence'} />
                <span className="unseen">{online ? words.table.present : words.table.away}</span>
              </li>
            ))}
        </ul>
      )}
      <button type="button" className="quiet wide-only" onClick={() => show('scores')}>
        {words.table.scores}
      </button>
      <button type="button" className="quiet wide-only" data-opens="log" onClick={toggleDrawer}>
        {words.table.log}
      </button>
      <button type="button" className="quiet roomy-only" aria-pressed={rules !== null} onClick={rules ? closeRules : openRules}>
        {words.nav.rules}
      </button>
      <button type="button" className="quiet" onClick={() => show('menu')}>
        {words.table.menu}
      </button>
    </header>
  )
})

/** Everybody's score, where the holdings that say it lie behind a tab. */
function Totals({ snapshot: { position }, seats, face }: Pick<Stood, 'snapshot' | 'seats' | 'face'>) {
  const { scores } = face.game.result(position.state)
  return (
    <ul className="totals">
      {scores.map(({ seat, total }) => (
        <li key={seat} data-score={seat} title={seats[seat].name}>
          <SeatMark seat={seat} />
          <span className="unseen">{seats[seat].name}</span> {total}
        </li>
      ))}
    </ul>
  )
}

type TurnTold = Pick<HeaderProps, 'snapshot' | 'seats' | 'isAsked'>

/** Whose turn it is. */
export function turnSaid({ snapshot, seats, isAsked }: TurnTold, words: UiWords): string {
  if (snapshot.status === 'finished') return words.table.over
  if (isAsked && isAlone(snapshot)) return words.table.yourTurn
  const acting = seatsOf(snapshot.position.actors, seats)
  return words.home.toMove(acting.map((seat) => seat.name).join(words.table.comma), acting.length)
}

function TurnPill({ snapshot, seats, isAsked }: TurnTold) {
  const words = useWords()
  if (snapshot.status === 'finished') return <p className="turn over">{words.table.over}</p>
  if (steadOf(snapshot)) return <p className="turn off">{words.table.botForYou}</p>
  const acting = seatsOf(snapshot.position.actors, seats)
  return (
    <p className={isAsked ? 'turn yours' : 'turn'}>
      {acting.map(({ seat }) => (
        <SeatMark key={seat} seat={seat} />
      ))}
      {turnSaid({ snapshot, seats, isAsked }, words)}
    </p>
  )
}

/** Whether “you” can only be one person: where several share a device, the name says more. */
export const isAlone = (snapshot: Pick<Standing, 'shared' | 'seats'>): boolean =>
  snapshot.shared || snapshot.seats.filter((seat) => seat.kind === 'person').length === 1

export function SmallWordmark() {
  const words = useWords()
  return (
    <Link className="small-wordmark" to={{ page: 'home' }} aria-label={words.nav.home}>
      <span>Tassel</span>
      <Whiplash />
    </Link>
  )
}

/** The round or era: a game that counts rounds has a field of that name. */
function useWhen({ snapshot: { position }, face, faceWords }: Stood): string | null {
  const { table } = useWords()
  const { state } = position
  if (face.when) return face.when(state, faceWords.words)
  const field = state.layout.fields.find((f) => f.name === 'round')
  return field ? table.round(valuesOf(state, field)[0], face.lastRound) : null
}
