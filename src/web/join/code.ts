/** The code in what somebody pasted or typed: the code itself as it was read out, or the link that ends in it. */
export function codeOf(text: string): string {
  const last = text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1)
  return (last ?? '').replace(/[\s-]/g, '').toLowerCase()
}
