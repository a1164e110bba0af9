// What was looked at, counted by game and size, and what was complained of, each complaint once.

export interface Looked {
  readonly moments?: number
  readonly places?: number
  readonly presses?: number
  readonly tries?: number
  readonly chose?: number
  readonly committed?: number
  readonly looks?: number
  /** How long it took, so that a longer run can be planned. */
  readonly seconds?: number
  readonly complaints: readonly string[]
}

type Counted = Exclude<keyof Looked, 'complaints'>
const COUNTED: readonly Counted[] = ['moments', 'places', 'presses', 'tries', 'chose', 'committed', 'looks', 'seconds']

const counts = new Map<string, Map<string, number>>()
const complained = new Map<string, { count: number; readonly where: Set<string>; readonly first: string }>()

/** Adds what was found at some size of some game. */
export function count(what: { readonly game: string; readonly size: string; readonly name: string }, looked: Looked): void {
  for (const row of [`${what.game} ${what.size}`, `${what.game} in all`, 'in all']) {
    const sums = counts.get(row) ?? new Map<string, number>()
    counts.set(row, sums)
    for (const key of COUNTED) if (looked[key] !== undefined) sums.set(key, (sums.get(key) ?? 0) + looked[key])
    sums.set('complaints', (sums.get('complaints') ?? 0) + looked.complaints.length)
  }
  for (const complaint of looked.complaints) complain(`${what.game}: ${complaint}`, what)
}

function complain(complaint: string, { size, name }: { readonly size: string; readonly name: string }): void {
  // The same with another choice is the same.
  const kind = complaint.replace(/with [^“]*?: (?=[a-z])/, 'with a choice: ')
  const known = complained.get(kind) ?? { count: 0, where: new Set(), first: `${name}, ${complaint}` }
  known.count++
  known.where.add(size)
  complained.set(kind, known)
}

/** Prints everything; whether nothing was complained of. */
export function report(): boolean {
  for (const [kind, { count, where, first }] of [...complained].sort(([, a], [, b]) => b.count - a.count))
    console.log(`${count} × ${kind}\n      at ${[...where].join(', ')}; first: ${first}`)
  for (const [row, sums] of counts)
    console.log(`${row.padEnd(38)} ${[...sums].map(([key, sum]) => `${Math.round(sum)} ${key}`).join(', ')}`)
  return complained.size === 0
}
