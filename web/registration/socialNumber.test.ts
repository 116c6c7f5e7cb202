import { expect, test } from 'vitest'
import { withoutSeparators } from '../kit/forms/separators.ts'
import { isSocial, masked, withDashes } from './socialNumber.ts'

test.each(['123456789', '123-45-6789', '123 45 6789', ' 123–45–6789 ', '１２３４５６７８９', '\u200f123\u00ad456789'])(
  '%j is the number 123456789',
  (text) => {
    expect(withoutSeparators(text)).toBe('123456789')
    expect(isSocial(withoutSeparators(text))).toBe(true)
  },
)

test.each(['12345678', '1234567890', '12345678a', '', '123.45.6789'])('%j is no number', (text) => {
  expect(isSocial(withoutSeparators(text))).toBe(false)
})

test('a whole number shows with dashes or hidden, anything else as it was typed', () => {
  expect(withDashes('123456789')).toBe('123-45-6789')
  expect(masked('123-45-6789')).toBe('•••-••-6789')
  expect(masked('12345')).toBe('12345')
})
