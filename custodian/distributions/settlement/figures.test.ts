import { expect, test } from 'vitest'
import { loadStateRules } from '../../taxes/rules.ts'
import type { ElectedByForm } from '../../taxes/stateForm.ts'
import type { TaxFacts } from '../eligibility.ts'
import type { FullRequest } from '../request.sql.ts'
import { figuresOf } from './figures.ts'

const requested = {
  kind: 'WITHDRAWAL',
  signed_at: new Date('2026-06-08T15:00:00Z'),
  distribution_type_id: 1,
  evidence_of: null,
  amount_cents: 100_000n,
  federal_cents: 10_000n,
  is_full_amount: false,
  state_opt_out: false,
  waive_fees: false,
} as FullRequest

/** An owner aged 50 with $5,000.00. */
const facts: TaxFacts = {
  balance: 500_000n,
  fee: 2_500n,
  isRoth: false,
  dateOfBirth: '1976-05-05',
  openedOn: '2020-01-02',
  openMinimum: 0n,
  today: '2026-06-10',
  stateRules: loadStateRules(),
  stateForms: [],
}

const form = (state: string, election: ElectedByForm['election'], { cents = 0, basisPoints = 0 } = {}) => [
  {
    state,
    election,
    cents: election === 'AMOUNT' ? BigInt(cents) : null,
    basisPoints: election === 'PERCENT' ? basisPoints : null,
  },
]
const none = (state: string) => form(state, 'NONE')
const twoPercent = form('MN', 'PERCENT', { basisPoints: 200 })

interface Case {
  signed: bigint
  before?: readonly ElectedByForm[]
  now?: readonly ElectedByForm[]
  /** The balance of a request for the full amount, which was $1,000.00 when it was signed. */
  balance?: bigint
  paid: bigint
}

test.each<[what: string, state: string, Case]>([
  ['the fixed amount of the state', 'MN', { signed: 6_250n, paid: 6_250n }],
  ['nothing by a later form in Minnesota', 'MN', { signed: 6_250n, now: none('MN'), paid: 0n }],
  ['the percent of a later form', 'MN', { signed: 6_250n, now: twoPercent, paid: 2_000n }],
  ['nothing by a later form in Michigan', 'MI', { signed: 4_250n, now: none('MI'), paid: 0n }],
  ['a later lower amount', 'MI', { signed: 4_250n, now: form('MI', 'AMOUNT', { cents: 2_000 }), paid: 2_000n }],
  ['a later higher amount', 'MI', { signed: 4_250n, now: form('MI', 'AMOUNT', { cents: 7_000 }), paid: 7_000n }],
  ['nothing by a later form in Iowa', 'IA', { signed: 3_800n, now: none('IA'), paid: 0n }],
  [
    'a chosen amount above the minimum, in spite of a later form',
    'IA',
    { signed: 5_000n, now: none('IA'), paid: 5_000n },
  ],
  [
    'a chosen amount above an earlier form',
    'MN',
    { signed: 9_000n, before: twoPercent, now: none('MN'), paid: 9_000n },
  ],
  ['nothing by a form that replaces another', 'MN', { signed: 2_000n, before: twoPercent, now: none('MN'), paid: 0n }],
  ['the rule of the state after the end of a form', 'MN', { signed: 0n, before: none('MN'), paid: 6_250n }],
  ['the fixed amount of a lower balance', 'MN', { signed: 6_250n, balance: 80_000n, paid: 5_000n }],
  ['the minimum of a lower balance', 'KS', { signed: 5_000n, balance: 80_000n, paid: 4_000n }],
  ['a chosen amount in spite of a lower balance', 'KS', { signed: 9_000n, balance: 80_000n, paid: 9_000n }],
  ['a chosen amount in a voluntary state', 'AZ', { signed: 1_500n, paid: 1_500n }],
])('withholds %s in %s', (_, residence_state, { signed, before = [], now = [], balance, paid }) => {
  const request = { ...requested, residence_state, state_cents: signed, is_full_amount: balance !== undefined }
  const eligibility = { ...facts, stateForms: now, balance: balance ?? facts.balance }
  expect(figuresOf(request, eligibility, { day: '2026-06-08', stateForms: before })).toMatchObject({ state: paid })
})

const iowaByAge = loadStateRules().map((rule) => ({ ...rule, exemptIfDisabled: false }))

test.each<[string, FullRequest['evidence_of'], Partial<TaxFacts>, bigint]>([
  ['MS', null, {}, 5_000n],
  ['MS', 'DISABILITY', {}, 0n],
  ['MS', 'DEATH', {}, 0n],
  ['IA', null, {}, 3_800n],
  ['IA', 'DISABILITY', {}, 0n],
  ['IA', 'DEATH', {}, 3_800n],
  // A disability without a known date of birth shows no age.
  ['IA', 'DISABILITY', { stateRules: iowaByAge, dateOfBirth: null }, 3_800n],
])('withholds for %s before 59 1/2 with the reason %s', (residence_state, evidence_of, change, state) => {
  const request = { ...requested, residence_state, evidence_of, evidence_state: 'ACCEPTED' as const, state_cents: 0n }
  expect(figuresOf(request, { ...facts, ...change }, { day: '2026-06-08', stateForms: [] })).toMatchObject({ state })
})
