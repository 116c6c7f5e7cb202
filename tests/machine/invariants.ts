import { BANK_AND_PERIODS } from './invariants.bank.ts'
import { CASH_AND_BANK } from './invariants.cash.ts'
import { EVIDENCE } from './invariants.evidence.ts'
import { CODES } from './invariants.codes.ts'
import { DEATHS } from './invariants.deaths.ts'
import { RETURNS_DESK } from './invariants.desk.ts'
import { LEDGER } from './invariants.ledger.ts'
import { PEOPLE_AND_RECORDS } from './invariants.records.ts'
import { REQUESTS } from './invariants.requests.ts'
import { TAX } from './invariants.tax.ts'

/** An invariant as SQL, independent of the custodian's code. */
export interface Invariant {
  name: string
  /** SQL that selects the violations: no rows while the invariant holds. */
  broken: string
  /** Statements that violate the invariant, run without triggers and foreign keys, and rolled back. */
  plant: readonly string[]
}

export const INVARIANTS: readonly Invariant[] = [
  ...LEDGER,
  ...REQUESTS,
  ...BANK_AND_PERIODS,
  ...CASH_AND_BANK,
  ...RETURNS_DESK,
  ...CODES,
  ...DEATHS,
  ...EVIDENCE,
  ...TAX,
  ...PEOPLE_AND_RECORDS,
]
