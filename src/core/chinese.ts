// Chinese with names in it.

const MEETS_NAME = /\p{Script=Han}(?=[\p{Script=Latin}\p{Script=Cyrillic}])|[\p{Script=Latin}\p{Script=Cyrillic}](?=\p{Script=Han})/gu

/** A space wherever a word in other letters stands beside Chinese. */
export const spaced = (text: string): string => text.replace(MEETS_NAME, '$& ')

/** A phrase with names in it, as a tag: a Latin one has its spaces, a Chinese one has none. */
export const zh = (texts: TemplateStringsArray, ...names: readonly (string | number | null)[]): string =>
  spaced(String.raw({ raw: texts }, ...names))
