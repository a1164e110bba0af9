// Help is made from the commands themselves, so that it cannot fall behind.
import type { Command, Flag } from './command.ts'

/** All commands, a line each. */
export function overview(commands: readonly Command[]): string {
  const rows = commands.map((c) => [`  ${c.name} ${c.operands}`.trimEnd(), c.says] as const)
  return [
    'tassel plays modern board games by their full rules.',
    '',
    'Usage: tassel <command> …',
    '',
    ...aligned(rows),
    '',
    'tassel <command> --help says more; tassel --version prints the version.',
  ].join('\n')
}

/** One command with its flags. */
export function helpOn(command: Command): string {
  const rows = Object.entries({ ...command.flags, help: { says: 'print this' } }).map(
    ([name, flag]) => [shown(name, flag), flag.says] as const,
  )
  const usage = `Usage: tassel ${command.name} ${command.operands}`.trimEnd()
  return [`${usage} [flags]`, '', sentence(command.says), '', ...aligned(rows)].join('\n')
}

function shown(name: string, { takes, many }: Flag): string {
  return `  --${name}${takes === undefined ? '' : ` ${takes}`}${many ? ' …' : ''}`
}

function sentence(says: string): string {
  return `${says.charAt(0).toUpperCase()}${says.slice(1)}.`
}

function aligned(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  return rows.map(([left, right]) => `${left.padEnd(width)}${right}`)
}
