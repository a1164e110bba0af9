import { expect, test } from 'vitest'
import { settingsOf } from '../settings.ts'
import { served } from './fixture.ts'

/** How many of a minute's seats are left to who comes by each of these ways; `x-forwarded-for` as the server gets it. */
async function leftTo(TASSEL_TRUST_PROXY: string, ways: readonly string[], remoteAddress = '10.0.0.2'): Promise<number[]> {
  const left: number[] = []
  const { proxies } = settingsOf({ TASSEL_TRUST_PROXY })
  await served({ settings: { limits: true, proxies } }, async ({ app }) => {
    for (const way of ways) {
      const { headers } = await app.inject({ url: '/api/invitations/none', remoteAddress, headers: { 'x-forwarded-for': way } })
      left.push(Number(headers['x-ratelimit-remaining']))
    }
  })
  return left
}

/** Somebody at 7.7.7.7 who says before that that he is always another. */
const forged = ['1.1.1.1, 7.7.7.7', '2.2.2.2, 7.7.7.7', '3.3.3.3, 10.0.0.2, 7.7.7.7']

test.each(['1', '10.0.0.2', '10.0.0.0/8', 'uniquelocal'])(
  'a forged first address escapes no limit where %s is believed',
  async (trusted) => {
    expect(await leftTo(trusted, forged)).toEqual([59, 58, 57])
    expect(await leftTo(trusted, ['7.7.7.7', '8.8.8.8', '7.7.7.7'])).toEqual([59, 59, 58])
  },
)

test('of two proxies the second tells who came to the first', async () => {
  expect(await leftTo('2', ['1.1.1.1, 7.7.7.7, 10.0.0.3', '2.2.2.2, 7.7.7.7, 10.0.0.3', '8.8.8.8, 10.0.0.3'])).toEqual([59, 58, 59])
})

test('where no proxy is named, or another, nobody is believed', async () => {
  for (const trusted of ['', '10.0.0.3']) expect(await leftTo(trusted, ['7.7.7.7', '8.8.8.8'])).toEqual([59, 58])
})

test('an address of the sixth version counts with its network: one customer is given them all', async () => {
  const ways = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']
  expect(await leftTo('1', ways)).toEqual([59, 58, 59])
  expect(await leftTo('1', ['::ffff:7.7.7.7', '7.7.7.7'])).toEqual([59, 58])
})
