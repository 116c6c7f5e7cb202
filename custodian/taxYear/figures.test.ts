import { expect, test } from 'vitest'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import type { Payout } from '../minimums/payouts.sql.ts'
import { formsOf } from './figures.ts'

const { normal, transfer, rollover } = DISTRIBUTION_TYPE

const account = {
  account_id: 1,
  plan_account_number: '300111',
  is_roth: false,
  is_owners: true,
  date_of_birth: '1955-01-01',
  died_on: null,
  opened_on: '2020-01-01',
  rollover: 0n,
  lateRollover: 0n,
  value: 0n,
  value_at_death: null,
}

const payout = (typeId: number, gross: bigint, isFullAmount = false): Payout => ({
  account_id: 1,
  paid_on: '2026-06-01',
  payee_id: null,
  distribution_type_id: typeId,
  evidence_of: null,
  is_full_amount: isFullAmount,
  gross,
  federal: 0n,
  state: null,
  state_tax: 0n,
})

test.each<[what: string, payouts: Payout[], value: bigint, marks: string[]]>([
  ['everything in one payment', [payout(normal, 50_000n, true)], 0n, ['7 X']],
  ['a part, and later the remainder', [payout(normal, 50_000n), payout(normal, 9_000n, true)], 0n, ['7 X']],
  [
    'a part, and the remainder to a plan',
    [payout(normal, 50_000n), payout(rollover, 9_000n, true)],
    0n,
    ['7 X', 'G X'],
  ],
  ['a part, and the remainder to another IRA', [payout(normal, 50_000n), payout(transfer, 9_000n, true)], 0n, ['7']],
  ['a part', [payout(normal, 50_000n)], 9_000n, ['7']],
])('marks "Total distribution" in box 2b of Form 1099-R: %s', (_what, payouts, value, marks) => {
  const forms = formsOf({ ...account, value }, payouts, 2026).filter(({ form }) => form === '1099-R')
  expect(forms.map(({ code, isTotalDistribution }) => (isTotalDistribution ? `${code} X` : code))).toEqual(marks)
})

// Instructions for Form 1099-R: distributions of $10 or more are reported, and smaller ones with tax withheld.
test.each<[gross: bigint, federal: bigint, codes: string[]]>([
  [999n, 0n, []],
  [1_000n, 0n, ['7']],
  [999n, 1n, ['7']],
])('reports distributions of $10 or more, or with tax withheld: %s cents, %s withheld', (gross, federal, codes) => {
  const forms = formsOf(account, [{ ...payout(normal, gross), federal }], 2026)
  expect(forms.map(({ code }) => code)).toEqual(codes)
})

// Instructions for Form 5498, box 11: checked if a minimum is required for the next year. For an owner born in 1953,
// that is from 2026 on.
test.each<[year: number, isChecked: boolean]>([
  [2024, false],
  [2025, true],
  [2026, true],
])('checks box 11 of Form 5498 for %s only if a minimum is required for the next year', (year, isChecked) => {
  const of = { ...account, date_of_birth: '1953-12-31', value: 9_000n }
  expect(formsOf(of, [], year).map(({ form, isMinimumRequired }) => [form, isMinimumRequired])).toEqual([
    ['5498', isChecked],
  ])
})
