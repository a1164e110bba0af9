/** Whether fingers do what a mouse does elsewhere: they point at nothing before they tap, and cover more. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches
