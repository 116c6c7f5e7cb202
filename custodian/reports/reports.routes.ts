import * as z from 'zod'
import type { Db } from '../db/connect.ts'
import { ANY_STAFF, staff } from '../http/access.ts'
import { Answer, type Api } from '../http/endpoint.ts'
import { invalidField } from '../http/errors.ts'
import { calendarDay } from '../http/fields.ts'
import { atWork } from '../services.ts'
import { REPORTS } from '../session/throttle.ts'
import { toCsv, type Cell } from './csv.ts'
import { withheldByTransaction, type Period, type WithheldRow } from './withholding.sql.ts'

const day = z
  .union([z.literal(''), calendarDay], 'Invalid date')
  .optional()
  .transform((text) => text || undefined)
const query = z.strictObject({ startDate: day, endDate: day })

/** Who reads reports; narrower roles need this one line. */
const access = staff(...ANY_STAFF)
const tag = 'reports'

const BY_ACCOUNT = [
  'Account Number',
  'First Name',
  'Last Name',
  'State',
  'Date',
  'Amount',
  'Federal Withholding',
  'State Withholding',
]
const BY_STATE = ['State', 'Amount', 'Federal Withholding', 'State Withholding']

/** What was withheld from withdrawals, straight from the ledger, as CSV files. Both days count; each may be left out. */
export function reportRoutes(api: Api): void {
  const report = (
    path: string,
    summary: string,
    file: string,
    header: readonly string[],
    rowsOf: (rows: WithheldRow[]) => Cell[][],
  ) =>
    api.endpoint({
      method: 'GET',
      adminPath: path,
      tag,
      summary,
      access,
      limit: REPORTS,
      query,
      response: z.string().describe('CSV, RFC 4180, UTF-8'),
      // The whole ledger may take longer than a statement that a page waits for.
      handler: async ({ query: period }) =>
        csvFile(file, toCsv(header, rowsOf(await withheldBetween(atWork(api.services).db, period)))),
    })

  report(
    '/report/withholding',
    'Withholding by account: one line per withdrawal.',
    'withholding-account.csv',
    BY_ACCOUNT,
    (rows) =>
      rows.map((row) => [
        row.plan_account_number,
        row.first_name,
        row.last_name,
        row.state,
        row.transaction_date,
        row.amount,
        row.federal,
        row.state_tax,
      ]),
  )
  report(
    '/report/withholding/state',
    'Withholding by state: one line per state.',
    'withholding-state.csv',
    BY_STATE,
    totalsByState,
  )
}

async function withheldBetween(db: Db, period: Period): Promise<WithheldRow[]> {
  if (period.startDate && period.endDate && period.startDate > period.endDate)
    throw invalidField('endDate', 'The end date is before the start date')
  return withheldByTransaction(db, period)
}

function totalsByState(rows: readonly WithheldRow[]): Cell[][] {
  const totals = new Map<string, { amount: bigint; federal: bigint; state: bigint }>()
  for (const row of rows) {
    const total = totals.get(row.state ?? '') ?? { amount: 0n, federal: 0n, state: 0n }
    totals.set(row.state ?? '', {
      amount: total.amount + row.amount,
      federal: total.federal + row.federal,
      state: total.state + row.state_tax,
    })
  }
  return [...totals]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([state, { amount, federal, state: stateTax }]) => [state, amount, federal, stateTax])
}

function csvFile(name: string, text: string): Answer {
  return new Answer(text, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  })
}
