import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from '../platform/money.ts'
import { loadStateRules } from './rules.ts'
import { stateWithholding, uncappedStateMinimum } from './state.ts'
import { federalPercent, federalProblem, maximumFederalPercent, netAmount } from './withholding.ts'

const rules = loadStateRules()
const base = {
  fee: 2500n,
  isRoth: false,
  isEarly: false,
  isDisabled: false,
  isEntire: false,
  balance: 1_000_000n,
  ageAtYearEnd: 70,
  bornIn: 1956,
  forms: [],
}

test('computes the highest federal percent that leaves at least one cent', () => {
  fc.assert(
    fc.property(
      fc.bigInt(2501n, 5_000_000n),
      fc.constantFrom(null, ...rules),
      fc.boolean(),
      (amount, rule, isEntire) => {
        const payment = { ...base, amount, isEntire }
        const net = (percent: number) => {
          const federal = percentOf(amount, percent)
          const state = rule ? uncappedStateMinimum(rule, { ...payment, federal }) : 0n
          return netAmount({ amount, federal, state, fee: 2500n })
        }
        const maximum = maximumFederalPercent(payment, rule)
        expect(maximum === 0 || net(maximum) >= 1n).toBe(true)
        expect(net(maximum + 1)).toBeLessThan(1n)
      },
    ),
  )
})

test('allows no federal tax on $25.00 while the fee applies', () => {
  expect(maximumFederalPercent({ ...base, amount: 2500n }, null)).toBe(0)
  expect(maximumFederalPercent({ ...base, amount: 2500n, fee: 0n }, null)).toBe(99)
  expect(maximumFederalPercent({ ...base, amount: 100000n }, null)).toBe(97)
})

test('converts every whole percent to dollars and back', () => {
  fc.assert(
    fc.property(fc.bigInt(2500n, 10_000_000n), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      expect(federalPercent(amount, percentOf(amount, percent))).toBe(percent)
    }),
  )
})

test('accepts a federal tax of zero, or a whole percent from 10 to the maximum', () => {
  const of = { least: 10, most: 90, taxedBy: null }
  expect(federalProblem(100000n, 0n, of)).toBeNull()
  expect(federalProblem(100000n, 9000n, of)?.message).toBe('Number must be greater than or equal to 10')
  expect(federalProblem(100000n, 10000n, of)).toBeNull()
  expect(federalProblem(100000n, 10050n, of)?.message).toBe(
    'Federal withholding must be a whole percent of the amount: $100.00 (10%) or $110.00 (11%)',
  )
  expect(federalProblem(100000n, 90000n, of)).toBeNull()
  expect(federalProblem(100000n, 91000n, of)?.message).toBe('Enter 90% or less. More would leave nothing to pay.')
  expect(federalProblem(100000n, 10000n, { least: 10, most: 5, taxedBy: 'Ohio' })?.message).toBe(
    'Enter 5% or less. With Ohio’s tax, more would leave nothing to pay.',
  )
})

test('splits the amount exactly into fee, taxes and net', () => {
  fc.assert(
    fc.property(
      fc.bigInt(2501n, 9_999_999_999n),
      fc.constantFrom(...rules),
      fc.integer({ min: 10, max: 60 }),
      (amount, rule, percent) => {
        const federal = percentOf(amount, percent)
        const { minimum, maximum } = stateWithholding({ ...rule, outdatedFor: null }, { ...base, amount, federal })
        expect(minimum <= maximum && minimum >= 0n).toBe(true)
        const parts = { amount, federal, state: minimum, fee: 2500n }
        expect(netAmount(parts) + federal + minimum + 2500n).toBe(amount)
      },
    ),
  )
})

test('accepts any whole percent of federal tax if FEDERAL_MINIMUM_PERCENT is 1', () => {
  const of = { least: 1, most: 90, taxedBy: null }
  expect(federalProblem(100000n, 1000n, of)).toBeNull()
  expect(federalProblem(100000n, 999n, of)?.message).toBe('Number must be greater than or equal to 1')
  expect(federalProblem(100000n, 1500n, of)?.message).toBe(
    'Federal withholding must be a whole percent of the amount: $10.00 (1%) or $20.00 (2%)',
  )
})
