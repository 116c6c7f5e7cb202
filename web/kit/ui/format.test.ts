import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatMoney } from './format.ts'
import { formatLongDate, parseTypedDate } from './typedDate.ts'

describe('money', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [0, '$0.00'],
    [-25, '($25.00)'],
    [1_000_000.05, '$1,000,000.05'],
  ])('%d shows as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text)
  })
})

describe('dates', () => {
  it('show as month, day, year, whatever the zone', () => {
    expect(formatDate('2024-01-05')).toBe('01/05/2024')
    expect(formatLongDate('2024-01-05')).toBe('January 5, 2024')
  })

  it('with a time show it in twelve hours', () => {
    expect(formatDateTime('2024-01-05T13:07:00')).toBe('01/05/2024 01:07 PM')
    expect(formatDateTime('2024-01-05T00:07:00')).toBe('01/05/2024 12:07 AM')
  })

  it.each([
    ['January 5, 2024', '2024-01-05'],
    ['january 5 2024', '2024-01-05'],
    ['Jan 5, 2024', '2024-01-05'],
    ['01/05/2024', '2024-01-05'],
    ['1/5/2024', '2024-01-05'],
    [' 1-5-2024 ', '2024-01-05'],
    ['2024-02-29', '2024-02-29'],
  ])('typed as %j are read', (text, date) => {
    expect(parseTypedDate(text)).toBe(date)
  })

  it.each(['', 'soon', '13/01/2024', '02/30/2024', 'February 29, 2023', '1/5/24', '0/1/2024', 'Ja 5, 2024'])(
    'typed as %j are none',
    (text) => {
      expect(parseTypedDate(text)).toBeNull()
    },
  )
})
