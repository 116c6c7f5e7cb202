import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toGlobalId } from '../graphql/globalId.ts'
import { startGateway, type TestGateway } from '../testing.ts'

let gateway: TestGateway
beforeEach(async () => void (gateway = await startGateway()))
afterEach(async () => {
  gateway.agent.assertNoPendingInterceptors()
  await gateway.close()
})

const withdrawal = {
  id: 9,
  amount: 300,
  address1: '1 A St',
  address2: null,
  city: 'Miami',
  state: 'FL',
  zip: '33101',
  federalWithholding: 30,
  stateWithholding: 0,
  statusId: REQUEST_STATUS.open,
  waiveFees: false,
  fee: 25,
  attachmentGuid: 'g 1',
  attachmentWarning: 'This PDF runs scripts.',
  planAccountNumber: '100005',
  distributionTypeId: DISTRIBUTION_TYPE.normal,
  firstName: 'Dan',
  lastName: 'Dean',
  isFullAmount: false,
  isCheck: true,
  isRoth: false,
  dateOfBirth: '1952-01-15',
  dateRequested: '2026-03-01T10:00:00Z',
  retirementAccountId: 505,
  version: 2,
  signedAt: null,
  accountOwnerId: 1004,
  netAmount: 245,
}
const rollover = {
  ...withdrawal,
  id: 10,
  receivingAccountNumber: null,
  checkPayableTo: null,
  attentionTo: null,
  attachmentGuid: null,
  attachmentWarning: null,
}

describe('the request lists of staff', () => {
  test("reads the age of the oldest open request with one more call and the list's filters", async () => {
    const ask = (list: string) =>
      gateway.ask(
        `{ viewer { withdrawalRequests(list: ${list}, first: 10, sort: AMOUNT_DESC, filter: { isCheck: true, olderThan: 1 }) {
          oldestInBankDays edges { node { ageInBankDays } } } } }`,
        { as: 'service' },
      )
    const page = gateway.custodian('GET', '/api/withdrawal/admin/open', 200, [{ ...withdrawal, ageInBankDays: 2 }], {
      'x-total-count': '12',
    })
    const oldest = gateway.custodian('GET', '/api/withdrawal/admin/open', 200, [{ ...withdrawal, ageInBankDays: 9 }])
    const { data } = await ask('PENDING')
    expect(data.viewer.withdrawalRequests).toEqual({ oldestInBankDays: 9, edges: [{ node: { ageInBankDays: 2 } }] })
    const asked = [page, oldest].flatMap(({ calls }) => calls.map(({ path }) => new URL(path, 'http://x').searchParams))
    expect(asked.map((query) => Object.fromEntries(query))).toEqual([
      { limit: '10', sort: '-amount', isCheck: 'true', olderThan: '1' },
      { limit: '1', sort: 'waitingSince', isCheck: 'true', olderThan: '1' },
    ])
    // A page that shows the whole list contains its oldest request.
    const both = [2, 7].map((ageInBankDays, id) => ({ ...withdrawal, id, ageInBankDays }))
    gateway.custodian('GET', '/api/withdrawal/admin/open', 200, both, { 'x-total-count': '2' })
    expect((await ask('PENDING')).data.viewer.withdrawalRequests.oldestInBankDays).toBe(7)
    gateway.custodian('GET', '/api/withdrawal/admin/historical', 200, [withdrawal])
    expect((await ask('HISTORICAL')).data.viewer.withdrawalRequests.oldestInBankDays).toBeNull()
  })

  test("reads a list's total with one more call and the same filters, unless the list is too long", async () => {
    const SUM = `{ viewer { withdrawalRequests(list: PENDING, first: 10, filter: { isCheck: true }) { totalAmount } } }`
    const ask = async () => (await gateway.ask(SUM, { as: 'service' })).data.viewer.withdrawalRequests.totalAmount
    const path = '/api/withdrawal/admin/open'
    gateway.custodian('GET', path, 200, [withdrawal], { 'x-total-count': '12' })
    const sum = gateway.custodian('GET', path, 200, [withdrawal], {
      'x-total-count': '12',
      'x-total-amount': '1234.05',
    })
    expect(await ask()).toBe(1234.05)
    const [asked] = sum.calls.map((call) => Object.fromEntries(new URL(call.path, 'http://x').searchParams))
    expect(asked).toEqual({ limit: '1', sum: 'amount', isCheck: 'true' })
    gateway.custodian('GET', path, 200, [withdrawal], { 'x-total-count': '10000', 'x-total-count-bound': 'at-least' })
    expect(await ask()).toBeNull()
    gateway.custodian('GET', path, 200, [], { 'x-total-count': '0' })
    expect(await ask()).toBe(0)
  })

  test.each([
    ['PENDING', 'open'],
    ['APPROVED', 'approved'],
    ['INCOMPLETE', 'incomplete'],
    ['HISTORICAL', 'historical'],
    ['SIGNATURE', 'signature'],
  ])('reads the %s list from the custodian path "%s"', async (list, path) => {
    gateway.custodian('GET', `/api/withdrawal/admin/${path}`, 200, [withdrawal])
    gateway.custodian('GET', `/api/rollover/admin/${path}`, 200, [{ ...rollover, statusId: REQUEST_STATUS.pending }])
    const { data } = await gateway.ask(
      `query($list: RequestList!) { viewer {
        withdrawalRequests(list: $list) { edges { node { id requestId distributionType allowedStatusIds attachmentPath attachmentWarning netAmount version } } }
        rolloverRequests(list: $list) { edges { node { id allowedStatusIds attachmentPath attachmentWarning } } } } }`,
      { as: 'service', variables: { list } },
    )
    expect(data.viewer.withdrawalRequests.edges[0].node).toEqual({
      id: toGlobalId('WithdrawalRequest', 9),
      requestId: 9,
      distributionType: 'Normal',
      allowedStatusIds: [1, 2, 3, 4, 5, 6],
      attachmentPath: '/files/attachment/g%201',
      attachmentWarning: 'This PDF runs scripts.',
      netAmount: 245,
      version: 2,
    })
    expect(data.viewer.rolloverRequests.edges[0].node).toEqual({
      id: toGlobalId('RolloverRequest', 10),
      allowedStatusIds: [3, 4],
      attachmentPath: null,
      attachmentWarning: null,
    })
  })

  test('reads withdrawals and rollovers by one fragment on the interfaces of staff requests', async () => {
    gateway.custodian('GET', '/api/withdrawal/admin/open', 200, [withdrawal])
    gateway.custodian('GET', '/api/rollover/admin/open', 200, [rollover])
    const { data } = await gateway.ask(
      `{ viewer { withdrawalRequests(list: PENDING) { ...page } rolloverRequests(list: PENDING) { ...page } } }
      fragment page on StaffRequestConnection { __typename totalCount totalAmount edges { __typename node { ...row } } }
      fragment row on StaffRequest {
        __typename requestId number
        ... on WithdrawalRequest { federalWithholding }
        ... on RolloverRequest { mustReadForm }
      }`,
      { as: 'service' },
    )
    const page = (kind: string, node: object) => ({
      __typename: `${kind}RequestConnection`,
      totalCount: 1,
      totalAmount: null,
      edges: [{ __typename: `${kind}RequestEdge`, node: { __typename: `${kind}Request`, ...node } }],
    })
    expect(data.viewer).toEqual({
      withdrawalRequests: page('Withdrawal', { requestId: 9, number: 'W-2026-000009', federalWithholding: 30 }),
      rolloverRequests: page('Rollover', { requestId: 10, number: 'R-2026-000010', mustReadForm: false }),
    })
  })

  test('refuses the staff request lists to customers and compliance reviewers', async () => {
    for (const as of ['ann', 'compliance'] as const) {
      const { errors } = await gateway.ask(`{ viewer { withdrawalRequests(list: PENDING) { totalCount } } }`, { as })
      expect(errors?.[0].extensions.code).toBe('FORBIDDEN')
    }
  })
})

const form = {
  id: 9,
  amount: 300,
  address1: '1 A St',
  address2: null,
  city: 'Miami',
  state: 'FL',
  zip: '33101',
  federalWithholding: 30,
  stateWithholding: 0,
  statusId: REQUEST_STATUS.open,
  waiveFees: false,
  version: 2,
}
const UPDATE = `mutation($input: UpdateWithdrawalRequestInput!) { updateWithdrawalRequest(input: $input) { request { statusId } viewer { userId } errors { code field message } } }`
const CLOSE = `mutation($input: CloseWithdrawalRequestInput!) { closeWithdrawalRequest(input: $input) { closedId viewer { withdrawalRequests(list: PENDING) { totalCount } } errors { code message } } }`

describe('saving a request by staff', () => {
  test('saves a request with a PUT of the whole form, including the version that was read', async () => {
    const { calls } = gateway.custodian('PUT', '/api/withdrawal/admin/withdrawal', 200, {
      ...withdrawal,
      statusId: REQUEST_STATUS.approved,
    })
    const input = { request: { ...form, statusId: REQUEST_STATUS.approved, address2: undefined } }
    const { data } = await gateway.ask(UPDATE, { as: 'service', variables: { input } })
    expect(calls[0]?.body).toEqual({ ...form, address2: undefined, statusId: REQUEST_STATUS.approved })
    expect(data.updateWithdrawalRequest).toEqual({
      request: { statusId: REQUEST_STATUS.approved },
      viewer: { userId: 22 },
      errors: [],
    })
  })

  test('returns the path of the refused field inside the request input', async () => {
    gateway.custodian('PUT', '/api/withdrawal/admin/withdrawal', 400, {
      errors: [{ path: ['amount'], message: 'This field cannot be changed.' }],
    })
    const { data } = await gateway.ask(UPDATE, { as: 'service', variables: { input: { request: form } } })
    expect(data.updateWithdrawalRequest.errors).toEqual([
      { code: 'INVALID', field: ['request', 'amount'], message: 'This field cannot be changed.' },
    ])
  })
})

test.each(['Withdrawal', 'Rollover'])('refuses to save or close a %s without its version', async (kind) => {
  const { federalWithholding, stateWithholding, version: _version, ...both } = form
  const payee = { receivingAccountNumber: '1', checkPayableTo: 'Oak Trust', attentionTo: '', address2: '' }
  const request = { ...both, ...(kind === 'Rollover' ? payee : { federalWithholding, stateWithholding }) }
  const refused = { errors: [{ code: 'INVALID', field: ['request', 'version'], message: 'Required' }] }
  const errors = '{ errors { code field message } }'
  const saved = await gateway.ask(
    `mutation($input: Update${kind}RequestInput!) { update${kind}Request(input: $input) ${errors} }`,
    { as: 'service', variables: { input: { request } } },
  )
  expect(saved.data).toEqual({ [`update${kind}Request`]: refused })
  const closed = await gateway.ask(
    `mutation($input: Close${kind}RequestInput!) { close${kind}Request(input: $input) ${errors} }`,
    { as: 'service', variables: { input: { action: 'CANCEL', request } } },
  )
  expect(closed.data).toEqual({ [`close${kind}Request`]: refused })
})

describe('closing a request by staff', () => {
  test.each([
    ['CANCEL', 1],
    ['REVERSE', 6],
    ['CANCEL', 5],
  ])('sends %s of a request in status %i as a POST with status 5, and rereads its list', async (action, statusId) => {
    const { calls } = gateway.custodian('POST', '/api/withdrawal/admin/withdrawal', 200, {
      ...withdrawal,
      statusId: REQUEST_STATUS.historical,
    })
    gateway.custodian('GET', '/api/withdrawal/admin/open', 200, [])
    const { data } = await gateway.ask(CLOSE, {
      as: 'service',
      variables: { input: { action, request: { ...form, statusId } } },
    })
    expect(calls[0]?.body).toMatchObject({ id: 9, statusId: REQUEST_STATUS.historical })
    expect(data.closeWithdrawalRequest).toEqual({
      closedId: toGlobalId('WithdrawalRequest', 9),
      viewer: { withdrawalRequests: { totalCount: 0 } },
      errors: [],
    })
  })

  test('reports a pending second-person approval, and closes no request', async () => {
    const waitsFor = 'Reversal of a payment already sent'
    const answer = { ...withdrawal, statusId: REQUEST_STATUS.incomplete, waitsFor }
    gateway.custodian('POST', '/api/withdrawal/admin/withdrawal', 200, answer)
    const { data } = await gateway.ask(
      `mutation($input: CloseWithdrawalRequestInput!) { closeWithdrawalRequest(input: $input) { closedId waitsFor } }`,
      {
        as: 'service',
        variables: { input: { action: 'REVERSE', request: { ...form, statusId: REQUEST_STATUS.incomplete } } },
      },
    )
    expect(data.closeWithdrawalRequest).toEqual({ closedId: null, waitsFor })
  })

  test.each([
    ['CANCEL', 6, 'Only an open request can be canceled.'],
    ['REVERSE', 1, 'Only an incomplete request can be reversed.'],
    ['CANCEL', 3, 'Only an open request can be canceled.'],
  ])('refuses %s of a request in status %i without calling the custodian', async (action, statusId, message) => {
    const { data } = await gateway.ask(CLOSE, {
      as: 'service',
      variables: { input: { action, request: { ...form, statusId } } },
    })
    expect(data.closeWithdrawalRequest).toMatchObject({ closedId: null, errors: [{ code: 'CONFLICT', message }] })
  })
})

describe("a customer's own requests", () => {
  const request = {
    requestId: 7,
    number: 'R-2026-000007',
    isRollover: true,
    distributionTypeId: DISTRIBUTION_TYPE.transfer,
    retirementAccountId: 501,
    planAccountNumber: '1',
    amount: 100,
    federalWithholding: 0,
    stateWithholding: 0,
    fee: 25,
    netAmount: 75,
    isCheck: true,
    isFullAmount: true,
    statusId: REQUEST_STATUS.pending,
    dateRequested: '2026-03-01T10:00:00Z',
    events: [{ kind: 'SUBMITTED', at: '2026-03-01T10:00:00Z' }],
  }

  test('lists an open request on Home even after 120 archived requests', async () => {
    const away = Array.from({ length: 120 }, (_, index) => ({
      ...request,
      requestId: 100 + index,
      statusId: REQUEST_STATUS.historical,
    }))
    gateway.custodian('GET', '/api/request', 200, [...away, request])
    const { data } = await gateway.ask(
      `{ viewer { accountOwner { requests(underWay: true) { totalCount edges { node { requestId } } } } } }`,
      { as: 'ann' },
    )
    expect(data.viewer.accountOwner.requests).toEqual({ totalCount: 1, edges: [{ node: { requestId: 7 } }] })
  })

  test("shows a request's type and status by name, with the path of its receipt", async () => {
    // The single request and the list are two calls: the first reads one request by its number.
    const one = gateway.custodian('GET', '/api/request', 200, [request])
    gateway.custodian('GET', '/api/request', 200, [request])
    const { data } = await gateway.ask(
      `{ viewer { accountOwner { a: request(requestId: 7) { id distributionType statusLabel receiptPath events { kind note } } requests { totalCount } } } }`,
      { as: 'ann' },
    )
    expect(data.viewer.accountOwner).toEqual({
      a: {
        id: toGlobalId('DistributionRequest', 101, 7),
        distributionType: 'Transfer',
        statusLabel: 'Pending',
        receiptPath: '/files/receipt/101/7',
        events: [{ kind: 'SUBMITTED', note: null }],
      },
      requests: { totalCount: 1 },
    })
    expect(one.calls[0]?.path).toBe('/api/request?requestId=7')
  })

  test('returns NOT_FOUND for an unknown request', async () => {
    gateway.custodian('GET', '/api/request', 200, [request])
    const { errors } = await gateway.ask(`{ viewer { accountOwner { request(requestId: 8) { number } } } }`, {
      as: 'ann',
    })
    expect(errors?.[0].extensions.code).toBe('NOT_FOUND')
  })

  test('emails the signing link of a request again', async () => {
    gateway.custodian('POST', '/api/request/7/resend', 200, { sentTo: 'a•••@example.com' })
    const { data } = await gateway.ask(
      `mutation { resendSignatureLink(input: { requestId: 7 }) { sentTo errors { code } } }`,
      { as: 'ann' },
    )
    expect(data.resendSignatureLink).toEqual({ sentTo: 'a•••@example.com', errors: [] })
  })
})

describe('signing a document', () => {
  const envelope = {
    kind: 'DISTRIBUTION_FORM',
    status: 'AWAITING',
    fileName: 'form.pdf',
    consentText: 'I agree.',
    accountOwnerName: 'Ann Archer',
    amount: 100,
    netAmount: 65,
    payee: 'Bank ending in 6789',
    expiresAt: '2026-03-04T10:00:00Z',
  }
  const READ = `{ signatureEnvelope(envelopeId: "env-1") { envelopeId kind status documentPath amount } }`

  test('opens a signing link without a session, and sends no credential', async () => {
    const { calls } = gateway.custodian('GET', '/api/signature/env-1', 200, envelope)
    const { data } = await gateway.ask(READ)
    expect(calls[0]?.headers).not.toHaveProperty('authorization')
    expect(data.signatureEnvelope).toEqual({
      envelopeId: 'env-1',
      kind: 'DISTRIBUTION_FORM',
      status: 'AWAITING',
      documentPath: '/files/signature/env-1',
      amount: 100,
    })
  })

  test('forwards the session token to the custodian when a signed-in user opens a signing link', async () => {
    const { calls } = gateway.custodian('GET', '/api/signature/env-1', 200, envelope)
    await gateway.ask(READ, { as: 'ann' })
    expect(calls[0]?.headers['authorization']).toBe('Bearer token-of-11')
  })

  test('returns the updated envelope after a signature', async () => {
    const { calls } = gateway.custodian('POST', '/api/signature/env-1', 204)
    gateway.custodian('GET', '/api/signature/env-1', 200, { ...envelope, status: 'SIGNED' })
    const { data } = await gateway.ask(
      `mutation { completeSignature(input: { envelopeId: "env-1", signerName: "Ann Archer", consent: true }) { envelope { status } errors { code } } }`,
      { as: 'ann' },
    )
    expect(calls[0]?.body).toEqual({ signerName: 'Ann Archer', consent: true })
    expect(data.completeSignature).toEqual({ envelope: { status: 'SIGNED' }, errors: [] })
  })

  test('returns an expired signing link as data, not as an error', async () => {
    gateway.custodian('POST', '/api/signature/env-1', 404, { message: 'Not found' })
    const { data } = await gateway.ask(
      `mutation { completeSignature(input: { envelopeId: "env-1", signerName: "A", consent: true }) { envelope { status } errors { code } } }`,
    )
    expect(data.completeSignature).toEqual({ envelope: null, errors: [{ code: 'NOT_FOUND' }] })
  })
})

describe('a mutation whose call succeeded and whose read then fails', () => {
  const signer = 'signerName: "Ann Archer", consent: true'
  test.each([
    ['cancelRequest', 'requestId: 7', 'request { number }', '/api/request/7/cancel', '/api/request'],
    ['correctRequest', 'requestId: 7', 'request { number }', '/api/request/7/correct', '/api/request'],
    [
      'signRequest',
      `requestId: 7, code: "123456", ${signer}`,
      'request { number }',
      '/api/request/7/sign',
      '/api/request',
    ],
    ['completeSignature', `envelopeId: "e", ${signer}`, 'envelope { status }', '/api/signature/e', '/api/signature/e'],
    ['finalizeWizard', 'accountId: 501', 'request { number }', '/api/wizard/finalize/501', '/api/request'],
  ])('%s returns a payload without errors', async (name, input, selection, written, read) => {
    gateway.custodian('POST', written, 200, { accountId: 501, requestId: 7, isRollover: false })
    gateway.custodian('GET', read, 503, undefined, { 'retry-after': '1' })
    const { data, errors } = await gateway.ask(
      `mutation { ${name}(input: { ${input} }) { ${selection} errors { code } } }`,
      { as: 'ann' },
    )
    const field = selection.split(' ')[0] as string
    expect(data[name]).toEqual({ [field]: null, errors: [] })
    expect(errors).toMatchObject([{ path: [name, field], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  })
})
