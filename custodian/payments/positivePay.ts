import { asciiOf } from '../owners/plainName.ts'
import { csvForProgram } from '../platform/csv.ts'

/** A check in a positive-pay file; the amount is in cents. */
interface ToldCheck {
  /** ISSUE: the bank may pay the check. VOID or STOP: the bank must no longer pay it. */
  record: 'ISSUE' | 'VOID' | 'STOP'
  number: number
  date: string
  cents: bigint
  payee: string
}

/**
 * Writes the positive-pay list: checks that the bank may pay or must no longer pay, by number, date, amount and
 * payee in ASCII.
 */
export function positivePay(checks: readonly ToldCheck[]): string {
  return csvForProgram(
    ['Check Number', 'Issue Date', 'Amount', 'Payee', 'Record'],
    checks.map(({ record, number, date, cents, payee }) => [String(number), date, cents, asciiOf(payee), record]),
  )
}
