import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, balanceOfAccount, trialBalance } from '../ledger/ledger.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { loadDemo } from './loadDemo.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
})
afterAll(() => server.close())

describe('the demo data', () => {
  test('loads the expected balances as totals of balanced postings', async () => {
    const { db } = server.services
    const balances = await Promise.all(
      [501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512].map((id) => balanceOfAccount(db, id)),
    )
    expect(balances).toEqual([
      10_000_00n,
      2_500_00n,
      1_000_00n,
      700_00n,
      4_000_00n,
      0n,
      50_00n,
      1_200_00n,
      5_000_00n,
      900_00n,
      900_00n,
      900_00n,
    ])
    const taxes = await db
      .selectFrom('book')
      .select(['book_id', 'name'])
      .where('name', 'in', ['Federal Withholding', 'California Withholding'])
      .orderBy('book_id')
      .execute()
    expect(await Promise.all(taxes.map(async ({ name, book_id }) => [name, await balanceOf(db, book_id)]))).toEqual([
      ['Federal Withholding', 150_00n],
      ['California Withholding', 0n],
    ])
    expect(await trialBalance(db)).toEqual({ differenceCents: 0n, unbalanced: [] })
  })

  test('gives Ann 12 transactions within two years and Dan one open, signed withdrawal', async () => {
    const ann = await server.tokenOf('ann.archer@example.com')
    const { body } = await server.call('GET', '/api/transaction/summary/plan/501', { token: ann })
    expect(body).toMatchObject({ balance: 10_000 })
    expect((body as { transactions: unknown[] }).transactions).toHaveLength(12)
    const requests = await server.services.db.selectFrom('distribution_request').selectAll().execute()
    expect(requests).toMatchObject([
      { account_id: 505, kind: 'WITHDRAWAL', amount_cents: 300_00n, status_id: 1, is_check: true },
    ])
    expect(requests[0]?.signed_at).not.toBeNull()
  })

  test('loads the demo data once', async () => {
    expect(await loadDemo(server.services)).toBe(false)
  })

  test('lets every demo user sign in with the same password', async () => {
    for (const [email, roleId, ownerId] of [
      ['ann.archer@example.com', 0, 1001],
      ['admin@example.com', 1, 0],
      ['service@example.com', 2, 0],
      ['service2@example.com', 2, 0],
      ['compliance@example.com', 4, 0],
    ]) {
      const { status, body } = await server.call('POST', '/api/authenticate', {
        body: { username: email, password: 'Passw0rd!' },
      })
      expect([status, body]).toMatchObject([200, { roleId, accountOwnerId: ownerId }])
    }
  })
})
