import { expect, test } from 'vitest'
import { codeOf } from './code.ts'

test('finds the code in whatever was pasted', () => {
  for (const pasted of ['abc7', ' abc7 ', 'http://host:1893/join/abc7', 'https://host/join/abc7/?x=1', '/join/abc7'])
    expect(codeOf(pasted)).toBe('abc7')
})

test('takes a code as it is read out', () => {
  for (const typed of ['K7QM 2FXA', 'k7qm-2fxa', ' K7qm2FXA']) expect(codeOf(typed)).toBe('k7qm2fxa')
})
