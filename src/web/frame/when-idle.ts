const IDLE = 2000

/** Loads a part of the app once the page stands, so that it is there when it is needed, also without the server. */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => load().catch(() => {}), IDLE)
  return () => clearTimeout(timer)
}
