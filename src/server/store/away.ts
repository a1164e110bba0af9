// Whether the database is away: what was asked may be asked again, and nobody made a mistake.

/** SQLSTATE classes: no connection, no resources, an operator's intervention, the system around it; and one that only reads, as after a failover. */
const STATES = /^(08|53|57|58|25006)/
const SYSTEM = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
/** What the drivers throw without a code. */
const SAID = /^(Connection terminated|timeout e|Query read timeout|Client (has|was) .*not queryable|Cannot use a pool after|PGlite is clos)/

/** Whether an error, or what caused it, says that the database cannot be reached. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return STATES.test(code) || SYSTEM.includes(code) || SAID.test(error.message) || isAway(error.cause)
}
