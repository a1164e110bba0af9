import { expect, test } from 'vitest'
import { networkOf } from './addresses.ts'

test.each([
  ['7.7.7.7', '7.7.7.7'],
  ['::ffff:7.7.7.7', '7.7.7.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::7.7.7.7', '64:ff9b:0:0::/64'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
