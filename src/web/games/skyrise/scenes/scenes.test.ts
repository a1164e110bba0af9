import { expect, test } from 'vitest'
import type { Options } from '../../../../core/game.ts'
import { panoramas, skyrise } from '../../../../games/skyrise/fixture.ts'
import { teller } from './scenes.ts'

/** What the panoramas count at the end of era 1: platform A lies in NW and B in NE; seats 0 and 1 have built at their bridges. */
function counted(options: Options) {
  const { s } = skyrise(4, options)
    .with(0, { built: ['24 m1', '37 a5', '48 b6'] })
    .with(1, { built: ['21 a6', '39 b4'] })
    .where(panoramas('bridges', 'windmills'))
  const told = { event: 'endsEra', seat: 0, facts: {} }
  const [scene] = teller.scenes({ decision: 0, before: s, after: s, lines: [told], when: () => s })
  const step = scene.steps.find(({ id }) => id === 'firstPanoramas')
  return step?.counts.filter(({ name }) => name?.join() === 'panorama,3').map(({ name: _, ...count }) => count)
}

test('[V5] every bridge that counts is shown by itself, with a line from end to end', () => {
  expect(counted({})).toEqual([
    { seat: 0, points: 4, at: ['district:a5', 'district:m1'], isLine: true },
    { seat: 0, points: 4, at: ['district:b6', 'district:m1'], isLine: true },
  ])
})

test('[V5] at either end a bridge stands at the ends that count, with a line only where both do', () => {
  expect(counted({ bridges: 'either' })).toEqual([
    { seat: 0, points: 2, at: ['district:a5', 'district:m1'], isLine: true },
    { seat: 0, points: 2, at: ['district:b6', 'district:m1'], isLine: true },
    { seat: 1, points: 2, at: ['district:a6'], isLine: false },
  ])
})
