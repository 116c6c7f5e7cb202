import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnswerOf } from '../../contract/endpoint.ts'
import type { getActiveRequests } from '../../contract/requests.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  for (const [name, email] of Object.entries({
    ann: 'ann.archer@example.com',
    ben: 'ben.brook@example.com',
    joy: 'joy.jones@example.com',
    admin: 'admin@example.com',
    compliance: 'compliance@example.com',
  }))
    tokens[name] = await server.tokenOf(email)
})
afterAll(() => server.close())

const get = (who: string, path: string) => server.call('GET', path, { token: tokens[who] ?? '' })
const put = (who: string, path: string, body?: unknown) => server.call('PUT', path, { token: tokens[who] ?? '', body })
const annsAccount = {
  accountId: 501,
  planAccountNumber: '100001',
  retirementAccountType: 'Traditional IRA',
  planName: 'Alpha Plan',
  balance: 10_000,
  retirementAccountStatusId: 3,
  setupDate: '2024-02-10',
  accountOwnerId: 1001,
  rejectionReason: null,
  draftSavedAt: null,
  hasBeneficiaries: false,
  hasActiveRequest: false,
}

describe('accounts', () => {
  test("lists an owner's own accounts with balances from the ledger", async () => {
    expect((await get('ann', '/api/account/balance')).body).toEqual([annsAccount])
    expect((await get('ben', '/api/account/balance')).body).toMatchObject([
      { accountId: 502, balance: 2_500 },
      { accountId: 503, balance: 1_000, retirementAccountType: 'Roth IRA' },
    ])
    expect((await get('compliance', '/api/account/admin/1001/balance')).body).toEqual([annsAccount])
    expect((await get('joy', '/api/account/balance')).body).toEqual([])
  })

  test('flags an account as having an active request exactly if that request is in a list of active requests', async () => {
    const owners = await server.services.db.selectFrom('account_owner').select('account_owner_id as id').execute()
    const [said, listed] = [new Map<number, boolean>(), new Set<number>()]
    for (const { id } of owners) {
      const accounts = (await get('admin', `/api/account/admin/${id}/balance`)).body as (typeof annsAccount)[]
      const active = (await get('admin', `/api/withdrawal/admin/${id}/active`)).body
      const { rolloverRequests, withdrawalRequests } = active as AnswerOf<typeof getActiveRequests>
      for (const account of accounts) said.set(account.accountId, account.hasActiveRequest)
      for (const request of [...rolloverRequests, ...withdrawalRequests]) listed.add(request.retirementAccountId)
    }
    expect(listed.size).toBeGreaterThan(0)
    expect(said).toEqual(new Map([...said.keys()].map((accountId) => [accountId, listed.has(accountId)])))
  })

  test("gives the same answer for another owner's account and for an unknown account", async () => {
    const foreign = await get('ann', '/api/account/502')
    const unknown = await get('ann', '/api/account/99999')
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
    expect((await get('ann', '/api/account/501')).body).toEqual(annsAccount)
    expect((await get('admin', '/api/account/admin/1001/502')).status).toBe(404)
    expect((await get('admin', '/api/account/admin/1002/502')).status).toBe(200)
  })
})

describe('account status', () => {
  test('lets any staff set any of the six statuses, with an audit row', async () => {
    expect((await put('compliance', '/api/account/admin/509/status/4')).body).toMatchObject({
      accountId: 509,
      retirementAccountStatusId: 4,
    })
    const row = await server.services.db
      .selectFrom('audit')
      .selectAll()
      .orderBy('audit_id', 'desc')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      action: 'account.status',
      account_owner_id: 1006,
      before: { statusId: 3 },
      after: { statusId: 4 },
    })
    expect((await put('ann', '/api/account/admin/501/status/4')).status).toBe(403)
    expect((await put('admin', '/api/account/admin/509/status/7')).status).toBe(404)
    expect((await put('admin', '/api/account/admin/99999/status/3')).status).toBe(404)
  })

  test('closes an account only if it has no balance and no active request', async () => {
    expect(await put('admin', '/api/account/admin/501/status/5')).toMatchObject({
      status: 409,
      body: 'The account cannot be closed while it has a balance.',
    })
    expect((await put('admin', '/api/account/admin/506/status/3')).status).toBe(200)
    await server.services.database.executeSql(`
      insert into distribution_request (kind, account_id, distribution_type_id, amount_cents, is_full_amount, status_id, date_requested)
      values ('WITHDRAWAL', 506, 5, 100, false, 1, now())`)
    expect(await put('admin', '/api/account/admin/506/status/5')).toMatchObject({
      status: 409,
      body: 'The account cannot be closed while a distribution request is active.',
    })
    await server.services.database.executeSql('update distribution_request set status_id = 5 where account_id = 506')
    expect((await put('admin', '/api/account/admin/506/status/5')).body).toMatchObject({ retirementAccountStatusId: 5 })
  })
})

describe('allowed order of account statuses', () => {
  const statusOf = async (accountId: number, statusId: number) => {
    const { status, body } = await put('compliance', `/api/account/admin/${accountId}/status/${statusId}`)
    return status === 200 ? (body as typeof annsAccount).retirementAccountStatusId : body
  }

  test('lets staff set only Not Validated (1) and Rejected (6) until compliance approves the account', async () => {
    const refusal = 'This account has not been validated yet. Compliance must approve it first.'
    for (const from of [1, 6]) {
      expect(await statusOf(510, from)).toBe(from)
      for (const to of [2, 3, 4, 5]) expect(await statusOf(510, to)).toBe(refusal)
    }
  })

  test('lets staff set Registered (3) or Pending Closure (4) only after a signature or registration', async () => {
    const refusal = 'The owner of this account has not signed the custodial agreement yet.'
    for (const to of [3, 4]) expect(await statusOf(504, to)).toBe(refusal)
    for (const to of [1, 6, 2]) expect(await statusOf(504, to)).toBe(to)
    await server.services.database.executeSql(`
      insert into envelope (envelope_hash, kind, account_owner_id, attachment_id, email, created_at, expires_at, signed_at, document_sha256)
      select 'signed', 'CUSTODIAL_AGREEMENT', 1003, attachment_id, 'cara.cole@example.com', now(), now(), now(), 'x'
      from attachment limit 1`)
    for (const to of [3, 4, 3]) expect(await statusOf(504, to)).toBe(to)
  })

  test('lets staff set every status but Closed (5) for a funded account that was loaded as registered', async () => {
    for (const to of [1, 6, 2, 4, 3]) expect(await statusOf(502, to)).toBe(to)
    expect(await statusOf(502, 5)).toBe('The account cannot be closed while it has a balance.')
  })

  test('refuses the status Registered (3) until the owner signs the agreement, even after approval', async () => {
    expect(await statusOf(511, 2)).toMatch(/^This account has not been validated yet/)
    expect((await put('compliance', '/api/compliance/approve', [511])).status).toBeLessThan(300)
    expect(await statusOf(511, 1)).toBe(1)
    expect(await statusOf(511, 2)).toBe(2)
    expect(await statusOf(511, 3)).toMatch(/^The owner of this account has not signed/)
  })
})

describe('the establishment date', () => {
  test('accepts an establishment date up to today, for an account of the named owner', async () => {
    expect((await put('admin', '/api/account/admin/1001/501/setup', { setupDate: '2024-03-09' })).body).toMatchObject({
      setupDate: '2024-03-09',
    })
    expect((await put('admin', '/api/account/admin/1001/501/setup', { setupDate: '2026-03-11' })).status).toBe(400)
    expect((await put('admin', '/api/account/admin/1001/501/setup', { setupDate: '2026-02-30' })).body).toEqual({
      errors: [{ path: ['setupDate'], message: 'Invalid date' }],
    })
    expect((await put('admin', '/api/account/admin/1001/502/setup', { setupDate: '2026-03-10' })).status).toBe(404)
    expect((await put('ann', '/api/account/admin/1001/501/setup', { setupDate: '2026-03-10' })).status).toBe(403)
  })
})
