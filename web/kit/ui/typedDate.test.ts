import { expect, test } from 'vitest'
import { isMeantAsDate, parseTypedDate } from './typedDate.ts'

// Dates as people type, paste or autofill them, with the source of each format.

test.each([
  ['3/4/1975', 'typed'],
  ['03/04/1975', 'IRS forms'],
  ['03-04-1975', 'payroll'],
  ['03041975', 'typed without separators'],
  ['1975-03-04', 'ISO 8601'],
  ['1975/03/04', 'SAP'],
  ['March 4, 1975', 'Word'],
  ['Mar. 4 1975', 'typed'],
  ['March 4th, 1975', 'dictated'],
  ['4 March 1975', 'military'],
  ['4-Mar-1975', 'Oracle'],
  [' 3/4/1975\u00a0', 'web pages'],
  ['\u200e3/\u200e4/\u200e1975', 'Internet Explorer and Edge, toLocaleDateString'],
  ['\u202a3/4/1975\u202c', 'Windows contacts'],
  ['3 / 4 / 1975', 'printed forms'],
  ['3\u20114\u20111975', 'Word, non-breaking hyphens'],
  ['3\u20134\u20131975', 'Word, autocorrect'],
  ['\uff13\uff0f\uff14\uff0f\uff11\uff19\uff17\uff15', 'input methods'],
])('parses the typed date %j as March 4, 1975 (%s)', (text) => {
  expect(parseTypedDate(text)).toBe('1975-03-04')
})

test.each([
  '3/4/75',
  '3/4/26',
  '4-Mar-75',
  '13/04/1975',
  '2/30/1975',
  '3.4.1975',
  '3/4/975',
  'March 4',
  '1975',
  '27092',
  '',
])('parses no date from the typed text %j', (text) => {
  expect(parseTypedDate(text)).toBeNull()
})

test.each([
  ['5/12/1950', true],
  ['13/5/1950', true],
  ['5/12/50', true],
  ['1950-05-12', true],
  ['5-12-1950', true],
  ['May 12, 1950', true],
  ['12 May 1950', true],
  ['512/555/0100', false],
  ['05121950', false],
  ['900-11-0001', false],
  ['100001', false],
  ['G00002218', false],
  ['Archer', false],
])('says whether %j is meant as a date: %j', (text, expected) => {
  expect(isMeantAsDate(text)).toBe(expected)
})
