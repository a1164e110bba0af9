// What is asked of the server: bodies of requests.
import { type TProperties, Type } from 'typebox'

/** The fields that are listed and no others: one that is misspelt would otherwise be left out without a word. */
export const asked = <P extends TProperties>(fields: P, { says }: { says?: string } = {}) =>
  Type.Object(fields, { additionalProperties: false, ...(says === undefined ? {} : { description: says }) })
