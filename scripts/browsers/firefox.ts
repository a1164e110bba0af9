// Firefox without a window of its own, driven by WebDriver BiDi.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Size } from '../../test/browser/sizes/sizes.ts'
import { type Bidi, speakBidi } from './bidi.ts'
import { type Engine, type Maker, type Pane, pressing, pressingEnter } from './engine.ts'
import { hear, programOf, start } from './programs.ts'

const PROGRAMS = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** No first pages, no updates, nothing said to anybody. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.w3c_touch_events.enabled': 1,
  'network.captive-portal-service.enabled': false,
}

export const firefox: Maker = { name: 'Firefox', missing: () => (programOf(...PROGRAMS) ? [] : ['firefox-esr or firefox']), begin }

async function begin(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'tassel-firefox-'))
  const preferences = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), preferences.join('\n'))
  const program = start(programOf(...PROGRAMS) ?? '', ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile])
  const bidi = await speakBidi(`${await hear(program, /WebDriver BiDi listening on (ws:\S+)/)}/session`)
  await bidi.send('session.new', { capabilities: {} })
  return {
    open: (size) => openPane(bidi, size),
    async close() {
      bidi.close()
      await program.end()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function openPane(bidi: Bidi, { width, height, hand }: Size): Promise<Pane> {
  // Each in a container of its own: what one keeps, another does not see.
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })
  const act = (actions: readonly object[]) => bidi.send<void>('input.performActions', { context, actions })
  return {
    goTo: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })
      if (!result) throw new Error(exceptionDetails?.text)
      return result.value
    },
    press: (spot) => act(pressing(spot, hand)),
    pressEnter: () => act(pressingEnter()),
    async picture() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: () => bidi.send('browser.removeUserContext', { userContext }),
  }
}

interface Evaluated {
  readonly result?: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}
