import { describe, expect, test } from 'vitest'
import { readStatementCsv } from './statementCsv.ts'

const ROWS = [
  'as_of,account,side,amount,type,bank_ref,customer_ref,text',
  '2026-03-10,000123456789,,10000.00,opening,,,',
  '2026-03-10,000123456789,D,125.00,475,B1,1001,"CHECK, PAID"',
  '2026-03-10,000123456789,C,50.00,257,B2,111111110000001,RETURN',
  '2026-03-10,000123456789,,9925.00,closing,,,',
]
const read = (change: (rows: string[]) => void = () => {}) => {
  const rows = [...ROWS]
  change(rows)
  return readStatementCsv(rows.join('\r\n'), '000123456789')
}

describe('a statement in CSV', () => {
  test('reads the balances and lines of a CSV statement', () => {
    expect(read().days).toEqual([
      {
        account: '000123456789',
        asOf: '2026-03-10',
        openingCents: 1_000_000n,
        closingCents: 992_500n,
        lines: [
          expect.objectContaining({
            side: 'D',
            cents: 12_500n,
            typeCode: '475',
            customerReference: '1001',
            text: 'CHECK, PAID',
          }),
          expect.objectContaining({ side: 'C', cents: 5_000n, typeCode: '257', customerReference: '111111110000001' }),
        ],
      },
    ])
  })

  const every = (change: (row: string) => string) => (rows: string[]) =>
    rows.splice(0, rows.length, ...rows.map(change))
  test.each<[string, (rows: string[]) => void]>([
    ['with semicolons, Excel of a European region', every((row) => row.replaceAll(/,(?! PAID)/g, ';'))],
    ['with tabs, Google Sheets', every((row) => row.replaceAll(/,(?! PAID)/g, '\t'))],
    ['with its header in capitals', (rows) => (rows[0] = rows[0]?.toUpperCase() ?? '')],
    ['with dates in the format of Excel', every((row) => row.replace('2026-03-10', '3/10/2026'))],
    ['with an account number without leading zeros, Excel', every((row) => row.replace('000123456789', '123456789'))],
    ['with an account number as text, ="0001"', every((row) => row.replace('000123456789', '="000123456789"'))],
    ["with an account number as text, '0001", every((row) => row.replace('000123456789', "'000123456789"))],
    ['with an account number in groups of digits', every((row) => row.replace('000123456789', '0001-2345-6789'))],
    ['with amounts with dollar signs', every((row) => row.replace('10000.00', '"$10,000.00"'))],
    [
      'with amounts without trailing zeros, from Excel',
      every((row) => row.replace(/\.00\b/, '').replace('9925', '9925.0')),
    ],
    ['with a space between thousands, LibreOffice', every((row) => row.replace('10000.00', '10\u00a0000.00'))],
    ['with a line that names the separator, Excel', (rows) => rows.unshift('sep=,')],
    [
      'with column names in words, as reports write them',
      (rows) => (rows[0] = 'As Of,Account,Side,Amount,Type,Bank Ref,Customer-Ref,Text'),
    ],
    ['with sides and types in mixed case', every((row) => row.replace(',D,', ',d,').replace('opening', 'Opening'))],
    ['with added zeros before the account number', every((row) => row.replace('000123456789', '00000000000123456789'))],
    ['with empty columns at its end, Excel', every((row) => `${row},,`)],
    ['with a prenote of $0.00', (rows) => rows.splice(2, 0, '2026-03-10,000123456789,C,0.00,142,B4,,PRENOTE')],
    ['with a prenote of $0, Excel', (rows) => rows.splice(4, 0, '2026-03-10,000123456789,D,0,475,,,PRENOTE')],
    ['with empty rows, Excel', (rows) => rows.splice(2, 0, ',,,,,,,', '')],
  ])('parses a CSV statement %s', (_from, change) => {
    expect(read(change)).toEqual(read())
  })

  test.each<[string, (rows: string[]) => void, string]>([
    ['without its header', (rows) => rows.shift(), 'Line 1: expected as_of,account,side'],
    ['without a closing balance', (rows) => rows.pop(), 'The statement of 2026-03-10 has no row of type closing.'],
    [
      'with two opening balances',
      (rows) => rows.splice(1, 0, rows[1] ?? ''),
      'Line 3: expected one row of type opening for 2026-03-10, found another one.',
    ],
    ['whose movements do not add up', (rows) => rows.splice(3, 1), 'does not add up'],
    [
      'with a decimal comma in an amount',
      (rows) => (rows[2] = '2026-03-10,000123456789,D,"125,00",475,B1,1001,X'),
      'Line 3: expected an amount such as 1250.00, found 125,00.',
    ],
    [
      'with an amount in parentheses',
      (rows) => (rows[2] = '2026-03-10,000123456789,D,(125.00),475,B1,1001,X'),
      'Line 3: expected an amount such as 1250.00, found (125.00).',
    ],
    [
      'whose amounts may be in cents',
      every((row) => row.replace(/\.00\b/, '00')),
      'Line 2: expected an amount such as 1250.00, found 1000000.',
    ],
    [
      'with an unknown side',
      (rows) => (rows[2] = '2026-03-10,000123456789,X,125.00,475,B1,1001,X'),
      'Line 3: expected D or C, found X.',
    ],
    [
      'with a negative amount',
      (rows) => (rows[2] = '2026-03-10,000123456789,D,-125.00,475,B1,1001,X'),
      'Line 3: expected an amount without a minus sign, found -125.00.',
    ],
    [
      'with an invalid date',
      (rows) => (rows[2] = '2026-02-30,000123456789,D,125.00,475,B1,1001,X'),
      'Line 3: expected a day as YYYY-MM-DD, found 2026-02-30.',
    ],
    ['with an extra cell', (rows) => (rows[2] += ',more'), 'This is not a table with commas'],
  ])('refuses a CSV statement %s', (_name, change, message) => {
    expect(() => read(change)).toThrow(message)
  })
})
