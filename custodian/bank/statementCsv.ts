import { parse } from 'csv-parse/sync'
import { isCalendarDay } from '../../contract/fields.ts'
import { cleanNumber } from '../../contract/typedNumbers.ts'
import {
  accountMatcher,
  requireSound,
  StatementRefused,
  type BankDay,
  type BankLine,
  type ReadStatement,
} from './bankStatement.ts'

/** The header of a statement as CSV. */
export const STATEMENT_COLUMNS = [
  'as_of',
  'account',
  'side',
  'amount',
  'type',
  'bank_ref',
  'customer_ref',
  'text',
] as const

/**
 * Reads a statement as a table: one row for each movement (side D or C, an amount in dollars, not negative), and for each
 * account and day a row of type "opening" and one of type "closing" with an empty side.
 * @throws StatementRefused with the line, the expected and the actual value
 */
export function readStatementCsv(content: string, ours: string): ReadStatement {
  const [header, ...rows] = linesOf(content)
  if (header?.map(columnOf).join(',') !== STATEMENT_COLUMNS.join(','))
    throw StatementRefused.at(1, STATEMENT_COLUMNS.join(','), header?.join(','))
  const days = new Map<
    string,
    { account: string; asOf: string; opening?: bigint; closing?: bigint; lines: BankLine[] }
  >()
  const others = new Set<string>()
  const isOurs = accountMatcher(
    ours,
    rows.map((row) => row[1] ?? ''),
  )
  const hasCents = rows.some((row) => /\.\d/.test(row[3] ?? ''))
  for (const [index, row] of rows.entries()) {
    const line = index + 2
    if (row.length === 0) continue
    if (row.length > STATEMENT_COLUMNS.length)
      throw new StatementRefused('statementTable', { found: `Line ${line} has more cells than the header.` })
    const [written = '', account = '', sideField = '', amount = '', typeField = '', ...references] = row
    const [bankReference = '', customerReference = '', text = ''] = references
    const side = sideField.toUpperCase()
    const type = typeField.toLowerCase()
    const asOf = dayOf(written)
    if (!isCalendarDay(asOf)) throw StatementRefused.at(line, 'a day as YYYY-MM-DD', written)
    if (!isOurs(account)) {
      others.add(`The account that ends with ${account.slice(-4)}, ${asOf}, is not ours.`)
      continue
    }
    const key = asOf
    const day = days.get(key) ?? { account: ours, asOf, lines: [] }
    days.set(key, day)
    const cents = centsOf(line, amount, hasCents)
    if (type === 'opening' || type === 'closing') {
      if (day[type] !== undefined) throw StatementRefused.at(line, `one row of type ${type} for ${asOf}`, 'another one')
      day[type] = cents
      continue
    }
    if (side !== 'D' && side !== 'C') throw StatementRefused.at(line, 'D or C', sideField)
    if (cents < 0n) throw StatementRefused.at(line, 'an amount without a minus sign', amount)
    // A prenote or a notice moves no money.
    if (cents === 0n) continue
    day.lines.push({ side, cents, typeCode: type, bankReference, customerReference, text })
  }
  const read = [...days.values()].map(({ opening, closing, ...day }): BankDay => {
    if (opening === undefined || closing === undefined)
      throw new StatementRefused('statementBalance', {
        day: day.asOf,
        type: opening === undefined ? 'opening' : 'closing',
      })
    return { ...day, openingCents: opening, closingCents: closing }
  })
  requireSound(read)
  return { identity: null, days: read, passedBy: [...others] }
}

/** Trims cells, and drops empty ones at the end, which a spreadsheet adds to each row. */
function linesOf(content: string): string[][] {
  try {
    const rows = parse(content, {
      bom: true,
      from_line: SEPARATOR_LINE.test(content) ? 2 : 1,
      delimiter: separatorOf(content),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
    return rows.map((row) => {
      const cells = row.map(plain)
      return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
    })
  } catch (error) {
    throw new StatementRefused('statementTable', {
      found: error instanceof Error ? `${error.message}.` : 'unreadable.',
    })
  }
}

/** A line such as "sep=;" that tells spreadsheets the separator. */
const SEPARATOR_LINE = /^\ufeff?"?sep=.?"?(?:\r\n|\r|\n)/i

/** The header's separator: a spreadsheet uses the separator of its computer's region. */
function separatorOf(content: string): string {
  const [first = ''] = content.replace(SEPARATOR_LINE, '').split(/\r\n|\r|\n/, 1)
  const [best = ','] = [',', ';', '\t'].toSorted((one, other) => first.split(other).length - first.split(one).length)
  return best
}

/** Cells written as ="0123" or '0123 keep their leading zeros in a spreadsheet. */
function plain(cell: string): string {
  const text = cell.trim()
  return (/^="([^"]*)"$/.exec(text)?.[1] ?? text).replace(/^'(?=\d)/, '')
}

/** Excel writes dates in its computer's regional format: 3/10/2026. */
function dayOf(written: string): string {
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? []
  return year === undefined ? written : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * Spreadsheets drop trailing zeros. If no amount in the file has cents, the amounts may be in cents, so the file is
 * refused.
 */
function centsOf(line: number, written: string, hasCents: boolean): bigint {
  const [, sign = '', amount = ''] = /^(?:\$\s*)?(-?)(.*)$/.exec(written) ?? []
  const [, dollars = '', cents] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(cleanNumber.amount(amount)) ?? []
  if (dollars === '' || (cents === undefined && !hasCents))
    throw StatementRefused.at(line, 'an amount such as 1250.00', written)
  return BigInt(`${sign}${dollars}${(cents ?? '').padEnd(2, '0')}`)
}

/** Normalizes a column name: "As Of" becomes as_of. */
function columnOf(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/g, '_')
}
