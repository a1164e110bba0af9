// How long ago, as people say it.
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** `5 minutes ago`, `yesterday`, in the reader's language. */
export function ago(when: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(when)) / 1000)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second', Number.POSITIVE_INFINITY]
  return format.format(-Math.floor(seconds / size), unit)
}
