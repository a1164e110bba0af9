// The server and the browser that all files share, and people who come with a browser profile of their own.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { type Cable, cableTo } from './cable.ts'
import { type Club, openClub } from './club.ts'
import { handOn, PATIENCE_MS, type Profile, takeProfile } from './profiles.ts'

const OPENING_MS = 120_000

/** For a test that plays a whole game. */
export const WHOLE_GAME = { timeout: 300_000 }

export const PHONE = { width: 390, height: 844 }

/** Expects something of what a page will show before long. */
export const eventually = <T>(look: () => T) => expect.poll(look, { timeout: PATIENCE_MS })

export interface House<C = Pick<Club, 'base'>> {
  readonly club: C
  /** Somebody new: a page with its own cookies and storage. What breaks on it fails the test. */
  someone(options?: BrowserContextOptions): Promise<Page>
}

/** The house of everybody. */
export const openHouse = (): House => houseAt(() => ({ base: inject('club') }))

/** A house with a server of its own: for those who pull its plug, or want another than the one that is shipped. */
export const openOwnHouse = (): House<Club> => openHouseOf(openClub)

/** The house of everybody at the end of a cable, which can be pulled out: to a page it is as if the server were away. */
export const openCabledHouse = (): House<Cable> => openHouseOf(() => cableTo(inject('club')))

export function openHouseOf<C extends Pick<Club, 'base' | 'close'>>(open: () => Promise<C>): House<C> {
  let own: C | undefined
  afterAll(() => own?.close())
  return houseAt(async () => (own = await open()))
}

/** One connection for all files of a process; it ends with it. */
let connected: Promise<Browser> | undefined
const connect = (): Promise<Browser> => (connected ??= chromium.connect(inject('browser')))

function houseAt<C extends Pick<Club, 'base'>>(open: () => C | Promise<C>): House<C> {
  let opened: { readonly club: C; readonly browser: Browser } | undefined
  const present: Profile[] = []
  const house = () => {
    if (!opened) throw new Error('The house is not open yet.')
    return opened
  }
  beforeAll(async () => {
    const [club, browser] = await Promise.all([open(), connect()])
    opened = { club, browser }
  }, OPENING_MS)
  afterEach(async ({ task }) => {
    const leaving = present.splice(0)
    const isShared = house().club.base === inject('club')
    if (task.result?.state === 'fail') await photograph(task.name, leaving)
    const isClean = isShared && task.result?.state !== 'fail'
    await Promise.all(leaving.map((profile) => (isClean ? handOn(profile) : profile.context.close())))
    expect(broken.splice(0)).toEqual([])
  })
  return {
    get club() {
      return house().club
    },
    async someone(options = {}) {
      const { club, browser } = house()
      const profile = await takeProfile(browser, { baseURL: club.base, ...options }, (what) => broken.push(what))
      present.push(profile)
      return profile.page
    },
  }
}

/** What went wrong on a page since the last test. */
const broken: string[] = []

/** What the pages of a failed test looked like, for whoever looks into it. */
async function photograph(test: string, profiles: readonly Profile[]): Promise<void> {
  const name = test.replace(/\W+/g, '-').slice(0, 60)
  const pages = profiles.flatMap(({ context }) => context.pages())
  await Promise.all(pages.map((page, i) => page.screenshot({ path: `test-results/${name}-${i}.png`, timeout: 5000 }).catch(() => {})))
}
