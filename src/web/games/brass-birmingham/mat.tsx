// A mat: six stacks, each with its next tile, what that costs and brings, and what remains beneath.
import type { ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import {
  BARRELS,
  BEER_TO_SELL,
  BREWERY,
  BUILT_IN,
  CANAL,
  COAL_COST,
  DEVELOPABLE,
  GOODS,
  INCOME,
  INDUSTRIES,
  INDUSTRY,
  IRON_COST,
  LEVEL,
  LINK_POINTS,
  MONEY,
  POINTS,
  PRODUCES,
  RAIL,
  STACK_SIZES,
  tileAfter,
} from '../../../games/brass-birmingham/components.ts'
import { nextTile, type State, stack } from '../../../games/brass-birmingham/state.ts'
import type { Ware } from '../../art/goods.tsx'
import { Sign } from '../../art/sign.tsx'
import { Place } from '../../board/place.tsx'
import { capital, parts, said } from '../../board/words.ts'
import type { BoardProps } from '../../table/face.ts'
import { ROMAN } from './mark.tsx'
import { stackPiece } from './pieces.ts'
import { stackPlace } from './places.ts'
import { Tile } from './tile.tsx'
import { Wares } from './wares.tsx'
import { phrasesOf } from './words/phrases.ts'

interface MatProps {
  readonly table: BoardProps<State>
  readonly seat: number
  /** Whether it is only looked at: another's, or one's own beside theirs. */
  readonly isShown?: boolean
}

export function Mat({ table, seat, isShown = false }: MatProps): ReactNode {
  return (
    <section className="bb-mat" data-asked={!isShown && table.s.pending[0] > 0} aria-label={phrasesOf(table.words).mat}>
      {INDUSTRIES.map((industry, i) => (
        <Stack key={industry} {...{ table, seat, isShown }} industry={i} />
      ))}
    </section>
  )
}

interface StackProps extends Required<MatProps> {
  readonly industry: number
}

function Stack({ table, seat, industry, isShown }: StackProps): ReactNode {
  const { s, words } = table
  const phrases = phrasesOf(words)
  const tile = nextTile(s, seat, industry)
  const isEmpty = tile === NONE
  const label = isEmpty ? said(words.name('industry', industry), phrases.stackEmpty) : stackLabel(table, seat, industry)
  const className = isEmpty ? 'bb-stack bb-stack-empty' : 'bb-stack'
  // With a slot in hand it is the tile that is built there.
  const deed = table.picked.some((place) => place.startsWith('slot:')) ? undefined : phrases.deeds.develop
  const isLocked = !isEmpty && !(BUILT_IN[tile] & (1 << s.era))
  const inside = isEmpty ? (
    parts(': ', capital(words.name('industry', industry)), phrases.stackEmpty)
  ) : (
    <Face {...{ table, seat, industry, isShown }} />
  )
  if (isShown)
    return (
      <div className={className} data-locked={isLocked}>
        <span className="art-said">{label}</span>
        <span className="place-inside" aria-hidden="true">
          {inside}
        </span>
      </div>
    )
  return (
    <Place {...{ place: stackPlace(industry), label, deed, className }} data={{ 'data-locked': isLocked }}>
      {inside}
    </Place>
  )
}

/** What a stack shows of its next tile. */
function Face({ table, seat, industry, isShown }: StackProps): ReactNode {
  const { s, words } = table
  const tile = nextTile(s, seat, industry)
  return (
    <>
      <svg
        viewBox="-1 -1 40 40"
        data-piece={isShown ? undefined : stackPiece(seat, industry, s.taken[stack(seat, industry)])}
        aria-hidden="true"
      >
        <rect className="bb-beneath" x="2" y="2" width="36" height="36" rx="4" />
        <Tile tile={tile} seat={seat} />
      </svg>
      <span className="bb-stack-name">{capital(words.name('tile', tile))}</span>
      <span className="bb-stack-cost">
        {words.name('money', MONEY[tile])}
        <Wares ware="coal" count={COAL_COST[tile]} />
        <Wares ware="iron" count={IRON_COST[tile]} />
      </span>
      <span className="bb-stack-worth">
        <Sign sign="points" />
        {POINTS[tile]} <Sign sign="income" />
        {INCOME[tile]} <Sign sign="link" />
        {LINK_POINTS[tile]}
      </span>
      <Yield table={table} tile={tile} />
      <Remaining table={table} seat={seat} industry={industry} />
    </>
  )
}

/** What a tile gives when it is built, or the beer that its sale takes. */
function Yield({ table: { s, words }, tile }: { readonly table: BoardProps<State>; readonly tile: number }): ReactNode {
  const phrases = phrasesOf(words)
  const industry = INDUSTRY[tile]
  if (industry < GOODS)
    return (
      <span className="bb-yield">
        {BEER_TO_SELL[tile] > 0 ? phrases.soldFor : phrases.noBeer} <Wares ware="beer" count={BEER_TO_SELL[tile]} />
      </span>
    )
  const isBrewery = industry === BREWERY
  const ware: Ware = isBrewery ? 'beer' : INDUSTRIES[industry] === 'coal' ? 'coal' : 'iron'
  return (
    <span className="bb-yield">
      {phrases.gives} <Wares ware={ware} count={isBrewery ? BARRELS[s.era] : PRODUCES[tile]} />
    </span>
  )
}

/** The levels left in a stack, lowest first; locks of era and lightbulb shown. */
function Remaining({ table, seat, industry }: MatProps & { readonly industry: number }): ReactNode {
  const { s, words } = table
  const phrases = phrasesOf(words)
  const levels = levelsLeft(s, seat, industry)
  return (
    <span className="bb-remaining">
      {levels.map(({ tile, count }, i) => (
        <span key={tile} data-next={i === 0}>
          {ROMAN[LEVEL[tile]]}
          {count > 1 && <small>×{count}</small>}
          {!DEVELOPABLE[tile] && <Sign sign="bulb" />}
          {BUILT_IN[tile] === 1 << CANAL && <Sign sign="canal" />}
          {BUILT_IN[tile] === 1 << RAIL && <Sign sign="rail" />}
        </span>
      ))}
      {!(BUILT_IN[levels[0].tile] & (1 << s.era)) && <em>{s.era === CANAL ? phrases.waitsForRail : phrases.pastCanal}</em>}
    </span>
  )
}

/** Kinds of tile still in a stack, with how many of each. */
export function levelsLeft(s: State, seat: number, industry: number): { readonly tile: number; readonly count: number }[] {
  const taken = s.taken[stack(seat, industry)]
  const tiles = Array.from({ length: STACK_SIZES[industry] - taken }, (_, i) => tileAfter(industry, taken + i))
  return [...new Set(tiles)].map((tile) => ({ tile, count: tiles.filter((each) => each === tile).length }))
}

function stackLabel({ s, words }: BoardProps<State>, seat: number, industry: number): string {
  const phrases = phrasesOf(words)
  const tile = nextTile(s, seat, industry)
  return said(
    words.name('tile', tile),
    words.name('money', MONEY[tile]),
    COAL_COST[tile] > 0 && words.name('coal', COAL_COST[tile]),
    IRON_COST[tile] > 0 && words.name('iron', IRON_COST[tile]),
    phrases.worth(POINTS[tile], INCOME[tile], LINK_POINTS[tile]),
    !(BUILT_IN[tile] & (1 << s.era)) && (s.era === CANAL ? phrases.waitsForRail : phrases.pastCanal),
    !DEVELOPABLE[tile] && phrases.bulb,
    phrases.left(STACK_SIZES[industry] - s.taken[stack(seat, industry)]),
  )
}
