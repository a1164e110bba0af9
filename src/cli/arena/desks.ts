// Desks in processes of their own: the processor's time is counted by the process, V8 sees one game in each, and what fails takes nothing else with it.
import type { Io } from '../io.ts'
import { linesOf, say } from '../io.ts'
import { type Desk, deskOf } from './desk.ts'
import type { Played, Series } from './game.ts'
import type { Fixture } from './line-ups.ts'
import { NoAnswer, pipeTo } from './pipe.ts'

/** A desk in a fresh process of this program. */
function deskApart(series: Series, program: string): Desk {
  const pipe = pipeTo([process.execPath, program, 'arena', series.game, '--here'])
  // A desk that waits for a program can be told to end, which ends the program too; one that thinks hears nothing.
  const isWaiting = series.entrants.some(({ bot }) => bot === null)
  return {
    async play(fixture) {
      try {
        return JSON.parse(await pipe.ask(JSON.stringify({ series, fixture }), null))
      } catch (error) {
        throw error instanceof NoAnswer ? new Error(`A process that plays ${error.message}.`) : error
      }
    },
    close() {
      pipe.end()
      pipe.kill(isWaiting ? 'SIGTERM' : 'SIGKILL')
    },
  }
}

/** `--here`: plays what is asked for on the input, a game a line. */
export async function playHere(io: Io): Promise<void> {
  let desk: Desk | null = null
  const leave = () => {
    desk?.close()
    process.exit()
  }
  process.once('SIGTERM', leave)
  for await (const line of linesOf(io)) {
    const { series, fixture }: { series: Series; fixture: Fixture } = JSON.parse(line)
    desk ??= deskOf(series)
    say(io, JSON.stringify(await desk.play(fixture)))
  }
  process.off('SIGTERM', leave)
  desk?.close()
}

/** Who plays: so many processes, or this one where there are to be none. */
export interface Crew {
  readonly jobs: number
  readonly program: string
}

/** Plays games in their order, as many at once as there are desks, until all are played or `told` has heard enough. */
export async function playAll(
  series: Series,
  { fixtures, told }: { readonly fixtures: readonly Fixture[]; readonly told: (played: Played) => boolean },
  { jobs, program }: Crew,
): Promise<void> {
  const count = Math.min(jobs, fixtures.length)
  const desks = jobs === 0 ? [deskOf(series)] : Array.from({ length: count }, () => deskApart(series, program))
  let next = 0
  let enough: () => void = () => {}
  const stopped = new Promise<void>((done) => {
    enough = done
  })
  const lane = async (desk: Desk) => {
    while (next < fixtures.length) {
      const goesOn = told(await desk.play(fixtures[next++]))
      if (goesOn) continue
      next = fixtures.length
      enough()
    }
  }
  const lanes = Promise.all(desks.map(lane))
  try {
    await Promise.race([lanes, stopped])
  } finally {
    for (const desk of desks) desk.close()
    // Games that were given up are no failure.
    lanes.catch(() => {})
  }
}
