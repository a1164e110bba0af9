// A PostgreSQL server, shared by as many Tassel processes as one likes.
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Store } from './database.ts'
import { CHANNEL } from './migrations.ts'

const CONNECTIONS = 10
const STATEMENT_TIMEOUT_MS = 10_000
const RECONNECT_MS = 500

/** Opens the database that a connection string names. */
export async function openPostgres(connectionString: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'tassel',
  })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  await pool.query('SELECT 1')
  const ear = earOn(connectionString)
  return {
    db: drizzle({ client: pool }) as unknown as Database,
    alone: false,
    listen: ear.listen,
    async close() {
      await ear.close()
      await pool.end()
    },
  }
}

/** A connection that only listens, and comes back by itself. */
function earOn(connectionString: string): Pick<Store, 'listen' | 'close'> {
  let closed = false
  let client: pg.Client | null = null
  let again: NodeJS.Timeout | undefined

  async function listen(heard: (payload: string | null) => void): Promise<void> {
    const fresh = new pg.Client({ connectionString, application_name: 'tassel ear', keepAlive: true })
    const lost = () => {
      if (client === fresh) comeBack(heard)
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    fresh.on('notification', ({ payload = '' }) => heard(payload))
    await fresh.connect()
    await fresh.query(`LISTEN ${CHANNEL}`)
    if (closed) await fresh.end()
    else client = fresh
  }

  function comeBack(heard: (payload: string | null) => void): void {
    client = null
    if (closed) return
    again = setTimeout(() => {
      listen(heard).then(
        () => heard(null),
        () => comeBack(heard),
      )
    }, RECONNECT_MS)
  }

  return {
    listen,
    async close() {
      closed = true
      clearTimeout(again)
      await client?.end()
    },
  }
}
