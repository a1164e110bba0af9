// The server's addresses, and the one way of asking it something.
import type { Refusal } from '../../wire/refusals.ts'
import { withQuery } from '../router.ts'

/** What belongs to one table. Whoever only watches shows the code of the spectators' link. */
export function tablePaths(id: string, watch?: string) {
  const base = `/api/tables/${encodeURIComponent(id)}`
  return {
    table: withQuery(base, { watch }),
    stream: withQuery(`${base}/stream`, { watch }),
    history: withQuery(`${base}/history`, { watch }),
    record: withQuery(`${base}/record`, { watch }),
    chat: withQuery(`${base}/chat`, { watch }),
    chatBefore: (line: number) => withQuery(`${base}/chat`, { watch, before: String(line) }),
    fork: withQuery(`${base}/fork`, { watch }),
    moves: `${base}/moves`,
    join: `${base}/join`,
    seats: `${base}/seats`,
    seating: `${base}/seating`,
    start: `${base}/start`,
    cancel: `${base}/cancel`,
    recovery: `${base}/recovery`,
    clock: `${base}/clock`,
    resign: `${base}/resign`,
    leave: `${base}/leave`,
    return: `${base}/return`,
    ask: `${base}/ask`,
    answer: `${base}/answer`,
    holiday: `${base}/holiday`,
    'stand-in': `${base}/stand-in`,
    remove: `${base}/remove`,
    close: `${base}/close`,
    unsay: (line: number) => `${base}/chat/${line}/delete`,
  }
}
export const TABLES = '/api/tables'
export const RECOVERIES = '/api/recoveries'
export const recoveryPath = (key: string): string => `${RECOVERIES}/${encodeURIComponent(key)}`
export const invitationPath = (code: string): string => `/api/invitations/${encodeURIComponent(code)}`

/** The server said no, and why. */
export class Refused extends Error {
  override readonly name = 'Refused'
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.says)
  }
}

/** The server could not be reached, or broke. Trying again may help. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
  constructor(
    says: string,
    /** What it answered, if it did. */
    readonly status: number | null = null,
  ) {
    super(says)
  }
}

/** A server that has not answered by then is not waited for. */
const PATIENCE = 30_000
const BROKEN = 500
/** What browsers say when a part of the app could not be loaded. */
const NOT_LOADED = /dynamically imported module|importing a module script|preload css/i

/** Whether something failed only because the server is away, so that it will work once it is back. */
export function isServerAway(error: unknown): boolean {
  if (error instanceof Unreachable) return error.status !== BROKEN
  return error instanceof Error && NOT_LOADED.test(error.message)
}

/** Whether the server answers now. */
export async function isServerBack(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })).ok
  } catch {
    return false
  }
}

/** Asks; throws Refused for a 4xx and Unreachable for everything that is worth another try. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await reach(path, body)
  return response.json()
}

export async function askText(path: string): Promise<string> {
  return (await reach(path)).text()
}

async function reach(path: string, body?: unknown): Promise<Response> {
  const asked: RequestInit =
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  let response: Response
  try {
    response = await fetch(path, { ...asked, credentials: 'same-origin', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
  } catch (error) {
    throw new Unreachable(String(error))
  }
  if (response.ok) return response
  if (response.status >= 500) throw new Unreachable(`The server answered ${response.status}.`, response.status)
  throw new Refused(response.status, await refusalOf(response))
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const refusal: Partial<Refusal> = await response.json()
    return { ...refusal, error: refusal.error ?? 'bad-request', says: refusal.says ?? response.statusText }
  } catch {
    return { error: 'bad-request', says: response.statusText }
  }
}
