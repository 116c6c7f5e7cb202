import { afterAll, beforeAll, expect, test } from 'vitest'
import { ada, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  token = await server.tokenOf(ada.email)
})
afterAll(() => server.close())

const ask = (body: object) => server.call('POST', '/api/calculator', { token, body })

test('the tax calculator defaults to an entire distribution, and keeps the misspelled field federalWitholding', async () => {
  const asked = { state: 'DC', withdrawalAmount: 4000, isEarlyWithdrawal: false, isTaxDeferred: true }
  expect((await ask(asked)).body).toEqual({
    federalWitholding: 400,
    minimumStateWithholding: 430,
    maximumStateWithholding: 3600,
    canOptOut: false,
    canModify: true,
    messageOutput: 'District of Columbia requires $430.00 on a lump sum.',
  })
  expect((await ask({ ...asked, isEntireDistribution: false })).body).toMatchObject({ minimumStateWithholding: 0 })
})

test.each([
  ['MI', false],
  ['MN', false],
  ['CA', true],
  ['KS', true],
  ['TX', false],
])('says whether the owner can choose the state tax in %s: %s', async (state, canModify) => {
  const asked = { state, withdrawalAmount: 1000, isEarlyWithdrawal: false, isTaxDeferred: true }
  expect((await ask(asked)).body).toMatchObject({ canModify })
})

test('the tax calculator requires a numeric amount of at least $25.00 with at most two decimals', async () => {
  const asked = { isEarlyWithdrawal: false, isTaxDeferred: true, isEntireDistribution: true }
  expect(await ask({ ...asked, withdrawalAmount: 24.99 })).toMatchObject({
    status: 400,
    body: { errors: [{ path: ['withdrawalAmount'], message: 'Withdrawal amount must be at least $25.00' }] },
  })
  expect((await ask({ ...asked, withdrawalAmount: 25 })).status).toBe(200)
  expect((await ask({ ...asked, withdrawalAmount: 25.001 })).status).toBe(400)
  expect((await ask({ ...asked, withdrawalAmount: '25' })).status).toBe(400)
  expect((await ask(asked)).body).toMatchObject({ errors: [{ path: ['withdrawalAmount'], message: 'Required' }] })
})

const asked = { withdrawalAmount: 100, isEarlyWithdrawal: false, isTaxDeferred: true, isEntireDistribution: true }

test.each(['isEarlyWithdrawal', 'isTaxDeferred', 'isEntireDistribution'])('requires a boolean in %s', async (field) => {
  for (const wrong of ['true', 1, null])
    expect(await ask({ ...asked, [field]: wrong })).toMatchObject({
      status: 400,
      body: { errors: [{ path: [field], message: expect.stringMatching(/^Expected boolean, received /) }] },
    })
})

test.each(['isEarlyWithdrawal', 'isTaxDeferred'])('the tax calculator requires the field %s', async (field) => {
  expect((await ask({ ...asked, [field]: undefined })).body).toEqual({
    errors: [{ path: [field], message: 'Required' }],
  })
})

test('the tax calculator accepts a call without a state and a federal amount', async () => {
  expect((await ask(asked)).body).toMatchObject({ federalWitholding: 10, minimumStateWithholding: 0 })
})

test('returns the bank of a routing number or INVALID, and requires a session', async () => {
  const bank = (number: string) => server.call('GET', `/api/routing/${number}`, { token })
  expect((await bank('322271627')).body).toEqual({ name: 'JPMorgan Chase Bank' })
  expect((await bank('000000000')).body).toEqual({ name: 'INVALID' })
  expect((await bank('12345')).body).toEqual({ name: 'INVALID' })
  expect((await server.call('GET', '/api/routing/322271627')).status).toBe(401)
})
