// A PostgreSQL server, shared by as many Tassel processes as one likes.
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { sentenceOf } from '../log.ts'
import { isAway } from './away.ts'
import type { Database, Ear, Store } from './database.ts'
import { CHANNEL } from './migrations.ts'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 10_000
/** The server ends what takes too long; one that does not even do that is given up. */
const ANSWER_TIMEOUT_MS = 15_000
const RECONNECT_MS = 500
/** So often the ear makes sure that it still hears: a firewall that forgot a connection tells neither end. */
const PULSE_MS = 20_000
/** Any number, the same in every process: whoever serves holds it with his ear, so that one who comes knows whether he is the first. */
const EARS_LOCK = 1894

/** Opens the database that a connection string names. Who copies all of it is patient: what is large takes its time, and nobody waits for an answer. */
export async function openPostgres(connectionString: string, serves = true, isPatient = false): Promise<Store> {
  const [statement_timeout, query_timeout] = isPatient ? [0, 0] : [STATEMENT_TIMEOUT_MS, ANSWER_TIMEOUT_MS]
  const common = { connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout }
  const pool = new pg.Pool({ ...common, max: CONNECTIONS, statement_timeout, application_name: 'tassel' })
  // A connection that breaks is replaced at the next query; without listeners it would end the process, idle or between two queries.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  await pool.query('SELECT 1').catch(async (error: unknown) => {
    await pool.end()
    throw new Error(`The database that DATABASE_URL names cannot be opened. ${sentenceOf(error)}`, { cause: error })
  })
  const ear = earOn({ ...common, application_name: 'tassel ear', keepAlive: true }, serves)
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
function earOn(config: pg.ClientConfig, serves: boolean): Pick<Store, 'listen' | 'close'> {
  let closed = false
  let client: pg.Client | null = null
  let again: NodeJS.Timeout | undefined

  async function listen(ear: Ear): Promise<boolean> {
    const fresh = new pg.Client(config)
    const pulse = setInterval(() => fresh.query('SELECT 1').catch(lost), PULSE_MS)
    function lost(): void {
      clearInterval(pulse)
      if (client !== fresh) return
      fresh.end().catch(() => {})
      ear.lost?.()
      comeBack(ear)
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    fresh.on('notification', ({ payload = '' }) => ear.heard(payload))
    await fresh.connect()
    await fresh.query(`LISTEN ${CHANNEL}`)
    const alone = serves && (await isFirst(fresh))
    if (closed) await fresh.end()
    else client = fresh
    return alone
  }

  function comeBack(ear: Ear): void {
    client = null
    if (closed) return
    again = setTimeout(() => {
      listen(ear).then(
        () => ear.heard(null),
        () => comeBack(ear),
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

/** Whether nobody else held the lock that every server's ear holds. The database takes it from whoever is cut off or dies. */
async function isFirst(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [EARS_LOCK])
  await client.query('SELECT pg_advisory_lock_shared($1)', [EARS_LOCK])
  if (rows[0].alone) await client.query('SELECT pg_advisory_unlock($1)', [EARS_LOCK])
  return rows[0].alone
}
