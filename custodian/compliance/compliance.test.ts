import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DecidedRow } from '../../contract/compliance.ts'
import { REASONS } from '../../contract/reasonTexts.ts'
import { accountOf } from '../accounts/accounts.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { administrator, ada, cyd, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  token = await server.tokenOf(reviewer)
  await server.services.database.executeSql(`
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, qualifier_key, date_loaded)
    select n, 'P' || n, 'TRADITIONAL', 1, ${cyd.ownerId}, 1, 'SSN mismatch', '2026-03-01' from generate_series(201, 203) n`)
})
afterAll(() => server.close())
beforeEach(() =>
  server.services.database.executeSql(
    'delete from envelope; update retirement_account set status_id = 1, registered_at = null where account_id between 201 and 203',
  ),
)

const put = (decision: 'approve' | 'reject', body: unknown) =>
  server.call('PUT', `/api/compliance/${decision}`, { token, body })
const statuses = async () =>
  (
    await server.services.db
      .selectFrom('retirement_account')
      .select('status_id')
      .where('account_id', 'in', [201, 202, 203])
      .orderBy('account_id')
      .execute()
  ).map(({ status_id }) => status_id)
const pending = async () =>
  ((await server.call('GET', '/api/compliance/pending', { token })).body as Array<{ accountId: number }>).map(
    ({ accountId }) => accountId,
  )

const decisions = async (query = '') =>
  (await server.call('GET', `/api/compliance/decided?${query}`, { token })).body as DecidedRow[]

describe('compliance review of accounts', () => {
  test('lists accounts waiting for review with their findings, without full social security numbers', async () => {
    const { body } = await server.call('GET', '/api/compliance/pending', { token })
    expect(body).toHaveLength(3)
    expect(body).toMatchObject([
      {
        accountOwnerId: cyd.ownerId,
        accountId: 201,
        social: '***-**-0013',
        qualifierKey: 'SSN mismatch',
        dateOfBirth: cyd.dateOfBirth,
      },
      { accountId: 202 },
      { accountId: 203 },
    ])
  })

  test('shows when the identity check ran for a waiting account, and null before the first run', async () => {
    const checked_at = new Date('2026-03-01T06:05:00.000Z')
    await server.services.db
      .insertInto('identity_check')
      .values({ account_id: 202, data_version: 'any', findings: '', checked_at })
      .execute()
    const { body } = await server.call('GET', '/api/compliance/pending', { token })
    expect(body).toMatchObject([
      { accountId: 201, identityCheckedAt: null },
      { accountId: 202, identityCheckedAt: checked_at.toISOString() },
      { accountId: 203, identityCheckedAt: null },
    ])
  })

  test('shows the owner the rejection reason on the account, and emails only standard reasons', async () => {
    const reason = (kind: object) => put('reject', { accountIds: [201], reason: kind })
    await server.services.database.executeSql(
      `update account_owner set email = 'cyd@example.com' where account_owner_id = ${cyd.ownerId}`,
    )
    const told = async () => (await lettersOf(server.services, 'account-rejected')).map(({ body_text }) => body_text)
    const stored = async () => (await accountOf(server.services.db, cyd.ownerId, 201)).rejectionReason
    expect((await reason({ kind: 'ADDRESS' })).status).toBe(204)
    expect(await stored()).toBe(REASONS.ADDRESS)
    expect((await told()).at(-1)).toContain(REASONS.ADDRESS)
    await server.services.database.executeSql('update retirement_account set status_id = 1 where account_id = 201')
    expect(await stored()).toBeNull()
    expect((await reason({ kind: 'OTHER', text: 'Call Sue.' })).status).toBe(204)
    expect(await stored()).toBe('Call Sue.')
    expect((await told()).at(-1)).not.toContain('Sue')
    expect((await put('reject', { accountIds: [202] })).status).toBe(204)
    expect(await told()).toHaveLength(2)
  })

  test.each([
    ['approve', [201], 400, null],
    ['approve', { accountIds: [201] }, 400, null],
    ['approve', { accountIds: [202, 201], reason: '  ' }, 400, null],
    ['approve', { accountIds: [202, 201], reason: 'Passport seen' }, 204, 'Passport seen'],
    ['approve', [202], 204, null],
    ['reject', [201], 400, null],
    ['reject', { accountIds: [202, 201] }, 400, null],
    ['reject', { accountIds: [201], reason: { kind: 'IDENTITY' } }, 204, REASONS.IDENTITY],
    ['reject', [202], 204, null],
  ] as const)(
    'requires a reason if a name is on the sanctions list: responds to %s %j with %i',
    async (decision, body, status, reason) => {
      const qualifier = (key: string) =>
        server.services.database.executeSql(
          `update retirement_account set qualifier_key = '${key}' where account_id = 201`,
        )
      await qualifier('ADDRESS_INCOMPLETE, SANCTIONS_MATCH')
      const list = await server.call('GET', '/api/compliance/pending', { token })
      expect((list.body as { reasonRequired: boolean }[]).map((row) => row.reasonRequired)).toEqual([
        true,
        false,
        false,
      ])
      const checked = await server.call('POST', '/api/compliance/check', { token, body: [201, 202] })
      expect(checked.body).toMatchObject([{ reasonRequired: true }, { reasonRequired: false }])
      const before = new Set((await decisions()).map(({ id }) => id))
      const answer = await put(decision, body)
      const message = 'Please enter a reason: the name of account ID 201 is on the sanctions list.'
      expect([answer.status, answer.body === message]).toEqual([status, status === 400])
      expect((await statuses()).every((each) => each === 1)).toBe(status === 400)
      const made = (await decisions()).filter(({ id }) => !before.has(id))
      expect([...new Set(made.map((each) => each.reason))]).toEqual(status === 400 ? [] : [reason])
      // The note of an approval is not shown to the owner.
      const shown = (await accountOf(server.services.db, cyd.ownerId, 201)).rejectionReason
      expect(shown).toBe(decision === 'reject' ? reason : null)
      await qualifier('SSN mismatch')
    },
  )

  test('sorts and filters accounts waiting for review by the current names of their owners', async () => {
    const { database } = server.services
    await database.executeSql(`
      insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id)
      values (204, 'P204', 'TRADITIONAL', 1, ${ada.ownerId}, 1)`)
    const found = async (query: string) => {
      const { body } = await server.call('GET', `/api/compliance/pending?${query}`, { token })
      return (body as { accountId: number }[]).map(({ accountId }) => accountId)
    }
    const rename = (name: string) =>
      database.executeSql(`update account_owner set last_name = '${name}' where account_owner_id = ${ada.ownerId}`)
    expect(await found('sort=name')).toEqual([204, 201, 202, 203])
    expect(await found('sort=-name')).toEqual([203, 202, 201, 204])
    expect([await found('find=ADAMS, a'), await found('find=dams')]).toEqual([[204], []])
    expect(await found(`find=${encodeURIComponent('ＡＤＡＭＳ,\u00a0\u202aA')}`)).toEqual([204])
    await rename('O\u2019Neil')
    expect([await found("find=o'neil"), await found(`find=${encodeURIComponent('O\u2018NEIL')}`)]).toEqual([
      [204],
      [204],
    ])
    await rename('Young')
    expect(await found('sort=name')).toEqual([201, 202, 203, 204])
    expect([await found('find=adams'), await found('find=you')]).toEqual([[], [204]])
    await rename('Adams')
    await database.executeSql('update retirement_account set status_id = 3 where account_id = 204')
    expect(await found('find=adams')).toEqual([])
  })

  test('names the rule and the value that flagged an account', async () => {
    await server.services.database.executeSql(`
      update retirement_account set qualifier_key = 'UNDER_18, NAME_MISMATCH', named_in_file = 'Sid Other, born 01/02/2001'
        where account_id = 202;
      update retirement_account set qualifier_key = 'ADDRESS_INCOMPLETE, SOMETHING_NEW' where account_id = 203`)
    const { body } = await server.call('GET', '/api/compliance/pending?finding=NAME_MISMATCH', { token })
    const [year, month, day] = cyd.dateOfBirth.split('-')
    const born = `${month}/${day}/${year}`
    expect(body).toMatchObject([
      {
        accountId: 202,
        findings: [
          {
            title: 'Owner is under 18',
            rule: 'The owner must be at least 18 years old',
            datum: `Born ${born}`,
            comparedWith: expect.stringMatching(/^18 years old on \d\d\/\d\d\/\d{4}$/) as string,
          },
          {
            datum: 'In the file: Sid Other, born 01/02/2001',
            comparedWith: `In our records: ${cyd.firstName} ${cyd.lastName}, born ${born}`,
          },
          // The missing address is reported although neither stored finding concerns the address.
          { title: 'No address on file', datum: 'None on file', comparedWith: null },
        ],
      },
    ])
    const { body: other } = await server.call('GET', '/api/compliance/pending?finding=SOMETHING_NEW', { token })
    expect(other).toMatchObject([
      {
        accountId: 203,
        findings: [
          { datum: 'None on file', comparedWith: null },
          { title: 'SOMETHING_NEW', rule: null, datum: null, comparedWith: null },
        ],
      },
    ])
    await server.services.database.executeSql(
      "update retirement_account set qualifier_key = 'SSN mismatch' where account_id between 201 and 203",
    )
  })

  test.each([
    ['2010-02-28', '18 years old on 02/28/2028'],
    ['2012-02-29', '18 years old on 03/01/2030'],
  ])('names an existing day on which an owner born %s is an adult', async (birth, adult) => {
    const born = (day: string) =>
      server.services.database.executeSql(
        `update account_owner set date_of_birth = '${day}' where account_owner_id = ${cyd.ownerId};
         update retirement_account set qualifier_key = 'UNDER_18' where account_id = 201`,
      )
    await born(birth)
    const { body } = await server.call('GET', '/api/compliance/pending?finding=UNDER_18', { token })
    expect(body).toMatchObject([{ findings: [{ comparedWith: adult }, {}] }])
    await born(cyd.dateOfBirth)
    await server.services.database.executeSql(
      "update retirement_account set qualifier_key = 'SSN mismatch' where account_id = 201",
    )
  })

  test("stores a review decision's reviewer, time, reason and data, even if the data changes later", async () => {
    const before = new Set((await decisions()).map(({ id }) => id))
    await put('reject', { accountIds: [201], reason: { kind: 'ADDRESS' } })
    await put('approve', [202])
    const last4 = (digits: string) =>
      server.services.database.executeSql(
        `update account_owner set social_last4 = '${digits}' where account_owner_id = ${cyd.ownerId}`,
      )
    await last4('9999')
    const found = (await decisions()).filter(({ id }) => !before.has(id))
    await last4('0013')
    const findings = [{ datum: '***-**-0013' }, { title: 'No address on file' }]
    expect(found).toMatchObject([
      { accountId: 202, decision: 'APPROVED', reason: null, decidedBy: reviewer, findings },
      { accountId: 201, decision: 'REJECTED', reason: REASONS.ADDRESS, decidedBy: reviewer, findings },
    ])
    const approved = await decisions('decision=APPROVED&accountId=201')
    expect(approved.filter(({ id }) => !before.has(id))).toEqual([])
    await expect(
      server.services.database.executeSql('update compliance_decision set is_approved = true'),
    ).rejects.toThrow('append-only')
  })

  test('returns names only for accounts that wait for review when several ids are checked', async () => {
    await put('reject', [203])
    const { body } = await server.call('POST', '/api/compliance/check', {
      token,
      body: [203, 201, 999_999, ada.accountId, 201],
    })
    expect(body).toEqual([
      { accountId: 203, standing: 'DECIDED', firstName: null, lastName: null, findings: [], reasonRequired: false },
      {
        accountId: 201,
        standing: 'WAITING',
        firstName: cyd.firstName,
        lastName: cyd.lastName,
        findings: [
          {
            title: 'SSN mismatch',
            rule: 'The Social Security number must belong to this name',
            datum: '***-**-0013',
            comparedWith: 'Does not belong to Cyd Clark',
          },
          {
            title: 'No address on file',
            rule: 'The owner must have an address that mail is delivered to',
            datum: 'None on file',
            comparedWith: null,
          },
        ],
        reasonRequired: false,
      },
      { accountId: 999_999, standing: 'UNKNOWN', firstName: null, lastName: null, findings: [], reasonRequired: false },
      {
        accountId: ada.accountId,
        standing: 'DECIDED',
        firstName: null,
        lastName: null,
        findings: [],
        reasonRequired: false,
      },
    ])
  })

  test('removes approved and rejected accounts from the list of accounts to review', async () => {
    expect((await put('approve', [201, 202, 201])).status).toBe(204)
    expect((await put('reject', [203])).status).toBe(204)
    expect(await statuses()).toEqual([2, 2, 6])
    expect(await pending()).toEqual([])
  })

  test('changes no account when one of several reviewed ids is unknown or already decided', async () => {
    expect(await put('approve', [201, 999_999])).toMatchObject({ status: 400, body: 'Invalid account ID: 999999' })
    await put('reject', [203])
    expect(await put('approve', [201, 203])).toMatchObject({
      status: 409,
      body: 'Account ID 203 is not waiting for approval.',
    })
    expect(await put('reject', [ada.accountId])).toMatchObject({ status: 409 })
    expect(await statuses()).toEqual([1, 1, 6])
  })

  test('accepts only one of two concurrent review decisions', async () => {
    const both = await Promise.all([put('approve', [201, 202]), put('reject', [202, 203])])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect([
      [2, 2, 1],
      [1, 6, 6],
    ]).toContainEqual(await statuses())
  })

  test('registers an approved owner who signed the agreement while waiting', async () => {
    await server.services.database.executeSql(`
      insert into attachment (attachment_id, guid, account_owner_id, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
        values (1, 'g', ${cyd.ownerId}, 1, 'a.pdf', 'application/pdf', 1, 'x', now()) on conflict do nothing;
      insert into envelope (envelope_hash, kind, account_owner_id, attachment_id, email, created_at, expires_at, signed_at, document_sha256)
        values ('h', 'CUSTODIAL_AGREEMENT', ${cyd.ownerId}, 1, 'cyd@example.com', now(), now(), now(), 'x')`)
    await put('approve', [201])
    expect((await statuses())[0]).toBe(3)
  })

  test('registers an approved account again that was registered before and returned to review', async () => {
    for (const status of [3, 1])
      await server.services.database.executeSql(
        `update retirement_account set status_id = ${status} where account_id = 202`,
      )
    await put('approve', [202, 203])
    expect((await statuses()).slice(1)).toEqual([3, 2])
  })

  test.each([
    [[], [], 'Please enter account IDs'],
    [['201'], [0], 'Expected number, received string'],
    [[1.5], [0], 'Expected integer, received number'],
    [[-1], [0], 'Number must be greater than 0'],
    [Array.from({ length: 1_001 }, (_, index) => index + 1), [], expect.any(String)],
  ])('refuses to decide the account ids %j', async (ids, path, message) => {
    expect(await put('approve', ids)).toMatchObject({ status: 400, body: { errors: [{ path, message }] } })
  })

  test('allows only the compliance role to review accounts', async () => {
    const asAdmin = { token: await server.tokenOf(administrator) }
    expect((await server.call('GET', '/api/compliance/pending', asAdmin)).status).toBe(403)
    expect((await server.call('PUT', '/api/compliance/approve', { ...asAdmin, body: [201] })).status).toBe(403)
    expect(await statuses()).toEqual([1, 1, 1])
  })
})
