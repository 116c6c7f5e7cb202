import { ROLE } from '../contract/roles.ts'
import { JOB_TYPE } from '../contract/jobType.ts'
import type { Dispatcher } from 'undici'
import { describe, expect, test } from 'vitest'
import { startGateway, type Person } from './testing.ts'

// Counts a screen's calls and its sequential waves; a person waits for the number of waves times the custodian's
// response time.

const account = (accountId: number) => ({
  accountId,
  planAccountNumber: String(accountId),
  retirementAccountType: 'Traditional IRA',
  planName: 'Alpha Plan',
  balance: 100,
  retirementAccountStatusId: 3,
  setupDate: null,
  accountOwnerId: 101,
  hasActiveRequest: false,
})
const transaction = {
  transactionId: 1,
  transactionDate: '2026-01-01',
  note: null,
  transactionType: 'Interest',
  amount: 1,
}
const many = <T>(count: number, row: (i: number) => T) => Array.from({ length: count }, (_, i) => row(i + 1))

const answers: Record<string, unknown> = {
  '/api/user': { email: 'a@b.c', roleId: ROLE.customer },
  '/api/accountowner': { firstName: 'Ann', lastName: 'Archer' },
  '/api/account/balance': many(60, account),
  '/api/account/501': account(501),
  '/api/transaction/summary/plan/501': { bookId: 1, balance: 1, transactions: many(200, () => transaction) },
  '/api/beneficiary': many(60, (i) => ({
    beneficiaryId: i,
    firstName: 'a',
    lastName: 'b',
    dob: '1990-01-01',
    amount: 0,
    accountOwnerId: 101,
    accountId: 501,
  })),
  '/api/terms': { distributionFee: 25 },
  '/api/plan': many(60, (i) => ({ id: i, name: 'n', interest: 0.01, companyId: 1 })),
  '/api/job': many(60, (i) => ({ id: i, jobTypeId: JOB_TYPE.annualFee })),
}

/** Counts the calls of a query and its waves: this custodian responds only when no further calls arrive. */
async function measure(query: string, as: Person, variables = {}) {
  const calls: string[] = []
  let waves = 0
  let waiting: (() => void)[] = []
  const ticks = async () => {
    for (let i = 0; i < 50; i++) await new Promise((resolve) => setImmediate(resolve))
  }
  const dispatch = ({ path: address }: { path: string }, handler: Dispatcher.DispatchHandler) => {
    const path = address.replace(/\?.*/, '')
    const answer = (body: unknown) => {
      const controller = {} as Dispatcher.DispatchController
      handler.onResponseStart?.(controller, 200, { 'content-type': 'application/json' })
      handler.onResponseData?.(controller, Buffer.from(JSON.stringify(body)))
      handler.onResponseEnd?.(controller, {})
    }
    // The gateway polls events in the background for all screens, so these calls are not counted.
    if (path === '/api/events/watch') {
      setImmediate(() => answer({ position: 0, hasMore: false, streams: [], events: [] }))
      return true
    }
    calls.push(path)
    waiting.push(() => answer(answers[path.replace('/admin/101', '')]))
    if (waiting.length > 1) return true
    void ticks().then(() => {
      waves += 1
      const answered = waiting
      waiting = []
      for (const give of answered) give()
    })
    return true
  }
  const gateway = await startGateway({}, { dispatcher: { dispatch } as unknown as Dispatcher })
  const { errors } = await gateway.ask(query, { as, variables })
  await gateway.close()
  expect(errors).toBeUndefined()
  return { calls: calls.toSorted(), waves }
}

const HOME = `{ viewer { userId roleId isStaff distributionFee user { email } accountOwner { firstName lastName accounts {
  edges { node { accountId planAccountNumber retirementAccountType planName balance distributionState statusLabel setupDate } } } } } }`

test('makes four parallel calls for Home, including the fee', async () => {
  expect(await measure(HOME, 'ann')).toEqual({
    calls: ['/api/account/balance', '/api/accountowner', '/api/terms', '/api/user'],
    waves: 1,
  })
})

test('makes two parallel calls for an account and its book', async () => {
  const query = `{ viewer { accountOwner { account(accountId: 501) { planAccountNumber balance book { balance transactions { amount } } } } } }`
  const { calls, waves } = await measure(query, 'ann')
  expect(calls).toEqual(['/api/account/501', '/api/transaction/summary/plan/501'])
  expect(waves).toBe(1)
})

describe.each([
  [
    'accounts',
    `query($first: Int) { viewer { accountOwner { accounts(first: $first) { edges { node { balance distributionState } } } } } }`,
    'ann',
  ],
  [
    'beneficiaries',
    `query($first: Int) { viewer { accountOwner { beneficiaries(first: $first) { edges { node { firstName } } } } } }`,
    'ann',
  ],
  ['plans', `query($first: Int) { viewer { plans(first: $first) { edges { node { name company } } } } }`, 'service'],
  ['jobs', `query($first: Int) { viewer { incompleteJobs(first: $first) { edges { node { jobType } } } } }`, 'service'],
] as const)('the list %s', (_, query, as) => {
  test('makes as many calls for a list of fifty rows as for one row', async () => {
    const one = await measure(query, as, { first: 1 })
    expect(await measure(query, as, { first: 50 })).toEqual(one)
  })
})
