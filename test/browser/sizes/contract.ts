// The contract at one moment: whatever is done to places at random, nothing is decided but what the slip said, by its button, Enter, or the same place.
import { readRecord } from '../../../src/core/record.ts'
import { below } from '../../../src/core/rng.ts'
import { games } from '../../../src/games/index.ts'
import { type Deed, deedAt } from './deeds.ts'
import type { At } from './press.ts'
import { lay, recordOf } from './table.ts'
import type { Seen } from './witness.ts'

export interface Kept {
  /** Things that were done at random. */
  readonly tries: number
  /** Those after which the slip said something else. */
  readonly chose: number
  /** Those that decided what the slip had said, by a word that may. */
  readonly committed: number
  /** One for each that decided otherwise. */
  readonly complaints: readonly string[]
}

/** One of so many times whatever is chosen is put back first: most is wrong where nothing is chosen yet. */
const PUT_BACK = 4
/** What a word decides is kept a little later, on a machine that does much else a good deal: so many looks, so many frames apart. */
const [LOOKS, FRAMES] = [10, 4]

/** Does so many things at random; when something is decided or taken back, the moment is laid anew. */
export async function contract(at: At, tries: number): Promise<Kept> {
  const { page, moment, rng } = at
  let [chose, committed] = [0, 0]
  const complaints: string[] = []
  for (let nth = 0; nth < tries; nth++) {
    if (below(rng, PUT_BACK) === 0) await page.keyboard.press('Escape')
    const deed = await deedAt(at)
    const before = await page.evaluate(() => window.eye.slip())
    await deed.act()
    const { slip, seen } = await looked(at)
    if (slip !== null && slip !== before) chose++
    const { made, isTakenBack } = seen.some(isDeed) ? await kept(at) : await madeSince(at)
    if (isSaid(made, seen)) committed++
    else if (made.length > 0) complaints.push(complaintOf(deed, made, seen))
    if (made.length > 0 || isTakenBack) {
      await lay(page, moment)
      await page.evaluate(() => window.witness.seen())
    }
  }
  return { tries, chose, committed, complaints }
}

async function looked({ page }: At): Promise<{ readonly slip: string | null; readonly seen: readonly Seen[] }> {
  return page.evaluate(async () => {
    await window.eye.frames(2)
    return { slip: window.eye.slip(), seen: window.witness.seen() }
  })
}

const isDeed = ({ decisions, isWord }: Seen): boolean => isWord && decisions.length > 0

/** What was decided since the moment, once something was: so that it is never taken for what the next try does. */
async function kept(at: At): Promise<Since> {
  let since = await madeSince(at)
  for (let looks = 0; looks < LOOKS && since.made.length === 0 && !since.isTakenBack; looks++) {
    await at.page.evaluate((frames) => window.eye.frames(frames), FRAMES)
    since = await madeSince(at)
  }
  return since
}

/** Whether what was decided is what the slip said at some word that may do so. */
function isSaid(made: readonly string[], seen: readonly Seen[]): boolean {
  return seen.some((one) => isDeed(one) && one.decisions.every((each, i) => made[i] === each))
}

function complaintOf({ name }: Deed, made: readonly string[], seen: readonly Seen[]): string {
  const said = seen.map(({ decisions, isWord }) => `${isWord ? 'a word' : 'no word'} at “${decisions.join('; ')}”`)
  return `${name} decided ${made[0]}; seen were ${said.join(', ') || 'neither clicks nor keys'}`
}

interface Since {
  readonly made: readonly string[]
  /** Whether the button beside the slip has led to before the moment. */
  readonly isTakenBack: boolean
}

/** What was decided since the moment, by whoever sits there and those after him. */
async function madeSince({ page, moment }: At): Promise<Since> {
  const { decisions, game } = readRecord(await recordOf(page), { games })
  const since = moment.saved.card.decisions
  return { made: decisions.slice(since).map(({ action }) => game.format(action)), isTakenBack: decisions.length < since }
}
