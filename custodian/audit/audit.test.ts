import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../contract/audit.ts'
import { ada, administrator, bob, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer

/**
 * Times around midnight of the business time zone. Bob's last rows have the same time, so only their row numbers order
 * them.
 */
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await server.services.database.executeSql(`
    insert into audit (at, user_id, role_id, account_owner_id, action, entity, entity_id, before, after) values
      ('2026-01-06 04:59:59.999999Z', 12, 0, ${bob.ownerId}, 'address.update', 'address', '1', '{"city":"Austin"}', '{"city":"Dallas"}'),
      ('2026-01-06 05:00Z', null, null, ${bob.ownerId}, 'interest.credit', 'ledger_transaction', '7', null, '{"cents":12}'),
      ('2026-01-06 05:00Z', 12, 0, ${bob.ownerId}, 'owner.update', 'account_owner', '12', null, '{"social":"900-11-0001"}')`)
})
afterAll(() => server.close())

async function read(query: string, email = administrator) {
  const { status, body, headers } = await server.call('GET', `/api/audit${query}`, {
    token: await server.tokenOf(email),
  })
  expect([status, body]).toEqual([200, expect.any(Array)])
  return Object.assign(body as (AuditEntry & { cursor?: string })[], { total: Number(headers['x-total-count']) })
}
const days = 'from=2026-01-01&to=2026-01-31'

describe('the audit trail', () => {
  test.each([
    [administrator, 200],
    [reviewer, 200],
    [customerService, 403],
    [ada.email, 403],
  ])('answers a read of the audit trail by %s with status %i', async (email, status) => {
    expect((await server.call('GET', '/api/audit', { token: await server.tokenOf(email) })).status).toBe(status)
  })

  test('refuses a read of the audit trail without a session', async () => {
    expect((await server.call('GET', '/api/audit')).status).toBe(401)
  })

  test('shows the newest audit entries first, with author, before and after', async () => {
    const found = await read(`?accountOwnerId=${bob.ownerId}&${days}`)
    expect(found.map(({ email, kind, action, changes }) => ({ email, kind, action, changes }))).toEqual([
      {
        email: bob.email,
        kind: 'PERSON',
        action: 'owner.update',
        changes: [{ name: 'social', before: null, after: '*****0001' }],
      },
      {
        email: null,
        kind: 'MONEY',
        action: 'interest.credit',
        changes: [{ name: 'cents', before: null, after: '12' }],
      },
      {
        email: bob.email,
        kind: 'PERSON',
        action: 'address.update',
        changes: [{ name: 'city', before: 'Austin', after: 'Dallas' }],
      },
    ])
  })

  test('shows only changes in the audit trail on request, and names the owner of each change', async () => {
    await server.services.database.executeSql(`
      insert into audit (at, user_id, role_id, account_owner_id, action, entity, entity_id) values
        ('2024-01-05 12:00Z', 2, 2, ${bob.ownerId}, 'owner.read', 'route', '/api/note/admin/:accountOwnerId'),
        ('2024-01-05 12:01Z', 2, 2, null, 'session.start', 'portal_user', '2'),
        ('2024-01-05 12:02Z', 2, 2, ${bob.ownerId}, 'note.add', 'note', '1')`)
    const found = await read('?changesOnly=true&from=2024-01-05&to=2024-01-05')
    expect(found.map(({ action, ownerName }) => [action, ownerName])).toEqual([['note.add', 'Bob Baker']])
    expect(await read('?changesOnly=false&from=2024-01-05&to=2024-01-05')).toHaveLength(3)
  })

  test('names a request in the audit trail by its kind and number', async () => {
    await server.services.database.executeSql(`
      insert into distribution_request (request_id, kind, account_id, distribution_type_id, amount_cents, is_full_amount,
          status_id, date_requested, is_check) values
        (501, 'ROLLOVER', ${bob.accountId}, 50, 100, false, 1, '2025-03-02 15:00+00', true);
      insert into audit (at, account_owner_id, action, entity, entity_id) values
        ('2025-03-02 15:00Z', ${bob.ownerId}, 'request.status', 'distribution_request', '501')`)
    const found = await read(`?accountOwnerId=${bob.ownerId}&from=2025-03-01&to=2025-03-31`)
    expect(found.map(({ entity, entityId, requestNumber }) => [entity, entityId, requestNumber])).toEqual([
      ['distribution_request', '501', 'R-2025-000501'],
    ])
  })

  test.each(['retirement_account', 'wizard_draft'])(
    'shows the account number of a %s in the audit trail',
    async (entity) => {
      await server.services.database.executeSql(`
      insert into audit (at, account_owner_id, action, entity, entity_id) values
        ('2025-04-02 15:00Z', ${bob.ownerId}, 'account.status', '${entity}', '${bob.accountId}')`)
      const [entry] = await read(`?accountOwnerId=${bob.ownerId}&from=2025-04-01&to=2025-04-30`)
      expect(entry).toMatchObject({ entity, entityId: String(bob.accountId), accountNumber: `300${bob.accountId}` })
    },
  )

  test.each([
    ['by a person, in any letter case', `person=${bob.email.toUpperCase()}`, ['owner.update', 'address.update']],
    ['by an unknown person', 'person=nobody@example.com', []],
    ['of a kind', 'kind=MONEY', ['interest.credit']],
    ['of an action', 'action=owner.update', ['owner.update']],
    ['of an action that does not exist', 'action=owner', []],
    ['from a day', `from=2026-01-06&to=2026-01-06`, ['owner.update', 'interest.credit']],
    ['to a day', `from=2026-01-05&to=2026-01-05`, ['address.update']],
  ])('filters the audit trail to entries %s', async (_what, filter, actions) => {
    const found = await read(`?${filter}${filter.includes('from') ? '' : `&${days}`}&accountOwnerId=${bob.ownerId}`)
    expect([found.map(({ action }) => action), found.total]).toEqual([actions, actions.length])
  })

  test.each(['at', '-at'])('shows every audit row once on pages of one row sorted by %s', async (sort) => {
    const whole = await read(`?${days}&sort=${sort}`)
    const walked: number[] = []
    for (let after = ''; walked.length < whole.length;) {
      const [row] = await read(`?${days}&sort=${sort}&limit=1${after && `&after=${after}`}`)
      walked.push(row?.id ?? 0)
      after = row?.cursor ?? ''
    }
    expect(walked).toEqual(whole.map(({ id }) => id))
  })

  test('returns a hundred audit entries by default', async () => {
    await server.services.database.executeSql(`insert into audit (at, account_owner_id, action, entity)
      select '2026-02-14 12:00Z', ${bob.ownerId}, 'interest.credit', 'ledger_transaction' from generate_series(1, 101)`)
    const page = await read('?from=2026-02-14&to=2026-02-14')
    expect([page.length, page.total]).toEqual([100, 101])
    await expect(read('?from=2026-02-14&to=2026-02-14&limit=1000')).resolves.toHaveLength(101)
  })

  test('names the user of a sign-in, which is audited before the session exists', async () => {
    await server.services.database.executeSql(`insert into audit (at, account_owner_id, action, entity, entity_id)
      values ('2026-01-20 12:00Z', ${bob.ownerId}, 'session.start', 'portal_user', '12')`)
    expect([...(await read('?from=2026-01-20&to=2026-01-20'))]).toMatchObject([{ email: bob.email, kind: 'SIGN_IN' }])
    await expect(read('?from=2026-01-20&to=2026-01-20&kind=MONEY')).resolves.toHaveLength(0)
    const byBob = await read(`?from=2026-01-20&to=2026-01-20&person=${bob.email}`)
    expect([...byBob]).toMatchObject([{ action: 'session.start', email: bob.email }])
    await expect(read(`?from=2026-01-20&to=2026-01-20&person=${ada.email}`)).resolves.toHaveLength(0)
  })

  test("shows staff the last five changes to an owner's data with their authors, but no reads", async () => {
    await server.services.database
      .executeSql(`insert into audit (at, user_id, role_id, account_owner_id, action, entity,
        entity_id, before, after)
      select timestamptz '2026-03-01' + n * interval '1 minute', 12, 0, ${bob.ownerId},
        case when n % 2 = 0 then (array['owner.read', 'book.download', 'export.ask'])[n / 2 % 3 + 1] else 'phone.update' end, 'phone', '1', null,
        jsonb_build_object('number', '512555010' || n) from generate_series(1, 14) n`)
    for (const [email, status] of [
      [customerService, 200],
      [administrator, 200],
      [reviewer, 200],
      [bob.email, 403],
    ] as const) {
      const answer = await server.call('GET', `/api/audit/owner/${bob.ownerId}`, { token: await server.tokenOf(email) })
      expect([email, answer.status]).toEqual([email, status])
    }
    const { body } = await server.call('GET', `/api/audit/owner/${bob.ownerId}`, {
      token: await server.tokenOf(customerService),
    })
    const told = (body as AuditEntry[]).map(({ at, email, changes }) => [at.slice(14, 16), email, changes[0]?.after])
    const number = expect.stringMatching(/^\*{5}\d/)
    expect(told).toEqual(['13', '11', '09', '07', '05'].map((minute) => [minute, bob.email, number]))
  })

  test('shortens envelope ids in audit rows so that they cannot be used', async () => {
    const envelopeId = 'k'.repeat(43)
    await server.services.database.executeSql(`insert into audit (at, account_owner_id, action, entity, entity_id)
      values ('2026-02-01 12:00Z', ${bob.ownerId}, 'envelope.send', 'envelope', '${envelopeId}')`)
    const { body } = await server.call('GET', '/api/audit?from=2026-02-01&to=2026-02-01', {
      token: await server.tokenOf(administrator),
    })
    expect(body).toMatchObject([{ entity: 'envelope', entityId: 'kkkkkk…' }])
    expect(JSON.stringify(body)).not.toContain(envelopeId)
  })

  test("audits each read of an owner's audit trail", async () => {
    await read(`?accountOwnerId=${ada.ownerId}`, reviewer)
    const looks = await read(`?accountOwnerId=${ada.ownerId}&kind=LOOK&person=${reviewer}`)
    expect([...looks]).toMatchObject([{ action: 'owner.read', entityId: expect.stringMatching(/audit$/) }])
  })
})
