import { expect, test } from 'vitest'
import { zh } from './chinese.ts'

test('a name in other letters has a space beside Chinese, a Chinese one has none', () => {
  const says = (name: string) => zh`${name}的牌桌，輪到${name}。`
  expect([says('Ada'), says('Вера'), says('小明')]).toEqual([
    'Ada 的牌桌，輪到 Ada。',
    'Вера 的牌桌，輪到 Вера。',
    '小明的牌桌，輪到小明。',
  ])
})
