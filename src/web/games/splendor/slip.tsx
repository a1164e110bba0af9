// The slip of Splendor: what a decision takes and brings, in tokens, cards and nobles.
import { first, kindOf } from '../../../core/action.ts'
import { TAKES } from '../../../games/splendor/actions/take.ts'
import { GEMS, one, type Packed, total } from '../../../games/splendor/gems.ts'
import type { State } from '../../../games/splendor/state.ts'
import { KINDS, type Kind } from '../../../games/splendor/vocabulary.ts'
import { Cameo } from '../../art/cameo.tsx'
import type { SlipContent, SlipProps } from '../../table/face.ts'
import { buying, reserving } from './slip-card.tsx'
import { afterwards, givenBack, returnsIn, visits } from './slip-cells.tsx'
import { Gems } from './tokens.tsx'
import { phrasesOf } from './words/phrases.ts'
import './slip.css'

type Props = SlipProps<State>

export function slip(props: Props): SlipContent {
  const [begun] = props.plan.actions
  const content = begun === undefined ? taking(props) : SLIPS[KINDS[kindOf(begun)]](props)
  // What is missed is said in a sentence, with what still happens.
  if (content.missed) return { ...content, cells: [] }
  const cells = [...(content.cells ?? []), afterwards(props)]
  return { ...content, cells: cells.filter(({ rows }) => rows.length > 0) }
}

const SLIPS: Readonly<Record<Kind, (props: Props) => SlipContent>> = {
  take: taking,
  reserve: reserving,
  buy: buying,
  pay: buying,
  return: returning,
  noble: receiving,
  pass: ({ board }) => ({ title: phrasesOf(board.words).pass, deed: phrasesOf(board.words).pass }),
}

function taking(props: Props): SlipContent {
  const {
    plan,
    board: { words, picked },
  } = props
  const phrases = phrasesOf(words)
  const [begun] = plan.actions
  const gems = begun === undefined ? gemsAt(picked) : TAKES[first(begun)]
  return {
    title: begun === undefined ? phrases.takeSome : phrases.takeCount(total(gems)),
    deed: phrases.doTake,
    cells: [{ name: phrases.youTake, rows: [<Gems key="gems" {...{ gems, words }} />, ...visits(plan, words)] }, givenBack(props)],
  }
}

/** What is picked so far of the piles. */
function gemsAt(picked: readonly string[]): Packed {
  return picked.reduce((sum, place) => sum + one(GEMS.findIndex((gem) => place === `gem:${gem}`)), 0)
}

function returning(props: Props): SlipContent {
  const phrases = phrasesOf(props.board.words)
  return { title: phrases.giveBackCount(returnsIn(props.plan)), deed: phrases.doGiveBack, cells: [givenBack(props)] }
}

function receiving({ plan, board: { words } }: Props): SlipContent {
  const phrases = phrasesOf(words)
  return {
    picture: <Cameo portrait={plan.before.nobles[first(plan.actions[0])]} />,
    title: phrases.receiveNoble,
    deed: phrases.doReceive,
    cells: [{ name: phrases.youGet, rows: visits(plan, words) }],
  }
}
