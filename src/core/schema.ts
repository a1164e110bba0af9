// The part of JSON Schema that content packs are described with. A schema is plain data: an editor, a web page and our check read the same one.

interface Described {
  readonly description?: string
}
export interface IntegerSchema extends Described {
  readonly type: 'integer'
  readonly minimum: number
  readonly maximum: number
}
export interface ChoiceSchema extends Described {
  readonly type: 'string'
  readonly enum: readonly string[]
}
export interface TextSchema extends Described {
  readonly type: 'string'
  readonly minLength: number
  readonly maxLength: number
}
export interface ArraySchema extends Described {
  readonly type: 'array'
  readonly items: Schema
  readonly minItems: number
  readonly maxItems: number
}
export interface ObjectSchema extends Described {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties: false
}
export type Schema = IntegerSchema | ChoiceSchema | TextSchema | ArraySchema | ObjectSchema

/** What is wrong with a value, as a sentence that names the field; null when it fits. */
export function misfit(value: unknown, schema: Schema, field: string): string | null {
  switch (schema.type) {
    case 'integer':
      return integerMisfit(value, schema, field)
    case 'string':
      return textMisfit(value, schema, field)
    case 'array':
      return arrayMisfit(value, schema, field)
    case 'object':
      return objectMisfit(value, schema, field)
  }
}

function integerMisfit(value: unknown, { minimum, maximum }: IntegerSchema, field: string): string | null {
  if (typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum) return null
  return `"${field}" must be a whole number ${minimum} to ${maximum}, not ${shown(value)}.`
}

function textMisfit(value: unknown, schema: ChoiceSchema | TextSchema, field: string): string | null {
  if ('enum' in schema)
    return schema.enum.includes(value as string) ? null : `"${field}" must be one of ${schema.enum.join(', ')}, not ${shown(value)}.`
  if (typeof value === 'string' && value.length >= schema.minLength && value.length <= schema.maxLength) return null
  return `"${field}" must be a text of ${schema.minLength} to ${schema.maxLength} characters, not ${shown(value)}.`
}

function arrayMisfit(value: unknown, { items, minItems, maxItems }: ArraySchema, field: string): string | null {
  if (!Array.isArray(value)) return `"${field}" must be a list, not ${shown(value)}.`
  if (value.length < minItems || value.length > maxItems) {
    const wanted = minItems === maxItems ? `${minItems}` : `${minItems} to ${maxItems}`
    return `"${field}" must have ${wanted} entries; it has ${value.length}.`
  }
  return first(value.map((entry, i) => () => misfit(entry, items, `${field}[${i}]`)))
}

function objectMisfit(value: unknown, { properties, required = [] }: ObjectSchema, field: string): string | null {
  if (!isObject(value)) return `"${field}" must be an object, not ${shown(value)}.`
  const stranger = Object.keys(value).find((key) => !Object.hasOwn(properties, key))
  if (stranger !== undefined) return `"${fieldIn(field, stranger)}" is not known; known are ${Object.keys(properties).join(', ')}.`
  const missing = required.find((key) => !Object.hasOwn(value, key))
  if (missing !== undefined) return `"${fieldIn(field, missing)}" is missing.`
  return first(
    Object.entries(value).map(
      ([key, inner]) =>
        () =>
          misfit(inner, properties[key], fieldIn(field, key)),
    ),
  )
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The name of a field within a field. */
export const fieldIn = (field: string, key: string): string => (field === '' ? key : `${field}.${key}`)

function first(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const says = check()
    if (says) return says
  }
  return null
}

/** A stranger's value in a sentence, cut where it would fill the page. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
