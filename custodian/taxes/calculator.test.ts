import { describe, expect, test } from 'vitest'
import { isProblem } from '../platform/problem.ts'
import { calculate } from './calculator.ts'
import examples from './calculator-examples.json' with { type: 'json' }
import { loadStateRules } from './rules.ts'

const rules = loadStateRules()
const cents = (amount: number) => BigInt(Math.round(amount * 100))

function run(input: (typeof examples)[number]['input'], federalMinimumPercent = 10) {
  return calculate(
    {
      state: input.state,
      amount: cents(input.withdrawalAmount),
      desiredFederal:
        input.desiredFederalWithholdingAmount === null ? null : cents(input.desiredFederalWithholdingAmount),
      isEarly: input.isEarlyWithdrawal,
      isTaxDeferred: input.isTaxDeferred,
      isEntire: input.isEntireDistribution,
      forms: [],
      federalMinimumPercent,
    },
    rules,
    '2026-06-01',
  )
}

describe('the calculator for the worked examples', () => {
  test.each(examples.filter(({ expected }) => expected))('computes worked example $n', ({ input, expected }) => {
    const result = run(input)
    if (isProblem(result) || !expected) throw new Error('refused')
    expect(result.federal).toBe(cents(expected.federalWitholding))
    expect(result.minimumState).toBe(cents(expected.minimumStateWithholding))
    expect(result.maximumState).toBe(cents(expected.maximumStateWithholding))
    expect(result.canOptOut).toBe(expected.canOptOut)
    expect(result.messageCodes.toSorted()).toEqual(expected.messageCodes.toSorted())
    expect(result.messageOutput).not.toBe('')
  })

  test.each(examples.filter(({ error }) => error))('refuses worked example $n', ({ input, error }) => {
    const result = run(input)
    if (!isProblem(result)) throw new Error('not refused')
    expect(error).toContain(`"${result.message}"`)
  })
})

const plain = {
  state: 'PA',
  withdrawalAmount: 1000,
  desiredFederalWithholdingAmount: null,
  isEarlyWithdrawal: false,
  isTaxDeferred: true,
  isEntireDistribution: true,
}

test("raises a federal tax to the custodian's minimum percent, and defaults to 10%", () => {
  const of = (desired: number | null, least: number) =>
    run({ ...plain, desiredFederalWithholdingAmount: desired }, least)
  expect(of(20, 10)).toMatchObject({ federal: 10_000n })
  expect(of(20, 1)).toMatchObject({ federal: 2_000n })
  expect(of(5, 1)).toMatchObject({ federal: 1_000n })
  expect(of(null, 1)).toMatchObject({ federal: 10_000n })
})

test('reports that the federal tax was raised only if the chosen tax is below the minimum percent', () => {
  const codesOf = (desired: number) => {
    const result = run({ ...plain, desiredFederalWithholdingAmount: desired })
    return isProblem(result) ? result : result.messageCodes
  }
  expect(codesOf(99.99)).toContain('FED_RAISED')
  expect(codesOf(100)).not.toContain('FED_RAISED')
})

test('names the state and its withholding in the message of the tax calculator', () => {
  expect(run({ ...plain, state: 'CA' })).toMatchObject({
    messageOutput: 'California withholds $10.00 unless you elect out.',
  })
  expect(run({ ...plain, state: 'MA', withdrawalAmount: 333.33, isEarlyWithdrawal: true })).toMatchObject({
    messageOutput:
      'A 10% additional federal tax of $33.33 may apply because you are under age 59 1/2; it is not withheld. Massachusetts requires at least $16.67 because federal tax is withheld.',
  })
})

test('refuses an excessive or negative federal tax, and an unknown state', () => {
  expect(run({ ...plain, desiredFederalWithholdingAmount: 1000.01 })).toMatchObject({
    path: ['desiredFederalWithholdingAmount'],
  })
  expect(run({ ...plain, desiredFederalWithholdingAmount: -0.01 })).toMatchObject({
    path: ['desiredFederalWithholdingAmount'],
  })
  expect(run({ ...plain, state: 'ZZ' })).toEqual({ path: ['state'], message: 'Please select a state' })
  expect(run({ ...plain, desiredFederalWithholdingAmount: 1000 })).toMatchObject({ federal: 100000n, maximumState: 0n })
})

test('explains the taxes on an early Roth distribution without naming amounts', () => {
  expect(run({ ...plain, isEarlyWithdrawal: true, isTaxDeferred: false })).toMatchObject({
    federal: 0n,
    minimumState: 0n,
    messageCodes: ['ROTH_EARLY', 'ROTH_STATE_OPTIONAL'],
  })
})
