import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pdf } from '../../documents/testing.files.ts'
import { ada, administrator, bob, customerService, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { fund, newestLink, signNewest, submit, walk } from '../testing.ts'

const FIELDS =
  'id amount receivingAccountNumber checkPayableTo attentionTo address1 address2 city state zip statusId waiveFees'
let server: TestServer
let adas: string
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
  adas = await server.tokenOf(ada.email)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.executeSql(
    'update distribution_request set status_id = 5; delete from wizard_draft; delete from throttle',
  )
})

const db = () => server.services.db
const correct = (requestId: number, token = adas) => server.call('POST', `/api/request/${requestId}/correct`, { token })
const page = async (step: string) =>
  (await server.call('GET', `/api/wizard/${step}/${ada.accountId}`, { token: adas })).body as Record<string, unknown>
const request = (requestId: number) =>
  db().selectFrom('distribution_request').selectAll().where('request_id', '=', requestId).executeTakeFirstOrThrow()
const draft = () =>
  db().selectFrom('wizard_draft').selectAll().where('account_id', '=', ada.accountId).executeTakeFirstOrThrow()

describe('correcting a request that is not signed', () => {
  test('cancels an unsigned request that the owner corrects, and keeps every answer in the wizard', async () => {
    await walk(server, adas, ada.accountId, { isCheck: false, federal: 120, state: 'CA', stateTax: 15 })
    const before = await page('confirmation')
    const requestId = await submit(server, adas, ada.accountId)
    const link = await newestLink(server.services)
    expect(await correct(requestId)).toMatchObject({ status: 200, body: { accountId: ada.accountId } })
    expect(await request(requestId)).toMatchObject({ status_id: 5, outcome: 'cancelled' })
    expect(await page('distribution')).toMatchObject({ amount: 1000, progress: { nextStep: 'CONFIRMATION' } })
    const after = await page('confirmation')
    expect(after).toEqual({ ...before, version: expect.any(Number), draftId: expect.any(String) })
    // Another draft, so that its submit repeats no earlier answer.
    expect(after).not.toMatchObject({ draftId: before['draftId'] })
    expect(await page('account')).toMatchObject({ accountNumberLast4: '6789', routingNumber: '021000021' })
    // The owner can no longer sign with the earlier link.
    expect((await server.call('GET', `/api/signature/${link}`, { token: adas })).status).toBe(404)
    const next = await submit(server, adas, ada.accountId)
    expect(await request(next)).toMatchObject({
      bank_account_last4: '6789',
      federal_cents: 12_000n,
      state_cents: 1_500n,
    })
  })

  test('keeps the destination of a corrected rollover, and replaces an older draft of the account', async () => {
    await walk(server, adas, ada.accountId, { type: 50 })
    const requestId = await submit(server, adas, ada.accountId)
    await db()
      .insertInto('wizard_draft')
      .values({ account_id: ada.accountId, amount_cents: 5_000n, updated_at: new Date(), updated_by: null })
      .execute()
    expect((await correct(requestId)).status).toBe(200)
    expect(await page('rollover')).toMatchObject({ checkPayee: 'New Custodian', address: '1 Wall St', zip: '10005' })
    expect(await request(await submit(server, adas, ada.accountId))).toMatchObject({
      receiving_account_last4: '5566',
      amount_cents: 100_000n,
    })
  })

  test('keeps both lines of the address that staff entered', async () => {
    await walk(server, adas, ada.accountId, { type: 50 })
    const requestId = await submit(server, adas, ada.accountId)
    await db()
      .updateTable('distribution_request')
      .set({ address2: 'Suite 500' })
      .where('request_id', '=', requestId)
      .execute()
    expect((await correct(requestId)).status).toBe(200)
    expect(await page('rollover')).toMatchObject({ address: '1 Wall St, Suite 500' })
  })

  test.each([true, false])('keeps the waiver of the fee (%s) in the next request', async (waive_fees) => {
    await walk(server, adas, ada.accountId)
    const fee_cents = waive_fees ? 0n : 2_500n
    const requestId = await submit(server, adas, ada.accountId)
    await db()
      .updateTable('distribution_request')
      .set({ waive_fees, fee_cents })
      .where('request_id', '=', requestId)
      .execute()
    expect((await correct(requestId)).status).toBe(200)
    expect(await page('confirmation')).toMatchObject({ fee: waive_fees ? 0 : 25 })
    expect(await request(await submit(server, adas, ada.accountId))).toMatchObject({ waive_fees, fee_cents })
  })

  test.each([true, false])(
    'keeps the waiver of the fee (%s) in a paper rollover uploaded instead',
    async (waive_fees) => {
      await walk(server, adas, ada.accountId)
      const requestId = await submit(server, adas, ada.accountId)
      const fee_cents = waive_fees ? 0n : 2_500n
      const before = db().updateTable('distribution_request').where('request_id', '=', requestId)
      await before.set({ waive_fees, fee_cents }).execute()
      expect((await correct(requestId)).status).toBe(200)
      const place = { accountId: ada.accountId, accountOwnerId: ada.ownerId }
      const file = { fileName: 'form.pdf', contentType: 'application/pdf', fileContent: pdf.toString('base64') }
      const body = { ...file, ...place }
      expect(await server.call('POST', '/api/attachment/withdrawal', { token: adas, body })).toMatchObject({
        status: 200,
      })
      const paper = db().selectFrom('distribution_request').selectAll().where('is_paper_form', '=', true)
      const created = await paper.orderBy('request_id', 'desc').executeTakeFirstOrThrow()
      expect(created).toMatchObject({ status_id: 1, waive_fees, fee_cents })
    },
  )

  test('refuses to correct a signed request, or one of another owner', async () => {
    await walk(server, adas, ada.accountId)
    const requestId = await submit(server, adas, ada.accountId)
    expect((await correct(requestId, await server.tokenOf(bob.email))).status).toBe(404)
    expect((await correct(requestId, await server.tokenOf(administrator))).status).toBe(403)
    await signNewest(server, adas)
    expect(await correct(requestId)).toMatchObject({
      status: 409,
      body: 'This request was signed and can no longer be canceled here.',
    })
    expect(await db().selectFrom('wizard_draft').selectAll().execute()).toEqual([])
  })

  test('counts the employee who changed the destination as a contributor to a corrected request', async () => {
    await walk(server, adas, ada.accountId, { type: 50 })
    const requestId = await submit(server, adas, ada.accountId)
    const token = await server.tokenOf(customerService)
    const path = '/api/rollover/admin/'
    const { body } = await server.call('GET', `${path}signature`, { token })
    const item = (body as Record<string, unknown>[]).find(({ id }) => id === requestId)
    const changed = {
      ...Object.fromEntries(FIELDS.split(' ').map((field) => [field, item?.[field]])),
      checkPayableTo: 'Another',
    }
    expect((await server.call('PUT', `${path}rollover`, { token, body: changed })).status).toBe(200)
    expect((await correct(requestId)).status).toBe(200)
    const { user_id } = await db()
      .selectFrom('portal_user')
      .select('user_id')
      .where('email', '=', customerService)
      .executeTakeFirstOrThrow()
    expect(await draft()).toMatchObject({ check_payee: 'Another', payee_keyed_by: [user_id] })
  })
})
