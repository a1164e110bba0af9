// How wide a name will be, well enough to draw a ribbon around it before the browser has set it.

/** Widths in the display face, in parts of the type size. */
const WIDE = /[\u2e80-\u9fff\uff00-\uffef]/
const LARGE = /[MWmwШЩЖЮМФшщжюмф]/
const UPPER = /\p{Lu}/u
const SLIM = /[ilj.\-'’ tfIїі]/

export function textWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text)
    width += WIDE.test(letter) ? 1 : SLIM.test(letter) ? 0.34 : LARGE.test(letter) ? 0.8 : UPPER.test(letter) ? 0.67 : 0.54
  return width * size
}

/** The type size at which a text is no wider than `longest`, and its width then. */
export function fitted(text: string, size: number, longest: number): { readonly size: number; readonly width: number } {
  const width = textWidth(text, size)
  if (width <= longest) return { size, width }
  return { size: Math.round(((size * longest) / width) * 10) / 10, width: longest }
}
