// Every evaluation against a copy of its own numbers, over positions of the golden records: whoever changes a weight sees it here, and says so by
// writing the copy anew (`npx vitest run src/bots/evaluations/frozen.test.ts -u`).
import { describe, expect, test } from 'vitest'
import { copyOf, records, worths } from '../../../test/judged.ts'
import { evaluationOf } from './index.ts'

describe('Judged as it was:', () => {
  test.each(records)('%s', async (path) => {
    const lines = worths(path, evaluationOf)
    expect(lines.length).toBeGreaterThan(5)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`frozen/${copyOf(path)}`)
  })
})
