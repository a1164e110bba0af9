// How far each table has been told to this browser: nothing is told twice unless it is asked for.
const KEY = 'tassel.told'
/** So many tables are remembered, the latest last. */
const TABLES = 60

type Told = Readonly<Record<string, number>>

/** The decision from which on nothing has been told; everything up to `last` counts as told from now on. */
export function toldUpTo(id: string, last: number): number {
  const told = read()
  const before = told[id] ?? 0
  if (last >= before) write(told, id, last + 1)
  return before
}

/** So many decisions stand: what was told of later ones was taken back. */
export function forget(id: string, decisions: number): void {
  const told = read()
  if ((told[id] ?? 0) > decisions) write(told, id, decisions)
}

function read(): Told {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

function write(told: Told, id: string, upTo: number): void {
  const { [id]: _, ...others } = told
  const kept = Object.fromEntries([...Object.entries(others), [id, upTo]].slice(-TABLES))
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {} // A full or forbidden store only means that it is told again.
}
