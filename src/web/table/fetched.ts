// A part of the table that comes while the first move is thought of. Whoever draws with it earlier waits for it (`Suspense`).
import { type ComponentType, type ReactNode, use } from 'react'
import { later } from '../frame/later.tsx'

export interface Fetched<T> {
  fetch(): Promise<T>
  /** While something is drawn. */
  now(): T
}

export function fetched<T>(load: () => Promise<T>): Fetched<T> {
  let coming: Promise<T> | undefined
  const fetch = () => (coming ??= marked(atLast(load)))
  return { fetch, now: () => use(fetch()) }
}

/** A part of the page that is tried for until it comes: without the server a table goes on without it. */
export const partLater = <Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile?: ReactNode): ComponentType<Props> =>
  later(fetched(load).fetch, meanwhile)

const AGAIN_MS = 2000

/** A connection that is lost comes back: it is tried until then. */
export async function atLast<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

/** React reads what has come off the promise itself: it is then drawn with at once, and nothing flickers. */
function marked<T>(coming: Promise<T>): Promise<T> {
  coming.then((value) => Object.assign(coming, { status: 'fulfilled', value }))
  return coming
}
