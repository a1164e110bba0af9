// Before the first game: a program that cannot be started, or does not speak the protocol, is the fault of the command line.
import { openTable } from '../../core/table.ts'
import { gameOf } from '../../games/index.ts'
import { BadInput } from '../errors.ts'
import { Fault } from './answer.ts'
import type { Series } from './game.ts'
import { programOf } from './program.ts'

/** Lets every program sit down once; throws BadInput for one that does not. */
export async function tryPrograms({ game, config, entrants }: Series): Promise<void> {
  for (const entrant of entrants.filter(({ bot }) => bot === null)) {
    const program = programOf(entrant)
    try {
      await program.sit(openTable(gameOf(game), config, { seed: 'try' }), 0, 'try')
    } catch (error) {
      if (error instanceof Fault) throw new BadInput(`The program "${entrant.name}" ${error.message}.`)
      throw error
    } finally {
      program.end()
    }
  }
}
