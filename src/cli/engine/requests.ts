// What can be asked. Each request is a function from the room and its fields to the fields of the answer.

import type { Action } from '../../core/action.ts'
import { configOf } from '../../core/config.ts'
import { type Game, type Seat, SPECTATOR, type Viewer } from '../../core/game.ts'
import { toJson } from '../../core/json.ts'
import { type Origin, promisedSeed } from '../../core/origin.ts'
import { readRecord, writeRecord } from '../../core/record.ts'
import { commitment, rngOf } from '../../core/seed.ts'
import { openTable, type Table } from '../../core/table.ts'
import { entriesOf, lastEntry } from '../log.ts'
import { freshSeed } from '../seed.ts'
import { choicesOf } from './choices.ts'
import { BadRequest, objectIn, type Request, requiredText, seatIn, textIn, textsIn } from './request.ts'

/** The one table of a conversation. */
export interface Room {
  readonly game: Game
  table: Table | null
}

type Answer = Readonly<Record<string, unknown>>

export const REQUESTS: Readonly<Record<string, (room: Room, request: Request) => Answer>> = {
  new(room, request) {
    const seats = request.seats ?? room.game.meta.seats[0]
    if (typeof seats !== 'number') throw new BadRequest('"seats" is a number.')
    room.table = openTable(room.game, configOf(room.game, seats, textsIn(request, 'options')), originIn(request))
    return opened(room.table)
  },
  load(room, request) {
    room.table = readRecord(requiredText(request, 'record'), { games: [room.game] })
    return opened(room.table)
  },
  save: (room) => ({ record: writeRecord(tableIn(room)) }),
  legal(room, request) {
    const table = tableIn(room)
    const seat = seatIn(request, 'seat', table.config.seats) ?? actorOf(table)
    return { seat, choices: seat === undefined ? [] : choicesOf(table, seat) }
  },
  apply(room, request) {
    const table = tableIn(room)
    const seat = seatIn(request, 'seat', table.config.seats) ?? actorOf(table) ?? 0
    table.play(seat, actionIn(table, request))
    return { ...standing(table), entry: lastEntry(table, seat) }
  },
  undo(room, request) {
    const table = tableIn(room)
    table.undo(seatIn(request, 'seat', table.config.seats) ?? table.decisions[table.decisions.length - 1]?.seat ?? 0)
    return standing(table)
  },
  redo(room, request) {
    const table = tableIn(room)
    const seats = Array.from({ length: table.config.seats }, (_, seat) => seat)
    table.redo(seatIn(request, 'seat', table.config.seats) ?? seats.find((seat) => table.canRedo(seat)) ?? 0)
    return standing(table)
  },
  view(room, request) {
    const table = tableIn(room)
    return { state: toJson(table.view(viewerIn(table, request))) }
  },
  guess(room, request) {
    const table = tableIn(room)
    const state = table.view(viewerIn(table, request))
    table.game.guess(state, rngOf(`guess ${requiredText(request, 'seed')}`))
    return { state: toJson(state) }
  },
  result(room) {
    const table = tableIn(room)
    return { ...table.game.result(table.at()) }
  },
  log(room, request) {
    const table = tableIn(room)
    return { entries: entriesOf(table, viewerIn(table, request)) }
  },
}

function tableIn({ table }: Room): Table {
  if (!table) throw new BadRequest('There is no table yet; ask "new" or "load" first.')
  return table
}

function originIn(request: Request): Origin {
  const sheet = objectIn(request, 'deal')
  const seed = textIn(request, 'seed')
  if (sheet && seed !== undefined) throw new BadRequest('A table has a "seed" or a "deal", not both.')
  return sheet ? { sheet } : { seed: seed ?? freshSeed() }
}

function viewerIn(table: Table, request: Request): Viewer {
  return request.as === undefined || request.as === 'spectator' ? SPECTATOR : (seatIn(request, 'as', table.config.seats) ?? SPECTATOR)
}

/** An action by its number or its notation. */
function actionIn(table: Table, { action }: Request): Action {
  if (typeof action === 'string') return table.game.parse(action)
  if (typeof action === 'number' && (action | 0) === action) return action
  throw new BadRequest('"action" is an action\'s number or its notation.')
}

/** The seat that owes a decision; with several the request must say which, with none there is none. */
function actorOf(table: Table): Seat | undefined {
  const actors = actorsOf(table)
  if (actors.length > 1) throw new BadRequest(`Seats ${actors.join(', ')} owe a decision; say which "seat".`)
  return actors[0]
}

function actorsOf({ game, at, config }: Table): Seat[] {
  const mask = game.actors(at())
  return Array.from({ length: config.seats }, (_, seat) => seat).filter((seat) => mask & (1 << seat))
}

function standing(table: Table): Answer {
  const actors = actorsOf(table)
  return { decisions: table.decisions.length, actors, over: actors.length === 0 }
}

function opened(table: Table): Answer {
  const { game, config, origin } = table
  const seed = promisedSeed(origin)
  const promise = seed === null ? {} : { commitment: commitment(seed) }
  return { game: game.meta.id, rules: game.meta.rulesVersion, seats: config.seats, options: config.options, ...promise, ...standing(table) }
}
