// A part of the table that comes while the first move is thought of. Whoever draws with it earlier waits for it (`Suspense`).
import { use } from 'react'

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

const AGAIN_MS = 2000

/** A connection that is lost comes back: it is tried until then. */
async function atLast<T>(load: () => Promise<T>): Promise<T> {
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
