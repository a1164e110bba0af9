// One's own seats, each with the link that gives it to another device, and how that is taken away again.
import { useEffect, useState } from 'react'
import type { OwnSeat, OwnSeats, Renewal } from '../../wire/recovery.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { CopyLine } from '../frame/copy-line.tsx'
import { Growing } from '../frame/growing.tsx'
import { TroublePage } from '../frame/in-trouble.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useDeed } from '../frame/trouble.ts'
import { Link } from '../link.tsx'
import { titleOf } from '../shelf/shelf.ts'
import { ask, RECOVERIES, tablePaths } from '../source/http.ts'
import { useTitle } from '../table/use-title.ts'
import { useSpoken } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import './seats.css'

type Looked = { readonly seats: readonly OwnSeat[] } | { readonly error: unknown } | null

export function SeatsPage() {
  const { seats: said } = usePageWords()
  const [looked, setLooked] = useState<Looked>(null)
  useTitle(said.title)
  useEffect(() => {
    let wanted = true
    ask<OwnSeats>(RECOVERIES).then(
      ({ seats }) => wanted && setLooked({ seats }),
      (error: unknown) => wanted && setLooked({ error }),
    )
    return () => {
      wanted = false
    }
  }, [])
  if (looked === null) return <Growing />
  if ('error' in looked) return <TroublePage error={looked.error} />
  return (
    <PageFrame narrow>
      <div className="own-seats">
        <h1>{said.title}</h1>
        <p className="soft">{looked.seats.length === 0 ? said.none : said.says}</p>
        {looked.seats.map((seat) => (
          <Seat key={seat.id} first={seat} />
        ))}
      </div>
    </PageFrame>
  )
}

function Seat({ first }: { readonly first: OwnSeat }) {
  const { language } = useSpoken()
  const { seats: said } = usePageWords()
  const [seat, setSeat] = useState(first)
  const [done, setDone] = useState<string | null>(null)
  const renewed = async (renewal: Renewal) => {
    setDone(null)
    setSeat(await ask<OwnSeat>(tablePaths(seat.id).recovery, renewal))
    setDone(renewal.alone ? said.isAlone : said.renewed)
  }
  const [notRenewed, renew] = useDeed(() => renewed({ alone: false }))
  const [notAlone, beAlone] = useDeed(() => renewed({ alone: true }))
  const refused = notRenewed ?? notAlone
  return (
    <section className="panel own-seat" aria-label={seat.table}>
      <header>
        <SeatMark seat={seat.seat} />
        <h2>
          <Link className="link" to={{ page: 'table', id: seat.id }}>
            <bdi>{seat.table}</bdi>
          </Link>
        </h2>
        <p className="soft">
          {titleOf(seat.game, language)} · <bdi>{said.as(seat.name)}</bdi> · {said.devices(seat.devices)}
        </p>
      </header>
      <CopyLine label={said.link} path={seat.recovery} />
      <div className="answers">
        <button type="button" className="btn small" onClick={renew}>
          {said.renew}
        </button>
        {seat.devices > 1 && (
          <button type="button" className="btn small" onClick={beAlone}>
            {said.alone}
          </button>
        )}
      </div>
      <p className="done" role="status">
        {done}
      </p>
      {refused && (
        <p className="refused" role="alert">
          {refused}
        </p>
      )}
    </section>
  )
}
