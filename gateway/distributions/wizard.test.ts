import { KEY_REUSED } from '../../contract/endpoint.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '../testing.ts'

let gateway: TestGateway
beforeEach(async () => void (gateway = await startGateway()))
afterEach(async () => {
  gateway.agent.assertNoPendingInterceptors()
  await gateway.close()
})

const progress = {
  steps: ['DISTRIBUTION', 'TYPE'],
  completedSteps: ['DISTRIBUTION'],
  nextStep: 'TYPE',
  version: 3,
  savedAt: null,
}
const amount = { maximumAmount: 1000, amount: 25, isFullAmount: false, fee: 25, progress }

describe('the wizard steps', () => {
  test("reads the wizard's amount and progress with one call, and no other step", async () => {
    gateway.custodian('GET', '/api/wizard/distribution/501', 200, amount)
    const { data, errors } = await gateway.ask(
      `{ viewer { accountOwner { account(accountId: 501) { withdrawWizard { amount { maximumAmount amount fee } progress { nextStep steps version savedAt } } } } } }`,
      { as: 'ann' },
    )
    expect(errors).toBeUndefined()
    expect(data.viewer.accountOwner.account.withdrawWizard).toEqual({
      amount: { maximumAmount: 1000, amount: 25, fee: 25 },
      progress: { nextStep: 'TYPE', steps: ['DISTRIBUTION', 'TYPE'], version: 3, savedAt: null },
    })
  })

  test('returns the new progress of a saved wizard step without another call', async () => {
    const { calls } = gateway.custodian('POST', '/api/wizard/admin/101/amount/501', 200, amount)
    const { data } = await gateway.ask(
      `mutation($input: SaveWizardAmountInput!) { saveWizardAmount(input: $input) { amount { amount } account { id withdrawWizard { progress { nextStep } } } errors { code } } }`,
      { as: 'service', variables: { input: { accountOwnerId: 101, accountId: 501, isFullAmount: true } } },
    )
    expect(calls[0]?.body).toEqual({ amount: null, isFullAmount: true })
    expect(data.saveWizardAmount).toMatchObject({
      amount: { amount: 25 },
      account: { withdrawWizard: { progress: { nextStep: 'TYPE' } } },
      errors: [],
    })
  })

  const details = { checkPayee: 'A', address: 'B', city: 'C', state: 'TX', zip: '78701', receivingAccount: '1' }
  const bank = { accountNumber: '1', confirmAccountNumber: '1', bankName: 'B', routingNumber: '021000021' }
  test.each([
    [
      'saveWizardDistributionType',
      'type { isRoth }',
      { type: 'NORMAL' },
      'distribution-type',
      { distributionTypeId: DISTRIBUTION_TYPE.normal },
    ],
    [
      'saveWizardDistributionType',
      'type { isRoth }',
      { distributionTypeId: DISTRIBUTION_TYPE.normal },
      'distribution-type',
      { distributionTypeId: DISTRIBUTION_TYPE.normal },
    ],
    ['saveWizardPayment', 'payment { isCheck }', { isCheck: false }, 'payment', { isCheck: false }],
    ['saveWizardBankAccount', 'bankAccount { bankName }', bank, 'account', bank],
    [
      'saveWizardFederal',
      'federal { fee }',
      { federalWithholding: 0, residenceState: 'CA' },
      'federal',
      { federalTaxAmount: 0, residenceState: 'CA' },
    ],
    [
      'saveWizardState',
      'state { canOptOut }',
      { stateWithholding: 0, stateOptOut: true },
      'state',
      { stateTaxAmount: 0, stateOptOut: true },
    ],
    ['saveWizardRollover', 'rollover { city }', details, 'rollover', { ...details, attentionTo: null }],
  ])('sends the fields of %s, and returns the field that is refused', async (name, selection, input, step, body) => {
    const { calls } = gateway.custodian('POST', `/api/wizard/${step}/501`, 400, {
      errors: [{ path: [Object.keys(body)[0]], message: 'No.' }],
    })
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
    const { data } = await gateway.ask(
      `mutation($input: ${type}!) { ${name}(input: $input) { ${selection} account { id } errors { code field message } } }`,
      {
        as: 'ann',
        variables: { input: { accountId: 501, idempotencyKey: 'a-good-key', ...input } },
      },
    )
    expect(calls[0]?.body).toEqual(body)
    expect(data[name]).toMatchObject({
      account: null,
      errors: [{ code: 'INVALID', field: [Object.keys(input)[0]], message: 'No.' }],
    })
  })

  test.each(['abc', 25.005, '25', true, [10], 1e13])(
    'refuses the tax amount %j without calling the custodian',
    async (federalWithholding) => {
      const { errors, data } = await gateway.ask(
        `mutation($input: SaveWizardFederalInput!) { saveWizardFederal(input: $input) { errors { code } } }`,
        { as: 'ann', variables: { input: { accountId: 501, residenceState: 'CA', federalWithholding } } },
      )
      expect([data, errors?.[0].extensions.code]).toEqual([undefined, 'BAD_USER_INPUT'])
    },
  )

  test.each([
    ['saveWizardFederal', { residenceState: 'CA' }, 'federalWithholding'],
    ['saveWizardState', { stateOptOut: true }, 'stateWithholding'],
    ['saveWizardDistributionType', {}, 'type'],
  ])('refuses %s without its required field, and names that field', async (name, input, field) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
    const { data } = await gateway.ask(
      `mutation($input: ${type}!) { ${name}(input: $input) { errors { code field message } } }`,
      { as: 'ann', variables: { input: { accountId: 501, ...input } } },
    )
    expect(data[name].errors).toEqual([{ code: 'INVALID', field: [field], message: 'Required' }])
  })

  test('refuses the wizard to compliance reviewers', async () => {
    const { errors } = await gateway.ask(
      `{ viewer { accountOwner(accountOwnerId: 101) { account(accountId: 501) { withdrawWizard { amount { amount } } } } } }`,
      { as: 'compliance' },
    )
    expect(errors?.[0].extensions.code).toBe('FORBIDDEN')
  })
})

describe('submitting the wizard', () => {
  const FINALIZE = `mutation($input: FinalizeWizardInput!) { finalizeWizard(input: $input) { clientMutationId requestId request { number } accountOwner { activeRequests { withdrawalRequests { retirementAccountId } } } errors { code field message } } }`
  const finalize = (input: object) =>
    gateway.ask(FINALIZE, { as: 'ann', variables: { input: { accountId: 501, ...input } } })
  const request = {
    requestId: 7,
    number: 'W-2026-000007',
    isRollover: false,
    distributionTypeId: DISTRIBUTION_TYPE.normal,
    retirementAccountId: 501,
    planAccountNumber: '1',
    amount: 100,
    federalWithholding: 10,
    stateWithholding: 0,
    fee: 25,
    netAmount: 65,
    isCheck: true,
    isFullAmount: false,
    statusId: REQUEST_STATUS.open,
    dateRequested: '2026-03-01T10:00:00Z',
    events: [],
  }

  test("submits with the wizard's version and the idempotency key, then reads the new request", async () => {
    const { calls } = gateway.custodian('POST', '/api/wizard/finalize/501', 200, { requestId: 7, isRollover: false })
    gateway.custodian('GET', '/api/request', 200, [request])
    gateway.custodian('GET', '/api/withdrawal/active', 200, {
      rolloverRequests: [],
      withdrawalRequests: [{ retirementAccountId: 501 }],
    })
    const idempotencyKey = '0b5f5a8e-0000-4000-8000-000000000000'
    const { data } = await finalize({ version: 3, clientMutationId: 'only returned', idempotencyKey })
    expect(calls[0]).toMatchObject({
      body: { version: 3 },
      headers: { 'idempotency-key': idempotencyKey },
    })
    expect(data.finalizeWizard).toEqual({
      clientMutationId: 'only returned',
      requestId: 7,
      request: { number: 'W-2026-000007' },
      accountOwner: { activeRequests: { withdrawalRequests: [{ retirementAccountId: 501 }] } },
      errors: [],
    })
  })

  test('submits the wizard without a body or key header if no version and no idempotency key are given', async () => {
    const { calls } = gateway.custodian(
      'POST',
      '/api/wizard/finalize/501',
      409,
      'Your request has changed. Please review it again.',
    )
    const { data } = await finalize({ clientMutationId: 'only-returned' })
    expect(calls[0]?.body).toBeUndefined()
    expect(calls[0]?.headers).not.toHaveProperty('idempotency-key')
    expect(data.finalizeWizard).toMatchObject({
      request: null,
      errors: [{ code: 'CONFLICT', field: null, message: 'Your request has changed. Please review it again.' }],
    })
  })

  test.each(['short', 'with space in it', 'x'.repeat(65), 'line\nbreak-here'])(
    'refuses %j as an idempotency key',
    async (idempotencyKey) => {
      const { data } = await finalize({ idempotencyKey })
      expect(data.finalizeWizard.errors[0]).toMatchObject({ code: 'INVALID', field: ['idempotencyKey'] })
    },
  )

  test('reports a reused idempotency key with another input at the field of the key', async () => {
    gateway.custodian('POST', '/api/wizard/finalize/501', 409, KEY_REUSED)
    const { data } = await finalize({ idempotencyKey: 'a-good-key' })
    expect(data.finalizeWizard.errors).toEqual([
      {
        code: 'KEY_REUSED',
        field: ['idempotencyKey'],
        message: 'This idempotencyKey was already used with another input.',
      },
    ])
  })

  test('never retries a write, even after a connection error', async () => {
    gateway.agent
      .get('http://custodian.test')
      .intercept({ method: 'POST', path: '/api/wizard/finalize/501' })
      .replyWithError(new Error('reset'))
    const { calls } = gateway.custodian('POST', '/api/wizard/finalize/501', 200, { requestId: 7, isRollover: false })
    const { errors } = await finalize({ idempotencyKey: 'a-good-key' })
    expect([errors?.[0].extensions.code, calls.length]).toEqual(['UPSTREAM_UNAVAILABLE', 0])
    const { data } = await gateway.ask(
      `mutation { finalizeWizard(input: { accountId: 501, idempotencyKey: "a-good-key" }) { requestId } }`,
      { as: 'ann' },
    )
    expect([data.finalizeWizard.requestId, calls.length]).toEqual([7, 1])
  })
})
