import { describe, expect, test } from 'vitest'
import { OUTSIDE_STATES } from '../../contract/usStates.ts'
import { loadStateRules, missingTable, noRuleText, readStateRules, ruleFor, stateRulesOf } from './rules.ts'
import { stateWithholding, type Payment } from './state.ts'
import { electionProblems } from './stateForm.ts'

const rules = loadStateRules()
const ownRow = {
  category: 'voluntary',
  basis: 'gross',
  minimumRate: 0,
  requiresForm: null,
  effectiveFrom: '2026-01-01',
}
const payment: Payment = {
  amount: 100000n,
  federal: 10000n,
  fee: 2500n,
  isRoth: false,
  isEarly: false,
  isDisabled: false,
  isEntire: false,
  balance: 1000000n,
  ageAtYearEnd: 70,
  bornIn: 1956,
  forms: [],
}

function of(state: string, change: Partial<Payment> = {}, day = '2026-06-01') {
  const rule = ruleFor(rules, state, day)
  if (!rule) throw new Error(state)
  const { messages, ...rest } = stateWithholding(rule, { ...payment, ...change })
  return { ...rest, codes: messages.map(({ code }) => code) }
}

test('the included state rules cover 50 states and the District of Columbia, ten of them without withholding', () => {
  expect(new Set(rules.map(({ state }) => state)).size).toBe(51)
  expect(rules.filter(({ category }) => category === 'none').map(({ state }) => state)).toEqual(
    'AK FL HI NV NH SD TN TX WA WY'.split(' '),
  )
})

test('limits state tax to the amount left after federal tax and fee', () => {
  expect(of('PA')).toMatchObject({ minimum: 0n, maximum: 87500n })
  expect(of('KS', { federal: 95000n })).toMatchObject({
    minimum: 2500n,
    maximum: 2500n,
    codes: ['STATE_FOLLOWS_FEDERAL', 'CAPPED'],
  })
  expect(of('PA', { federal: 99000n })).toMatchObject({ minimum: 0n, maximum: 0n })
  expect(of('TX')).toMatchObject({ minimum: 0n, maximum: 0n, canOptOut: false, canModify: false })
})

test.each(Object.entries(OUTSIDE_STATES))('withholds nothing for %s, which is not in the table', (code, name) => {
  const strict = stateRulesOf({ stateWithholdingFile: null, stateTableStrict: true })
  for (const [table, day] of [
    [rules, '2026-06-01'],
    [strict, '2031-06-01'],
  ] as const) {
    const rule = ruleFor(table, code, day)
    expect(rule && stateWithholding(rule, payment)).toMatchObject({
      minimum: 0n,
      maximum: 0n,
      messages: [{ code: 'STATE_NONE', text: `${name} has no state withholding for this distribution.` }],
    })
  }
  const own = readStateRules([{ ...ownRow, state: code, name }])
  expect(ruleFor(own, code, '2026-06-01')?.category).toBe('voluntary')
})

test('decides by state whether the owner may opt out of state withholding and may change its amount', () => {
  expect(of('TX')).toMatchObject({ canOptOut: false, canModify: false })
  expect(of('KS')).toMatchObject({ canOptOut: false, canModify: true, minimum: 5000n })
  expect(of('MI')).toMatchObject({ canOptOut: true, canModify: false, minimum: 4250n })
  expect(of('NC')).toMatchObject({ canOptOut: true, canModify: true, minimum: 4000n })
})

describe('Connecticut withholding', () => {
  test.each([
    // HB 7287 suspends the lump sum rule from July 1, 2025 through December 31, 2026.
    ['2025-06-30', 34950n, false],
    ['2025-07-01', 0n, true],
    ['2026-06-10', 0n, true],
    ['2026-12-31', 0n, true],
    ['2027-01-01', 34950n, false],
  ])('withholds on a lump sum in Connecticut on %s at least %s', (day, minimum, canOptOut) => {
    const lumpSum = { amount: 500001n, balance: 2000000n }
    expect(of('CT', lumpSum, day)).toMatchObject({ minimum, canOptOut, canModify: canOptOut })
  })

  test('treats a Connecticut payment above $5,000 or half the balance as a lump sum', () => {
    const in2027 = (amount: bigint, balance: bigint) => of('CT', { amount, balance }, '2027-01-01')
    expect(in2027(500000n, 1000000n)).toMatchObject({ minimum: 0n })
    expect(in2027(500001n, 2000000n)).toMatchObject({ minimum: 34950n })
    expect(in2027(100000n, 200000n)).toMatchObject({ minimum: 0n })
    expect(in2027(100001n, 200000n)).toMatchObject({ minimum: 6990n })
  })
})

test.each([
  ['IA', { ageAtYearEnd: 54, isEarly: true }, 3800n],
  // Iowa counts the age on December 31 of the year.
  ['IA', { ageAtYearEnd: 55, isEarly: true }, 0n],
  ['IA', { ageAtYearEnd: 54, isEarly: true, isDisabled: true }, 0n],
  ['IA', { ageAtYearEnd: null, isEarly: false }, 0n],
  ['IA', { ageAtYearEnd: null, isEarly: true }, 3800n],
  ['MI', { bornIn: 1945 }, 0n],
  ['MI', { bornIn: 1946 }, 4250n],
  ['MI', { bornIn: null }, 4250n],
])('requires the state minimum for %s with %o: %s', (state, owner, minimum) => {
  expect(of(state, owner)).toMatchObject({
    minimum,
    canModify: state === 'IA' || minimum === 0n,
    canOptOut: minimum === 0n || state === 'MI',
  })
})

test('requires the state minimum from a disabled owner of unknown age, unless the state exempts disability', () => {
  const iowa = ruleFor(rules, 'IA', '2026-06-01')
  const minimumIf = (exemptIfDisabled: boolean) =>
    iowa &&
    stateWithholding(
      { ...iowa, exemptIfDisabled },
      { ...payment, ageAtYearEnd: null, isEarly: false, isDisabled: true },
    ).minimum
  expect([minimumIf(true), minimumIf(false)]).toEqual([0n, 3800n])
})

test('requires no state minimum for a Roth payment', () => {
  for (const rule of rules)
    expect(stateWithholding({ ...rule, outdatedFor: null }, { ...payment, isRoth: true, isEntire: true }).minimum).toBe(
      0n,
    )
})

const nebraska = {
  state: 'NE',
  name: 'Nebraska',
  category: 'mandatory_with_federal',
  basis: 'gross',
  requiresForm: null,
}

describe('the state rule on the day of payment', () => {
  const table = readStateRules([
    { ...nebraska, minimumRate: 3.5, effectiveFrom: '2026-02-01' },
    { ...nebraska, minimumRate: 5, effectiveFrom: '2025-01-01' },
    { ...nebraska, minimumRate: 2, effectiveFrom: '2026-05-01', effectiveTo: '2026-05-31', taxYear: 2026 },
  ])

  test.each([
    ['2024-12-31', undefined, undefined],
    ['2025-01-01', 500, null],
    ['2026-01-31', 500, 2026],
    ['2026-02-01', 350, null],
    ['2026-04-30', 350, null],
    ['2026-05-31', 200, null],
    // The rule ended on its last day without a successor, so the newest rule stays in use.
    ['2026-06-01', 200, 2026],
    ['2027-01-01', 200, 2027],
  ])('applies on %s the rate of %s basis points, outdated for the year %s', (day, rate, outdatedFor) => {
    const rule = ruleFor(table, 'NE', day)
    expect([rule?.minimumBasisPoints, rule?.outdatedFor]).toEqual([rate, outdatedFor])
  })

  test('applies no state rule of an earlier year in strict mode', () => {
    const strict = stateRulesOf({ stateWithholdingFile: null, stateTableStrict: true })
    expect(ruleFor(strict, 'KS', '2026-12-31')?.minimumBasisPoints).toBe(500)
    expect(ruleFor(strict, 'KS', '2027-01-01')).toBeNull()
    expect(noRuleText(strict, 'KS', '2027-01-01')).toMatch('table of 2027 is not available yet')
    expect(noRuleText(strict, 'ZZ', '2027-01-01')).toBe('Please select a state')
    const lenient = stateRulesOf({ stateWithholdingFile: null, stateTableStrict: false })
    expect(ruleFor(lenient, 'KS', '2027-01-01')).toMatchObject({ outdatedFor: 2027 })
  })

  test('refuses overlapping state rules, and state rules without a start date', () => {
    const twice = { ...nebraska, minimumRate: 4, effectiveFrom: '2026-02-01' }
    expect(() => readStateRules([twice, twice])).toThrow('NE: two withholding rules')
    expect(() =>
      readStateRules([
        { ...twice, effectiveTo: '2026-06-30' },
        { ...twice, effectiveFrom: '2026-06-01' },
      ]),
    ).toThrow('NE: two withholding rules')
    expect(() => readStateRules([{ ...twice, effectiveTo: '2026-01-31' }])).toThrow('NE: effectiveFrom is after')
    expect(() => readStateRules([{ ...nebraska, minimumRate: 4 }])).toThrow('effectiveFrom')
    for (const rule of rules) expect(rule.effectiveFrom).toMatch(/^202[4567]-0[17]-01$/)
  })
})

test('warns operators of a missing state withholding table from December 1, and payees from January 1', () => {
  expect(missingTable(rules, '2026-11-30')).toBeNull()
  expect(missingTable(rules, '2026-12-01')).toMatchObject({ year: 2027, states: { length: 51 } })
  expect(missingTable(rules, '2027-01-01')).toMatchObject({ year: 2027 })
  const next = rules.map((rule) => ({ ...rule, taxYear: rule.state === 'NE' ? 2026 : 2027 }))
  expect(missingTable(next, '2026-12-01')).toEqual({ year: 2027, states: ['NE'] })
  const told = (day: string) => {
    const rule = ruleFor(rules, 'KS', day)
    return rule ? stateWithholding(rule, payment).messages.map(({ code }) => code) : []
  }
  expect(told('2026-12-31')).toEqual(['STATE_FOLLOWS_FEDERAL'])
  expect(told('2027-01-01')).toEqual(['STATE_FOLLOWS_FEDERAL', 'STATE_OUTDATED'])
})

describe('state forms of an owner', () => {
  const none = { election: 'NONE', cents: null, basisPoints: null } as const
  const amount = (cents: bigint) => ({ election: 'AMOUNT', cents, basisPoints: null }) as const
  const percent = (basisPoints: number) => ({ election: 'PERCENT', cents: null, basisPoints }) as const
  const ended = { election: 'DEFAULT', cents: null, basisPoints: null } as const
  const young = { ageAtYearEnd: 50, bornIn: 1976 }
  const lumpSum = { isEntire: true }

  // The columns: [state, choice on the form, payment of $1,000.00, its day, minimum in cents, whether the owner may
  // opt out]
  test.each([
    ['MI', none, {}, '2026-06-01', 0n, true],
    ['MI', amount(10_00n), {}, '2026-06-01', 1000n, false],
    ['MI', percent(200), {}, '2026-06-01', 4250n, true],
    ['MI', ended, {}, '2026-06-01', 4250n, true],
    ['MN', none, {}, '2026-06-01', 0n, true],
    ['MN', amount(50_00n), {}, '2026-06-01', 5000n, false],
    ['MN', percent(333), {}, '2026-06-01', 3330n, false],
    ['MN', percent(1000), { federal: 0n }, '2026-06-01', 10000n, false],
    ['MN', ended, {}, '2026-06-01', 6250n, true],
    ['IA', none, young, '2026-06-01', 0n, true],
    ['IA', amount(10_00n), young, '2026-06-01', 3800n, false],
    ['IA', percent(100), young, '2026-06-01', 3800n, false],
    ['IA', ended, young, '2026-06-01', 3800n, false],
    ['CT', amount(10_00n), lumpSum, '2026-06-01', 1000n, false],
    ['CT', none, lumpSum, '2027-01-01', 0n, true],
    ['CT', amount(10_00n), lumpSum, '2027-01-01', 1000n, false],
    ['CT', percent(100), lumpSum, '2027-01-01', 6990n, false],
    ['CT', ended, lumpSum, '2027-01-01', 6990n, false],
    // States whose form is not supported, and states without withholding.
    ['KS', none, {}, '2026-06-01', 5000n, false],
    ['DC', none, lumpSum, '2026-06-01', 10750n, false],
    ['TX', amount(10_00n), {}, '2026-06-01', 0n, false],
    // A Roth payment has no minimum, and a form of another state has no effect.
    ['MN', amount(50_00n), { isRoth: true }, '2026-06-01', 0n, true],
  ] as const)('state %s, form %o, payment %o on %s: withholds %s', (state, form, change, day, minimum, canOptOut) => {
    expect(of(state, { ...change, forms: [{ state, ...form }] }, day)).toMatchObject({ minimum, canOptOut })
    const other = state === 'MN' ? 'MI' : 'MN'
    expect(of(state, { ...change, forms: [{ state: other, ...form }] }, day)).toEqual(of(state, change, day))
  })

  test('lets the owner choose more withholding than the state form says, up to the amount left', () => {
    const forms = [{ state: 'MN', ...amount(50_00n) }]
    expect(of('MN', { forms })).toMatchObject({ minimum: 5000n, maximum: 87500n, canModify: true })
    expect(of('MN', { forms, federal: 95000n })).toMatchObject({ minimum: 2500n, codes: ['STATE_FORM', 'CAPPED'] })
  })

  test.each([
    [499n, ['Number must be greater than or equal to $5.00']],
    [500n, []],
  ])('accepts an amount of %s cents on a form that starts at $5.00 with the problems %j', (amount, messages) => {
    const form = { form: 'X-4P', takes: ['AMOUNT' as const], minimumCents: 500n, source: '', checkedOn: '' }
    const problems = electionProblems(form, { election: 'AMOUNT', amount, percent: null })
    expect(problems.map(({ message }) => message)).toEqual(messages)
  })

  test('names the source of every supported state form, and the day on which the source was checked', () => {
    const obeyed = rules.flatMap(({ state, formElection }) => (formElection ? [{ state, ...formElection }] : []))
    expect([...new Set(obeyed.map(({ state }) => state))]).toEqual(['CT', 'IA', 'MI', 'MN'])
    for (const { source, checkedOn } of obeyed) {
      expect(source.length).toBeGreaterThan(20)
      expect(checkedOn).toMatch(/^202\d-\d\d-\d\d$/)
    }
  })
})
