// Where games are played one after the other: the chairs stay, so that a program is started once and not for every game.
import { type Chair, chairOf } from './chair.ts'
import { type Played, playedGame, type Series } from './game.ts'
import type { Fixture } from './line-ups.ts'

/** Plays the games of a series. */
export interface Desk {
  play(fixture: Fixture): Promise<Played>
  /** Nothing more is played; what is being played is given up. */
  close(): void
}

/** A desk in this process. */
export function deskOf(series: Series): Desk {
  /** By entrant: a program knows one seat only, so it is there as often as it sits. */
  const chairs: Chair[][] = series.entrants.map(() => [])
  return {
    play(fixture) {
      const taken = series.entrants.map(() => 0)
      const seated = fixture.seating.map((entrant) => {
        const nth = taken[entrant]++
        chairs[entrant][nth] ??= chairOf(series.entrants[entrant])
        return chairs[entrant][nth]
      })
      return playedGame(series, fixture, seated)
    },
    close() {
      for (const chair of chairs.flat()) chair.close()
    },
  }
}
