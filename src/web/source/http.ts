// The server's addresses, and the one way of asking it something.
import type { Refusal } from '../../server/api.ts'
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
    fork: withQuery(`${base}/fork`, { watch }),
    moves: `${base}/moves`,
    join: `${base}/join`,
  }
}
export const TABLES = '/api/tables'
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
    response = await fetch(path, { ...asked, credentials: 'same-origin', cache: 'no-store' })
  } catch (error) {
    throw new Unreachable(String(error))
  }
  if (response.ok) return response
  if (response.status >= 500) throw new Unreachable(`${response.status}`)
  throw new Refused(response.status, await refusalOf(response))
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const refusal: Partial<Refusal> = await response.json()
    return { ...refusal, error: refusal.error ?? 'refused', says: refusal.says ?? response.statusText }
  } catch {
    return { error: 'refused', says: response.statusText }
  }
}
