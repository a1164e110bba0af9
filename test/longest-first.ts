// The order of the files: what takes long begins first, so that no core waits for it at the end.
import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Of each project, the longest first; one that mostly waits beside those that work. How large a file is, which is what the runner goes by, says little about it. */
const LONGEST = [
  'sizes',
  'skyrise-table',
  'bruxelles-table',
  'lost-server',
  'brass-table',
  'table',
  'connection',
  'plain',
  'conformance',
  'commands',
  'api',
  'lock',
  'games',
  'restart',
]

export class LongestFirst extends BaseSequencer {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(basename(moduleId, '.test.ts'))
      return at < 0 ? LONGEST.length : at
    }
    const sorted = await super.sort(files)
    // The projects stay together: a worker that changes from one to another begins anew.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => sorted.filter((file) => file.project === project).sort((a, b) => rank(a) - rank(b)))
  }
}
