import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fund } from '../../distributions/testing.ts'
import { sealAudit, verifyAudit } from '../../integrity/auditChain.ts'
import { ada, administrator, bob, seedPeople } from '../../testing.people.ts'
import { startTestServer, TEST_NOW, type TestServer } from '../../testing.ts'

let server: TestServer
let staff: string
let customer: string
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  staff = await server.tokenOf(administrator)
  customer = await server.tokenOf(ada.email)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const read = (path: string, requestId: string, token = staff) =>
  server.call('GET', `/api${path}`, { token, headers: { 'x-request-id': requestId } })
const rowsOf = (requestId: string) =>
  server.services.db
    .selectFrom('audit')
    .select(['user_id', 'account_owner_id', 'action', 'entity_id', 'request_id'])
    .where('request_id', '=', requestId)
    .orderBy('audit_id')
    .execute()

describe('reads by staff', () => {
  test('audits a read by staff once per request and owner', async () => {
    const paths = [`/account/admin/${ada.ownerId}/balance`, `/address/admin/${ada.ownerId}/mailing`]
    for (const path of paths) await read(path, 'request-one')
    await Promise.all(paths.map((path) => read(path, 'request-two')))
    await read(`/account/admin/${bob.ownerId}/balance`, 'request-two')
    expect(await rowsOf('request-one')).toEqual([
      {
        user_id: expect.any(Number),
        account_owner_id: ada.ownerId,
        action: 'owner.read',
        entity_id: '/api/account/admin/:accountOwnerId/balance',
        request_id: 'request-one',
      },
    ])
    expect(new Set((await rowsOf('request-two')).map((row) => row.account_owner_id))).toEqual(
      new Set([ada.ownerId, bob.ownerId]),
    )
    expect(await rowsOf('request-two')).toHaveLength(2)
  })

  test('audits a read by staff also for a book or a transaction', async () => {
    await fund(server.services, ada.accountId, 100n)
    const { rows } = await server.services.database.executeSql(
      `select p.book_id, p.transaction_id from posting p join book b on b.book_id = p.book_id
       where b.account_id = ${ada.accountId} limit 1`,
    )
    const { book_id, transaction_id } = rows[0] as { book_id: number; transaction_id: number }
    const balances = { bookIds: [book_id], endDate: '2026-03-10' }
    const asked = { 'x-request-id': 'book-balances' }
    expect((await read(`/accounting/book/${book_id}`, 'book-itself')).status).toBe(200)
    expect((await read(`/accounting/book/${book_id}/date`, 'book-by-date')).status).toBe(200)
    expect((await read(`/accounting/transaction/${transaction_id}`, 'transaction')).status).toBe(200)
    await server.call('POST', '/api/accounting/book/balance', { token: staff, headers: asked, body: balances })
    await read('/accounting/book/101', 'book-of-the-house')
    for (const requestId of ['book-itself', 'book-by-date', 'transaction', 'book-balances'])
      expect([requestId, await rowsOf(requestId)]).toMatchObject([
        requestId,
        [{ account_owner_id: ada.ownerId, action: 'owner.read' }],
      ])
    expect(await rowsOf('book-of-the-house')).toEqual([])
  })

  test('audits reads by staff even with a repeated request id', async () => {
    for (let minute = 0; minute < 3; minute += 1) {
      for (let time = 0; time < 3; time += 1) await read(`/account/admin/${ada.ownerId}/balance`, 'always-the-same')
      server.clock.forward(60_000)
    }
    expect(await rowsOf('always-the-same')).toHaveLength(3)
  })

  test('links reads by staff into the audit chain', async () => {
    await read(`/account/admin/${ada.ownerId}/balance`, 'linked-read')
    const parts = { db: server.services.db, pii: server.services.pii }
    await sealAudit(parts)
    expect(await verifyAudit(parts)).toMatchObject({ findings: [], unsealed: 0 })
  })

  test('writes no audit rows for reads by customers or of unknown owners', async () => {
    expect((await read('/account/balance', 'own-account', customer)).status).toBe(200)
    expect((await read('/account/admin/999999/balance', 'nobody-there')).status).toBe(404)
    expect([...(await rowsOf('own-account')), ...(await rowsOf('nobody-there'))]).toEqual([])
  })

  test('returns no data to staff if the audit row cannot be written', async () => {
    const { database } = server.services
    await database.executeSql(`
      create function no_reads() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '42501'; end $$;
      create trigger no_reads before insert on audit for each row when (new.action = 'owner.read') execute function no_reads()`)
    const answer = await read(`/account/admin/${ada.ownerId}/balance`, 'without-trail')
    await database.executeSql('drop trigger no_reads on audit; drop function no_reads()')
    expect([answer.status, JSON.stringify(answer.body).includes('balance')]).toEqual([500, false])
    expect((await read(`/account/admin/${ada.ownerId}/balance`, 'without-trail')).status).toBe(200)
    expect(await rowsOf('without-trail')).toHaveLength(1)
  })
})
