import { asciiOf } from '../owners/plainName.ts'
import { toCsv } from '../platform/csv.ts'

/** A check as the bank is told of it; cents. */
interface ToldCheck {
  /** ISSUE: it may be paid. VOID or STOP: it may not be paid any more. */
  record: 'ISSUE' | 'VOID' | 'STOP'
  number: number
  date: string
  cents: bigint
  payee: string
}

/** Positive pay list: which checks the bank may pay, by number, date, amount and payee in ASCII, and which no more. */
export function positivePay(checks: readonly ToldCheck[]): string {
  return toCsv(
    ['Check Number', 'Issue Date', 'Amount', 'Payee', 'Record'],
    checks.map(({ record, number, date, cents, payee }) => [String(number), date, cents, asciiOf(payee), record]),
  )
}
