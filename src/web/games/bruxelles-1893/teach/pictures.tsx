// Pictures of the rules of Bruxelles 1893, made of its own spaces, pieces and signs.
import type { ReactNode } from 'react'
import { ACTIONS, type ArtNouveauAction, NOBLE_IDS } from '../../../../games/bruxelles-1893/components.ts'
import { Arrow, Group, Or, Piece, Sum } from '../../../rules/drawn.tsx'
import type { Pictures } from '../../../rules/teach.ts'
import { Icon, type IconName } from '../art/icon.tsx'
import { Portrait } from '../art/portrait.tsx'
import { Coin, House, Pavilion, Pawn } from '../pieces.tsx'
import type { BelleEpoquePart, Part, VariantPart } from './parts.ts'
import '../explain/explain.css'
import './beside.css'
import './teach.css'

const Space = ({ action, children }: { readonly action: ArtNouveauAction; readonly children?: ReactNode }): ReactNode => (
  <span className="bx-taught-space" data-action={action}>
    <Icon icon={action} />
    {children}
  </span>
)
const Sign = ({ icon }: { readonly icon: IconName }): ReactNode => (
  <Piece>
    <Icon icon={icon} />
  </Piece>
)
/** A pawn with what is bid. */
const Bid = ({ seat, francs }: { readonly seat: number; readonly francs: number }): ReactNode => (
  <span className="bx-taught-bid">
    <Pawn seat={seat} />
    <Coin francs={francs} />
  </span>
)
const Noble = ({ at }: { readonly at: number }): ReactNode => (
  <span className="bx-taught-noble">
    <Portrait noble={NOBLE_IDS[at]} />
  </span>
)

/** The board with an area of four columns and three rows. */
const [COLUMNS, ROWS, OPEN_COLUMNS, OPEN_ROWS] = [5, 5, 4, 3]
const Area = (): ReactNode => (
  <span className="bx-taught-area">
    {Array.from({ length: COLUMNS * ROWS }, (_, at) => {
      const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)]
      const isOpen = column < OPEN_COLUMNS && row >= ROWS - OPEN_ROWS
      return <i key={`${column}-${row}`} data-action={ACTIONS[(column * 2 + row) % ACTIONS.length]} data-closed={!isOpen} />
    })}
  </span>
)

const both: Pictures<Part> = {
  goal: () => (
    <>
      <Space action="workshop" />
      <Space action="sale" />
      <Space action="nobles" />
      <Space action="construction" />
      <Arrow />
      <Sign icon="points" />
    </>
  ),
  area: () => (
    <>
      <Sign icon="iris" />
      <Arrow />
      <Area />
      <Sum>12</Sum>
    </>
  ),
  bids: () => (
    <>
      <Space action="workshop">
        <Bid seat={0} francs={2} />
      </Space>
      <Space action="materials">
        <Bid seat={0} francs={1} />
      </Space>
      <Sum>&gt;</Sum>
      <Space action="sale">
        <Bid seat={1} francs={2} />
      </Space>
      <Arrow />
      <Sign icon="card" />
    </>
  ),
  brussels: () => (
    <>
      <Group>
        <Sign icon="market" />
        <Pawn seat={0} />
      </Group>
      <Arrow />
      <Group>
        <Pawn seat={1} />
        <Pawn seat={1} />
      </Group>
      <Arrow />
      <Sign icon="courthouse" />
    </>
  ),
  build: () => (
    <>
      <Sign icon="wood" />
      <Sum>+</Sum>
      <Sign icon="stone" />
      <Arrow />
      <Space action="sale">
        <House seat={0} />
      </Space>
      <Sum>+5</Sum>
      <Sign icon="points" />
    </>
  ),
  end: () => (
    <>
      <Noble at={1} />
      <Group>
        <Sign icon="francs" />
        <Or />
        <Sum>−5</Sum>
        <Sign icon="points" />
      </Group>
      <Or />
      {(['francs', 'art', 'noble', 'anyPawn'] as const).map((icon) => (
        <Sign key={icon} icon={icon} />
      ))}
    </>
  ),
}

/** The first edition draws the same with other names. */
export const first = both
export const revised = both

export const belleEpoque: Pictures<BelleEpoquePart> = {
  pavilion: () => (
    <>
      <Sign icon="wood" />
      <Sign icon="stone" />
      <Sum>+</Sum>
      <Sign icon="glass" />
      <Arrow />
      <span className="bx-taught-space">
        <Pavilion seat={0} />
      </span>
      <Pawn seat={0} />
      <Pawn seat={1} />
      <Pawn seat={2} />
      <Sum>+3</Sum>
    </>
  ),
  cards: () => (
    <>
      <span className="bx-taught-space">
        <Pavilion seat={0} />
      </span>
      <Arrow />
      <Sign icon="card" />
      <Sum>×1</Sum>
    </>
  ),
  tiles: () => (
    <>
      <Space action="workshop">
        <Bid seat={0} francs={1} />
      </Space>
      <Arrow />
      <span className="bx-taught-bid">
        <Icon icon="tileBack" />
        <Pawn seat={0} />
      </span>
    </>
  ),
  travellers: () => (
    <>
      <Sign icon="train" />
      <Sign icon="traveller" />
      <Or />
      <Sign icon="artWhite" />
      <Sum>½</Sum>
      <Or />
      <Sign icon="glass" />
    </>
  ),
}

export const variant: Pictures<VariantPart> = {
  sides: () => (
    <>
      {ACTIONS.map((action) => (
        <Space key={action} action={action} />
      ))}
      <Sum>A / B</Sum>
    </>
  ),
  tracks: () => (
    <>
      <Sign icon="iris" />
      <Or />
      <Sign icon="crown" />
      <Or />
      <Sign icon="architect" />
    </>
  ),
  others: () => (
    <>
      <Space action="construction" />
      <Sum>+1</Sum>
      <Or />
      <Space action="sale" />
      <Sum>+1</Sum>
      <Sign icon="francs" />
      <Sum>+1</Sum>
      <Sign icon="points" />
    </>
  ),
}
