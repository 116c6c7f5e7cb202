import { expect, it } from 'vitest'
import { inWords } from './movements.ts'

it.each([
  [
    { 'Net distributions': -1325, 'Tax withheld': -150, Interest: 223.77, Fees: -45 },
    ['1475 taken out', '178.77 earned after fees'],
  ],
  [{ 'Paid in': 650, Fees: -20 }, ['650 paid in', '20 in fees after interest']],
  [{ 'Net distributions': 500, Interest: 10 }, null],
  [{}, []],
])('describes the balance changes %j in words, with amounts that add up', (changes, words) => {
  const kinds = Object.entries(changes).map(([label, amount]) => ({ label, amount }))
  expect(inWords(kinds)?.map((part) => `${part.amount} ${part.words}`) ?? null).toEqual(words)
})
