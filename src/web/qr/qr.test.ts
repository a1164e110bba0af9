import { describe, expect, test } from 'vitest'
import { encoded } from './codewords.ts'
import { corrections } from './galois.ts'
import { drawnWith, formatBits, qrOf } from './qr.ts'

const drawn = (text: string) => qrOf(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

describe('A QR code', () => {
  test('corrects as the standard does: HELLO WORLD at level M', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(corrections(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })
  test('begins with mode and length, ends with padding', () => {
    expect(encoded('hi')?.codewords.slice(0, 16)).toEqual([
      0x40, 0x26, 0x86, 0x90, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ])
  })
  test.each([
    [14, 1],
    [15, 2],
    [26, 2],
    [42, 3],
    [62, 4],
    [84, 5],
    [106, 6],
  ])('of %i letters is of version %i', (length, version) => {
    expect(encoded('x'.repeat(length))).toMatchObject({ version })
    expect(qrOf('x'.repeat(length))).toHaveLength(17 + 4 * version)
  })
  test('counts bytes, not letters, and says when it is too long', () => {
    expect(encoded('й'.repeat(7))).toMatchObject({ version: 1 })
    expect(qrOf('x'.repeat(107))).toBeNull()
  })
  test('weaves its blocks: of every block the first, then of every block the second', () => {
    const words = encoded('a'.repeat(62))?.codewords ?? []
    expect(words).toHaveLength(2 * (32 + 18))
    expect(words.slice(0, 4)).toEqual([0x43, 0x16, 0xe6, 0x16])
  })
  test.each([
    [0b00_000, 0b101010000010010],
    [0b00_101, 0b100000011001110],
    [0b00_111, 0b100101010100000],
  ])('says its level and mask: %i', (data, bits) => {
    expect(formatBits(data)).toBe(bits)
  })
  test('is drawn as other makers draw it, in the mask that reads best', () => {
    expect(drawn('https://tassel.example.org/join/k7qm2fxa')).toEqual([
      '#######.#.....#..###..#######',
      '#.....#.#....##.#.#...#.....#',
      '#.###.#..#####.....##.#.###.#',
      '#.###.#.##.####..#....#.###.#',
      '#.###.#..##.#.###..#..#.###.#',
      '#.....#..#....#..###..#.....#',
      '#######.#.#.#.#.#.#.#.#######',
      '........##..#.#..##..........',
      '#.##.###.#.##.#..##...#..#.##',
      '##.........####.#..######...#',
      '##.##.#..###..#.#...##..#.##.',
      '#..###.....###.#...#.##.....#',
      '#.##..##.#.#.#####..#..#.##..',
      '...#....#.#...##.#.#..#...###',
      '##########.###...#####.##.###',
      '.#...#.##.#...#.....##..#..#.',
      '.#.##.#..#.##.##...##...##.#.',
      '.#.#.#.....#...#.#..#..#.###.',
      '#.#.#.##.#..######..#.###.#..',
      '..##.#.#...########.#.##..#..',
      '.#.#.##..##################..',
      '........###.#....##.#...#####',
      '#######.###...#....##.#.##.#.',
      '#.....#.#.#.####....#...##..#',
      '#.###.#..#.##....#..#####.###',
      '#.###.#.###....##...##.###..#',
      '#.###.#.##.#.....####..#..#.#',
      '#.....#...##.#.#...##...##.#.',
      '#######.#.######..####...#.#.',
    ])
  })
  test('has its marks where a reader looks for them', () => {
    const rows = drawnWith(2, new Array<number>(44).fill(0), 0)
    const mark = [0b1111111, 0b1000001, 0b1011101, 0b1011101, 0b1011101, 0b1000001, 0b1111111]
    const bits = (x: number, y: number) =>
      parseInt(
        rows[y]
          .slice(x, x + 7)
          .map(Number)
          .join(''),
        2,
      )
    for (const [x, y] of [[0, 0], [18, 0], [0, 18]]) expect(mark.map((_, i) => bits(x, y + i))).toEqual(mark) // biome-ignore format: three corners
  })
})
