// WebDriver BiDi: commands and their answers over a websocket.

export interface Bidi {
  send<T>(method: string, params: object): Promise<T>
  close(): void
}

/** Node has a websocket of its own; before Node 22 it must be told to show it, which package.json does. */
export async function speakBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address)
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => done())
    socket.addEventListener('error', () => fail(new Error(`Nobody answers at ${address}.`)))
  })
  const waiting = new Map<number, (text: string) => void>()
  let sent = 0
  socket.addEventListener('message', ({ data }) => {
    const { id } = JSON.parse(data)
    waiting.get(id)?.(data)
  })
  return {
    async send(method, params) {
      const id = ++sent
      socket.send(JSON.stringify({ id, method, params }))
      const answer = JSON.parse(await new Promise<string>((done) => waiting.set(id, done)))
      waiting.delete(id)
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
      return answer.result
    },
    close: () => socket.close(),
  }
}
