import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { bankDesk } from '../bank/testing.bankDesk.ts'
import { runJob } from '../jobs/run.ts'
import { planFilesSettled } from '../planUploads/planFile.ts'
import {
  administrator,
  asOperator,
  bob,
  customerService,
  reviewer,
  seedAddress,
  seedPeople,
} from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

const { db, as, file, decided } = bankDesk(() => server)

async function refused(): Promise<void> {
  const { approval_id: id } = await db()
    .selectFrom('approval')
    .select('approval_id')
    .where('status', '=', 'WAITING')
    .executeTakeFirstOrThrow()
  expect((await as(customerService, 'POST', `/api/approval/${id}/refuse`, { note: '' })).status).toBe(200)
}
/** Credits the money and then returns dollars of it to the plan. */
const returned = (amount: number) => async () => {
  await decided()
  const { transaction_id: transactionId } = await db()
    .selectFrom('ledger_transaction')
    .select('transaction_id')
    .where('idempotency_key', 'like', 'plan-file:%')
    .orderBy('transaction_id', 'desc')
    .executeTakeFirstOrThrow()
  const path = `/api/bank/plan-money/credits/${transactionId}/return`
  const body = { amount, reason: 'MISTAKE', note: 'The plan said so' }
  expect(await as(administrator, 'POST', path, body)).toMatchObject({ status: 200 })
  await decided()
}
const newestAccount = () =>
  db().selectFrom('retirement_account').selectAll().orderBy('account_id', 'desc').limit(1).executeTakeFirstOrThrow()
const letters = async () => (await runJob(server.services, JOB_TYPE.welcomeLetters))['letters']

test.each([
  ['refused', 0, refused],
  ['credited', 1, decided],
  ['credited and all returned', 0, returned(1_200)],
  ['credited and partly returned', 1, returned(200)],
])('writes no welcome letter while the plan money waits; once it is %s, %d', async (_, written, decide) => {
  await letters()
  await file(1_200)
  expect(await letters()).toBe(0)
  await decide()
  expect(await letters()).toBe(written)
  expect(await letters()).toBe(0)
})

test.each([
  ['no login', 1, null],
  ['a login without a password', 1, {}],
  ['a login', 0, { password_hash: 'x' }],
  ['a closed login', 0, { disabled_at: new Date('2026-03-01T00:00:00Z') }],
])('to an owner with %s, %d letter says how to register', async (_, written, login) => {
  await file(1_200)
  await decided()
  const { account_owner_id: id } = await newestAccount()
  if (login !== null)
    await asOperator(server.services, (tx) =>
      tx
        .insertInto('portal_user')
        .values({ email: `pia${id}@example.com`, role_id: 0, account_owner_id: id, ...login })
        .execute(),
    )
  expect(await letters()).toBe(written)
})

test.each([
  ['rejects', 0, 'reject', { planId: 1, type: 'Roth' }],
  ['approves', 1, 'approve', { planId: 2, type: 'Traditional' }],
])(
  'writes no letter about money of another person until a reviewer %s it, then %d',
  async (_, written, verb, given) => {
    await seedAddress(server.services, bob.ownerId)
    const text = `SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType
900110012,Pia,Poe,01/01/1980,1 A St,B,TX,75001,10.00,${given.type}`
    const sent = await as(administrator, 'POST', '/api/attachment/planupload', {
      fileName: 'people.csv',
      planTypeId: 1,
      planId: given.planId,
      contentType: 'text/csv',
      fileContent: Buffer.from(text).toString('base64'),
    })
    expect(sent.status).toBe(200)
    await planFilesSettled()
    await decided()
    await runJob(server.services, JOB_TYPE.identityCheck)
    const { account_id: id, status_id, named_in_file } = await newestAccount()
    expect([status_id, named_in_file]).toEqual([1, 'Pia Poe, born 01/01/1980'])
    expect(await letters()).toBe(0)
    const body = { accountIds: [id] }
    const token = await server.tokenOf(reviewer)
    expect(await server.call('PUT', `/api/compliance/${verb}`, { token, body })).toMatchObject({ status: 204 })
    expect(await letters()).toBe(written)
  },
)

test('repeats the registration code in a second letter to the same owner, because staff see only the newest', async () => {
  const codeAfter = async (type: string) => {
    const text = `SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType
900449001,Lea,Lane,01/01/1980,1 A St,B,TX,75001,10.00,${type}`
    await as(administrator, 'POST', '/api/attachment/planupload', {
      fileName: 'people.csv',
      planTypeId: 1,
      planId: 1,
      contentType: 'text/csv',
      fileContent: Buffer.from(text).toString('base64'),
    })
    await planFilesSettled()
    await decided()
    expect(await letters()).toBe(1)
    const { account_owner_id: id } = await newestAccount()
    const path = `/api/register/admin/${id}/reveal`
    return ((await as(administrator, 'POST', path, { reason: 'A call' })).body as { registrationCode: string })
      .registrationCode
  }
  const first = await codeAfter('Traditional')
  server.clock.forward(86_400_000)
  expect([first, await codeAfter('Roth')]).toEqual([expect.stringMatching(/^\d{6}$/), first])
})
