// The screens that every table is laid out for.

export interface Size {
  readonly width: number
  readonly height: number
  /** What a person has in his hand there. */
  readonly hand: 'mouse' | 'finger'
}

export const HANDS = ['mouse', 'finger'] as const

const size = (width: number, height: number, hand: Size['hand'] = 'mouse'): Size => ({ width, height, hand })

export function nameOf({ width, height }: Size): string {
  return `${width}x${height}`
}

/** The last two of the mouse are 1440×900 and 1280×720 at 200 %. */
export const SIZES: readonly Size[] = [
  size(1920, 1080),
  size(1440, 900),
  size(1366, 768),
  size(1280, 720),
  size(1024, 768),
  size(720, 450),
  size(640, 360),
  size(820, 1180, 'finger'),
  size(390, 844, 'finger'),
  size(844, 390, 'finger'),
]

/** For what looks alike in between. */
export const SOME_SIZES: readonly Size[] = SIZES.filter((each) => /^(1440x900|1280x720|640x360|820x1180|390x844)$/.test(nameOf(each)))
