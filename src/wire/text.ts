import { Type } from 'typebox'

/** A text of at least one character and at most so many. */
export const text = (most: number, says: string) => Type.String({ minLength: 1, maxLength: most, description: says })
