// Chapter T: what is connected, what is one's network, how far it is. Kept in the state and renewed only when the board changes.
import { lowestBit } from '../../core/bits.ts'
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { LINK_ENDS, LINKS, LOCATION_OF, LOCATIONS, type Locations, SITE_ENDS, type Site, SLOTS } from './board.ts'
import { COAL, INDUSTRY, IRON } from './components.ts'
import type { State } from './state.ts'

/** Puts a link on a line: its ends are connected for everybody, and part of its owner's network. */
export function layLink(s: State, seat: Seat, link: number): void {
  s.link[link] = seat
  s.laid[seat]++
  s.network[seat] |= LINK_ENDS[link]
  join(s, LINK_ENDS[link])
}

/** T2: what lies at any end is connected to what lies at the others. */
function join(s: State, ends: Locations): void {
  let union = 0
  for (let rest = ends; rest !== 0; rest &= rest - 1) {
    const end = lowestBit(rest)
    s.near[end] |= ends & ~(1 << end)
    union |= s.connected[end]
  }
  for (let rest = union; rest !== 0; rest &= rest - 1) s.connected[lowestBit(rest)] = union
}

/** The locations a line would connect if a link lay on it. */
export function connectedBy(s: State, link: number): Locations {
  let union = 0
  for (let rest = LINK_ENDS[link]; rest !== 0; rest &= rest - 1) union |= s.connected[lowestBit(rest)]
  return union
}

/** T4: those of `wanted` that are fewest links away from a site; none when none is connected to it. */
export function nearest(s: State, site: Site, wanted: Locations): Locations {
  let ring = SITE_ENDS[site]
  let seen = ring
  while ((ring & wanted) === 0 && ring !== 0) {
    let next = 0
    for (let rest = ring; rest !== 0; rest &= rest - 1) next |= s.near[lowestBit(rest)]
    ring = next & ~seen
    seen |= ring
  }
  return ring & wanted
}

/** Works everything out anew from the tiles and links on the board. */
export function refresh(s: State): void {
  s.near.fill(0)
  for (let location = 0; location < LOCATIONS; location++) s.connected[location] = 1 << location
  for (let link = 0; link < LINKS; link++) if (s.link[link] !== NONE) join(s, LINK_ENDS[link])
  for (let seat = 0; seat < s.seats; seat++) refreshNetwork(s, seat)
  refreshResources(s)
}

/** T3: locations with a tile of the seat, and the ends of its links. */
export function refreshNetwork(s: State, seat: Seat): void {
  let towns = 0
  for (let slot = 0; slot < SLOTS; slot++) if (s.owner[slot] === seat) towns |= 1 << LOCATION_OF[slot]
  s.towns[seat] = towns
  let network = towns
  for (let link = 0; link < LINKS; link++) if (s.link[link] === seat) network |= LINK_ENDS[link]
  s.network[seat] = network
}

/** Where coal lies on mines, and how much iron on iron works. */
export function refreshResources(s: State): void {
  let coalTowns = 0
  let ironCubes = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.cubes[slot] === 0) continue
    const industry = INDUSTRY[s.tile[slot]]
    if (industry === COAL) coalTowns |= 1 << LOCATION_OF[slot]
    else if (industry === IRON) ironCubes += s.cubes[slot]
  }
  s.coalTowns = coalTowns
  s.ironCubes = ironCubes
}
