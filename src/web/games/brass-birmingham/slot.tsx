// A slot of a town or farm: empty with the industries it shows, or with a tile; ringed, priced and ghosted while a choice is pending.
import { memo, type ReactNode } from 'react'
import { kindOf, second, third } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import { FIRST_SLOT, LOCATION_OF, SHOWS } from '../../../games/brass-birmingham/board.ts'
import { BREWERY, COAL, GOODS, INDUSTRIES, INDUSTRY, POINTS } from '../../../games/brass-birmingham/components.ts'
import { nextTile } from '../../../games/brass-birmingham/state.ts'
import { BUILD } from '../../../games/brass-birmingham/vocabulary.ts'
import { IndustryShape } from '../../art/industry.tsx'
import { CORNER, Spot } from '../../board/place.tsx'
import { Ring } from '../../board/ring.tsx'
import { either, said } from '../../board/words.ts'
import { SLOT_AT } from './boxes.ts'
import { SLOT } from './layout.ts'
import { tilePiece } from './pieces.ts'
import { slotPlace } from './places.ts'
import { isInNetwork, type Scene, sameAt, speaksSame, spotData } from './scene.ts'
import { Tile } from './tile.tsx'
import { phrasesOf } from './words/phrases.ts'

interface SlotProps {
  readonly scene: Scene
  readonly slot: number
}

export const Slot = memo(
  function Slot({ scene, slot }: SlotProps): ReactNode {
    const { s, you } = scene
    const [x, y] = SLOT_AT[slot]
    const place = slotPlace(slot)
    const tile = s.tile[slot]
    const ghost = ghostIn(scene, slot)
    return (
      <Spot
        place={place}
        label={slotLabel(scene, slot)}
        deed={deedIn(scene, slot)}
        className="bb-spot bb-slot"
        markAt={CORNER}
        data={{ ...spotData(scene, place), 'data-over': isOver(scene, slot) }}
      >
        <g transform={`translate(${x} ${y})`}>
          {tile === NONE && <Shown slot={slot} />}
          {tile !== NONE && (
            <g data-piece={tilePiece(s, slot)}>
              <Tile tile={tile} seat={s.owner[slot]} flipped={s.flipped[slot] === 1} cubes={s.cubes[slot]} />
            </g>
          )}
          {ghost !== null && you !== null && (
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus, and the slot's label says it
            <g className="bb-ghost" aria-hidden="true">
              <Tile tile={ghost} seat={you} />
            </g>
          )}
          <Ring d={RING} />
        </g>
      </Spot>
    )
  },
  sameAt(({ slot }) => slotPlace(slot), shownIn, speaksSame),
)

/** All of the state that a slot shows or says. */
function shownIn({ scene, slot }: SlotProps): string {
  const { s } = scene
  const lies = [s.tile[slot], s.owner[slot], s.flipped[slot], s.cubes[slot]]
  return [...lies, ghostIn(scene, slot), isOver(scene, slot), isInNetwork(scene, LOCATION_OF[slot])].join()
}

const RING = `M-2.5 3.5q0-6 6-6h${SLOT - 7}q6 0 6 6v${SLOT - 7}q0 6-6 6H3.5q-6 0-6-6z`

/** Whether to choose it means to build over a tile: not to sell it, nor to take from it. */
function isOver({ s, you }: Scene, slot: number): boolean {
  const tile = s.tile[slot]
  const isForSale = s.owner[slot] === you && !s.flipped[slot] && INDUSTRY[tile] < GOODS
  return tile !== NONE && s.pending[0] === 0 && !isForSale
}

/** The industries printed on an empty slot. */
export function Shown({ slot }: { readonly slot: number }): ReactNode {
  const [one, other] = industriesIn(slot)
  return (
    <g className="bb-empty">
      <rect width={SLOT} height={SLOT} rx="4" />
      {other && <path d="M32.5 3.5 3.5 32.5" />}
      <g transform={other ? 'translate(3 3) scale(.69)' : 'translate(7 7) scale(.92)'}>
        <IndustryShape industry={one} />
      </g>
      {other && (
        <g transform="translate(16.5 16.5) scale(.69)">
          <IndustryShape industry={other} />
        </g>
      )}
    </g>
  )
}

export const industriesIn = (slot: number) => INDUSTRIES.filter((_, industry) => SHOWS[slot] & (1 << industry))

/** The tile that the build to come would put here. */
function ghostIn({ s, you, next }: Scene, slot: number): number | null {
  if (you === null || next === null) return null
  return kindOf(next) === BUILD && second(next) === slot ? nextTile(s, you, third(next)) : null
}

/** Everything a slot shows, as a sentence. */
export function slotLabel(scene: Scene, slot: number): string {
  const { words, prices } = scene
  const phrases = phrasesOf(words)
  const name = phrases.slot(words.name('town', LOCATION_OF[slot]), slot - FIRST_SLOT[LOCATION_OF[slot]] + 1)
  const price = prices.get(slotPlace(slot))
  const ghost = ghostIn(scene, slot)
  return said(
    name,
    ...contents(scene, slot),
    ghost !== null && words.name('tile', ghost),
    price !== undefined && phrases.buildFor(words.name('money', price)),
    isInNetwork(scene, LOCATION_OF[slot]) && phrases.inNetwork,
  )
}

/** What a slot is chosen for; a mine, works or brewery may also be where something is taken from. */
function deedIn({ s, you, words }: Scene, slot: number): string | undefined {
  const { build, sell } = phrasesOf(words).deeds
  const tile = s.tile[slot]
  if (tile === NONE) return build
  return s.owner[slot] === you && !s.flipped[slot] && WARE_FACTS[INDUSTRY[tile]] === undefined ? sell : undefined
}

function contents({ s, seats, words }: Scene, slot: number): string[] {
  const phrases = phrasesOf(words)
  const tile = s.tile[slot]
  if (tile === NONE) {
    const names = industriesIn(slot).map((industry) => words.name('industry', INDUSTRIES.indexOf(industry)))
    return [phrases.free(either(phrases.language, names))]
  }
  const ware = WARE_FACTS[INDUSTRY[tile]]
  return [
    words.name('tile', tile),
    seats[s.owner[slot]].name,
    ...(s.flipped[slot] ? [phrases.flipped, words.name('points', POINTS[tile])] : []),
    ...(ware && s.cubes[slot] > 0 ? [words.name(ware, s.cubes[slot])] : []),
  ]
}

const WARE_FACTS: Readonly<Record<number, string>> = { [COAL]: 'coal', [INDUSTRIES.indexOf('iron')]: 'iron', [BREWERY]: 'beer' }
