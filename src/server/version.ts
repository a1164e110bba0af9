// The version is the package's; the bundle and the sources lie at different depths below package.json.
import { existsSync, readFileSync } from 'node:fs'

/** The version of the package that this file belongs to. */
export function version(): string {
  let place = new URL('package.json', import.meta.url)
  while (!existsSync(place)) place = new URL('../package.json', place)
  return JSON.parse(readFileSync(place, 'utf8')).version
}
