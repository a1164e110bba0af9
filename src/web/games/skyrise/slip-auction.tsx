// The slips of an auction: a bid with what it would bring, a pass with what it means.
import { Fragment, type ReactNode } from 'react'
import { first, kindOf, second } from '../../../core/action.ts'
import { bitCount, highestBit } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat, Words } from '../../../core/game.ts'
import { canOutbid } from '../../../games/skyrise/actions/outbid.ts'
import { CENTRE, PLATFORMS } from '../../../games/skyrise/board.ts'
import { BUILDINGS, MASTERPIECES, NUMBERS, PANORAMAS } from '../../../games/skyrise/components.ts'
import { controllersOf } from '../../../games/skyrise/control.ts'
import { platformOf } from '../../../games/skyrise/districts.ts'
import { EVERYWHERE, panoramaPoints } from '../../../games/skyrise/panoramas.ts'
import { ALL_BUILDINGS, structureBid } from '../../../games/skyrise/stakes.ts'
import { ownerOf, type State } from '../../../games/skyrise/state.ts'
import { BID, TAKE } from '../../../games/skyrise/vocabulary.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import { capital, punctuated } from '../../board/words.ts'
import type { SlipCell, SlipContent, SlipProps } from '../../table/face.ts'
import type { Plan } from '../../table/plan.ts'
import { Change } from '../../table/slip-change.tsx'
import { isInVain } from './habits.ts'
import { Icon } from './icon.tsx'
import { bidsOf, seatsOf } from './pieces.ts'
import { BuildingPicture, Seats, TokenStep } from './slip-rows.tsx'
import { phrasesOf } from './words/phrases.ts'
import { broughtBy, wonAt } from './worth.ts'

type Props = SlipProps<State>
const CARDS: readonly string[] = MASTERPIECES

/** One half of a bid: what it is, and what it shall be is asked for below. */
export function beginning({ plan, board: { words, picked } }: Props): SlipContent {
  const phrases = phrasesOf(words)
  const [sort, name = ''] = (picked[0] ?? '').split(':')
  const what = sort === 'masterpiece' ? words.name('card', CARDS.indexOf(name)) : name
  const title = sort === 'district' ? phrases.bidAt(name.toUpperCase()) : phrases.bidWith(what)
  return { title, deed: plan.before.last === NONE ? phrases.doOpen : phrases.doBid, cells: [] }
}

export function bidding(props: Props): SlipContent {
  const { plan, board } = props
  const { words } = board
  const phrases = phrasesOf(words)
  const { before, seat, actions } = plan
  const [bid] = actions
  const isOpening = before.last === NONE
  const district = first(bid)
  const structure = structureBid(before, seat, bid)
  // Where the bid is answered by nobody, its token may already have been sent somewhere.
  const won = actions.length > 1 ? plan.after : wonAt(before, { seat, structure, district })
  const card = second(bid) - NUMBERS
  const what = card < 0 ? String(second(bid)) : words.name('card', card)
  return {
    picture: <BuildingPicture s={before} seat={seat} structure={structure} />,
    title: (isOpening ? phrases.openWithIn : phrases.bidWithIn)(what, words.name('district', district)),
    deed: isOpening ? phrases.doOpen : phrases.doBid,
    missed: isInVain(plan) ? { says: phrases.noPoints(capital(what)), still: phrases.stillBuilt, rule: `M${card + 1}` } : undefined,
    cells: [
      { name: phrases.ifItWins, rows: [...tokens(props, won), ...scored(plan, won)] },
      control(props, won),
      answers(props),
      left(won, seat, words),
    ].filter(({ rows }) => rows.length > 0),
  }
}

/** The token of the district, and what the Vault takes with it. */
function tokens({ plan, board: { words } }: Props, after: State): ReactNode[] {
  const districts = plan.actions.filter((action) => [BID, TAKE].includes(kindOf(action))).map(first)
  const lying = districts.map((district) => plan.before.token[district]).filter((token) => token !== NONE)
  // biome-ignore lint/suspicious/noArrayIndexKey: two tokens may be alike
  const rows = lying.map((token, i) => <TokenStep key={i} {...{ plan, after, token, words }} />)
  return rows.length > 0 ? rows : [<em key="none">{phrasesOf(words).noToken}</em>]
}

/** Its card's points, and the panoramas that it adds to. */
function scored({ before, seat }: Plan<State>, won: State): ReactNode[] {
  const points = broughtBy(won, seat) - broughtBy(before, seat)
  const panoramas = Array.from(before.panoramas, (card) => ({
    card,
    from: panoramaPoints(before, seat, card, EVERYWHERE),
    to: panoramaPoints(won, seat, card, EVERYWHERE),
  })).filter(({ from, to }) => from !== to)
  const row = (
    <span key="scored" className="sr-row">
      {points > 0 && (
        <>
          <Icon name="masterpiece" /> <b className="up">+{points}</b>
        </>
      )}
      {panoramas.map(({ card, from, to }) => (
        <Fragment key={card}>
          <Icon name={PANORAMAS[card]} /> <Change from={from} to={to} />
        </Fragment>
      ))}
    </span>
  )
  return points > 0 || panoramas.length > 0 ? [row] : []
}

/** Who controls its platform, before and after; where nothing changes, nothing. */
function control({ plan, board: { words, seats } }: Props, won: State): SlipCell {
  const phrases = phrasesOf(words)
  const platform = platformOf(first(plan.actions[0]))
  const [from, to] = [plan.before, won].map((s) => controllersOf(s, platform))
  const among = (controllers: number) => seatsOf(won).filter((seat) => controllers & (1 << seat))
  const row = (
    <span key="control" className="sr-row">
      <Seats some={among(from)} seats={seats} /> <i>→</i> <Seats some={among(to)} seats={seats} />
    </span>
  )
  return {
    name: punctuated(`${phrases.control}, ${platform === CENTRE ? phrases.centre : PLATFORMS[platform]}`),
    rows: from === to ? [] : [row],
  }
}

/** Who can still answer what is planned; or who builds, since nobody can. */
function answers({ plan: { after, told, seat }, board: { words, seats } }: Props): SlipCell {
  const phrases = phrasesOf(words)
  const builds = told.find(({ event }) => event === 'builds' || event === 'buildsMasterpiece')
  if (builds) {
    const says = builds.seat === seat ? phrases.youBuild : phrases.builds(seats[builds.seat].name)
    return { name: phrases.canAnswer, rows: [<em key="nobody">{says}</em>] }
  }
  const leader = ownerOf(after.piece[after.last])
  const some = seatsOf(after).filter((other) => other !== leader && !(after.out & (1 << other)) && canOutbid(after, other))
  return { name: phrases.canAnswer, rows: [<Seats key="seats" some={some} seats={seats} />] }
}

function left({ available, tables, set }: State, seat: Seat, words: Words): SlipCell {
  const phrases = phrasesOf(words)
  const buildings = available[seat] & ALL_BUILDINGS
  const highest = buildings === 0 ? null : tables.number[set[seat] * BUILDINGS + highestBit(buildings)]
  const row = (
    <span key="left" className="sr-row">
      <b>{bitCount(available[seat])}</b> {highest !== null && <em>{phrases.highest(highest)}</em>}
    </span>
  )
  return { name: phrases.leftToBid, rows: [row], isMinor: true }
}

export function passing(props: Props): SlipContent {
  const { plan, board } = props
  const { words, seats } = board
  const phrases = phrasesOf(words)
  const { before, seat } = plan
  const mine = bidsOf(before).filter((bid) => bid.seat === seat).length
  const last = bidsOf(before).at(-1)
  const leads = last && (
    <span key="leads" className="sr-row">
      <SeatMark seat={last.seat} /> {seats[last.seat].name} <b>{last.number ?? <Icon name="masterpiece" />}</b>{' '}
      <em>{words.name('district', last.district)}</em>
    </span>
  )
  return {
    title: phrases.pass,
    note: phrases.passSays,
    deed: phrases.pass,
    cells: [
      { name: phrases.yourBids, rows: [<em key="bids">{phrases.comeBack(mine)}</em>] },
      { name: capital(phrases.leads), rows: leads ? [leads] : [] },
      answers(props),
    ],
  }
}
