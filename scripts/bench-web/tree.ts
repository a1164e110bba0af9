// A built tree: its server runs, deals every table the same, and its own rules decide for the people at its tables. An older one may have other blocks.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { legalActions } from '../../src/core/decision.ts'
import type { Game } from '../../src/core/game.ts'
import { below } from '../../src/core/rng.ts'
import { rngOf } from '../../src/core/seed.ts'
import { SHELF } from '../../src/games/shelf.ts'
import { openClub } from '../../test/browser/club.ts'
import { begun, look, move } from '../../test/server/tables.ts'
import { type Visitor, visitor } from '../../test/server/visitor.ts'

export interface Tree {
  readonly base: string
  /** Opens a table of a game with two people. */
  table(game: string): Promise<Played>
  close(): Promise<void>
}

/** A table with two people, one of whom has a browser. */
export interface Played {
  readonly id: string
  readonly person: Visitor
  /** Makes one decision at random for whoever is asked, as long as it is one of those; false when nobody is. */
  play(whom?: readonly number[]): Promise<boolean>
  /** How many it has made. */
  decisions(): number
}

const PEOPLE = [0, 1]

/** Run before a server: every table is dealt the same, in this tree and in older ones. Nothing else asks for as many bytes as a seed has. */
const SAME_DEAL = `
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
const { randomBytes } = crypto
crypto.randomBytes = (length) => (length === 16 ? Buffer.alloc(16, 'bench') : randomBytes(length))
syncBuiltinESMExports()`

export async function openTree(folder: string): Promise<Tree> {
  const rules = await rulesIn(folder)
  const { base, close } = await openClub(folder, ['--import', `data:text/javascript,${encodeURIComponent(SAME_DEAL)}`])
  return {
    base,
    close,
    async table(name) {
      const game = rules.find(({ meta }) => meta.id === name)
      if (!game) throw new Error(`${folder} does not know ${name}.`)
      const people = PEOPLE.map(() => visitor(base))
      const { id } = await begun(people[0], people[1], { game: name })
      const rng = rngOf('bench')
      let decisions = 0
      const play = async (whom = PEOPLE) => {
        for (const seat of whom) {
          const { position, options } = await look(people[seat], id)
          if (!position || (position.actors & (1 << seat)) === 0) continue
          const s = game.create({ seats: people.length, options })
          s.bytes.set(Buffer.from(position.view, 'base64'))
          const choices = legalActions(game, s, seat)
          await move(people[seat], id, { seq: position.seq, action: choices[below(rng, choices.length)] })
          decisions++
          return true
        }
        return false
      }
      return { id, person: people[0], play, decisions: () => decisions }
    },
  }
}

/** Folders of rules hold a game, or two editions of one. */
async function rulesIn(folder: string): Promise<readonly Game[]> {
  const found = await Promise.all(
    SHELF.map(async (name) => {
      const rules: Readonly<Record<string, Game>> = await import(pathToFileURL(join(folder, 'dist/games', `${name}.js`)).href)
      return Object.values(rules)
    }),
  )
  return found.flat()
}
