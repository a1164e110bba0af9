import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { served } from './fixture.ts'

/** Everything that is answered to what is sent on a bare line, until it is closed. */
function answeredTo(port: number, sent: string): Promise<string> {
  return new Promise((done, fail) => {
    let heard = ''
    const line = connect(port, '127.0.0.1', () => line.write(sent))
    line.on('data', (chunk) => (heard += chunk))
    line.on('close', () => done(heard))
    line.on('error', fail)
  })
}

const HEAD = 'POST /api/tables/friday/moves HTTP/1.1\r\nHost: tassel\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n'

test.each([
  ['a body that does not arrive', `${HEAD}{`, 408, 'The request took too long to arrive.'],
  ['a head that does not', HEAD.slice(0, 60), 408, 'The request took too long to arrive.'],
  ['what is no request', 'HELLO\r\n\r\n', 400, 'The request is not a valid one.'],
])('%s is cut off with a sentence', (...[, sent, status, says]) =>
  served({ settings: { arrivalMs: 100, host: '127.0.0.1', port: 0 } }, async ({ listen }) => {
    const heard = await answeredTo(Number(new URL(await listen()).port), sent)
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(JSON.parse(heard.split('\r\n\r\n')[1])).toEqual({ error: 'bad-request', says })
  }),
)
