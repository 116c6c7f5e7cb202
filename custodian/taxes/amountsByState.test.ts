import { expect, test } from 'vitest'
import { loadStateRules, ruleFor } from './rules.ts'
import { stateWithholding, type Payment } from './state.ts'

const rules = loadStateRules()

/** The payment of a whole account to an owner aged 60, with 10% federal tax. */
const paid = (amount: bigint, owner: Partial<Payment>): Payment => ({
  amount,
  federal: amount / 10n,
  fee: 2_500n,
  isRoth: false,
  isEarly: false,
  isDisabled: false,
  isEntire: true,
  balance: amount,
  ageAtYearEnd: 60,
  bornIn: 1966,
  forms: [],
  ...owner,
})

// The minimums are calculated by hand, in cents: 6.99% of 4,875.36 = 340.787664; 3.8% of 1,025.00 = 38.95; 6.25% of
// 1,000.00; 4.25% of 4,000.00.
test.each<[what: string, state: string, day: string, amount: bigint, owner: Partial<Payment>, minimum: bigint]>([
  ['nothing from a lump sum in Connecticut while the rule is suspended', 'CT', '2026-06-10', 487_536n, {}, 0n],
  ['6.99% of a lump sum in Connecticut from 2027 on', 'CT', '2027-01-04', 487_536n, {}, 34_079n],
  ['nothing in Iowa from age 55 on', 'IA', '2026-06-10', 102_500n, {}, 0n],
  ['3.8% in Iowa under age 55', 'IA', '2026-06-10', 102_500n, { ageAtYearEnd: 54, isEarly: true }, 3_895n],
  ['6.25% in Minnesota, even without federal tax', 'MN', '2026-06-10', 100_000n, { federal: 0n }, 6_250n],
  ['nothing in Michigan from owners born before 1946', 'MI', '2026-06-10', 400_000n, { bornIn: 1944 }, 0n],
  ['4.25% in Michigan from owners born later', 'MI', '2026-06-10', 400_000n, {}, 17_000n],
])('withholds %s', (_, state, day, amount, owner, minimum) => {
  const rule = ruleFor(rules, state, day)
  expect(rule && stateWithholding(rule, paid(amount, owner)).minimum).toBe(minimum)
})
