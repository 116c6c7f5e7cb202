import { describe, expect, test } from 'vitest'
import { readDateOfBirth, splitPasted, wrongPart } from './dateOfBirth.ts'

const today = new Date(2026, 6, 15)
const read = (month: string, day: string, year: string) => readDateOfBirth({ month, day, year }, today)

describe('combining a date of birth from three fields', () => {
  test.each([
    ['1', '2', '1960', '1960-01-02'],
    ['01', '02', '1960', '1960-01-02'],
    ['Jan', '2', '1960', '1960-01-02'],
    ['september', '30', '1960', '1960-09-30'],
    ['2', '29', '2024', '2024-02-29'],
    ['7', '14', '2026', '2026-07-14'],
  ])('parses a date of birth of month %s, day %s and year %s as %s', (month, day, year, iso) => {
    expect(read(month, day, year)).toBe(iso)
  })

  test.each([
    ['', '2', '1960'],
    ['13', '2', '1960'],
    ['0', '2', '1960'],
    ['2', '29', '2023'],
    ['2', '29', '1900'],
    ['4', '31', '1960'],
    ['1', '2', '60'],
    ['1', '2', '0000'],
    ['1', '2', '99999'],
    ['1', '2', '1895'],
    ['7', '15', '2026'],
    ['7', '16', '2026'],
    ['foo', '2', '1960'],
    ['1', 'x', '1960'],
  ])('refuses a date of birth of month %j, day %j and year %j', (month, day, year) => {
    expect(read(month, day, year)).toBeNull()
  })

  test('names the invalid part of a date of birth', () => {
    expect(wrongPart({ month: '13', day: '1', year: '1960' })).toBe('month')
    expect(wrongPart({ month: '1', day: '32', year: '1960' })).toBe('day')
    expect(wrongPart({ month: '1', day: '1', year: '60' })).toBe('year')
    expect(wrongPart({ month: '2', day: '30', year: '1960' })).toBe('day')
    expect(wrongPart({ month: '2', day: '28', year: '1960' })).toBeNull()
  })
})

describe('a date of birth pasted into one of its three fields', () => {
  test.each(['01/02/1960', '1-2-1960', '1960-01-02', 'January 2, 1960', 'Jan 2 1960', '2 January 1960', '01021960'])(
    'splits the pasted date %s into all three fields',
    (text) => {
      const parts = splitPasted(text)
      expect(parts && readDateOfBirth(parts, today)).toBe('1960-01-02')
    },
  )

  test.each(['1960', '12', 'hello', '1/2/60', ''])('leaves the pasted text %j in one date field', (text) => {
    expect(splitPasted(text)).toBeNull()
  })
})
