import { describe, expect, test } from 'vitest'
import { paperDatesIn, paperTimesIn } from './clock.ts'

describe('the date of a moment on a document', () => {
  test.each([
    ['America/New_York', '2026-11-28T03:09:00Z', '11/27/2026 (Eastern Time)'],
    ['America/New_York', '2026-11-28T05:00:00Z', '11/28/2026 (Eastern Time)'],
    ['America/New_York', '2026-07-01T03:59:59Z', '06/30/2026 (Eastern Time)'],
    ['America/Chicago', '2026-11-28T05:30:00Z', '11/27/2026 (Central Time)'],
    ['America/Phoenix', '2027-01-01T06:59:59Z', '12/31/2026 (Mountain Standard Time)'],
  ])('formats the business date with its zone: %s, %s', (zone, moment, written) => {
    expect(paperDatesIn(zone)(new Date(moment))).toBe(written)
  })
})

describe('the time of a moment on a document', () => {
  test('formats a moment in the business time zone, with the abbreviation of the zone', () => {
    const timeOf = paperTimesIn('America/New_York')
    expect(timeOf(new Date('2026-11-28T03:09:00Z'))).toBe('11/27/2026 10:09 PM EST')
    expect(timeOf(new Date('2026-07-01T04:05:00Z'))).toBe('07/01/2026 12:05 AM EDT')
  })
})
