// A disk that is full: what was saved is safe, nothing more can be saved, and nobody made a mistake.

/** SQLSTATE, as PostgreSQL says it. */
const DISK_FULL = '53100'
const SYSTEM = ['ENOSPC', 'EDQUOT']

/** Whether an error, or what caused it, says that there is no room. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return code === DISK_FULL || SYSTEM.includes(code) || isFull(error.cause)
}

/** The same said by us, before anything is tried. */
export const noRoom = (): Error => Object.assign(new Error('There is no room left on the disk.'), { code: DISK_FULL })
