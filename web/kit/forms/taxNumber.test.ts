import { expect, test } from 'vitest'
import { withoutSeparators } from '../../../contract/typedNumbers.ts'
import { isTaxNumber, masked, withDashes } from './taxNumber.ts'

test.each([
  '123456789',
  '123-45-6789',
  '12-3456789',
  '123 45 6789',
  ' 123–45–6789 ',
  '１２３４５６７８９',
  '\u200f123\u00ad456789',
])('parses %j as the tax number 123456789', (text) => {
  expect(withoutSeparators(text)).toBe('123456789')
  expect(isTaxNumber(withoutSeparators(text))).toBe(true)
})

test.each(['12345678', '1234567890', '12345678a', '', '123.45.6789'])('refuses %j as a tax number', (text) => {
  expect(isTaxNumber(withoutSeparators(text))).toBe(false)
})

test.each([
  ['SSN', '123-45-6789', '•••-••-6789'],
  ['EIN', '12-3456789', '••-•••6789'],
] as const)('formats a complete %s with dashes or masked, and leaves other text unchanged', (kind, whole, hidden) => {
  expect(withDashes('123456789', kind)).toBe(whole)
  expect(masked('123456789', kind)).toBe(hidden)
  expect(masked('12345', kind)).toBe('12345')
})
