import { asciiOf } from '../owners/plainName.ts'
import { toCsv } from '../platform/csv.ts'

/** A check in a positive-pay file; cents. */
interface ToldCheck {
  /** ISSUE: the bank may pay it. VOID or STOP: the bank may not pay it any more. */
  record: 'ISSUE' | 'VOID' | 'STOP'
  number: number
  date: string
  cents: bigint
  payee: string
}

/**
 * Positive-pay list: the checks that the bank may pay, or must not pay any more, by number, date, amount and payee in
 * ASCII.
 */
export function positivePay(checks: readonly ToldCheck[]): string {
  return toCsv(
    ['Check Number', 'Issue Date', 'Amount', 'Payee', 'Record'],
    checks.map(({ record, number, date, cents, payee }) => [String(number), date, cents, asciiOf(payee), record]),
  )
}
