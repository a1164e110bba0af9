// The player without a plan: every legal action is as likely as any other.
import { actionList } from '../core/action.ts'
import { below } from '../core/rng.ts'
import type { Bot, Player } from './bot.ts'

/** Any legal action. */
export const random: Bot = {
  id: 'random',
  says: 'plays any legal action',
  player: () => player,
}

const player: Player = {
  choose({ game, view, seat }, rng) {
    const out = actionList()
    game.legal(view, seat, out)
    return out.list[below(rng, out.count)]
  },
}
