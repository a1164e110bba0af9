/** Things of one kind in a row: how many inputs, and where each begins in the thing. */
export function parts<const P extends Readonly<Record<string, number>>>(
  lengths: P,
): { readonly at: { readonly [N in keyof P]: number }; readonly size: number } {
  let size = 0
  const entries = Object.entries(lengths).map(([name, length]) => {
    const at = size
    size += length
    return [name, at]
  })
  return { at: Object.fromEntries(entries), size }
}
