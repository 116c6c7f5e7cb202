import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { enumValueOf } from '../../contract/enumeration.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { startGateway, type TestGateway } from '../testing.ts'

let gateway: TestGateway
beforeEach(async () => void (gateway = await startGateway()))
afterEach(async () => {
  gateway.agent.assertNoPendingInterceptors()
  await gateway.close()
})

/** Fields of the form that a decision sends unchanged. */
const form = {
  id: 9,
  amount: 300,
  address1: '1 A St',
  address2: null,
  city: 'Miami',
  state: 'FL',
  zip: '33101',
  waiveFees: true,
}
const row = {
  ...form,
  statusId: REQUEST_STATUS.open,
  fee: 25,
  attachmentGuid: null,
  attachmentWarning: null,
  planAccountNumber: '100005',
  distributionTypeId: DISTRIBUTION_TYPE.normal,
  firstName: 'Dan',
  lastName: 'Dean',
  isFullAmount: false,
  isCheck: true,
  isRoth: false,
  dateOfBirth: '1952-01-15',
  dateRequested: '2026-03-01T10:00:00Z',
  ageInBankDays: 1,
  retirementAccountId: 505,
  version: 2,
  signedAt: null,
  accountOwnerId: 1004,
  outcome: null,
  incompleteReason: null,
  holdReason: null,
  netAmount: 245,
  waitsFor: null,
}
const taxes = { federalWithholding: 30, stateWithholding: 0 }
const receiver = { receivingAccountNumber: '•••1234', checkPayableTo: 'Other Trust', attentionTo: null }
const withdrawal = { ...row, ...taxes, routingNumber: null, bankAccount: null }
const rollover = { ...row, ...receiver, paperSigner: null }
const around = {
  list: 'open',
  residenceState: 'FL',
  withholdingNotice: null,
  bankName: null,
  balance: 1000,
  balanceAfter: 700,
  history: [],
  visitors: [],
  ownerNotes: [],
  otherRequests: [],
  signingLinkSentAt: null,
  signingLinkExpiresAt: null,
  lastChange: null,
}

const reason = { kind: 'SIGNATURE' }
const ask = (name: string, input: object, as: 'service' | 'ann' | 'compliance' = 'service') => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const payload = '{ request { __typename requestId status version } errors { code field message } }'
  return gateway.ask(`mutation($input: ${type}!) { ${name}(input: $input) ${payload} }`, { as, variables: { input } })
}

describe('decisions about a request by its number and version', () => {
  test.each([
    ['approveRequest', {}, 'PUT', REQUEST_STATUS.open, REQUEST_STATUS.approved],
    ['setRequestIncomplete', { reason }, 'PUT', REQUEST_STATUS.open, REQUEST_STATUS.incomplete],
    ['closeRequest', { reason, action: 'CANCEL' }, 'POST', REQUEST_STATUS.open, REQUEST_STATUS.historical],
    ['closeRequest', { reason, action: 'REVERSE' }, 'POST', REQUEST_STATUS.incomplete, REQUEST_STATUS.historical],
  ] as const)('sends the stored form for %s %j by %s with the new status', async (name, more, method, from, to) => {
    const given = { requestId: 9, version: 2, ...more }
    const changed = { statusId: to, version: 2, ...('reason' in more ? { reason } : {}) }
    gateway.custodian('GET', '/api/withdrawal/admin/withdrawal/9', 200, {
      request: { ...withdrawal, statusId: from },
      around,
    })
    const answer = { ...withdrawal, statusId: to, version: 3 }
    const { calls } = gateway.custodian(method, '/api/withdrawal/admin/withdrawal', 200, answer)
    const { data } = await ask(name, { ...given, idempotencyKey: 'decision-0001' })
    expect(calls[0]).toMatchObject({ headers: { 'idempotency-key': 'decision-0001' } })
    expect(calls[0]?.body).toEqual({ ...form, ...taxes, ...changed })
    const request = {
      __typename: 'WithdrawalRequest',
      requestId: 9,
      status: enumValueOf(REQUEST_STATUS, to),
      version: 3,
    }
    expect(data[name]).toEqual({ request, errors: [] })

    gateway.custodian('GET', '/api/withdrawal/admin/withdrawal/9', 404, { message: 'Not found' })
    gateway.custodian('GET', '/api/rollover/admin/rollover/9', 200, {
      request: { ...rollover, statusId: from },
      around,
    })
    const rolled = gateway.custodian(method, '/api/rollover/admin/rollover', 200, {
      ...rollover,
      statusId: to,
      version: 3,
    })
    expect((await ask(name, given)).data[name].request).toEqual({ ...request, __typename: 'RolloverRequest' })
    expect(rolled.calls[0]?.body).toEqual({ ...form, ...receiver, ...changed })
  })

  test("sends the caller's version, so the custodian refuses a decision about an outdated version", async () => {
    gateway.custodian('GET', '/api/withdrawal/admin/withdrawal/9', 200, { request: withdrawal, around })
    const message = 'This request was changed by somebody else.'
    const { calls } = gateway.custodian('PUT', '/api/withdrawal/admin/withdrawal', 409, message)
    const { data } = await ask('approveRequest', { requestId: 9, version: 1 })
    expect(calls[0]?.body).toMatchObject({ version: 1 })
    expect(data.approveRequest).toEqual({ request: null, errors: [{ code: 'CONFLICT', field: null, message }] })
  })

  test('refuses to cancel an incomplete request and to reverse an open one', async () => {
    for (const [action, statusId] of [
      ['CANCEL', REQUEST_STATUS.incomplete],
      ['REVERSE', REQUEST_STATUS.open],
    ] as const) {
      gateway.custodian('GET', '/api/withdrawal/admin/withdrawal/9', 200, {
        request: { ...withdrawal, statusId },
        around,
      })
      const { data } = await ask('closeRequest', { requestId: 9, version: 2, action, reason })
      expect(data.closeRequest).toMatchObject({ request: null, errors: [{ code: 'CONFLICT' }] })
    }
  })

  test.each(['ann', 'compliance'] as const)('refuses a decision by %s without calling the custodian', async (as) => {
    for (const [name, more] of Object.entries({
      approveRequest: {},
      setRequestIncomplete: { reason },
      closeRequest: { reason, action: 'CANCEL' },
    })) {
      const { errors } = await ask(name, { requestId: 9, version: 2, ...more }, as)
      expect(errors?.[0].extensions.code).toBe('FORBIDDEN')
    }
  })

  test('refuses a decision without the version that was read', async () => {
    const { errors } = await ask('approveRequest', { requestId: 9 })
    expect(errors?.[0].extensions.code).toBe('BAD_USER_INPUT')
  })
})
