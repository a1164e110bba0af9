// `npm run old-data`: a data folder as this version leaves it, kept so that every later version is tried on it. To be run before the database or the
// rules of a game change; the file is named by the version of the database. Games of all rulebooks that run, some that have ended, tables that wait, chat.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { games } from '../../../src/games/index.ts'
import { PANORAMAS } from '../../../src/games/skyrise/components.ts'
import type { State } from '../../../src/games/skyrise/state.ts'
import { settingsOf } from '../../../src/server/settings.ts'
import { MIGRATIONS } from '../../../src/server/store/migrations.ts'
import type { NewTable, TableView } from '../../../src/wire/tables.ts'
import { program, root } from '../../programs.ts'
import { launch } from '../launch.ts'
import { ada, begun, bot, join, look, move, open, openTable, playOut, stateOf } from '../tables.ts'
import { type Visitor, visitor } from '../visitor.ts'
import { packed } from './folders.ts'
import { KEPT, type Kept } from './kept.ts'

/** After so many decisions a game is left as it is. */
const LEFT_AT = 12
const SAID = ['Привіт, граємо?', 'Ходи, моя очередь жду', '輪到你了 🎲', 'It is <b>your</b> turn & mine']
const MORE: Readonly<Record<string, Partial<NewTable>>> = {
  'brass-birmingham': { options: { links: 'unlimited' } },
  skyrise: { listed: false, private: true },
  'bruxelles-1893-revised': { options: { 'belle-epoque': 'on' }, listed: false },
}

const folder = mkdtempSync(path(tmpdir(), 'tassel-old-'))
const settings = { ...settingsOf({}), host: '127.0.0.1', port: 0, folder, databaseUrl: null, worker: program('bot-worker') }
const server = await launch(program('server'), settings, { TASSEL_BOT_PAUSE: '3600000' })
const people: readonly [Visitor, Visitor] = [visitor(server.base), visitor(server.base)]
const [host, guest] = people
const tables: { id: string; does: Kept['tables'][number]['does'] }[] = []

for (const {
  meta: { id: game },
} of games) {
  const { id } = await telling({ game, name: `Running ${game}`, ...MORE[game] })
  await playOut(people, id, { seed: game, until: ({ decisions }) => decisions >= LEFT_AT })
  for (const [i, text] of SAID.entries()) await people[i % 2].post(`/api/tables/${id}/chat`, { text })
  tables.push({ id, does: 'play' })
}

const taken = await begun(host, guest, { name: 'Taken back' })
await move(host, taken.id, { seq: 0, text: 'take dse' })
await move(host, taken.id, { seq: 1, undo: true })
tables.push({ id: taken.id, does: 'redo' })

const bots = await openTable(host, { name: 'Against a bot', seats: [bot('greedy'), ada] })
tables.push({ id: bots.id, does: 'bot' })

const over: TableView[] = []
for (const {
  meta: { id: game },
} of games) {
  const table = await telling({
    game,
    name: `Over ${game}`,
    ...(game === 'brass-birmingham' && { options: { game: 'introductory' } }),
  })
  await playOut(people, table.id, { seed: game })
  over.push(table)
  tables.push({ id: table.id, does: 'over' })
}

const again = async (id: string, at: number) => (await host.post<TableView>(`/api/tables/${id}/fork`, { at })).body
const ofSkyrise = over.find(({ game }) => game === 'skyrise')?.id ?? ''
const forked = await again(over[0].id, 5)
await join(guest, forked)
await playOut(people, forked.id, { seed: 'fork' })
tables.push({ id: forked.id, does: 'over' })
for (const { id } of [
  await again(over[0].id, 0),
  await again(over[0].id, 7),
  await again(ofSkyrise, 0),
  await again(ofSkyrise, 7),
  await openTable(host, { name: 'Waiting', seats: [ada, open], listed: false }),
]) {
  await host.post(`/api/tables/${id}/chat`, { text: SAID[2] })
  tables.push({ id, does: 'wait' })
}

/** A table that has begun. One of Skyrise is dealt until the panorama Bridges is in play: older rules score it in their own way. */
async function telling(plan: Partial<NewTable>): Promise<TableView> {
  const table = await begun(host, guest, plan)
  const isTelling = plan.game !== 'skyrise' || (stateOf(table) as State).panoramas.includes(PANORAMAS.indexOf('bridges'))
  return isTelling ? table : telling(plan)
}

const withoutLog = ({ lines: _, ...view }: TableView) => view
const seen = (id: string) => Promise.all(people.map(async (who) => withoutLog(await look(who, id))))
const kept: Kept = {
  cookies: people.map(({ cookie }) => cookie ?? ''),
  tables: await Promise.all(tables.map(async ({ id, does }) => ({ does, views: await seen(id) }))),
}
server.process.kill('SIGTERM')
await server.ended
await strip()
writeFileSync(path(folder, KEPT), JSON.stringify(kept))
writeFileSync(path(root, 'test/server/old', `version-${MIGRATIONS.length}.data`), packed(folder))
rmSync(folder, { recursive: true, force: true })

/** Leaves out what every start makes anew, and of the log what nothing is read from any more. */
async function strip(): Promise<void> {
  const database = path(folder, 'postgres')
  const client = new PGlite(database)
  for (const statement of ['CHECKPOINT', 'SELECT pg_switch_wal()', 'CHECKPOINT']) await client.exec(statement)
  const { rows } = await client.query<{ name: string }>('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name')
  await client.close()
  for (const file of readdirSync(path(database, 'pg_wal')))
    if (/^[0-9A-F]{24}$/.test(file) && file !== rows[0].name) rmSync(path(database, 'pg_wal', file))
  for (const file of readdirSync(folder)) if (file !== 'postgres') rmSync(path(folder, file), { recursive: true })
}
