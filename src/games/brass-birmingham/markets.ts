// Chapter M: a new mine or iron works moves what fits to its market, dearest space first, and is paid for it.
import type { Seat } from '../../core/game.ts'
import { COAL, INDUSTRY } from './components.ts'
import { receive } from './money.ts'
import type { State, Tell } from './state.ts'
import { takeOff } from './tiles.ts'
import { COAL_SPACES, IRON_SPACES, salePrice } from './tracks.ts'

export function sellToMarket(s: State, seat: Seat, slot: number, tell?: Tell): void {
  const industry = INDUSTRY[s.tile[slot]]
  const before = industry === COAL ? s.coalMarket : s.ironMarket
  const room = (industry === COAL ? COAL_SPACES : IRON_SPACES) - before
  const cubes = Math.min(room, s.cubes[slot])
  if (cubes === 0) return
  let money = 0
  for (let i = 0; i < cubes; i++) money += salePrice(industry, before + i)
  if (industry === COAL) s.coalMarket += cubes
  else s.ironMarket += cubes
  receive(s, seat, money)
  tell?.(industry === COAL ? 'sellsCoal' : 'sellsIron', seat, cubes, money)
  takeOff(s, slot, cubes, tell)
}
