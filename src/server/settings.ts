// What the environment says, read once and checked.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Place } from './store/open.ts'

export interface Settings extends Place {
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
  /** Off for benchmarks and tests that play faster than people. */
  readonly limits: boolean
  /** Whether a proxy in front tells the visitor's address and protocol. */
  readonly trustProxy: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/** The settings of a server; paths of bundles are beside the running one. */
export function settingsOf(env: Environment): Settings {
  const folder = resolve(env.TASSEL_DATA || 'data')
  return {
    host: env.HOST || '0.0.0.0',
    port: portOf(env),
    databaseUrl: env.DATABASE_URL || null,
    folder,
    web: env.TASSEL_WEB ? resolve(env.TASSEL_WEB) : beside('web'),
    worker: env.TASSEL_BOT_WORKER ? resolve(env.TASSEL_BOT_WORKER) : beside('bot-worker.js'),
    logLevel: env.LOG_LEVEL || 'info',
    botPauseMs: numberOf(env, 'TASSEL_BOT_PAUSE', 600),
    botDeadlineMs: numberOf(env, 'TASSEL_BOT_DEADLINE', 5000),
    beatMs: numberOf(env, 'TASSEL_HEARTBEAT', 20_000),
    limits: env.TASSEL_LIMITS !== 'off',
    trustProxy: env.TASSEL_TRUST_PROXY === 'on',
  }
}

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const MOST_PORTS = 65_535

function portOf(env: Environment): number {
  const port = numberOf(env, 'PORT', 1893)
  if (port > MOST_PORTS) throw new Error(`PORT must be ${MOST_PORTS} at most, not "${port}".`)
  return port
}

function numberOf(env: Environment, name: string, otherwise: number): number {
  const text = env[name] || String(otherwise)
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}".`)
  return value
}
