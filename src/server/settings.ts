// What the environment says, read once and checked.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Proxies, proxiesOf } from './http/proxies.ts'
import type { Place } from './store/open.ts'

export interface Settings extends Place {
  /** What this process does: `web` serves, `work` moves bots and watches clocks, `all` both. */
  readonly role: Role
  readonly host: string
  readonly port: number
  /** The built client. */
  readonly web: string
  /** The bundle that bots' threads run. */
  readonly worker: string
  readonly logLevel: string
  /** How long a bot waits before it moves, so that people see what happens. */
  readonly botPauseMs: number
  readonly botDeadlineMs: number
  /** How often a stream shows that it is alive. */
  readonly beatMs: number
  /** A request that has not arrived whole by then is cut off. */
  readonly arrivalMs: number
  /** What whoever asks for the metrics must show; without it there are none to be had. */
  readonly metricsToken: string | null
  /** Off for benchmarks and tests that play faster than people. */
  readonly limits: boolean
  /** The proxies in front that are believed when they tell a visitor's address and protocol. */
  readonly proxies: Proxies
}

export const ROLES = ['all', 'web', 'work'] as const
export type Role = (typeof ROLES)[number]

type Environment = Readonly<Record<string, string | undefined>>

/** The settings of a server; paths of bundles are beside the running one. */
export function settingsOf(env: Environment): Settings {
  const folder = resolve(env.TASSEL_DATA || 'data')
  const role = roleOf(env)
  return {
    role,
    serves: role !== 'work',
    host: env.HOST || '0.0.0.0',
    port: portOf(env),
    databaseUrl: databaseOf(env),
    folder,
    web: env.TASSEL_WEB ? resolve(env.TASSEL_WEB) : beside('web'),
    worker: env.TASSEL_BOT_WORKER ? resolve(env.TASSEL_BOT_WORKER) : beside('bot-worker.js'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS),
    botPauseMs: numberOf(env, 'TASSEL_BOT_PAUSE', 600),
    botDeadlineMs: numberOf(env, 'TASSEL_BOT_DEADLINE', 5000),
    beatMs: numberOf(env, 'TASSEL_HEARTBEAT', 20_000),
    arrivalMs: numberOf(env, 'TASSEL_ARRIVAL', 15_000),
    metricsToken: tokenOf(env),
    limits: oneOf(env, 'TASSEL_LIMITS', ['on', 'off']) === 'on',
    proxies: trustedBy(env),
  }
}

/** An embedded database is one process's, which then does everything. */
function roleOf(env: Environment): Role {
  const role = oneOf(env, 'TASSEL_ROLE', ROLES)
  if (role === 'all' || databaseOf(env) !== null) return role
  const [does, others] = role === 'work' ? ['works', 'serve'] : ['serves', 'work']
  throw new Error(
    `A process that only ${does} shares a PostgreSQL with those that ${others}, and the embedded database is one process's: set DATABASE_URL, or run "tassel serve" alone, which does both.`,
  )
}

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const MOST_PORTS = 65_535

function portOf(env: Environment): number {
  const port = numberOf(env, 'PORT', 1893)
  if (port > MOST_PORTS) throw new Error(`PORT must be ${MOST_PORTS} at most, not "${port}".`)
  return port
}

const SHORTEST_TOKEN = 16

function tokenOf({ TASSEL_METRICS_TOKEN: token }: Environment): string | null {
  if (!token) return null
  if (!/^[!-~]+$/.test(token) || token.length < SHORTEST_TOKEN)
    throw new Error(`TASSEL_METRICS_TOKEN must be ${SHORTEST_TOKEN} letters, digits and signs at least, without blanks.`)
  return token
}

/** Most that is written down first is what is written down by default. */
const LOG_LEVELS = ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent']

/** One of a list, the first where nothing is said. */
function oneOf<T extends string>(env: Environment, name: string, values: readonly T[]): T {
  const text = env[name] || values[0]
  const value = values.find((each) => each === text)
  if (value === undefined) throw new Error(`${name} must be one of ${values.join(', ')}, not "${text}".`)
  return value
}

/** What is said of an address is what it begins with: the rest may hold a password. */
function databaseOf({ DATABASE_URL: url }: Environment): string | null {
  if (!url) return null
  if (/^postgres(ql)?:\/\//.test(url)) return url
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0]
  throw new Error(
    `DATABASE_URL must be the address of a PostgreSQL database, "postgres://user:password@host/name", ${scheme ? `not one that begins with "${scheme}"` : 'and what it says is no address'}.`,
  )
}

function trustedBy({ TASSEL_TRUST_PROXY: text = '' }: Environment): Proxies {
  const proxies = text.trim() === '' ? 0 : proxiesOf(text.trim())
  if (proxies === null)
    throw new Error(
      `TASSEL_TRUST_PROXY must say how many proxies stand in front ("1"), or at which addresses ("10.0.0.2", "172.16.0.0/12", "loopback"; several with commas), not "${text}".`,
    )
  return proxies
}

function numberOf(env: Environment, name: string, otherwise: number): number {
  const text = env[name] || String(otherwise)
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}".`)
  return value
}
