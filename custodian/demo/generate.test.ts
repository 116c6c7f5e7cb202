import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOfAccount, trialBalance } from '../ledger/ledger.ts'
import { startTestServer, TEST_NOW, type TestServer } from '../testing.ts'
import { generateOwners } from './generate.ts'
import { inventOwner } from './invent.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  await generateOwners(server.services, 120)
})
afterAll(() => server.close())
const one = async (text: string) => (await server.services.database.executeSql(text)).rows[0]

describe('invented owners', () => {
  test('are the same for the same number, and unlike for another', () => {
    expect(inventOwner(7, TEST_NOW)).toEqual(inventOwner(7, TEST_NOW))
    expect(inventOwner(7, TEST_NOW)).not.toEqual(inventOwner(8, TEST_NOW))
  })

  test('come with every state of residence, account status and request status', async () => {
    expect(await one('select count(distinct state)::int as n from address')).toEqual({ n: 51 })
    expect(await one('select count(distinct status_id)::int as n from retirement_account')).toEqual({ n: 6 })
    expect(await one('select count(distinct status_id)::int as n from distribution_request')).toEqual({ n: 6 })
  })

  test('are funded by balanced postings and leave the named people as they were', async () => {
    expect(await trialBalance(server.services.db)).toEqual({ differenceCents: 0n, unbalanced: [] })
    expect(await balanceOfAccount(server.services.db, 501)).toBe(10_000_00n)
  })

  test('that are paid have one ledger transaction each, and only they', async () => {
    const { rows } = await server.services.database.executeSql(`
      select r.status_id, count(t.transaction_id)::int as paid, count(*)::int as n
      from distribution_request r left join ledger_transaction t on t.request_id = r.request_id group by 1`)
    for (const row of rows) expect(row['paid']).toBe([4, 5].includes(Number(row['status_id'])) ? row['n'] : 0)
  })

  test('are added up to the number that is wanted', async () => {
    expect(await generateOwners(server.services, 120)).toBe(0)
    expect(await generateOwners(server.services, 121)).toBe(1)
  })

  test('can sign in', async () => {
    const user = await server.services.db
      .selectFrom('portal_user')
      .select('email')
      .where('email', 'like', '%@generated.example')
      .executeTakeFirstOrThrow()
    const token = await server.tokenOf(user.email)
    expect((await server.call('GET', '/api/account/balance', { token })).status).toBe(200)
  })
})
