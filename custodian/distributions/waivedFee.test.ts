import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ada, administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { NOTHING_TO_PAY } from '../taxes/withholding.ts'
import { fund, PAYEE, signNewest, storedRequest, submit, walk } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 100_000n)
})
afterAll(() => server.close())

test('refuses an amount of exactly $25.00 because of the fee, and accepts it once the fee is waived', async () => {
  const adas = await server.tokenOf(ada.email)
  const staff = await server.tokenOf(administrator)
  await walk(server, adas, ada.accountId, { amount: 700, type: 50 })
  const id = await submit(server, adas, ada.accountId)
  const save = (waiveFees: boolean, amount = 25) =>
    server.call('PUT', '/api/rollover/admin/rollover', {
      token: staff,
      body: {
        id,
        amount,
        receivingAccountNumber: PAYEE.receivingAccount,
        checkPayableTo: PAYEE.checkPayee,
        attentionTo: PAYEE.attentionTo,
        address1: PAYEE.address,
        city: PAYEE.city,
        state: PAYEE.state,
        zip: PAYEE.zip,
        statusId: REQUEST_STATUS.open,
        waiveFees,
      },
    })
  expect(await save(false)).toMatchObject({ status: 400, body: NOTHING_TO_PAY })
  expect(await save(true, 24.99)).toMatchObject({
    status: 400,
    body: { errors: [{ path: ['amount'], message: 'Please enter a valid amount' }] },
  })
  expect((await save(true)).status).toBe(200)
  const stored = await server.services.db
    .selectFrom('distribution_request')
    .select(['amount_cents', 'fee_cents'])
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(stored).toEqual({ amount_cents: 2500n, fee_cents: 0n })
})

describe('the fee after the signature', () => {
  const REFUSED = 'The owner signed this without the fee. Ask the owner to sign again.'
  const { open, approved } = REQUEST_STATUS

  /** A signed withdrawal; `waiveFees` is saved before the owner signs. */
  async function signed(waiveFees: boolean) {
    await server.services.database.executeSql('update distribution_request set status_id = 5')
    const adas = await server.tokenOf(ada.email)
    const staff = await server.tokenOf(administrator)
    await walk(server, adas, ada.accountId, { amount: 700, federal: 70 })
    const id = await submit(server, adas, ada.accountId)
    const save = (waiveFees: boolean, statusId: number = open) =>
      server.call('PUT', '/api/withdrawal/admin/withdrawal', {
        token: staff,
        body: { id, amount: 700, federalWithholding: 70, stateWithholding: 10, statusId, waiveFees },
      })
    expect((await save(waiveFees)).status).toBe(200)
    await signNewest(server, adas)
    const fee = async () => (await storedRequest(server, id)).fee_cents
    const askToSign = () =>
      server.call('POST', `/api/request/admin/${ada.ownerId}/${id}/sign-again`, {
        token: staff,
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
    return { save, fee, askToSign, sign: () => signNewest(server, adas) }
  }

  test.each([open, approved])('is not charged if the owner signed without it, to status %d', async (statusId) => {
    const { save, fee } = await signed(true)
    expect(await save(false, statusId)).toMatchObject({ status: 409, body: REFUSED })
    expect(await fee()).toBe(0n)
    expect((await save(true, statusId)).status).toBe(200)
  })

  test('is charged again if it was waived after the owner signed it', async () => {
    const { save, fee } = await signed(false)
    expect((await save(true)).status).toBe(200)
    expect(await fee()).toBe(0n)
    expect((await save(false, approved)).status).toBe(200)
    expect(await fee()).toBe(2_500n)
  })

  test('is charged once the owner has signed it again', async () => {
    const { save, fee, askToSign, sign } = await signed(true)
    expect((await askToSign()).status).toBe(200)
    expect((await save(false)).status).toBe(200)
    await sign()
    expect((await save(false, approved)).status).toBe(200)
    expect(await fee()).toBe(2_500n)
  })
})
