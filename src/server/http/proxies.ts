// Which proxies in front are believed when they say for whom they ask. Whoever is believed can say what he likes: a proxy adds the address
// that it sees behind those that were sent to it, so of a list only what the last trusted one added is known.
import { isIP } from 'node:net'

/** The nearest so many, or those at some addresses; 0 for none. */
export type Proxies = number | readonly string[]

/** Ranges that have a name. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal']

/** The proxies that a text names; null where it names none that there could be. */
export function proxiesOf(text: string): Proxies | null {
  if (text === 'off') return 0
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every((range) => NAMED.includes(range) || isRange(range)) ? ranges : null
}

/** An address, or as much of one as a network has in common. Everybody is no network. */
function isRange(text: string): boolean {
  const [address, bits, ...more] = text.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)]
  if (most === undefined || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
}

/** The same for Fastify, which does not count hops by itself. */
export function trusted(proxies: Proxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return [...proxies]
  return proxies > 0 && ((_address, hop) => hop < proxies)
}
