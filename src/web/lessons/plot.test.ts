import { describe, expect, test } from 'vitest'
import { splendor } from '../../games/splendor/index.ts'
import { answerTo, plotOf } from './plot.ts'
import { scriptOf } from './script.ts'
import { numbersIn, partsOf, rulesIn, textOf } from './text.ts'

const HEADER = ['tassel lesson 1', 'game: splendor', 'order: 1', 'minutes: 5', 'seats: 2', 'you: 0', 'seed: a lesson', '']
const STEPS = [
  'step take',
  'await: take dse',
  'point 1: gem:diamond gem:sapphire gem:emerald',
  'other pair: take dd | take ss',
  '',
  'step on',
]
const written = (...lines: readonly string[]) => lines.join('\n')
const plot = plotOf(written(...HEADER, ...STEPS), 'splendor/trial')
const scripted = (...steps: readonly string[]) => scriptOf(plotOf(written(...HEADER, ...steps), 'splendor/trial'), splendor)

describe('a plot', () => {
  test('has a table, and steps with decisions and places', () => {
    expect(plot).toMatchObject({ game: 'splendor', seats: 2, you: 0, order: 1, minutes: 5, origin: { seed: 'a lesson' } })
    expect(plot.steps.map(({ name }) => name)).toEqual(['take', 'on'])
    expect(plot.steps[0].points).toMatchObject([{ number: 1, places: ['gem:diamond', 'gem:sapphire', 'gem:emerald'] }])
    expect(plot.steps[0].awaits).toMatchObject([[{ seat: 0, text: 'take dse' }]])
  })

  test.each([
    [['tassel record 1'], /plot.txt, line 1: a lesson begins with "tassel lesson 1"/],
    [[...HEADER, 'hello'], /line 9: "hello" is neither/],
    [[...HEADER.slice(0, 5), 'you: 2', 'seed: x', 'step on'], /line 6: "you:" is a number from 0 to 1, not "2"/],
    [[...HEADER, 'sead: x', 'step on'], /line 9: "sead:" is not known in the header/],
    [[...HEADER, 'deal: {}', 'step on'], /line 9: a lesson has a seed or a deal, not both/],
    [[...HEADER.slice(0, 6), 'deal: [1]', 'step on'], /line 7: the deal is not a JSON object/],
    [HEADER, /a lesson has at least one step/],
    [[...HEADER, 'step on', 'point 2: card:1a'], /line 10: points are numbered from 1 in order: this is "point 1"/],
    [[...HEADER, 'step on', 'play: take dse'], /line 10: "take dse" is not a seat and its decision/],
    [[...HEADER, 'step on', 'or: take dse'], /line 10: "or:" stands beside "await:"/],
    [[...HEADER, 'step on', 'step on'], /line 10: there are two steps "on"/],
    [[...HEADER, 'step on', 'await: take dse'], /line 9: the last step awaits nothing/],
    [[...HEADER, 'step on', 'await:'], /line 10: nothing stands behind "await:"/],
  ])('is refused by its line: %#', (lines, says) => {
    expect(() => plotOf(written(...lines), 'splendor/trial')).toThrow(says)
  })

  test('is refused where a decision cannot be made', () => {
    expect(() => scripted('step take', 'await: take ddd', 'step on')).toThrow(/plot.txt, line 10: .*no way to take gems/)
    expect(() => scripted('step take', 'await: buy 1a', 'step on')).toThrow(/line 10: .*\[B2\]/)
    expect(() => scripted('step take', 'play: 0 take dse', 'await: take ser', 'step on')).toThrow(
      /line 9: step "take" awaits a decision of seat 0/,
    )
  })

  test('opens its table at any step', () => {
    const script = scripted('step take', 'await: take dse', 'or: take dsr', 'step then', 'play: 1 take dse', 'await: take rr', 'step on')
    expect([0, 1, 2].map((step) => script.tableAt(step).decisions.length)).toEqual([0, 2, 3])
    expect(script.steps[0].awaits).toHaveLength(2)
  })

  test('awaits one of several decisions in each place', () => {
    const [first] = plotOf(
      written(...HEADER, 'step a', 'await: take dse | take dsr; return d | return s', 'step on'),
      'splendor/trial',
    ).steps
    expect(first.awaits.map((way) => way.map(({ text }) => text).join(', '))).toEqual([
      'take dse, return d',
      'take dse, return s',
      'take dsr, return d',
      'take dsr, return s',
    ])
  })

  test('knows which answer another move has', () => {
    const others = [
      { name: 'pair', patterns: ['take dd', 'take ss'] },
      { name: 'blind', patterns: ['reserve deck*'] },
    ]
    expect(answerTo({ others }, ['take ss'])).toBe('pair')
    expect(answerTo({ others }, ['reserve deck2', 'return g'])).toBe('blind')
    expect(answerTo({ others }, ['reserve 1a'])).toBeNull()
  })
})

describe('the words of a lesson', () => {
  const FILE = [
    'lesson: A trial',
    'about: For a test.',
    'advice: Look twice.',
    'other: Fair.',
    'step take',
    'title: Take',
    'what: Take these (1)',
    '  and look at [T2].',
    'flag 1: these',
    'other pair: Two are fewer.',
    'step on',
    'title: On',
    'what: Play.',
  ]
  const changed = (at: number, ...lines: readonly string[]) =>
    textOf(written(...FILE.slice(0, at), ...lines, ...FILE.slice(at + 1)), plot, 'en')

  test('follow the plot; a line that begins with a blank goes on', () => {
    expect(textOf(written(...FILE), plot, 'en')).toMatchObject({
      title: 'A trial',
      steps: [
        { title: 'Take', what: 'Take these (1) and look at [T2].', flags: ['these'], others: { pair: 'Two are fewer.' }, other: 'Fair.' },
        { title: 'On', why: null },
      ],
    })
  })

  test.each([
    [4, ['step steal'], /en.txt, line 5: step 1 of the plot is "take", not "steal"/],
    [6, ['what: Take (2)'], /line 7: \(2\) is spoken of, but the plot has no "point 2:"/],
    [6, ['what: Take'], /line 7: \(1\) is pointed at, but not spoken of/],
    [8, [], /line 5: step "take" has no line "flag 1:"/],
    [8, ['flag 1: a', 'flag 2: b'], /line 10: the plot of step "take" has the points 1/],
    [9, [], /line 5: step "take" has no line "other pair:"/],
    [9, ['other pair: a', 'other buy: b'], /line 11: the plot of step "take" has no "other buy:"/],
    [2, [], /line 1: the header has no line "advice:"/],
    [5, ['title: a', 'title: b'], /line 7: "title:" is there twice in step "take"/],
  ])('are refused where they do not: %#', (at, lines, says) => {
    expect(() => changed(at, ...lines)).toThrow(says)
  })

  test('are refused where a step is missing', () => {
    expect(() => textOf(written(...FILE.slice(0, 10)), plot, 'en')).toThrow(/step "on" of the plot is missing/)
  })

  test('have numbers of points and rules, names of seats, and words that matter', () => {
    expect(numbersIn('b (2) a (1) b (2)')).toEqual([1, 2])
    expect(rulesIn('x [T2] y [BE14]')).toEqual(['T2', 'BE14'])
    expect(partsOf('*Now* (1), {1}: [T2].')).toEqual([
      { kind: 'strong', text: 'Now' },
      { kind: 'words', text: ' ' },
      { kind: 'point', number: 1 },
      { kind: 'words', text: ', ' },
      { kind: 'seat', number: 1 },
      { kind: 'words', text: ': ' },
      { kind: 'rule', text: 'T2' },
      { kind: 'words', text: '.' },
    ])
  })
})
