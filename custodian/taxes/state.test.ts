import { expect, test } from 'vitest'
import { loadStateRules, readStateRules, ruleFor } from './rules.ts'
import { stateWithholding, type Payment } from './state.ts'

const rules = loadStateRules()
const payment: Payment = {
  amount: 100000n,
  federal: 10000n,
  fee: 2500n,
  isRoth: false,
  isEarly: false,
  isEntire: false,
  balance: 1000000n,
  age: 70,
}

function of(state: string, change: Partial<Payment> = {}) {
  const rule = ruleFor(rules, state, '2026-06-01')
  if (!rule) throw new Error(state)
  const { messages, ...rest } = stateWithholding(rule, { ...payment, ...change })
  return { ...rest, codes: messages.map(({ code }) => code) }
}

test('the shipped table knows 50 states and the District of Columbia, ten of them without withholding', () => {
  expect(new Set(rules.map(({ state }) => state)).size).toBe(51)
  expect(rules.filter(({ category }) => category === 'none').map(({ state }) => state)).toEqual(
    'AK FL HI NV NH SD TN TX WA WY'.split(' '),
  )
})

test('the maximum is what federal tax and fee leave, and the minimum never exceeds it', () => {
  expect(of('PA')).toMatchObject({ minimum: 0n, maximum: 87500n })
  expect(of('KS', { federal: 95000n })).toMatchObject({
    minimum: 2500n,
    maximum: 2500n,
    codes: ['STATE_FOLLOWS_FEDERAL', 'CAPPED'],
  })
  expect(of('PA', { federal: 99000n })).toMatchObject({ minimum: 0n, maximum: 0n })
  expect(of('TX')).toMatchObject({ minimum: 0n, maximum: 0n, canOptOut: false, canModify: false })
})

test('every pair of opting out and changing the amount occurs', () => {
  expect(of('TX')).toMatchObject({ canOptOut: false, canModify: false })
  expect(of('KS')).toMatchObject({ canOptOut: false, canModify: true, minimum: 5000n })
  expect(of('MI')).toMatchObject({ canOptOut: true, canModify: false, minimum: 4250n })
  expect(of('NC')).toMatchObject({ canOptOut: true, canModify: true, minimum: 4000n })
})

test('Connecticut: a lump sum is more than $5,000 or more than half the balance', () => {
  expect(of('CT', { amount: 500000n, balance: 1000000n })).toMatchObject({ minimum: 0n })
  expect(of('CT', { amount: 500001n, balance: 2000000n })).toMatchObject({ minimum: 34950n, canOptOut: false })
  expect(of('CT', { amount: 100000n, balance: 200000n })).toMatchObject({ minimum: 0n, canOptOut: true })
  expect(of('CT', { amount: 100001n, balance: 200000n })).toMatchObject({ minimum: 6990n, canOptOut: false })
})

test('Iowa lets an owner of 55 file for an exemption, not one of 54', () => {
  expect(of('IA', { age: 54, isEarly: true })).toMatchObject({ minimum: 3800n, canOptOut: false, canModify: true })
  expect(of('IA', { age: 55, isEarly: true })).toMatchObject({ minimum: 3800n, canOptOut: true, canModify: false })
})

test('a Roth payment has no minimum anywhere', () => {
  for (const rule of rules)
    expect(stateWithholding(rule, { ...payment, isRoth: true, isEntire: true }).minimum).toBe(0n)
})

test('the day of payment decides which rate holds', () => {
  const base = { state: 'NE', name: 'Nebraska', category: 'mandatory_with_federal', basis: 'gross', requiresForm: null }
  const table = readStateRules([
    { ...base, minimumRate: 5, effectiveTo: '2026-01-31' },
    { ...base, minimumRate: 3.5, effectiveFrom: '2026-02-01' },
  ])
  expect(ruleFor(table, 'NE', '2026-01-31')?.minimumBasisPoints).toBe(500)
  expect(ruleFor(table, 'NE', '2026-02-01')?.minimumBasisPoints).toBe(350)
  expect(() =>
    readStateRules([
      { ...base, minimumRate: 5 },
      { ...base, minimumRate: 4, effectiveFrom: '2026-02-01' },
    ]),
  ).toThrow('NE: two withholding rules')
})
