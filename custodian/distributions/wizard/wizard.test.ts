import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ada, administrator, bob, reviewer, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { BANK, fund, PAYEE, walk, type Walk } from '../testing.ts'

let server: TestServer
let token: string
let bobs: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
  await fund(server.services, bob.accountId, 250_000n)
  await fund(server.services, bob.secondAccountId, 100_000n)
  token = await server.tokenOf(ada.email)
  bobs = await server.tokenOf(bob.email)
})
afterAll(() => server.close())
beforeEach(() => server.services.db.deleteFrom('wizard_draft').execute())

const get = (step: string, accountId = ada.accountId, as = token) =>
  server.call('GET', `/api/wizard/${step}/${accountId}`, { token: as })
const send = (step: string, body: unknown, accountId = ada.accountId, as = token) =>
  server.call('POST', `/api/wizard/${step}/${accountId}`, { token: as, body })
const field = (name: string, message: string) => ({ errors: [{ path: [name], message }] })
const drafts = () => server.services.db.selectFrom('wizard_draft').selectAll().execute()

describe('the amount step', () => {
  test('returns the maximum amount and no chosen amount before the first step', async () => {
    expect((await get('distribution')).body).toEqual({
      maximumAmount: 10000,
      amount: null,
      isFullAmount: false,
      fee: 25,
      progress: {
        steps: ['DISTRIBUTION', 'TYPE'],
        completedSteps: [],
        nextStep: 'DISTRIBUTION',
        version: 0,
        savedAt: null,
      },
    })
  })

  test.each([
    [24.99, 400, field('amount', 'Number must be greater than or equal to $25.00')],
    [25, 400, 'The withholding and fee leave nothing to pay.'],
    [25.01, 200, undefined],
    [9999.99, 200, undefined],
    [10000.01, 400, field('amount', 'Enter $10,000.00 or less.')],
    [100.001, 400, field('amount', 'An amount has at most two decimals')],
    [null, 400, field('amount', 'Required')],
  ])('answers the amount %s in the wizard with status %i', async (amount, status, body) => {
    const answer = await send('amount', { amount, isFullAmount: false })
    expect(answer.status).toBe(status)
    expect(status === 200 ? undefined : answer.body).toEqual(body)
    expect(await drafts()).toHaveLength(status === 200 ? 1 : 0)
  })

  test('treats a typed amount equal to the maximum as the full amount', async () => {
    expect((await send('amount', { amount: 10000, isFullAmount: false })).body).toMatchObject({
      amount: 10000,
      isFullAmount: true,
      progress: { completedSteps: ['DISTRIBUTION'], nextStep: 'TYPE', version: expect.any(Number) },
    })
  })

  test('refuses an amount sent as text, and an unknown key', async () => {
    expect((await send('amount', { amount: '100', isFullAmount: false })).status).toBe(400)
    expect((await send('amount', { amount: 100, isFullAmount: false, fee: 0 })).status).toBe(400)
  })
})

describe('the type step', () => {
  test('offers an early or a normal distribution by age 59 1/2', async () => {
    expect((await get('distribution-type')).body).toMatchObject({
      displayNormalDistribution: true,
      displayEarlyDistribution: false,
      displayRollover: true,
      isRoth: false,
    })
    expect((await get('distribution-type', bob.accountId, bobs)).body).toMatchObject({
      displayNormalDistribution: false,
      displayEarlyDistribution: true,
    })
  })

  test('refuses a distribution type that does not match the age, and names the field of an unknown type', async () => {
    await send('amount', { amount: 100, isFullAmount: false })
    expect(await send('distribution-type', { distributionTypeId: DISTRIBUTION_TYPE.early })).toMatchObject({
      status: 400,
      body: 'This distribution type does not match the age of the account owner.',
    })
    for (const distributionTypeId of [2, 3, 4, 6, 7, 8, 9, 10, 0])
      expect(await send('distribution-type', { distributionTypeId })).toMatchObject({
        status: 400,
        body: field('distributionTypeId', 'Please select a distribution type'),
      })
  })

  test('stores the Roth type for an early distribution from a Roth account, and shows the early choice', async () => {
    await send('amount', { amount: 100, isFullAmount: false }, bob.secondAccountId, bobs)
    const answer = await send(
      'distribution-type',
      { distributionTypeId: DISTRIBUTION_TYPE.early },
      bob.secondAccountId,
      bobs,
    )
    expect(answer.body).toMatchObject({ earlyDistributionSelected: true, isRoth: true })
    expect(await drafts()).toMatchObject([{ distribution_type_id: DISTRIBUTION_TYPE.earlyRoth }])
  })
})

describe('a rollover', () => {
  test.each([
    [{ distributionTypeId: 50 }, { rolloverSelected: true, transferSelected: false }],
    [
      { distributionTypeId: 50, isEmployerPlan: true },
      { rolloverSelected: true, transferSelected: false },
    ],
    // A rollover to another IRA is a transfer, which is not reported.
    [
      { distributionTypeId: 50, isEmployerPlan: false },
      { rolloverSelected: false, transferSelected: true },
    ],
    [{ distributionTypeId: 60 }, { rolloverSelected: false, transferSelected: true }],
  ])('saves the distribution type %o and then shows the choice %o', async (body, shown) => {
    await send('amount', { amount: 100, isFullAmount: false })
    expect((await send('distribution-type', body)).body).toMatchObject(shown)
  })

  test('refuses a rollover from a Roth account, and accepts a transfer', async () => {
    const bobsRoth = (body: object) => send('distribution-type', body, bob.secondAccountId, bobs)
    await send('amount', { amount: 100, isFullAmount: false }, bob.secondAccountId, bobs)
    expect((await get('distribution-type', bob.secondAccountId, bobs)).body).toMatchObject({ displayRollover: false })
    expect(await bobsRoth({ distributionTypeId: 50 })).toMatchObject({
      status: 400,
      body: field('distributionTypeId', 'A Roth IRA can move to another Roth IRA only. Please choose Transfer.'),
    })
    expect((await bobsRoth({ distributionTypeId: 60 })).status).toBe(200)
  })
})

describe('order of the wizard steps', () => {
  test('refuses to skip a step of the wizard, and stores nothing', async () => {
    for (const [step, body] of [
      ['distribution-type', { distributionTypeId: DISTRIBUTION_TYPE.normal }],
      ['payment', { isCheck: true }],
      ['account', BANK],
      ['rollover', PAYEE],
      ['federal', { federalTaxAmount: 100, residenceState: 'CA' }],
      ['state', { stateTaxAmount: 0, stateOptOut: false }],
    ] as const)
      expect(await send(step, body)).toMatchObject({ status: 409, body: 'Please complete the earlier steps first.' })
    expect(await server.call('POST', `/api/wizard/finalize/${ada.accountId}`, { token })).toMatchObject({
      status: 409,
      body: 'Please complete the earlier steps first.',
    })
    expect(await drafts()).toEqual([])
  })

  test('refuses a wizard page that the chosen type or payment method does not use', async () => {
    await walk(server, token, ada.accountId)
    expect((await send('rollover', PAYEE)).status).toBe(409)
    expect((await send('account', BANK)).status).toBe(409)
  })

  test('answers 404 for a wizard page while earlier steps are incomplete', async () => {
    for (const step of ['federal', 'state', 'confirmation']) expect((await get(step)).status).toBe(404)
    await walk(server, token, ada.accountId)
    for (const step of ['federal', 'state', 'confirmation']) expect((await get(step)).status).toBe(200)
  })

  test.each<[string, Walk, string[]]>([
    ['check', {}, ['DISTRIBUTION', 'TYPE', 'PAYMENT_OPTIONS', 'FEDERAL', 'STATE', 'CONFIRMATION']],
    [
      'direct deposit',
      { isCheck: false },
      ['DISTRIBUTION', 'TYPE', 'PAYMENT_OPTIONS', 'ACCOUNT_INFO', 'FEDERAL', 'STATE', 'CONFIRMATION'],
    ],
    ['rollover', { type: 50 }, ['DISTRIBUTION', 'TYPE', 'ROLLOVER', 'CONFIRMATION']],
    ['transfer', { type: 60 }, ['DISTRIBUTION', 'TYPE', 'ROLLOVER', 'CONFIRMATION']],
  ])('lists the wizard steps up to the confirmation: %s', async (_name, choice, steps) => {
    await walk(server, token, ada.accountId, choice)
    expect((await get('distribution')).body).toMatchObject({
      progress: { steps, completedSteps: steps.slice(0, -1), nextStep: 'CONFIRMATION' },
    })
  })

  test.each([
    ['a withdrawal by check', {}, null],
    ['a rollover', { type: 50 }, 'New Custodian FBO Ada Adams'],
    ['a transfer', { type: 60 }, 'New Custodian FBO Ada Adams'],
  ])('shows on the confirmation the payee as printed on the check: %s', async (_name, choice, checkPayee) => {
    await walk(server, token, ada.accountId, choice)
    expect((await get('confirmation')).body).toMatchObject({ checkPayee })
  })

  test('clears the taxes after a changed amount or type, but not after an unchanged one', async () => {
    await walk(server, token, ada.accountId)
    await send('amount', { amount: 1000, isFullAmount: false })
    expect((await get('confirmation')).status).toBe(200)
    expect((await send('amount', { amount: 1001, isFullAmount: false })).body).toMatchObject({
      progress: { completedSteps: ['DISTRIBUTION', 'TYPE', 'PAYMENT_OPTIONS'], nextStep: 'FEDERAL' },
    })
    expect((await get('federal')).body).toMatchObject({ selectedAmount: null, stateOfResidence: 'CA' })
  })

  test('clears the state tax after another state of residence', async () => {
    await walk(server, token, ada.accountId)
    await send('federal', { federalTaxAmount: 100, residenceState: 'OR' })
    expect((await get('state')).body).toMatchObject({ selectedAmount: null, minimumStateWithholding: 80 })
  })

  test('returns to the amount step when a full amount no longer equals the balance', async () => {
    await walk(server, bobs, bob.secondAccountId, { isFullAmount: true, type: 1, federal: 0, state: 'TX', stateTax: 0 })
    await fund(server.services, bob.secondAccountId, 100n)
    expect((await get('distribution', bob.secondAccountId, bobs)).body).toMatchObject({
      maximumAmount: 1001,
      progress: { nextStep: 'DISTRIBUTION' },
    })
    expect((await server.call('POST', `/api/wizard/finalize/${bob.secondAccountId}`, { token: bobs })).status).toBe(409)
  })

  test('deletes the draft when the owner starts over', async () => {
    await walk(server, token, ada.accountId)
    expect((await server.call('DELETE', `/api/wizard/draft/${ada.accountId}`, { token })).status).toBe(204)
    expect(await drafts()).toEqual([])
  })
})

describe('the bank account step', () => {
  beforeEach(async () => {
    await send('amount', { amount: 100, isFullAmount: false })
    await send('distribution-type', { distributionTypeId: DISTRIBUTION_TYPE.normal })
    await send('payment', { isCheck: false })
  })

  test.each([
    [{ routingNumber: '12345678' }, field('routingNumber', 'Routing number must be 9 digits.')],
    [{ routingNumber: '123456780' }, field('routingNumber', 'Invalid Routing Number')],
    [
      { accountNumber: '' },
      {
        errors: [
          field('accountNumber', 'Required').errors[0],
          field('confirmAccountNumber', 'Account numbers do not match').errors[0],
        ],
      },
    ],
    [
      { accountNumber: '123456789012345678', confirmAccountNumber: '123456789012345678' },
      field('accountNumber', 'Please enter a valid account number'),
    ],
    [
      { accountNumber: '12_34', confirmAccountNumber: '12_34' },
      field('accountNumber', 'Please enter a valid account number'),
    ],
    [{ confirmAccountNumber: '123456788' }, field('confirmAccountNumber', 'Account numbers do not match')],
  ])('refuses the bank account %j, and names its field', async (change, body) => {
    expect(await send('account', { ...BANK, ...change })).toMatchObject({ status: 400, body })
  })

  test.each([
    ['7', '7', '7'],
    ['12345678901234567', '12345678901234567', '4567'],
    [' 12-34 56\u2011AB', '123456ab'.toUpperCase(), '56AB'],
  ])('treats %j and %j as the same account number', async (accountNumber, confirmAccountNumber, last4) => {
    const sent = { ...BANK, accountNumber, confirmAccountNumber, routingNumber: '1210-0024 8' }
    expect(await send('account', sent)).toMatchObject({
      status: 200,
      body: { accountNumberLast4: last4, routingNumber: '121000248', bankName: 'Wells Fargo Bank' },
    })
  })

  test('encrypts and masks the account number, keeps it when the mask is sent back, and names the bank', async () => {
    const shown = { accountNumber: '••••6789', accountNumberLast4: '6789', bankName: 'JPMorgan Chase Bank' }
    expect((await send('account', BANK)).body).toMatchObject(shown)
    const [before] = await drafts()
    expect(Object.values(before ?? {}).join('|')).not.toContain('123456789')
    const again = { ...BANK, accountNumber: '••••6789', confirmAccountNumber: '••••6789', routingNumber: '121000248' }
    expect((await send('account', again)).body).toMatchObject({ ...shown, bankName: 'Wells Fargo Bank' })
    expect((await drafts())[0]?.bank_account_sealed).toBe(before?.bank_account_sealed)
  })
})

describe('the tax steps', () => {
  beforeEach(async () => {
    await send('amount', { amount: 1000, isFullAmount: false })
    await send('distribution-type', { distributionTypeId: DISTRIBUTION_TYPE.normal })
    await send('payment', { isCheck: true })
  })

  test.each([
    [
      { federalTaxAmount: 99.99, residenceState: 'CA' },
      field('federalTaxAmount', 'Number must be greater than or equal to 10'),
    ],
    [
      { federalTaxAmount: 100.5, residenceState: 'CA' },
      field(
        'federalTaxAmount',
        'Federal withholding must be a whole percent of the amount: $100.00 (10%) or $110.00 (11%)',
      ),
    ],
    [
      { federalTaxAmount: 980, residenceState: 'TX' },
      field('federalTaxAmount', 'Enter 97% or less. More would leave nothing to pay.'),
    ],
    [
      { federalTaxAmount: 970, residenceState: 'CA' },
      field('federalTaxAmount', 'Enter 88% or less. With California’s tax, more would leave nothing to pay.'),
    ],
    [{ federalTaxAmount: 100, residenceState: '' }, field('residenceState', 'Please select a state')],
    [{ federalTaxAmount: 100 }, field('residenceState', 'Please select a state')],
    [{ federalTaxAmount: 100, residenceState: 'ZZ' }, field('residenceState', 'Please select a state')],
    [{ federalTaxAmount: 100, residenceState: 'Texas' }, field('residenceState', 'Please select a state')],
    [{ federalTaxAmount: null, residenceState: 'CA' }, field('federalTaxAmount', 'Expected number, received null')],
  ])('refuses the taxes %j, and names the field', async (body, refusal) => {
    expect(await send('federal', body)).toMatchObject({ status: 400, body: refusal })
  })

  test.each([0, 100, 110, 970])('accepts a federal tax of $%i', async (federalTaxAmount) => {
    expect((await send('federal', { federalTaxAmount, residenceState: 'TX' })).status).toBe(200)
  })

  test('accepts and shows a minimum federal tax of 1% when FEDERAL_MINIMUM_PERCENT is 1', async () => {
    Object.assign(server.services.config, { federalMinimumPercent: 1 })
    expect(await send('federal', { federalTaxAmount: 10, residenceState: 'TX' })).toMatchObject({
      status: 200,
      body: { minimumFederalWithholding: 1, maximumFederalWithholding: 97 },
    })
    expect((await send('federal', { federalTaxAmount: 9.99, residenceState: 'TX' })).body).toEqual(
      field('federalTaxAmount', 'Number must be greater than or equal to 1'),
    )
    Object.assign(server.services.config, { federalMinimumPercent: 10 })
  })

  test("limits the state tax to the state's minimum and maximum", async () => {
    await send('federal', { federalTaxAmount: 100, residenceState: 'KS' })
    expect((await get('state')).body).toMatchObject({
      minimumStateWithholding: 50,
      maximumStateWithholding: 875,
      canOptOut: false,
      canModify: true,
      messageOutput: 'Kansas requires at least $50.00 because federal tax is withheld.',
    })
    expect((await send('state', { stateTaxAmount: 49.99, stateOptOut: false })).body).toEqual(
      field('stateTaxAmount', 'Number must be greater than or equal to $50.00'),
    )
    expect((await send('state', { stateTaxAmount: 875.01, stateOptOut: false })).body).toEqual(
      field('stateTaxAmount', 'Enter $875.00 or less.'),
    )
    expect((await send('state', { stateTaxAmount: 875, stateOptOut: false })).body).toBe(
      'The withholding and fee leave nothing to pay.',
    )
    expect((await send('state', { stateTaxAmount: 0, stateOptOut: true })).body).toEqual(
      field('stateOptOut', 'Opting out of state withholding is not possible'),
    )
    expect((await send('state', { stateTaxAmount: 874.99, stateOptOut: false })).status).toBe(200)
    expect((await get('confirmation')).body).toMatchObject({ netAmount: 0.01 })
  })

  test('accepts only the minimum state tax if a lower tax requires a form of the state', async () => {
    await send('federal', { federalTaxAmount: 0, residenceState: 'MI' })
    expect((await get('state')).body).toMatchObject({
      minimumStateWithholding: 42.5,
      canOptOut: true,
      canModify: false,
    })
    expect((await send('state', { stateTaxAmount: 0, stateOptOut: true })).status).toBe(400)
    expect((await send('state', { stateTaxAmount: 42.51, stateOptOut: false })).status).toBe(400)
    expect((await send('state', { stateTaxAmount: 42.5, stateOptOut: false })).status).toBe(200)
  })

  test('treats an opt-out of state tax as 0, whatever amount is sent', async () => {
    await send('federal', { federalTaxAmount: 100, residenceState: 'CA' })
    expect((await send('state', { stateTaxAmount: 50, stateOptOut: true })).body).toMatchObject({
      selectedAmount: 0,
      stateOptOut: true,
    })
  })

  test('shows consistent amounts on the confirmation', async () => {
    await send('federal', { federalTaxAmount: 100, residenceState: 'CA' })
    await send('state', { stateTaxAmount: 10, stateOptOut: false })
    expect((await get('confirmation')).body).toEqual({
      distributionTypeId: DISTRIBUTION_TYPE.normal,
      evidenceOf: null,
      amount: 1000,
      federalTaxAmount: 100,
      stateTaxAmount: 10,
      isCheck: true,
      netAmount: 865,
      isRollover: false,
      fee: 25,
      draftId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: expect.any(Number),
      bankName: null,
      accountNumberLast4: null,
      checkPayee: null,
      expectedFrom: '2026-03-19',
      expectedTo: '2026-03-24',
      stateOfResidence: 'CA',
      taxNotice: null,
    })
  })
})

describe('rollover details', () => {
  test.each([
    ['checkPayee', 'Payee is required.'],
    ['address', 'Address is required.'],
    ['city', 'City is required.'],
    ['state', 'State is required.'],
    ['receivingAccount', 'Receiving Account is required.'],
  ])('requires the field %s for a rollover', async (name, message) => {
    await send('amount', { amount: 1000, isFullAmount: false })
    await send('distribution-type', { distributionTypeId: DISTRIBUTION_TYPE.rollover })
    expect((await send('rollover', { ...PAYEE, [name]: ' ' })).body).toEqual(field(name, message))
    for (const state of ['N', 'nyc', 'ZZ', 'Ontario'])
      expect((await send('rollover', { ...PAYEE, state })).body).toEqual(field('state', 'State is required.'))
    for (const zip of ['1234', '123456', '1000x', '10005-12'])
      expect((await send('rollover', { ...PAYEE, zip })).body).toEqual(field('zip', 'Please enter a valid zip code.'))
    expect((await send('rollover', { ...PAYEE, attentionTo: null })).body).toEqual({ ...PAYEE, attentionTo: null })
  })
})

describe('access to the wizard', () => {
  test("answers 404 for another owner's account, and to staff who name the wrong owner", async () => {
    const staff = await server.tokenOf(administrator)
    expect((await get('distribution', bob.accountId)).status).toBe(404)
    expect((await send('amount', { amount: 100, isFullAmount: false }, bob.accountId)).status).toBe(404)
    const path = (owner: number) => `/api/wizard/admin/${owner}/distribution/${bob.accountId}`
    expect((await server.call('GET', path(bob.ownerId), { token: staff })).status).toBe(200)
    expect((await server.call('GET', path(ada.ownerId), { token: staff })).status).toBe(404)
  })

  test('refuses access to the wizard for compliance reviewers', async () => {
    const staff = await server.tokenOf(reviewer)
    const path = `/api/wizard/admin/${bob.ownerId}/distribution/${bob.accountId}`
    expect((await server.call('GET', path, { token: staff })).status).toBe(403)
  })

  test('refuses a distribution from an account that is not registered', async () => {
    const set = (status_id: number) =>
      server.services.db
        .updateTable('retirement_account')
        .set({ status_id })
        .where('account_id', '=', bob.accountId)
        .execute()
    for (const status of [1, 2, 4, 5, 6]) {
      await set(status)
      expect(await get('distribution', bob.accountId, bobs)).toMatchObject({
        status: 409,
        body: 'This account is not open for distributions.',
      })
    }
    await set(3)
  })
})
