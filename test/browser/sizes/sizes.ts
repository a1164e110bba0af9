// The screens that every table is laid out for.

export interface Size {
  readonly width: number
  readonly height: number
  /** What a person has in his hand there. */
  readonly hand: 'mouse' | 'finger'
}

const size = (width: number, height: number, hand: Size['hand'] = 'mouse'): Size => ({ width, height, hand })

/** The last is 1280×720 at 200 %. */
export const SIZES: readonly Size[] = [
  size(1920, 1080),
  size(1440, 900),
  size(1366, 768),
  size(1280, 720),
  size(1024, 768),
  size(820, 1180, 'finger'),
  size(390, 844, 'finger'),
  size(844, 390, 'finger'),
  size(640, 360),
]

export const nameOf = ({ width, height }: Size): string => `${width}x${height}`
