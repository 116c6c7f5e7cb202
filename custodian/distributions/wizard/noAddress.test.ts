import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ada, asOperator, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { fund, PAYEE, walk, type Walk } from '../testing.ts'

// A check is mailed to the owner's address, so an owner without an address can't be paid by check.

let server: TestServer
let token: string

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
  token = await server.tokenOf(ada.email)
})
afterEach(() => server.close())

const send = (step: string, body?: object) =>
  server.call('POST', `/api/wizard/${step}/${ada.accountId}`, { token, ...(body ? { body } : {}) })
const loseAddress = () =>
  asOperator(server.services, (tx) => tx.deleteFrom('address').where('account_owner_id', '=', ada.ownerId).execute())
const refusal = {
  status: 400,
  body: {
    errors: [
      {
        path: ['isCheck'],
        message: 'We have no address to mail a check to. Add your mailing address, or choose direct deposit.',
      },
    ],
  },
}

describe('an owner without a mailing address', () => {
  test.each([
    ['a check', true, refusal],
    ['a direct deposit', false, { status: 200 }],
  ])('refuses only a check in the payment step without a mailing address: %s', async (_, isCheck, answer) => {
    await send('amount', { amount: 1000, isFullAmount: false })
    await send('distribution-type', { distributionTypeId: 5 })
    expect(await send('payment', { isCheck })).toMatchObject(answer)
  })

  test.each<[string, Walk, object]>([
    ['a check', {}, refusal],
    ['a direct deposit', { isCheck: false }, { status: 200 }],
    ['a rollover', { type: 50 }, { status: 200 }],
  ])('refuses only a check on submission after the mailing address was removed: %s', async (_, choice, answer) => {
    await walk(server, token, ada.accountId, choice)
    await loseAddress()
    expect(await send('finalize')).toMatchObject(answer)
  })

  test('submits a rollover although a check was chosen before', async () => {
    await walk(server, token, ada.accountId)
    await send('distribution-type', { distributionTypeId: 50 })
    await send('rollover', PAYEE)
    await loseAddress()
    expect((await send('finalize')).status).toBe(200)
  })

  test('returns to the payment step of a draft whose address was removed', async () => {
    await walk(server, token, ada.accountId)
    await loseAddress()
    const { body } = await server.call('GET', `/api/wizard/distribution/${ada.accountId}`, { token })
    expect(body).toMatchObject({ progress: { nextStep: 'PAYMENT_OPTIONS' } })
  })
})
