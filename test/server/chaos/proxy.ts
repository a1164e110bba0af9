// A line between two programs on this machine that can be cut and made slow.
import { connect, createServer, type Socket } from 'node:net'

export interface Line {
  readonly port: number
  /** Breaks every connection that there is now; new ones may be made. Answers how many there were. */
  cut(): number
  /** What is sent on arrives so many milliseconds later, from now on. */
  slow(ms: number): void
  close(): void
}

/** A way to a port of this machine. */
export async function openLine(to: number): Promise<Line> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let delay = 0

  const server = createServer((here) => {
    const there = connect(to, '127.0.0.1')
    const pair = [here, there] as const
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      here.destroy()
      there.destroy()
    }
    for (const [from, into] of [pair, [there, here]] as const) {
      from.on('error', end).on('close', end)
      from.on('data', (chunk: Buffer) => {
        if (delay === 0) into.write(chunk)
        else setTimeout(() => into.destroyed || into.write(chunk), delay)
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')

  function cut(): number {
    const count = pairs.size
    for (const [here] of [...pairs]) here.destroy()
    return count
  }
  return {
    port: address.port,
    cut,
    slow(ms) {
      delay = ms
    },
    close() {
      server.close()
      cut()
    },
  }
}
