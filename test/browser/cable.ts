// A cable between a browser and the server that can be pulled out: every connection is cut, and none is made until it is put back.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Cable {
  /** The server's address at this end of the cable. */
  readonly base: string
  pull(): void
  putBack(): void
  close(): Promise<void>
}

export async function cableTo(base: string): Promise<Cable> {
  const { hostname, port } = new URL(base)
  const ends = new Set<Socket>()
  let isIn = true
  const server = createServer((near) => {
    if (!isIn) {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      ends.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    base: `http://127.0.0.1:${portOf(server.address())}`,
    pull() {
      isIn = false
      for (const end of ends) end.destroy()
    },
    putBack() {
      isIn = true
    },
    close() {
      for (const end of ends) end.destroy()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The cable has no end.')
  return address.port
}
