import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SPECTATOR } from '../../../../core/game.ts'
import { readRecord } from '../../../../core/record.ts'
import { games } from '../../../../games/index.ts'
import { scenesOf } from '../../../scenes/scene.ts'
import { loadFace } from '../../../shelf/load.ts'

const folder = 'src/games/bruxelles-1893/records'

test.each(readdirSync(folder))(
  '[J3] the start player is shown after every round of %s, also the last, whose marker scores',
  async (path) => {
    const table = readRecord(readFileSync(`${folder}/${path}`, 'utf8'), { games })
    const teller = await (await loadFace(table.game.meta.id)).scenes?.load()
    const starts = table.decisions.flatMap((_, decision) => {
      const lines = table.heard(SPECTATOR, decision)
      if (!teller || !lines.some(({ event }) => event === 'willStart')) return []
      const [before, after] = [table.view(SPECTATOR, decision), table.view(SPECTATOR, decision + 1)]
      const [scene] = scenesOf(table.game, teller, { decision, before, after, lines })
      return scene.steps.filter(({ id, when, counts }) => id === 'start' && when === undefined && counts.length === 1)
    })
    expect(starts).toHaveLength(5)
  },
)
