import { describe, expect, it } from 'vitest'
import { dayOf, formatCount, formatDate, formatDateTime, formatMoney, withLocalMoments } from './format.ts'
import { formatLongDate, parseTypedDate } from './typedDate.ts'

describe('money formats', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [0, '$0.00'],
    [-25, '($25.00)'],
    [1_000_000.05, '$1,000,000.05'],
  ])('formats %d dollars as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text)
  })

  it('formats money like Intl.NumberFormat, including half cents', () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', currencySign: 'accounting' })
    const halves = Array.from({ length: 2000 }, (_, step) => (step * 5) / 1000)
    const whole = Array.from({ length: 2000 }, (_, step) => (step * 7919 * 7919 * 13) / 100)
    const some = [...halves, ...whole, 0.1 + 0.2, 9_999_999_999.99, 999.995, 999_999.995]
    // Skip amounts between zero and minus half a cent, which the ledger never has.
    for (const amount of [...some, ...some.filter((one) => one >= 0.005).map((one) => -one)])
      expect(formatMoney(amount)).toBe(dollars.format(amount))
  })
})

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890])(
  "formats the count %d like the browser's toLocaleString",
  (count) => {
    expect(formatCount(count)).toBe(count.toLocaleString('en-US'))
  },
)

describe('date formats', () => {
  it('formats a date as month, day and year in any time zone', () => {
    expect(formatDate('2024-01-05')).toBe('01/05/2024')
    expect(formatLongDate('2024-01-05')).toBe('January 5, 2024')
  })

  it('formats a time on a 12-hour clock', () => {
    expect(formatDateTime('2024-01-05T13:07:00')).toBe('01/05/2024 01:07 PM')
    expect(formatDateTime('2024-01-05T00:07:00')).toBe('01/05/2024 12:07 AM')
    expect(formatDateTime('2024-12-31T12:00:00')).toBe('12/31/2024 12:00 PM')
    expect(formatDateTime('2024-01-05T11:59:59')).toBe('01/05/2024 11:59 AM')
    expect(formatDateTime('2024-01-05T11:59:07', { seconds: true })).toBe('01/05/2024 11:59:07 AM')
  })

  it('returns the day of a moment in the local time zone', () => {
    expect(dayOf('2024-01-05T23:59:59')).toBe('2024-01-05')
    expect(dayOf('2024-03-01T00:00:00')).toBe('2024-03-01')
    const moment = '2024-07-01T03:00:00.000Z'
    const written = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
    expect(formatDate(moment)).toBe(new Date(moment).toLocaleDateString('en-US', written))
  })

  it('shows the moments in a text from the server in the local time zone', () => {
    const moment = '2024-07-01T03:00:00.000Z'
    expect(withLocalMoments(`Phone number changed on ${moment}, again on 2024-07-02T03:00:00Z.`)).toBe(
      `Phone number changed on ${formatDateTime(moment)}, again on ${formatDateTime('2024-07-02T03:00:00Z')}.`,
    )
    expect(withLocalMoments('Born 2024-07-01')).toBe('Born 2024-07-01')
  })

  it.each([
    ['January 5, 2024', '2024-01-05'],
    ['january 5 2024', '2024-01-05'],
    ['Jan 5, 2024', '2024-01-05'],
    ['01/05/2024', '2024-01-05'],
    ['1/5/2024', '2024-01-05'],
    [' 1-5-2024 ', '2024-01-05'],
    ['2024-02-29', '2024-02-29'],
  ])('parses the typed text %j as the date %s', (text, date) => {
    expect(parseTypedDate(text)).toBe(date)
  })

  it.each(['', 'soon', '13/01/2024', '02/30/2024', 'February 29, 2023', '1/5/24', '0/1/2024', 'Ja 5, 2024'])(
    'refuses the typed text %j as a date',
    (text) => {
      expect(parseTypedDate(text)).toBeNull()
    },
  )
})
