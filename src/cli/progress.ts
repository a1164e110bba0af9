// A bar on a terminal's error stream while something takes long. Anywhere else nothing is written.
import type { Io } from './io.ts'

export interface Progress {
  /** Says how much is done. */
  at(done: number): void
  /** Wipes the bar away. */
  end(): void
}

const WIDTH = 30
const EVERY_MS = 100

/** Begins a bar for `total` steps. */
export function progressOf(io: Io, label: string, total: number): Progress {
  if (io.stderr.isTTY !== true) return { at() {}, end() {} }
  const began = performance.now()
  let shown = 0
  return {
    at(done) {
      const now = performance.now()
      if (now - shown < EVERY_MS) return
      shown = now
      const full = Math.round((WIDTH * done) / total)
      const seconds = Math.round(((now - began) / 1000) * (total / Math.max(done, 1) - 1))
      const rest = done === 0 ? '' : `  ${seconds} s left`
      io.stderr.write(`\r${label} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total}${rest}\x1b[K`)
    },
    end: () => void io.stderr.write('\r\x1b[K'),
  }
}
