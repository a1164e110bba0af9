// A part of a face that comes while the first move is thought of. Whoever draws with it earlier waits for it (`Suspense`).
import { use } from 'react'

export interface Fetched<T> {
  fetch(): Promise<T>
  /** While something is drawn. */
  now(): T
}

/** Fetched once. Where it cannot be fetched, `otherwise` takes its place: a table without a connection goes on. */
export function fetched<T>(load: () => Promise<T>, otherwise: T): Fetched<T> {
  let coming: Promise<T> | undefined
  const fetch = () => (coming ??= marked(load().catch(() => otherwise)))
  return { fetch, now: () => use(fetch()) }
}

/** React reads what has come off the promise itself: it is then drawn with at once, and nothing flickers. */
function marked<T>(coming: Promise<T>): Promise<T> {
  coming.then((value) => Object.assign(coming, { status: 'fulfilled', value }))
  return coming
}
