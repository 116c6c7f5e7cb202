import { ACCOUNT_STATUS } from '../../../contract/accountStatus.ts'
import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { REASONS } from '../../../contract/reasonTexts.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { describe, expect, test } from 'vitest'
import {
  editTransitionOf,
  transitionOf,
  takeBackOf,
  type Effect,
  type Money,
  type RequestState,
  type Transition,
} from '../lifecycle.ts'
import { closingTransition, possibleTransitions, type NotYou } from '../possibleTransitions.ts'
import { isProblem } from '../../platform/problem.ts'
import type { FullRequest } from '../request.sql.ts'
import type { Circumstances } from '../requestState.ts'
import { progressOf } from './progress.ts'

// The whole transition table: the statuses that staff can choose, and their effects on money.

const at = (statusId: number, money: Money, more: Partial<RequestState> = {}): RequestState => ({
  kind: 'WITHDRAWAL',
  statusId,
  money,
  outcome: null,
  isOfPastYear: false,
  ...more,
})
const ALL = [1, 2, 3, 4, 5, 6]
const possible = (from: RequestState, moves = transitionOf) =>
  ALL.filter((to) => to !== from.statusId && !isProblem(moves(from, to)))

const [NOTHING, CANCELS, PAYS] = ['NOTHING', 'CANCELS', 'PAYS'] as const
const [LATER, AGAIN, REVERSES] = ['PAYS_LATER', 'PAYS_AGAIN', 'REVERSES'] as const

test.each<[Money, number, Readonly<Record<number, Effect>>]>([
  ['NEVER_PAID', 1, { 2: LATER, 3: PAYS, 4: PAYS, 5: CANCELS, 6: NOTHING }],
  ['NEVER_PAID', 2, { 1: NOTHING, 3: PAYS, 4: PAYS, 6: NOTHING }],
  ['NEVER_PAID', 3, { 4: PAYS, 6: NOTHING }],
  ['NEVER_PAID', 4, { 6: NOTHING }],
  ['NEVER_PAID', 5, {}],
  ['NEVER_PAID', 6, { 1: NOTHING, 2: LATER, 3: PAYS, 4: PAYS, 5: REVERSES }],
  ['HERE', 1, { 6: NOTHING }],
  ['HERE', 2, { 3: NOTHING, 6: NOTHING }],
  ['HERE', 3, { 4: NOTHING, 6: NOTHING }],
  ['HERE', 4, { 5: NOTHING, 6: NOTHING }],
  ['HERE', 5, {}],
  ['HERE', 6, { 5: REVERSES }],
  ['LEFT', 1, { 6: NOTHING }],
  ['LEFT', 2, { 3: NOTHING, 6: NOTHING }],
  ['LEFT', 3, { 4: NOTHING, 6: NOTHING }],
  ['LEFT', 4, { 5: NOTHING, 6: NOTHING }],
  ['LEFT', 5, {}],
  ['LEFT', 6, { 4: NOTHING, 5: REVERSES }],
  ...(['RETURNED', 'SAID_RETURNED'] as const).flatMap((money): Array<[Money, number, Record<number, Effect>]> => [
    [money, 1, { 6: NOTHING }],
    [money, 2, { 3: AGAIN, 4: AGAIN, 6: NOTHING }],
    [money, 3, { 4: AGAIN, 6: NOTHING }],
    [money, 4, { 6: NOTHING }],
    [money, 5, { 6: NOTHING }],
    [money, 6, { 2: LATER, 5: REVERSES }],
  ]),
  ['TAKEN_BACK', 1, { 5: REVERSES }],
  ['TAKEN_BACK', 2, { 5: REVERSES }],
  ['TAKEN_BACK', 3, { 5: REVERSES }],
  ['TAKEN_BACK', 4, { 5: REVERSES }],
  ['TAKEN_BACK', 5, {}],
  ['TAKEN_BACK', 6, { 5: REVERSES }],
])('lets a request with money %s change from status %i only to %j', (money, from, to) => {
  const found = ALL.filter((status) => status !== from).flatMap((status) => {
    const transition = transitionOf(at(from, money), status)
    return isProblem(transition) ? [] : [[status, transition.effect]]
  })
  expect(Object.fromEntries(found)).toEqual(to)
})

test.each<[Money, 'cancelled' | 'reversed' | null]>([
  ['NEVER_PAID', 'cancelled'],
  ['NEVER_PAID', 'reversed'],
  ['NEVER_PAID', null],
  ['TAKEN_BACK', 'reversed'],
])('allows no other status for a Historical request with money %s and outcome %s', (money, outcome) => {
  expect(possible(at(5, money, { outcome }))).toEqual([])
  const message: unknown = expect.stringMatching(/^This request was .*It stays Historical\.$|taken back/)
  expect(transitionOf(at(5, money, { outcome }), 4)).toEqual({ path: null, message })
})

test('keeps a canceled or reversed request Historical whatever status staff choose', () => {
  for (const outcome of ['cancelled', 'reversed'] as const)
    for (const money of ['NEVER_PAID', 'HERE', 'LEFT', 'SAID_RETURNED', 'RETURNED', 'TAKEN_BACK'] as const)
      expect([money, outcome, possible(at(5, money, { outcome }))]).toEqual([money, outcome, []])
})

test.each<[Money, number, number[]]>([
  ['NEVER_PAID', 1, [2, 6]],
  ['NEVER_PAID', 2, [1, 6]],
  ['NEVER_PAID', 3, [4]],
  ['NEVER_PAID', 4, []],
  ['NEVER_PAID', 6, [1, 2]],
  ['HERE', 3, [4]],
  ['HERE', 4, [5]],
  ['LEFT', 3, [4]],
  ['LEFT', 4, [5]],
  ['RETURNED', 3, [4, 6]],
  ['RETURNED', 4, [6]],
  ['RETURNED', 6, [2]],
  ['SAID_RETURNED', 4, [6]],
])('lets the edit form change a rollover with money %s from status %i only to %j', (money, from, to) => {
  expect(possible(at(from, money, { kind: 'ROLLOVER' }), editTransitionOf)).toEqual(to)
})

test.each([1, 2, 3, 4, 6])(
  'lets a request with a reversed payment of an earlier year change from status %i only to Historical',
  (from) => {
    expect(possible(at(from, 'TAKEN_BACK', { isOfPastYear: true }))).toEqual([5])
  },
)

describe("effects of transitions on a request's money", () => {
  const effect = (from: RequestState, to: number) => {
    const move = transitionOf(from, to)
    return isProblem(move) ? [move.message] : [move.effect, ...move.needs]
  }
  test('pays a request only with a signature, an approval and an account that is not closed', () => {
    for (const from of [1, 2, 6])
      for (const to of [3, 4])
        expect(effect(at(from, 'NEVER_PAID'), to)).toEqual(['PAYS', 'SIGNATURE', 'APPROVAL', 'ACCOUNT_NOT_CLOSED'])
  })

  test('requires two people to reverse a sent payment, and one to reverse an unsent payment', () => {
    expect(effect(at(6, 'HERE'), 5)).toEqual(['REVERSES'])
    expect(effect(at(6, 'LEFT'), 5)).toEqual(['REVERSES', 'SECOND_PERSON'])
    expect(effect(at(6, 'SAID_RETURNED'), 5)).toEqual(['REVERSES', 'SECOND_PERSON'])
    expect(effect(at(6, 'RETURNED'), 5)).toEqual(['REVERSES'])
    expect(takeBackOf(at(4, 'LEFT'))).toMatchObject({ needs: ['SECOND_PERSON'] })
    expect(takeBackOf(at(4, 'HERE'))).toMatchObject({ needs: [] })
  })

  test.each<[Money, Transition['needs'] | null]>([
    ['NEVER_PAID', null],
    ['HERE', []],
    ['LEFT', ['SECOND_PERSON']],
    ['SAID_RETURNED', ['SECOND_PERSON']],
    ['RETURNED', []],
    ['TAKEN_BACK', null],
  ])('reverses money %s in the ledger with the needs %j (null: never), but never in a later year', (money, needs) => {
    const takeBack = takeBackOf(at(4, money))
    expect(isProblem(takeBack) ? null : takeBack.needs).toEqual(needs)
    expect(isProblem(takeBackOf(at(4, money, { isOfPastYear: true })))).toBe(true)
  })

  test('requires two people to pay a returned payment of an earlier year again, and refuses to reverse it', () => {
    for (const money of ['RETURNED', 'SAID_RETURNED'] as const) {
      expect(effect(at(6, money, { isOfPastYear: true }), 2)).toContain('SECOND_PERSON')
      expect(effect(at(6, money, { isOfPastYear: true }), 5)[0]).toMatch(/^This was paid in an earlier tax year/)
    }
  })

  test.each(['WITHDRAWAL', 'ROLLOVER'] as const)(
    'sends an unsent payment of an earlier year after two people approve it again, and offers nothing else (%s)',
    (kind) => {
      const of = (isOfPastYear: boolean) => at(6, 'HERE', { kind, isOfPastYear })
      expect([possible(of(false)), possible(of(true)), possible(of(true), editTransitionOf)]).toEqual([[5], [2], [2]])
      const needs = ['SIGNATURE', 'APPROVAL', 'NEW_BANK_DETAILS', 'ACCOUNT_NOT_CLOSED', 'ACCOUNT_PAYS', 'SECOND_PERSON']
      expect(effect(of(true), 2)).toEqual(['PAYS_LATER', ...needs])
      expect(effect(of(true), 3)).toEqual(['The payment was not sent again yet. Approve it to send it.'])
    },
  )

  test('requires new bank details to pay a return again, and two people if only staff reported the return', () => {
    expect(effect(at(6, 'RETURNED'), 2)).not.toContain('SECOND_PERSON')
    expect(effect(at(6, 'SAID_RETURNED'), 2)).toContain('SECOND_PERSON')
    expect(effect(at(6, 'RETURNED'), 2)).toContain('NEW_BANK_DETAILS')
  })

  test('requires no other active request to set a completed request to Incomplete', () => {
    for (const money of ['HERE', 'LEFT', 'RETURNED'] as const)
      expect(effect(at(4, money), 6)).toEqual(['NOTHING', 'NO_OTHER_ACTIVE', 'ACCOUNT_NOT_CLOSED'])
  })
})

describe('status changes that the edit form offers', () => {
  const TODAY = '2026-03-10'
  const signed = {
    kind: 'WITHDRAWAL',
    outcome: null,
    signed_at: new Date(),
    is_paper_form: false,
    is_full_amount: false,
    owner_email: 'ada@example.com',
    first_name: 'Ada',
    last_name: 'Adams',
    date_of_birth: '1950-01-01',
    setup_date: null,
    account_type: 'TRADITIONAL',
    payee_id: null,
    distribution_type_id: DISTRIBUTION_TYPE.normal,
    evidence_of: null,
    evidence_state: null,
  }
  const sums = { amount_cents: 30_000n, federal_cents: 3_000n, state_cents: 0n, fee_cents: 2_500n, waive_fees: false }
  const fine: Circumstances = {
    money: 'NEVER_PAID',
    isOfPastYear: false,
    hasOtherActive: false,
    isAccountClosed: false,
    accountStatusId: ACCOUNT_STATUS.registered,
    isBarredByDeath: false,
    isDeathConfirmed: false,
    isToEstate: false,
  }
  const rejected = { accountStatusId: ACCOUNT_STATUS.rejected }
  const offered = (status_id: number, to: number, around: Partial<Circumstances> = {}, more: object = {}) => {
    const request = { ...signed, ...sums, bank_details_failed: false, ...more, status_id } as FullRequest
    return possibleTransitions(request, { ...fine, ...around }, TODAY).find(({ statusId }) => statusId === to)
  }

  test.each<[number, number, Money, string | null]>([
    [
      1,
      2,
      'NEVER_PAID',
      'No money moves now. The next payment run pays $245.00: $300.00 less $30.00 tax and the $25.00 fee. Ada Adams gets an email.',
    ],
    [1, 3, 'NEVER_PAID', 'Posts $300.00 now.'],
    [2, 4, 'NEVER_PAID', 'Posts $300.00 now. Ada Adams gets an email.'],
    [1, 5, 'NEVER_PAID', 'Cancels the request. No money moves. Ada Adams gets an email.'],
    [
      1,
      6,
      'NEVER_PAID',
      'No money moves. The request is not paid until it is corrected and approved. Ada Adams gets an email.',
    ],
    [6, 5, 'NEVER_PAID', 'Closes the request. No money moves. Ada Adams gets an email.'],
    [2, 1, 'NEVER_PAID', 'No money moves. The request waits for an approval again.'],
    [6, 6, 'NEVER_PAID', null],
    [6, 5, 'HERE', 'Takes back $300.00 now. Ada Adams gets an email.'],
    [6, 2, 'RETURNED', 'No money moves now. The next payment run pays $245.00 again. Ada Adams gets an email.'],
    [2, 4, 'RETURNED', 'Pays $245.00 again now. Ada Adams gets an email.'],
    [4, 5, 'LEFT', 'No money moves.'],
  ])(
    'describes the effect of a status change from %i to %i with money %s before saving: %s',
    (from, to, money, says) => {
      expect(offered(from, to, { money })).toMatchObject({ reason: null, says })
    },
  )

  test.each<[string, string, object, Partial<Circumstances>, boolean]>([
    ['a normal type of an owner under 59 1/2', '1990-01-01', {}, {}, true],
    ['a normal type from 59 1/2 on', '1966-09-10', {}, {}, false],
    ['a normal type the day before 59 1/2', '1966-09-11', {}, {}, true],
    ['an early type, which becomes a normal one', '1950-01-01', { distribution_type_id: 1 }, {}, false],
    ['a returned payment, which keeps its type', '1990-01-01', { status_id: 6 }, { money: 'RETURNED' }, false],
  ])('warns if the payment run would mark a request Incomplete: %s', (_, date_of_birth, more, around, isWarned) => {
    const request = {
      ...signed,
      ...sums,
      bank_details_failed: false,
      status_id: 1,
      date_of_birth,
      ...more,
    } as FullRequest
    const warnings = possibleTransitions(request, { ...fine, ...around }, TODAY).flatMap(({ statusId, warning }) =>
      warning === null ? [] : [[statusId, warning]],
    )
    const text =
      'The payment run would mark it Incomplete: This distribution type does not match the age of the account owner.'
    expect(warnings).toEqual(isWarned ? [[2, text]] : [])
  })

  test('warns that a check could not be mailed without an address', () => {
    const request = { ...signed, ...sums, status_id: 1, date_of_birth: '1950-01-01', is_check: true } as FullRequest
    const warningOf = (address1: string | null) =>
      possibleTransitions({ ...request, address1 }, fine, TODAY).find(({ statusId }) => statusId === 2)?.warning
    expect(warningOf(null)).toBe('The check could not be printed: the owner had no mailing address.')
    expect(warningOf('1 Main St')).toBeNull()
  })

  test('disables statuses that require an approval for a person who may not approve, and shows the reason', () => {
    const request = { ...signed, ...sums, bank_details_failed: false, status_id: REQUEST_STATUS.open } as FullRequest
    const reasons = (around: Circumstances) =>
      possibleTransitions(request, around, TODAY, { approve: 'Not you.', payAgain: null, takeBack: null }).map(
        ({ statusId, reason }) => [statusId, reason],
      )
    expect(reasons(fine)).toEqual([
      [1, null],
      [2, 'Not you.'],
      [3, 'Not you.'],
      [4, 'Not you.'],
      [5, null],
      [6, null],
    ])
    expect(reasons({ ...fine, isAccountClosed: true })).toContainEqual([2, expect.stringMatching(/^The account is/)])
  })

  test('disables statuses that a second person must approve for the person who requested them', () => {
    const request = {
      ...signed,
      ...sums,
      bank_details_failed: false,
      status_id: REQUEST_STATUS.incomplete,
    } as FullRequest
    const came: Circumstances = { ...fine, money: 'SAID_RETURNED' }
    const reasons = (not: Partial<NotYou>) =>
      possibleTransitions(request, came, TODAY, { approve: null, payAgain: null, takeBack: null, ...not }).flatMap(
        (move) => (move.reason === 'Not you.' ? move.statusId : []),
      )
    expect(reasons({ payAgain: 'Not you.' })).toEqual([2])
    expect(reasons({ takeBack: 'Not you.' })).toEqual([5])
    const notYou = { approve: null, payAgain: null, takeBack: 'Not you.' }
    expect(closingTransition(request, came, TODAY, notYou).reason).toBe('Not you.')
    expect(closingTransition(request, { ...came, money: 'RETURNED' }, TODAY, notYou).reason).toBeNull()
  })

  test.each<[string, object, string]>([
    ['no tax', { federal_cents: 0n }, '$275.00: $300.00 less the $25.00 fee.'],
    ['no fee', { fee_cents: 0n }, '$270.00: $300.00 less $30.00 tax.'],
    ['no tax and no fee', { federal_cents: 0n, fee_cents: 0n }, '$300.00.'],
    ['federal and state tax', { state_cents: 1_000n }, '$235.00: $300.00 less $40.00 tax and the $25.00 fee.'],
    ['the whole balance', { is_full_amount: true }, 'the whole balance, less tax and fee.'],
  ])('names the amount that the next payment run pays, with %s', (_, more, paid) => {
    expect(offered(1, 2, {}, more)?.says).toBe(
      `No money moves now. The next payment run pays ${paid} Ada Adams gets an email.`,
    )
  })

  test('says why the next payment run does not pay an approved request', () => {
    const delay = 'The first payment is held.'
    expect(offered(1, 2, {}, { delay })?.says).toBe(
      'No money moves now, and the next payment run does not pay it. The first payment is held. After that, a payment run pays $245.00: $300.00 less $30.00 tax and the $25.00 fee. Ada Adams gets an email.',
    )
    expect(offered(6, 2, { money: 'RETURNED' }, { delay })?.says).toContain(
      'After that, a payment run pays $245.00 again.',
    )
  })

  test('describes the full amount as the whole balance', () => {
    expect(offered(1, 3, {}, { is_full_amount: true })?.says).toBe('Posts the whole balance now.')
  })

  test('describes the effect of a status change on account, form and email', () => {
    const whole = { is_full_amount: true }
    expect(offered(3, 4, { money: 'HERE' }, whole)?.says).toBe(
      'No money moves. Closes the account once it is empty. Ada Adams gets an email.',
    )
    expect(offered(6, 5, { money: 'HERE', isAccountClosed: true }, whole)?.says).toContain('Opens the account again.')
    expect(offered(1, 5, {}, { signed_at: null })?.says).toContain('Its form can no longer be signed.')
    expect(offered(1, 2, {}, { owner_email: null })?.says).not.toContain('email')
  })

  test.each<[string, object, string | null, boolean]>([
    ['signed', {}, null, true],
    [
      'unsigned',
      { signed_at: null },
      'The payment run would set it back to Pending: the owner has not signed it.',
      false,
    ],
    ['on paper', { signed_at: null, is_paper_form: true, paper_signer: 'Ada Adams' }, null, true],
  ])('warns before the approval of a request that is %s', (_, more, warning, isTold) => {
    const move = offered(1, 2, {}, { date_of_birth: '1950-01-01', ...more })
    expect(move).toMatchObject({ reason: null, warning })
    expect(move?.says?.includes('gets an email')).toBe(isTold)
  })

  test.each<[string, ReturnType<typeof offered>, RegExp]>([
    ['a closed account', offered(1, 2, { isAccountClosed: true }), /^The account is closed\./],
    ['a rejected account', offered(6, 2, { ...rejected, money: 'RETURNED' }), /^The account is Rejected/],
    ['a rejected account', offered(2, 3, { ...rejected, money: 'RETURNED' }), /^The account is Rejected/],
    [
      'a closed account, for a completed request',
      offered(4, 6, { isAccountClosed: true, money: 'LEFT' }),
      /^The account is/,
    ],
    ['another active request', offered(4, 6, { hasOtherActive: true, money: 'LEFT' }), /already active/],
    [
      'bank details that failed',
      offered(6, 2, { money: 'RETURNED' }, { bank_details_failed: true }),
      /^The bank could not/,
    ],
    ['no signature', offered(1, 3, {}, { signed_at: null }), /^The request is not signed\.$/],
  ])('disables a status that would be refused and shows the reason: %s', (_, move, reason) => {
    expect(move?.reason).toMatch(reason)
  })

  const onPaper = { signed_at: null, is_paper_form: true, paper_signer: 'Ada Adams' }
  const moved = { incomplete_reason: REASONS.ADDRESS, has_new_address: true }
  test.each<[string, ReturnType<typeof offered>]>([
    ['a paper form that staff have recorded', offered(1, 3, {}, onPaper)],
    [
      'a payment to the estate after bank details of the owner failed',
      offered(6, 2, { money: 'RETURNED', isToEstate: true }, { bank_details_failed: true }),
    ],
    ['a returned check of an owner with a new address', offered(6, 2, { money: 'RETURNED' }, moved)],
  ])('offers a status whose requirements are met: %s', (_, move) => {
    expect(move).toMatchObject({ reason: null })
  })
})

test.each<[number, Money, 'cancelled' | 'reversed' | null, string]>([
  [1, 'NEVER_PAID', null, 'IN_REVIEW'],
  [5, 'NEVER_PAID', 'cancelled', 'CANCELLED'],
  [5, 'NEVER_PAID', 'reversed', 'CLOSED'],
  [5, 'NEVER_PAID', null, 'CLOSED'],
  [4, 'NEVER_PAID', null, 'IN_REVIEW'],
  [4, 'HERE', null, 'ON_ITS_WAY'],
  [4, 'LEFT', null, 'PAID'],
  [4, 'TAKEN_BACK', null, 'REVERSED'],
  [5, 'TAKEN_BACK', 'reversed', 'REVERSED'],
  [4, 'RETURNED', null, 'CAME_BACK'],
  [5, 'RETURNED', null, 'CAME_BACK'],
])('maps status %i with %s money and outcome %s to the progress %s', (status_id, money, outcome, progress) => {
  const signed = { signed_at: new Date(), is_paper_form: false, paper_signer: null, asked_to_sign_at: null }
  const request = { status_id, outcome, ...signed }
  expect(progressOf(request, money)).toBe(progress)
})
