/** Whether fingers do what a mouse does elsewhere: they point at nothing before they tap, and cover more. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches

/** Whether the page is laid out for a phone. */
export const isNarrow = (): boolean => matchMedia('(max-width: 900px)').matches
