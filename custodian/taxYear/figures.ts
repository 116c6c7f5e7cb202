import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { distributionCode } from '../distributions/distributionCode.ts'
import { isMinimumRequired } from '../minimums/requiredMinimum.ts'
import { isTaxableUndetermined, taxableCents } from './taxable.ts'
import type { Payout } from '../minimums/payouts.sql.ts'
import type { AccountYear } from './yearOfAccount.sql.ts'

/** Tax of one state in boxes 14 to 16 of Form 1099-R, in cents. */
interface StateBoxes {
  state: string
  tax: bigint
  distribution: bigint
}

/** The boxes of a form in cents; 0 or false for boxes that the form does not have. */
export interface FormFigures {
  form: '1099-R' | '5498'
  /** The payee's number; null for the owner. */
  payeeId: number | null
  /** Distribution code; '' on Form 5498. */
  code: string
  gross: bigint
  taxable: bigint | null
  isTaxableUndetermined: boolean
  isTotalDistribution: boolean
  federal: bigint
  states: StateBoxes[]
  /** Boxes 2, 13a (with code SC in 13c) and 5 of Form 5498. */
  rollover: bigint
  lateRollover: bigint
  value: bigint
  isMinimumRequired: boolean
}

/** A payment below this amount without withheld tax is not reported (Instructions for Form 1099-R). */
const REPORTED_FROM = 1_000n

const NOTHING = {
  payeeId: null,
  gross: 0n,
  taxable: null,
  isTaxableUndetermined: false,
  isTotalDistribution: false,
  federal: 0n,
  states: [],
  rollover: 0n,
  lateRollover: 0n,
  value: 0n,
  isMinimumRequired: false,
} as const

/**
 * Computes the forms of an account for a year: one Form 1099-R for each recipient and code, and the owner's Form
 * 5498 if it is due.
 */
export function formsOf(account: AccountYear, payouts: readonly Payout[], year: number): FormFigures[] {
  // A transfer to another IRA is not reported, so the reported payment was not the entire balance (Instructions, box
  // 2b).
  const isAllReported = payouts.every((payout) => codeOf(account, payout) !== null)
  const isEmptied = account.value === 0n && isAllReported && payouts.some(({ is_full_amount: isFull }) => isFull)
  const byRecipient = Map.groupBy(payouts, ({ payee_id: payeeId }) => payeeId)
  const forms = [...byRecipient].flatMap(([payeeId, of]) =>
    [...Map.groupBy(of, (payout) => codeOf(account, payout))].flatMap(([code, coded]) =>
      code === null ? [] : distributions({ payeeId, code, isEmptied }, coded),
    ),
  )
  return [...forms, ...contributions(account, year)]
}

/** A form of zeros, which corrects a form that should not exist. */
export function nothingOf({ form, payeeId, code }: Pick<FormFigures, 'form' | 'payeeId' | 'code'>): FormFigures {
  return { ...NOTHING, form, payeeId, code, states: [], taxable: form === '1099-R' ? 0n : null }
}

function codeOf(account: AccountYear, payout: Payout): string | null {
  return distributionCode({
    distributionTypeId: payout.distribution_type_id ?? DISTRIBUTION_TYPE.normal,
    evidenceOf: payout.evidence_of,
    isRoth: account.is_roth,
    paidOn: payout.paid_on,
    dateOfBirth: account.date_of_birth,
    openedOn: account.opened_on,
  })
}

function distributions(
  { payeeId, code, isEmptied }: { payeeId: number | null; code: string; isEmptied: boolean },
  payouts: readonly Payout[],
): FormFigures[] {
  const gross = sum(payouts, (payout) => payout.gross)
  const federal = sum(payouts, (payout) => payout.federal)
  const byState = Map.groupBy(
    payouts.filter(({ state_tax: tax }) => tax > 0n),
    ({ state }) => state ?? '',
  )
  const states = [...byState]
    .map(([state, of]) => ({
      state,
      tax: sum(of, ({ state_tax: tax }) => tax),
      distribution: sum(of, (payout) => payout.gross),
    }))
    .toSorted((one, other) => (one.state < other.state ? -1 : 1))
  if (gross < REPORTED_FROM && federal === 0n && states.length === 0) return []
  return [
    {
      ...NOTHING,
      form: '1099-R',
      payeeId,
      code,
      gross,
      taxable: taxableCents(code, gross),
      isTaxableUndetermined: isTaxableUndetermined(code),
      isTotalDistribution: isEmptied,
      federal,
      states,
    },
  ]
}

/**
 * Returns the owner's Form 5498 if it is due: the account has contributions in the year or a balance at its end. For
 * the year of the owner's death the value is that of the day of death. Later years have no form in the owner's name
 * (Rev. Proc. 89-52, section 4). None for an account that may be another person's.
 */
function contributions(account: AccountYear, year: number): FormFigures[] {
  const { died_on: diedOn, rollover, lateRollover, value, value_at_death: valueAtDeath } = account
  if (!account.is_owners) return []
  if (diedOn !== null && diedOn < `${year}-01-01`) return []
  const fairMarketValue = valueAtDeath ?? value
  if (rollover === 0n && lateRollover === 0n && fairMarketValue === 0n) return []
  // A deceased owner has no required minimum. Minimums of beneficiaries are not calculated.
  const isAlive = diedOn === null || diedOn > `${year}-12-31`
  const of = { isRoth: account.is_roth, dateOfBirth: account.date_of_birth }
  return [
    {
      ...NOTHING,
      form: '5498',
      code: '',
      states: [],
      rollover,
      lateRollover,
      value: fairMarketValue,
      // An empty account has no minimum to report.
      isMinimumRequired: isAlive && fairMarketValue > 0n && isMinimumRequired(of, year + 1),
    },
  ]
}

const sum = <T>(of: readonly T[], cents: (one: T) => bigint): bigint =>
  of.reduce((total, one) => total + cents(one), 0n)
