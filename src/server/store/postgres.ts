// A PostgreSQL server, shared by as many Tassel processes as one likes.
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { sentenceOf } from '../log.ts'
import { isAway } from './away.ts'
import type { Database, Store } from './database.ts'
import { CHANNEL } from './migrations.ts'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 10_000
/** The server ends what takes too long; one that does not even do that is given up. */
const ANSWER_TIMEOUT_MS = 15_000
const RECONNECT_MS = 500
/** So often the ear makes sure that it still hears: a firewall that forgot a connection tells neither end. */
const PULSE_MS = 20_000

/** Opens the database that a connection string names. */
export async function openPostgres(connectionString: string): Promise<Store> {
  const common = { connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout: ANSWER_TIMEOUT_MS }
  const pool = new pg.Pool({ ...common, max: CONNECTIONS, statement_timeout: STATEMENT_TIMEOUT_MS, application_name: 'tassel' })
  // A connection that breaks is replaced at the next query; without listeners it would end the process, idle or between two queries.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  await pool.query('SELECT 1').catch(async (error: unknown) => {
    await pool.end()
    throw new Error(`The database that DATABASE_URL names cannot be opened. ${sentenceOf(error)}`, { cause: error })
  })
  const ear = earOn({ ...common, application_name: 'tassel ear', keepAlive: true })
  return {
    db: Object.assign(drizzle({ client: pool }) as unknown as Database, { transaction: transactionsOn(pool) }),
    alone: false,
    listen: ear.listen,
    async close() {
      await ear.close()
      await pool.end()
    },
  }
}

/** Drizzle's own never gives a connection back whose BEGIN failed: ten cuts, and the pool would be empty for good. */
function transactionsOn(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      const result = await (drizzle({ client }) as unknown as Database).transaction(work, config)
      client.release()
      return result
    } catch (error) {
      client.release(isAway(error))
      throw error
    }
  }
}

/** A connection that only listens, and comes back by itself. */
function earOn(config: pg.ClientConfig): Pick<Store, 'listen' | 'close'> {
  let closed = false
  let client: pg.Client | null = null
  let again: NodeJS.Timeout | undefined

  async function listen(heard: (payload: string | null) => void): Promise<void> {
    const fresh = new pg.Client(config)
    const pulse = setInterval(() => fresh.query('SELECT 1').catch(lost), PULSE_MS)
    function lost(): void {
      clearInterval(pulse)
      if (client !== fresh) return
      fresh.end().catch(() => {})
      comeBack(heard)
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
