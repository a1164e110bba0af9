// What a module cannot do without, read off its sources: the modules that it imports, and what those import. What is imported when it is needed
// (`import()`) is not among them, nor is what is imported for its types alone.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /^(?:import|export)\s+(?!type\s)(?:([^'";]*?)\s+from\s+)?'(\.[^']+)'/gm

export function closureOf(module: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(module) || !existsSync(module)) return known
  known.add(module)
  if (!/\.tsx?$/.test(module)) return known
  for (const [, names, path] of readFileSync(module, 'utf8').matchAll(IMPORT))
    if (!isTypesAlone(names)) closureOf(join(dirname(module), path), known)
  return known
}

function isTypesAlone(names = ''): boolean {
  const listed = /^\{([^}]*)\}$/.exec(names.trim())?.[1]
  return listed?.split(',').every((name) => /^\s*(type\s|$)/.test(name)) ?? false
}
