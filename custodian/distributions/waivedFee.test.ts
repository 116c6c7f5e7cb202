import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ada, administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { NOTHING_TO_PAY } from '../taxes/withholding.ts'
import { fund, PAYEE, submit, walk } from './testing.ts'

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
