// What never became a request: it is answered on the bare line, which then is closed.
import type { Socket } from 'node:net'
import type { Refusal } from '../../wire/refusals.ts'

const ANSWERS: Readonly<Record<string, readonly [status: string, says: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
}
const OTHERWISE = ['400 Bad Request', 'The request is not a valid one.'] as const

export function answerBroken({ code = '' }: { readonly code?: string }, socket: Socket): void {
  // Who has gone is told nothing, and nobody is answered twice.
  if (code === 'ECONNRESET' || socket.destroyed) return void socket.destroy()
  const [status, says] = ANSWERS[code] ?? OTHERWISE
  const refusal: Refusal = { error: 'bad-request', says }
  const body = JSON.stringify(refusal)
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  socket.destroySoon()
}
