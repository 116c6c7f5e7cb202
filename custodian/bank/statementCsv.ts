import { parse } from 'csv-parse/sync'
import { isCalendarDay } from '../../contract/fields.ts'
import { requireSound, StatementRefused, type BankDay, type BankLine, type ReadStatement } from './bankStatement.ts'

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
 * Reads a statement as a table: one row for each movement (side D or C, an amount in dollars above zero), and for each
 * account and day a row of type "opening" and one of type "closing" with an empty side.
 * @throws StatementRefused with the line, the expected and the actual value
 */
export function readStatementCsv(content: string, ours: string): ReadStatement {
  const [header, ...rows] = linesOf(content)
  if (header?.join(',') !== STATEMENT_COLUMNS.join(','))
    throw StatementRefused.at(1, STATEMENT_COLUMNS.join(','), header?.join(','))
  const days = new Map<
    string,
    { account: string; asOf: string; opening?: bigint; closing?: bigint; lines: BankLine[] }
  >()
  const others = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const line = index + 2
    const [asOf = '', account = '', side = '', amount = '', type = '', bankReference = '', customerReference = ''] = row
    if (!isCalendarDay(asOf)) throw StatementRefused.at(line, 'a day as YYYY-MM-DD', asOf)
    if (account !== ours) {
      others.add(`The account that ends with ${account.slice(-4)}, ${asOf}, is not ours.`)
      continue
    }
    const key = `${account} ${asOf}`
    const day = days.get(key) ?? { account, asOf, lines: [] }
    days.set(key, day)
    const cents = centsOf(line, amount)
    if (type === 'opening' || type === 'closing') {
      if (day[type] !== undefined) throw StatementRefused.at(line, `one row of type ${type} for ${asOf}`, 'another one')
      day[type] = cents
      continue
    }
    if (side !== 'D' && side !== 'C') throw StatementRefused.at(line, 'D or C', side)
    if (cents <= 0n) throw StatementRefused.at(line, 'an amount above zero', amount)
    day.lines.push({ side, cents, typeCode: type, bankReference, customerReference, text: row[7] ?? '' })
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

function linesOf(content: string): string[][] {
  try {
    return parse(content, { bom: true, relax_column_count: false, skip_empty_lines: true })
  } catch (error) {
    throw new StatementRefused('statementTable', {
      found: error instanceof Error ? `${error.message}.` : 'unreadable.',
    })
  }
}

function centsOf(line: number, written: string): bigint {
  const [, sign = '', dollars = '', cents = ''] = /^(-?)(\d{1,15})\.(\d{2})$/.exec(written) ?? []
  if (dollars === '') throw StatementRefused.at(line, 'an amount such as 1250.00', written)
  return BigInt(`${sign}${dollars}${cents}`)
}
