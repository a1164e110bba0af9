// Whose address is whose: what is counted by address is counted for whoever pays for the line.
import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What of an address is one customer's: all of version 4, of version 6 the first half, since he is given all that begin with it. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head, tail = []] = address.split('%')[0].split('::').map(wordsOf)
  const whole = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  return `${whole
    .slice(0, 4)
    .map((word) => Number.parseInt(word, 16).toString(16))
    .join(':')}::/64`
}

/** The words of one side; an address of version 4 at its end is two, and never in the first half. */
const wordsOf = (side: string): string[] =>
  side === '' ? [] : side.split(':').flatMap((word) => (word.includes('.') ? ['0', '0'] : [word]))
