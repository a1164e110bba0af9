// Pictures of Brass's rules, made of its own tiles, links, cards and goods.
import type { ReactNode } from 'react'
import { TOWNS } from '../../../../games/brass-birmingham/board.ts'
import { BREWERY, CANAL, COAL, COTTON, INDUSTRY, IRON, LEVEL, MANUFACTURER } from '../../../../games/brass-birmingham/components.ts'
import { type Ware, WareIcon } from '../../../art/goods.tsx'
import { Sign } from '../../../art/sign.tsx'
import { Arrow, Group, Named, Or, Piece, Sum } from '../../../rules/drawn.tsx'
import type { Pictures } from '../../../rules/teach.ts'
import { industriesOn } from '../card.tsx'
import { CardPicture, CoinPicture, LinePicture, TilePicture } from '../slip-pictures.tsx'
import type { Part } from './parts.ts'
import '../slip.css'
import '../explain/explain.css'
import './beside.css'
import './teach.css'

const RAIL = CANAL + 1
const tileOf = (industry: number, level: number): number => INDUSTRY.findIndex((each, tile) => each === industry && LEVEL[tile] === level)
/** An industry card of coal mines. */
const COAL_CARD =
  Array.from({ length: 40 }, (_, card) => card).find((card) => card >= TOWNS && industriesOn(card).join() === 'coal') ?? TOWNS

interface Shown {
  readonly industry: number
  readonly level: number
  readonly seat?: number
  readonly flipped?: boolean
  readonly cubes?: number
}
const Tile = ({ industry, level, seat = 0, flipped = false, cubes = 0 }: Shown): ReactNode => (
  <Piece>
    <TilePicture tile={tileOf(industry, level)} {...{ seat, flipped, cubes }} />
  </Piece>
)
const Line = ({ seat = 0, era = RAIL }: { readonly seat?: number; readonly era?: number }): ReactNode => (
  <Piece>
    <LinePicture {...{ seat, era }} />
  </Piece>
)
const Load = ({ ware }: { readonly ware: Ware }): ReactNode => (
  <span className="bb-taught-ware">
    <WareIcon ware={ware} />
  </span>
)
const Coin = ({ says }: { readonly says: string }): ReactNode => (
  <Piece>
    <CoinPicture says={says} />
  </Piece>
)

export const pictures: Pictures<Part> = {
  goal: () => (
    <>
      <Tile industry={COTTON} level={2} flipped />
      <Line era={CANAL} />
      <Tile industry={COAL} level={2} seat={1} flipped />
      <Arrow />
      <Piece>
        <Sign sign="points" />
      </Piece>
    </>
  ),
  turn: () => (
    <>
      <Group>
        <Piece>
          <CardPicture card={0} />
        </Piece>
        <Arrow />
        <Sum>1</Sum>
      </Group>
      <Group>
        <Piece>
          <CardPicture card={COAL_CARD} />
        </Piece>
        <Arrow />
        <Sum>2</Sum>
      </Group>
    </>
  ),
  build: ({ words }) => (
    <>
      <Named name={words.name('card', COAL_CARD)}>
        <CardPicture card={COAL_CARD} />
      </Named>
      <Arrow />
      <Tile industry={MANUFACTURER} level={1} />
      <Line />
      <span className="bb-taught-open">
        <Tile industry={COAL} level={1} cubes={2} />
      </span>
      <Line seat={1} />
      <span className="bb-taught-closed">
        <Tile industry={COAL} level={1} cubes={2} />
      </span>
    </>
  ),
  goods: () => (
    <>
      <Group>
        <Tile industry={COAL} level={2} seat={1} cubes={3} />
        <Line seat={2} />
        <Load ware="coal" />
      </Group>
      <Or />
      <Group>
        <Tile industry={IRON} level={2} seat={1} cubes={3} />
        <Arrow />
        <Load ware="iron" />
      </Group>
      <Or />
      <Group>
        <Tile industry={BREWERY} level={2} cubes={2} />
        <Arrow />
        <Load ware="beer" />
      </Group>
    </>
  ),
  flip: () => (
    <>
      <Tile industry={COTTON} level={1} />
      <Load ware="beer" />
      <Arrow />
      <Tile industry={COTTON} level={1} flipped />
      <Sum>+5</Sum>
      <Piece>
        <Sign sign="income" />
      </Piece>
    </>
  ),
  rails: () => (
    <>
      <span className="bb-taught-closed">
        <Tile industry={COTTON} level={1} flipped />
      </span>
      <span className="bb-taught-closed">
        <Line era={CANAL} />
      </span>
      <Tile industry={COTTON} level={2} flipped />
      <Or />
      <Line />
      <Coin says="£5" />
      <Load ware="coal" />
      <Or />
      <Group>
        <Line />
        <Line />
      </Group>
      <Coin says="£15" />
      <Load ware="coal" />
      <Load ware="coal" />
      <Load ware="beer" />
    </>
  ),
}
