import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { WITHHOLDING_NOTICES } from '../../contract/withholdingNotice.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ada, administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { fund, newestLink, PAYEE, signNewest, submit, walk } from './testing.ts'

let server: TestServer
let adas: string
let staff: string
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
  adas = await server.tokenOf(ada.email)
  staff = await server.tokenOf(administrator)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.executeSql('update distribution_request set status_id = 5')
})

const db = () => server.services.db
const letters = async (subject: RegExp) =>
  (await db().selectFrom('mail_outbox').select('subject').execute()).filter((letter) => subject.test(letter.subject))
const save = (kind: 'rollover' | 'withdrawal', body: object) =>
  server.call('PUT', `/api/${kind}/admin/${kind}`, { token: staff, body })
const sign = (envelopeId: string) =>
  server.call('POST', `/api/signature/${envelopeId}`, {
    token: adas,
    body: { signerName: 'Ada Adams', consent: true },
  })
const form = (id: number, change: object) => ({
  id,
  amount: 700,
  receivingAccountNumber: PAYEE.receivingAccount,
  checkPayableTo: PAYEE.checkPayee,
  attentionTo: PAYEE.attentionTo,
  address1: PAYEE.address,
  city: PAYEE.city,
  state: PAYEE.state,
  zip: PAYEE.zip,
  statusId: REQUEST_STATUS.open,
  waiveFees: false,
  ...change,
})
async function rollover(): Promise<number> {
  await walk(server, adas, ada.accountId, { amount: 700, type: 50 })
  return submit(server, adas, ada.accountId)
}

describe('the document that an owner signs', () => {
  test('stores the revision of the Form W-4R notice that was shown, and refuses an unknown revision', async () => {
    await walk(server, adas, ada.accountId)
    const refused = await server.call('POST', `/api/wizard/federal/${ada.accountId}`, {
      token: adas,
      body: { federalTaxAmount: 100, residenceState: 'CA', withholdingNotice: '1999-1' },
    })
    expect(refused.status).toBe(400)
    const id = await submit(server, adas, ada.accountId)
    const stored = await db()
      .selectFrom('distribution_request')
      .selectAll()
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored.withholding_notice).toBe(WITHHOLDING_NOTICES.at(-1))
    await expect(
      server.services.database.executeSql(`update distribution_request set withholding_notice = null`),
    ).rejects.toThrow('stays as it was')
    const around = await server.call('GET', `/api/withdrawal/admin/withdrawal/${id}`, { token: staff })
    expect(around.body).toMatchObject({ around: { withholdingNotice: WITHHOLDING_NOTICES.at(-1) } })
  })

  test('sends a new form when staff change an unsigned request, and invalidates the earlier form', async () => {
    const id = await rollover()
    const before = await newestLink(server.services)
    expect((await save('rollover', form(id, { checkPayableTo: 'Somebody Else' }))).status).toBe(200)
    const after = await newestLink(server.services)
    expect(after).not.toBe(before)
    expect((await sign(before)).status).toBe(404)
    expect((await server.call('GET', `/api/signature/${after}`, { token: adas })).body).toMatchObject({
      payee: 'Somebody Else FBO Ada Adams',
    })
    expect((await sign(after)).status).toBe(204)
  })

  test('sends a new form even when staff only waive the fee', async () => {
    await walk(server, adas, ada.accountId)
    const id = await submit(server, adas, ada.accountId)
    const before = await newestLink(server.services)
    const edit = {
      id,
      amount: 1000,
      federalWithholding: 100,
      stateWithholding: 10,
      statusId: REQUEST_STATUS.open,
      waiveFees: true,
    }
    expect((await save('withdrawal', edit)).status).toBe(200)
    expect((await sign(before)).status).toBe(404)
    expect((await sign(await newestLink(server.services))).status).toBe(204)
  })

  test('refuses to sign a document that differs from its request, and sends a new document on demand', async () => {
    const id = await rollover()
    const before = await newestLink(server.services)
    await db()
      .updateTable('distribution_request')
      .set({ check_payable_to: 'Thief' })
      .where('request_id', '=', id)
      .execute()
    expect(await sign(before)).toMatchObject({
      status: 409,
      body: 'This document has changed. Please ask for a new one.',
    })
    expect((await server.call('POST', `/api/request/${id}/resend`, { token: adas })).status).toBe(200)
    const after = await newestLink(server.services)
    expect((await server.call('GET', `/api/signature/${after}`, { token: adas })).body).toMatchObject({
      payee: 'Thief FBO Ada Adams',
    })
    expect((await sign(after)).status).toBe(204)
  })

  test('notifies the owner when staff change a signed request', async () => {
    const id = await rollover()
    await signNewest(server, adas)
    expect(await letters(/Changed/)).toEqual([])
    expect((await save('rollover', form(id, { statusId: REQUEST_STATUS.approved }))).status).toBe(200)
    expect(await letters(/Changed/)).toEqual([])
    expect(
      (await save('rollover', form(id, { statusId: REQUEST_STATUS.open, checkPayableTo: 'Somebody Else' }))).status,
    ).toBe(200)
    expect(await letters(/Changed/)).toHaveLength(1)
  })
})
