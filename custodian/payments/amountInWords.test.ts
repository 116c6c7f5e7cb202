import { expect, test } from 'vitest'
import { amountInWords } from './amountInWords.ts'

test.each([
  [1n, 'Zero and 01/100 dollars'],
  [1_300n, 'Thirteen and 00/100 dollars'],
  [2_000n, 'Twenty and 00/100 dollars'],
  [86_500n, 'Eight hundred sixty-five and 00/100 dollars'],
  [100_000n, 'One thousand and 00/100 dollars'],
  [10_011_005n, 'One hundred thousand one hundred ten and 05/100 dollars'],
  [1_234_567_899n, 'Twelve million three hundred forty-five thousand six hundred seventy-eight and 99/100 dollars'],
])('writes the amount of %s cents in words on a check', (cents, words) => {
  expect(amountInWords(cents)).toBe(words)
})
