// Pictures of Splendor's rules, made of its own pieces.
import type { ReactNode } from 'react'
import { COST, REQUIRES } from '../../../../games/splendor/components.ts'
import { countOf, GEMS } from '../../../../games/splendor/gems.ts'
import { Cameo } from '../../../art/cameo.tsx'
import { CardBack } from '../../../art/card-back.tsx'
import { Gem, type Glass } from '../../../art/gem.tsx'
import { Token } from '../../../art/token.tsx'
import { Arrow, Group, Or, Sum } from '../../../rules/drawn.tsx'
import type { Pictures } from '../../../rules/teach.ts'
import { CardFace } from '../card-face.tsx'
import type { Part } from './parts.ts'
import './teach.css'

/** A card of the third level, and one of the first: by their places in the list of all cards. */
const [DEAR, CHEAP] = [70, 1]
const NOBLE = 2

const Card = ({ id }: { readonly id: number }): ReactNode => (
  <span className="sp-card sp-on-slip sp-taught">
    <CardFace card={id} reach={null} />
  </span>
)
const Discs = ({ gems }: { readonly gems: readonly Glass[] }): ReactNode => (
  <span className="sp-taught-discs">
    {gems.map((gem, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
      <Token key={at} gem={gem} />
    ))}
  </span>
)
const Noble = (): ReactNode => (
  <span className="sp-taught-noble">
    <Cameo portrait={NOBLE} />
    <b className="sp-points">3</b>
  </span>
)
/** What a noble asks for, as bonuses of cards. */
const Wanted = (): ReactNode => (
  <span className="sp-taught-discs">
    {GEMS.map(
      (gem, i) =>
        countOf(REQUIRES[NOBLE], i) > 0 && (
          <span key={gem} className="sp-bonus sp-taught-bonus">
            <Gem gem={gem} />
            <b>×{countOf(REQUIRES[NOBLE], i)}</b>
          </span>
        ),
    )}
  </span>
)
const first = GEMS.findIndex((_, i) => countOf(COST[DEAR], i) > 0)

export const pictures: Pictures<Part> = {
  goal: () => (
    <>
      <Card id={DEAR} />
      <Sum>+</Sum>
      <Noble />
      <Arrow />
      <Sum>15</Sum>
    </>
  ),
  turn: () => (
    <>
      <Discs gems={['diamond', 'ruby', 'onyx']} />
      <Or />
      <Discs gems={['emerald', 'emerald']} />
      <Or />
      <Group>
        <span className="sp-back sp-taught-back" data-back={1}>
          <CardBack level={1} />
        </span>
        <Token gem="gold" />
      </Group>
      <Or />
      <Card id={CHEAP} />
    </>
  ),
  bonus: () => (
    <>
      <Group>
        <span className="sp-bonus sp-taught-bonus">
          <Gem gem={GEMS[first]} />
        </span>
        <Sum>×2</Sum>
      </Group>
      <Arrow />
      <Card id={DEAR} />
      <Sum>−2</Sum>
      <Gem gem={GEMS[first]} />
    </>
  ),
  reserve: () => (
    <>
      <Card id={CHEAP} />
      <Sum>+</Sum>
      <Token gem="gold" />
      <Sum>=</Sum>
      <Discs gems={['diamond', 'sapphire', 'emerald', 'ruby', 'onyx']} />
    </>
  ),
  noble: () => (
    <>
      <Wanted />
      <Arrow />
      <Noble />
    </>
  ),
}
