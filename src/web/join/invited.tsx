// The table that somebody is invited to, and the one question: the name.
import { type FormEvent, useState } from 'react'
import type { TableView } from '../../wire/tables.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { Whiplash } from '../art/whiplash.tsx'
import { ClockSaid } from '../clocks/clock-said.tsx'
import { ownZone } from '../clocks/zone.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { useDeed } from '../frame/trouble.ts'
import { Link } from '../link.tsx'
import { useOptionWords } from '../new-table/use-option-words.ts'
import { opponentName } from '../opponents/opponents.tsx'
import { useOpponentWords } from '../opponents/use-opponent-words.ts'
import { go, routeOf } from '../router.ts'
import { choose, SOMETHING, useSettings } from '../settings.ts'
import { Scene } from '../shelf/scene.tsx'
import { SHELF, titleOf, volumeOf } from '../shelf/shelf.ts'
import { ask, Refused, tablePaths } from '../source/http.ts'
import { ForkLine } from '../table/fork-line.tsx'
import { namedSeats } from '../table/seats.ts'
import { chosenOptions, TableOptions } from '../table/table-options.tsx'
import { useTitle } from '../table/use-title.ts'
import { missing } from '../waiting/deeds.ts'
import type { WaitingWords } from '../waiting/words/waiting-words.ts'
import { useSpoken, useWords } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import './join.css'

interface InvitedProps {
  readonly table: TableView
  readonly code: string
  readonly words: WaitingWords
  /** Looks at the table again. */
  again(): void
}

export function Invited(props: InvitedProps) {
  const { table, words } = props
  const { language } = useSpoken()
  const { home } = usePageWords()
  const volume = volumeOf(table.game)
  const host = table.host === undefined ? undefined : table.seats[table.host].name
  const title = titleOf(table.game, language)
  useTitle(`${title}: ${table.name}`)
  return (
    <PageFrame narrow>
      <div className="invited">
        <header>
          {volume && <Scene of={volume} />}
          <div>
            <p className="from">{host === undefined ? words.join.invited : words.join.invites(host)}</p>
            <h1>{title}</h1>
            <p className="soft">
              <bdi>{table.name}</bdi>
              {volume?.cover && ` · ${volume.cover.says[language]}`}
            </p>
            <Whiplash className="divider" />
          </div>
        </header>
        <dl className="facts">
          <dt>{words.join.seats}</dt>
          <dd>
            <Sitters table={table} words={words} />
          </dd>
          <dt>{words.rules}</dt>
          <dd>
            <Rules table={table} words={words} />
          </dd>
          <dt>{words.join.pace}</dt>
          <dd>
            <ClockSaid clock={table.clock} />
          </dd>
          {volume?.cover && (
            <>
              <dt>{words.join.time}</dt>
              <dd>{words.join.about(lengthSaid(volume.cover.minutes, home))}</dd>
            </>
          )}
          <dt>{words.join.table}</dt>
          <dd>{table.listed ? words.join.listed : words.join.private}</dd>
          <dt>{words.join.newToIt}</dt>
          <dd>
            <Link className="link" to={{ page: 'learn' }}>
              {home.learn}
            </Link>
            {' · '}
            <Link className="link" to={{ page: 'rules', game: table.game }}>
              {words.join.readRules}
            </Link>
          </dd>
        </dl>
        <ForkLine fork={table.fork} />
        {table.status === 'waiting' && missing(table) > 0 ? <SitDown {...props} /> : <TooLate table={table} words={words} />}
      </div>
    </PageFrame>
  )
}

const lengthSaid = (minutes: number, { hours, minutes: said }: Readonly<Record<'hours' | 'minutes', (count: number) => string>>): string =>
  minutes % 60 === 0 ? hours(minutes / 60) : said(minutes)

type Shown = Pick<InvitedProps, 'table' | 'words'>

/** Who sits where. The first open seat is the one that is offered. */
function Sitters({ table, words }: Shown) {
  const uiWords = useWords()
  const opponents = useOpponentWords()
  const yours = table.status === 'waiting' ? table.seats.find(({ kind }) => kind === 'open')?.seat : undefined
  const seats = namedSeats(table.seats, uiWords).filter(({ kind }) => kind !== 'closed')
  return (
    <ul className="sitters">
      {seats.map(({ seat, kind, name }) => (
        <li key={seat} className={kind} data-seat={seat}>
          <SeatMark seat={seat} />
          {kind === 'open' ? <b>{seat === yours ? words.join.yours : words.join.free}</b> : <bdi>{name}</bdi>}
          {seat === table.host && <small>{words.host}</small>}
          {kind === 'bot' && (
            <small>
              {words.bot}, {opponentName(table.seats[seat].name, opponents)}
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What is played otherwise than usual; its words come with the board, which is needed next anyway. */
function Rules({ table, words }: Shown) {
  const { meta } = volumeOf(table.game) ?? SHELF[0]
  const options = useOptionWords(meta)
  if (chosenOptions(table, meta.options).length === 0) return words.allRules
  return <TableOptions snapshot={table} offered={meta.options} words={options} />
}

function SitDown({ table, code, words, again }: InvitedProps) {
  const uiWords = useWords()
  const settings = useSettings()
  const [name, setName] = useState(settings.name)
  const [says, sit] = useDeed(async () => {
    try {
      await ask<TableView>(tablePaths(table.id).join, { invitation: code, name: name.trim(), zone: ownZone() })
    } catch (error) {
      // Somebody was faster, or the host has thought better of it.
      if (error instanceof Refused && error.status !== 400 && error.refusal.error !== 'name-taken') return again()
      throw error
    }
    choose({ name: name.trim() })
    go({ page: 'table', id: table.id }, true)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sit()
  }
  return (
    <form className="panel your-name" onSubmit={submit}>
      <label htmlFor="your-name">{uiWords.join.nameFirst}</label>
      <div className="name-row">
        <input
          id="your-name"
          type="text"
          required
          pattern={SOMETHING}
          maxLength={24}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="nickname"
        />
        <button type="submit" className="btn act big">
          {uiWords.join.sitDown}
        </button>
      </div>
      {says && (
        <p className="refused" role="alert">
          {says}
        </p>
      )}
      <p className="below">
        {words.join.nameSays}
        <Link className="link" to={routeOf(table.spectatorLink)}>
          {words.join.onlyWatch}
        </Link>
      </p>
    </form>
  )
}

function TooLate({ table, words }: Shown) {
  return (
    <div className="panel your-name">
      <h2 role="status">{table.status === 'waiting' ? words.join.full : words.join.begun}</h2>
      <p className="soft">{words.join.watchSays}</p>
      <p>
        <Link className="btn act big" to={routeOf(table.spectatorLink)}>
          {words.join.onlyWatch}
        </Link>
      </p>
    </div>
  )
}
