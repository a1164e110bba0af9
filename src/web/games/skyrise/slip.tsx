// The slip of Skyrise: what a bid would bring if it won, and who can still answer it; passes, cards and tokens.
import type { ReactNode } from 'react'
import { first, kindOf } from '../../../core/action.ts'
import { INNOVATORS, MASTERPIECES, SIDES, WILD } from '../../../games/skyrise/components.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { CHOOSE, KINDS, type Kind } from '../../../games/skyrise/vocabulary.ts'
import { capital, punctuated } from '../../board/words.ts'
import type { SlipContent, SlipProps } from '../../table/face.ts'
import { freeDistricts } from './card-face.tsx'
import { numbersOf } from './pieces.ts'
import { beginning, bidding, passing } from './slip-auction.tsx'
import { turnedUp } from './slip-revealed.ts'
import { DiscPicture, TokenStep } from './slip-rows.tsx'
import { phrasesOf } from './words/phrases.ts'
import { worthOver } from './worth.ts'
import './slip.css'

type Props = SlipProps<State>

export function slip(props: Props): SlipContent {
  const [begun] = props.plan.actions
  return begun === undefined ? beginning(props) : { ...SLIPS[KINDS[kindOf(begun)]](props), turnedUp: turnedUp(props) }
}

const SLIPS: Readonly<Record<Kind, (props: Props) => SlipContent>> = {
  bid: bidding,
  pass: passing,
  choose: choosing,
  wild: placingWild,
  innovator: choosingInnovator,
  take: taking,
  decline: ({ board }) => ({ title: phrasesOf(board.words).decline, deed: phrasesOf(board.words).decline, cells: [] }),
}

/** One card, or with two seats one after the other: what each does, and what it would bring now. */
function choosing({ plan, board: { words } }: Props): SlipContent {
  const phrases = phrasesOf(words)
  const { before, seat, actions } = plan
  const cards = actions.filter((action) => kindOf(action) === CHOOSE).map(first)
  return {
    title: phrases.chooseCards(cards.length),
    deed: phrases.doChoose,
    cells: cards.map((card) => ({ name: punctuated(`${phrases.cardNumber(card + 1)}, ${words.name('card', card)}`), rows: said(card) })),
  }

  function said(card: number): ReactNode[] {
    const worth = worthOver(before, seat, card, freeDistricts(before))
    return [
      <span key="effect" className="sr-says">
        {phrases.effect(MASTERPIECES[card], before.tables.masterpieces)}{' '}
        {worth && <b className="up">{phrases.worth(worth.least, worth.most)}</b>}
      </span>,
    ]
  }
}

/** Who it is, and what one will bid with. */
function choosingInnovator({ plan, board: { words } }: Props): SlipContent {
  const phrases = phrasesOf(words)
  const innovator = first(plan.actions[0])
  return {
    title: words.name('innovator', innovator),
    note: phrases.lives[INNOVATORS[innovator]],
    deed: phrases.doChoose,
    cells: [{ name: phrases.numbers, rows: [numbersOf(plan.before, Math.floor(innovator / SIDES)).join(' · ')] }],
  }
}

function placingWild(props: Props): SlipContent {
  const { plan, board, label } = props
  const phrases = phrasesOf(board.words)
  const row = <TokenStep key="step" {...{ plan, after: plan.after, token: WILD, words: board.words }} />
  return {
    picture: <DiscPicture token="wild" />,
    title: label(plan.actions[0]),
    deed: phrases.doPut,
    cells: [{ name: phrases.youGet, rows: [row] }],
  }
}

function taking(props: Props): SlipContent {
  const { plan, board } = props
  const phrases = phrasesOf(board.words)
  const district = first(plan.actions[0])
  const token = plan.before.token[district]
  return {
    title: capital(phrases.take(board.words.name('token', token), board.words.name('district', district))),
    deed: phrases.doTake,
    cells: [{ name: phrases.youGet, rows: [<TokenStep key="step" {...{ plan, after: plan.after, token, words: board.words }} />] }],
  }
}
