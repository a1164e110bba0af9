// Reading a stranger's request field by field, each refused by its name.

/** A request as it came: everything in it is to be checked. */
export type Request = Readonly<Record<string, unknown>>

/** A request that cannot be followed. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest'
}

/** A text field, or undefined where it may be left out. */
export function textIn(request: Request, field: string): string | undefined {
  const value = request[field]
  if (value === undefined || typeof value === 'string') return value
  throw new BadRequest(`"${field}" is text.`)
}

/** A text field that must be there. */
export function requiredText(request: Request, field: string): string {
  const value = textIn(request, field)
  if (value === undefined) throw new BadRequest(`"${field}" is missing: text.`)
  return value
}

/** A seat of a table with so many. */
export function seatIn(request: Request, field: string, seats: number): number | undefined {
  const value = request[field]
  if (value === undefined) return undefined
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats) return value
  throw new BadRequest(`"${field}" is a seat 0 to ${seats - 1}.`)
}

/** An object field whose values are still to be checked. */
export function objectIn(request: Request, field: string): Readonly<Record<string, unknown>> | undefined {
  const value = request[field]
  if (value === undefined) return undefined
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Readonly<Record<string, unknown>>
  throw new BadRequest(`"${field}" is an object.`)
}

/** An object field with text values. */
export function textsIn(request: Request, field: string): Readonly<Record<string, string>> {
  const entries = Object.entries(objectIn(request, field) ?? {})
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (typeof value !== 'string') throw new BadRequest(`"${field}" has text values; "${key}" is none.`)
      return [key, value]
    }),
  )
}
