import { expect, test } from 'vitest'
import { csvOf, tableOf } from './rows.ts'

const rows = [
  { id: 7, name: 'Ann, "A"', accounts: [{ number: '100001' }, { number: '100002' }], amount: 12.5 },
  { id: 8, name: '=HYPERLINK("x")', accounts: [], amount: null },
]

test('writes nested rows as CSV, with formulas escaped', () => {
  expect(csvOf(rows)).toBe(
    'id,name,accounts.1.number,accounts.2.number,amount\n' +
      '7,"Ann, ""A""",100001,100002,12.5\n' +
      '8,"\'=HYPERLINK(""x"")",,,\n',
  )
})

test('removes terminal control characters from a table', () => {
  expect(
    tableOf([
      { a: '\u001b[31mred\u202e', b: 'x' },
      { a: 'plain', b: 'y' },
    ]),
  ).toBe('a          b\n [31mred   x\nplain      y')
})
