import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toGlobalId } from '../graphql/globalId.ts'
import { startGateway, type TestGateway } from '../testing.ts'
import type { RetirementAccount } from '../../contract/accounts.ts'

let gateway: TestGateway
beforeEach(async () => void (gateway = await startGateway()))
afterEach(async () => {
  gateway.agent.assertNoPendingInterceptors()
  await gateway.close()
})

const account = (accountId: number, statusId = 3, hasActiveRequest: boolean | null = false): RetirementAccount => ({
  accountId,
  planAccountNumber: `1000${accountId}`,
  retirementAccountType: 'Traditional IRA',
  planName: null,
  balance: 1234.56,
  retirementAccountStatusId: statusId,
  setupDate: '2020-02-29',
  accountOwnerId: 101,
  rejectionReason: null,
  draftSavedAt: null,
  hasBeneficiaries: true,
  hasActiveRequest,
})
const none = { rolloverRequests: [], withdrawalRequests: [] }

test('reads the monthly history of all accounts with one call', async () => {
  gateway.custodian('GET', '/api/account/balance', 200, [account(501), account(502), account(503)])
  const none = { contributions: 0, interest: 0, fees: 0, distributions: 0 }
  const months = [{ month: '2026-03-01', balance: 5, ...none }]
  const { calls } = gateway.custodian('GET', '/api/account/history?months=2', 200, [
    { accountId: 501, months },
    { accountId: 502, months: [] },
  ])
  const { data } = await gateway.ask(
    '{ viewer { accountOwner { accounts { edges { node { history(months: 2) { month balance fees } } } } } } }',
    { as: 'ann' },
  )
  expect(
    data.viewer.accountOwner.accounts.edges.map(({ node }: { node: { history: unknown } }) => node.history),
  ).toEqual([[{ month: '2026-03-01', balance: 5, fees: 0 }], [], []])
  expect(calls).toHaveLength(1)
})

describe('the rows of accounts whose history is selected', () => {
  const LIST = '{ viewer { accountOwner { accounts { edges { node { accountId balance history { month } } } } } } }'
  const ONE =
    'query($accountId: Int!) { viewer { accountOwner { account(accountId: $accountId) { balance history { month } } } } }'
  const HISTORY = '/api/account/history?months=13'
  const withRows = [501, 502].map((accountId) => ({ accountId, months: [], account: account(accountId) }))

  test('reads the rows of accounts with their history in one call', async () => {
    gateway.custodian('GET', HISTORY, 200, withRows)
    const { data, errors } = await gateway.ask(LIST, { as: 'ann' })
    expect(errors).toBeUndefined()
    expect(data.viewer.accountOwner.accounts.edges.map(({ node }: { node: object }) => node)).toEqual([
      { accountId: 501, balance: 1234.56, history: [] },
      { accountId: 502, balance: 1234.56, history: [] },
    ])
  })

  test('reads the row of one account with its history in one call', async () => {
    gateway.custodian('GET', HISTORY, 200, withRows)
    const { data } = await gateway.ask(ONE, { as: 'ann', variables: { accountId: 502 } })
    expect(data.viewer.accountOwner.account).toEqual({ balance: 1234.56, history: [] })
  })

  test('reads the row of one account with a second call if the history does not contain that account', async () => {
    gateway.custodian('GET', HISTORY, 200, withRows)
    gateway.custodian('GET', '/api/account/999', 404, { message: 'Not found' })
    const { data, errors } = await gateway.ask(ONE, { as: 'ann', variables: { accountId: 999 } })
    expect(data.viewer.accountOwner.account).toBeNull()
    expect(errors?.map((error) => error.extensions.code)).toEqual(['NOT_FOUND'])
  })

  test.each([
    ['fails', 500, { message: 'no' }, null, 1],
    ['has no rows', 200, withRows.map(({ account: _row, ...history }) => history), [], 0],
    ['has the row of one account only', 200, withRows.with(1, { ...withRows[1], account: null } as never), [], 0],
  ])(
    'reads the rows of accounts with a second call if the history %s',
    async (_name, status, body, history, failures) => {
      gateway.custodian('GET', HISTORY, status, body)
      gateway.custodian('GET', '/api/account/balance', 200, [account(501), account(502)])
      const { data, errors } = await gateway.ask(LIST, { as: 'ann' })
      const { edges } = data.viewer.accountOwner.accounts
      expect(edges.map(({ node }: { node: object }) => node)).toMatchObject([
        { accountId: 501, balance: 1234.56, history },
        { accountId: 502, balance: 1234.56, history },
      ])
      expect(errors ?? []).toHaveLength(2 * failures)
    },
  )
})

describe('RetirementAccount.distributionState', () => {
  const STATES = `{ viewer { accountOwner { accounts { edges { node { distributionState } } } } } }`
  const states = async () => {
    const { data } = await gateway.ask(STATES, { as: 'ann' })
    return data.viewer.accountOwner.accounts.edges.map(
      (edge: { node: { distributionState: string } }) => edge.node.distributionState,
    )
  }

  const STATUSES = [1, 2, 3, 4, 5, 6, 9]
  test.each([
    ['the account rows show no open request', false],
    ['a second call, for rows without this information, finds no open request', null],
  ])('derives the distribution state of accounts from their status if %s', async (_name, hasActiveRequest) => {
    const accounts = STATUSES.map((status) => account(500 + status, status, hasActiveRequest))
    gateway.custodian('GET', '/api/account/balance', 200, accounts)
    if (hasActiveRequest === null) gateway.custodian('GET', '/api/withdrawal/active', 200, none)
    expect(await states()).toEqual([
      'NONE',
      'AWAITING_CUSTODIAL_DOCUMENT',
      'AVAILABLE',
      'PENDING_CLOSURE',
      'CLOSED',
      'NONE',
      'NONE',
    ])
  })

  test("shows PENDING for an account with an open request, whatever the account's status", async () => {
    const known = [account(501, 3, true), account(502, 4, true), account(503)]
    gateway.custodian('GET', '/api/account/balance', 200, known)
    expect(await states()).toEqual(['PENDING', 'PENDING', 'AVAILABLE'])

    const unknown = [account(501, 3, null), account(502, 4, null), account(503, 3, null)]
    gateway.custodian('GET', '/api/account/balance', 200, unknown)
    const active = {
      rolloverRequests: [{ retirementAccountId: 502 }],
      withdrawalRequests: [{ retirementAccountId: 501 }],
    }
    gateway.custodian('GET', '/api/withdrawal/active', 200, active)
    expect(await states()).toEqual(['PENDING', 'PENDING', 'AVAILABLE'])
  })

  test('shows the accounts without a distribution state if the active requests cannot be read', async () => {
    gateway.custodian('GET', '/api/account/balance', 200, [account(501, 3, null)])
    gateway.custodian('GET', '/api/withdrawal/active', 500, { message: 'no' })
    const { data, errors } = await gateway.ask(
      `{ viewer { accountOwner { accounts { edges { node { balance distributionState } } } } } }`,
      { as: 'ann' },
    )
    expect(data.viewer.accountOwner.accounts.edges[0].node).toEqual({ balance: 1234.56, distributionState: null })
    expect(errors).toHaveLength(1)
  })
})

describe('a query for one account', () => {
  test('does not load the account when a query selects only its wizard', async () => {
    gateway.custodian('GET', '/api/wizard/admin/101/payment/501', 200, { isCheck: true })
    const { data } = await gateway.ask(
      `{ viewer { accountOwner(accountOwnerId: 101) { account(accountId: 501) { __typename id accountId ...W } } } }
       fragment W on RetirementAccount { withdrawWizard { payment { isCheck } } }`,
      { as: 'service' },
    )
    expect(data.viewer.accountOwner.account).toEqual({
      __typename: 'RetirementAccount',
      id: toGlobalId('RetirementAccount', 101, 501),
      accountId: 501,
      withdrawWizard: { payment: { isCheck: true } },
    })
  })

  test('returns null and one NOT_FOUND error for an account that the owner does not have', async () => {
    gateway.custodian('GET', '/api/account/999', 404, { message: 'Not found' })
    const { data, errors } = await gateway.ask(
      `{ viewer { accountOwner { account(accountId: 999) { balance planName ...F } } } } fragment F on RetirementAccount { statusLabel }`,
      { as: 'ann' },
    )
    expect(data.viewer.accountOwner.account).toBeNull()
    expect(errors?.map((error) => [error.path.at(-1), error.extensions.code])).toEqual([['account', 'NOT_FOUND']])
  })

  test.each([
    [[], 200, []],
    [null, 404, [['history', 'NOT_FOUND']]],
  ])(
    'returns the history %j of an account that the history call omits and whose row has status %i',
    async (history, status, codes) => {
      gateway.custodian('GET', '/api/account/history?months=13', 200, [{ accountId: 501, months: [] }])
      gateway.custodian('GET', '/api/account/999', status, status === 200 ? account(999) : { message: 'Not found' })
      const { data, errors } = await gateway.ask(
        '{ viewer { accountOwner { account(accountId: 999) { accountId history { month } } } } }',
        { as: 'ann' },
      )
      expect(data.viewer.accountOwner.account).toEqual({ accountId: 999, history })
      expect((errors ?? []).map((error) => [error.path.at(-1), error.extensions.code])).toEqual(codes)
    },
  )

  test.each([0, -1])('returns NOT_FOUND for account %i without calling the custodian', async (accountId) => {
    const query = `query($accountId: Int!) { viewer { accountOwner { account(accountId: $accountId) { balance } } } }`
    const { errors } = await gateway.ask(query, { as: 'ann', variables: { accountId } })
    expect(errors?.[0].extensions.code).toBe('NOT_FOUND')
  })

  test("reads an account's book by account id from a REST path that contains the word plan", async () => {
    const book = {
      bookId: 2001,
      balance: -25,
      transactions: [
        { transactionId: null, transactionDate: '2026-01-02', note: null, transactionType: 'Annual Fee', amount: -20 },
      ],
    }
    gateway.custodian('GET', '/api/transaction/summary/plan/501', 200, book)
    const { data } = await gateway.ask(
      `{ viewer { accountOwner { account(accountId: 501) { book { id bookId name balance transactions { transactionId transactionDate amount } } } } } }`,
      { as: 'ann' },
    )
    expect(data.viewer.accountOwner.account.book).toEqual({
      id: toGlobalId('Book', 2001),
      bookId: 2001,
      name: null,
      balance: -25,
      transactions: [{ transactionId: null, transactionDate: '2026-01-02', amount: -20 }],
    })
  })
})

test("reads a book's total with one more call and the same filters, unless the book has too many rows", async () => {
  const SUM = `{ viewer { accountOwner { account(accountId: 501) { book {
    transactionPage(first: 10, filter: { type: WITHDRAWAL }) { totalAmount } } } } } }`
  const row = { transactionDate: '2026-01-02', transactionType: 'Withdrawal', amount: -20, note: null }
  const book = { bookId: 2001, balance: -25, transactions: [row] }
  const path = '/api/transaction/summary/plan/501'
  const ask = async () => {
    const { data } = await gateway.ask(SUM, { as: 'ann' })
    return data.viewer.accountOwner.account.book.transactionPage.totalAmount
  }
  gateway.custodian('GET', path, 200, book, { 'x-total-count': '12' })
  const sum = gateway.custodian('GET', path, 200, book, { 'x-total-count': '12', 'x-total-amount': '-120.05' })
  expect(await ask()).toBe(-120.05)
  const [asked] = sum.calls.map((call) => Object.fromEntries(new URL(call.path, 'http://x').searchParams))
  expect(asked).toEqual({ limit: '1', sum: 'amount', transactionTypeId: '4' })
  gateway.custodian('GET', path, 200, book, { 'x-total-count': '10000', 'x-total-count-bound': 'at-least' })
  expect(await ask()).toBeNull()
})

describe('account changes by staff', () => {
  const STATUS = `mutation($input: UpdateAccountStatusInput!) { updateAccountStatus(input: $input) { account { statusLabel } errors { code message } } }`

  test('sends no write for an account that belongs to another owner than the input names', async () => {
    gateway.custodian('GET', '/api/account/admin/101/777', 404, { message: 'Not found' })
    const input = { accountOwnerId: 101, accountId: 777, statusId: 5 }
    const { data } = await gateway.ask(STATUS, { as: 'service', variables: { input } })
    expect(data.updateAccountStatus).toEqual({
      account: null,
      errors: [{ code: 'NOT_FOUND', message: 'NOT FOUND' }],
    })
  })

  test('returns the reason why an account cannot be closed', async () => {
    gateway.custodian('GET', '/api/account/admin/101/501', 200, account(501))
    gateway.custodian('PUT', '/api/account/admin/501/status/5', 409, 'The balance is not zero.')
    const input = { accountOwnerId: 101, accountId: 501, statusId: 5 }
    const { data } = await gateway.ask(STATUS, { as: 'service', variables: { input } })
    expect(data.updateAccountStatus.errors).toEqual([{ code: 'CONFLICT', message: 'The balance is not zero.' }])
  })

  test("sets an account's establishment date", async () => {
    const { calls } = gateway.custodian('PUT', '/api/account/admin/101/501/setup', 200, account(501))
    const { data } = await gateway.ask(
      `mutation { updateAccountSetupDate(input: { accountOwnerId: 101, accountId: 501, setupDate: "2020-02-29" }) { account { id setupDate } } }`,
      { as: 'compliance' },
    )
    expect(calls[0]?.body).toEqual({ setupDate: '2020-02-29' })
    expect(data.updateAccountSetupDate.account.setupDate).toBe('2020-02-29')
  })
})
