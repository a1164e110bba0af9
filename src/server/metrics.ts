// What a club's administrator can watch, in the format of Prometheus.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  request(method: string, route: string, status: number): void
  /** A move from its receipt until it was committed and sent to every stream. */
  move(seconds: number): void
  bot(bot: string, outcome: string, seconds: number): void
}

/** Numbers that are asked for when somebody looks. */
export interface Asked {
  streams(): number
  tables(): Promise<readonly { readonly status: string; readonly count: number }[]>
}

const MOVE_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1]
const BOT_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5]

export function openMetrics({ streams, tables }: Asked): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'tassel_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const moves = new Histogram({
    name: 'tassel_move_seconds',
    help: 'From receipt to committed and broadcast',
    buckets: MOVE_SECONDS,
    registers,
  })
  const bots = new Histogram({
    name: 'tassel_bot_seconds',
    help: 'Time that bots think',
    labelNames: ['bot', 'outcome'],
    buckets: BOT_SECONDS,
    registers,
  })
  new Gauge({
    name: 'tassel_streams',
    help: 'Open streams',
    registers,
    collect() {
      this.set(streams())
    },
  })
  new Gauge({
    name: 'tassel_tables',
    help: 'Tables by status',
    labelNames: ['status'],
    registers,
    async collect() {
      for (const { status, count } of await tables()) this.set({ status }, count)
    },
  })
  return {
    registry,
    request: (method, route, status) => requests.inc({ method, route, status }),
    move: (seconds) => moves.observe(seconds),
    bot: (bot, outcome, seconds) => bots.observe({ bot, outcome }, seconds),
  }
}
