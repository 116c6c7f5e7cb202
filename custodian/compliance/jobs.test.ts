import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runJob } from '../jobs/run.ts'
import { sealSocial } from '../owners/social.ts'
import { ada, seedPeople } from '../testing.people.ts'
import { startTestServer, TEST_NOW, type TestServer } from '../testing.ts'
import { lettersOf } from '../mail/testing.letters.ts'

const IDENTITY_CHECK = 7
const COMPLIANCE_EMAIL = 9

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await server.services.database.executeSql(`
    delete from identity_check; delete from sanctions_screening; delete from compliance_digest; delete from mail_outbox; delete from envelope;
    delete from retirement_account where account_owner_id >= 900; delete from address where account_owner_id >= 900;
    delete from account_owner where account_owner_id >= 900`)
})

const sqlText = (text: string | null) => (text === null ? 'null' : `'${text}'`)

/** Creates an owner with one unchecked account, whose data is valid unless given otherwise. */
async function newcomer(
  ownerId: number,
  { name = 'Nora New', born = '1980-06-06', address = '1 Elm Street', qualifier = null as string | null } = {},
) {
  const [first = '', last = ''] = name.split(' ')
  await server.services.database.executeSql(`
    insert into account_owner (account_owner_id, first_name, last_name, date_of_birth) values (${ownerId}, '${first}', '${last}', '${born}');
    insert into address (account_owner_id, address1, city, state, zip) values (${ownerId}, '${address}', 'Salem', 'OR', '97301');
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, qualifier_key, date_loaded)
      values (${ownerId}, 'N${ownerId}', 'TRADITIONAL', 1, ${ownerId}, 1, ${sqlText(qualifier)}, '2026-03-06T09:00:00Z')`)
  await server.services.db
    .updateTable('account_owner')
    .set(sealSocial(server.services.pii, ownerId, `90012${String(ownerId).padStart(4, '0')}`))
    .where('account_owner_id', '=', ownerId)
    .execute()
}

const check = () => runJob(server.services, IDENTITY_CHECK)
const account = (accountId: number) =>
  server.services.db
    .selectFrom('retirement_account')
    .select(['status_id', 'qualifier_key'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
const change = (text: string) => server.services.database.executeSql(text)

describe('the identity check', () => {
  test('validates accounts without findings, and holds the others for review with their findings', async () => {
    await newcomer(901)
    await newcomer(902, { born: '2010-01-01', address: 'PO Box 7' })
    expect(await check()).toMatchObject({ passed: 1, waiting: 1, failures: [] })
    expect(await account(901)).toEqual({ status_id: ACCOUNT_STATUS.validated, qualifier_key: null })
    expect(await account(902)).toEqual({
      status_id: ACCOUNT_STATUS.notValidated,
      qualifier_key: 'UNDER_18, PO_BOX_ONLY',
    })
  })

  test('runs the identity check only once for the same data', async () => {
    await newcomer(901, { address: 'PO Box 7' })
    await check()
    expect(await check()).toMatchObject({ passed: 0, waiting: 0 })
    await change(`update address set address1 = '7 Elm Street' where account_owner_id = 901`)
    expect(await check()).toMatchObject({ passed: 1, waiting: 0 })
    expect(await account(901)).toEqual({ status_id: ACCOUNT_STATUS.validated, qualifier_key: null })
  })

  test('keeps findings of other checks when the findings of the identity check are resolved', async () => {
    await newcomer(901, { address: 'PO Box 7', qualifier: 'NAME_MISMATCH' })
    await check()
    expect(await account(901)).toEqual({
      status_id: ACCOUNT_STATUS.notValidated,
      qualifier_key: 'NAME_MISMATCH, PO_BOX_ONLY',
    })
    await change(`update address set address1 = '7 Elm Street' where account_owner_id = 901`)
    expect(await check()).toMatchObject({ passed: 0, waiting: 1 })
    expect(await account(901)).toEqual({ status_id: ACCOUNT_STATUS.notValidated, qualifier_key: 'NAME_MISMATCH' })
  })

  test.each(['nora NEW', 'N\u00f3ra New', 'Nora \u202aNew\u202c', 'Nora N\u0115w'])(
    'reports a person with the name and birth date but not the social security number of another: %j',
    async (name) => {
      await newcomer(901)
      await newcomer(902, { name })
      await newcomer(903, { born: '1980-06-07' })
      await check()
      expect(await account(902)).toEqual({ status_id: ACCOUNT_STATUS.notValidated, qualifier_key: 'SSN_DUPLICATE' })
      expect(await account(903)).toMatchObject({ status_id: ACCOUNT_STATUS.validated })
    },
  )

  test('reports a finding for a person on the sanctions list', async () => {
    await newcomer(901, { name: 'Fiktiva Testerova' })
    await check()
    expect(await account(901)).toEqual({ status_id: ACCOUNT_STATUS.notValidated, qualifier_key: 'SANCTIONS_MATCH' })
  })

  test('registers a validated owner who has signed the agreement', async () => {
    await newcomer(901)
    await change(`
      insert into attachment (attachment_id, guid, account_owner_id, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
        values (1, 'g', 11, 1, 'a.pdf', 'application/pdf', 1, 'x', now()) on conflict do nothing;
      insert into envelope (envelope_hash, kind, account_owner_id, attachment_id, email, created_at, expires_at, signed_at, document_sha256)
        values ('h', 'CUSTODIAL_AGREEMENT', 901, 1, 'n@example.com', now(), now(), now(), 'x')`)
    await check()
    expect(await account(901)).toMatchObject({ status_id: ACCOUNT_STATUS.registered })
  })

  test('skips an account whose social security number cannot be decrypted, and names the account', async () => {
    await newcomer(901)
    await newcomer(902, { name: 'Otto Other' })
    await change(`update account_owner set social_sealed = 'broken' where account_owner_id = 901`)
    const { failures } = await check()
    expect(failures).toEqual([expect.stringContaining('account 901')])
    expect(await account(901)).toMatchObject({ status_id: ACCOUNT_STATUS.notValidated })
    expect(await account(902)).toMatchObject({ status_id: ACCOUNT_STATUS.validated })
  })

  test('checks each account once in two concurrent runs', async () => {
    await newcomer(901)
    await newcomer(902, { name: 'Otto Other', address: 'PO Box 7' })
    const runs = await Promise.all([check(), check()])
    expect(runs).toContainEqual(expect.objectContaining({ passed: 0, waiting: 0 }))
    expect(runs).toContainEqual(expect.objectContaining({ passed: 1, waiting: 1 }))
    const { rows } = await server.services.database.executeSql(
      `select count(*)::int as count from audit where action = 'identity.check'
        and request_id in (select batch_id from job order by job_id desc limit 2)`,
    )
    expect(rows).toEqual([{ count: 2 }])
  })

  test("keeps personal data out of the identity check's audit rows and result", async () => {
    await newcomer(901, { name: 'Fiktiva Testerova' })
    await check()
    const { rows } = await server.services.database.executeSql(
      "select before::text, after::text from audit where action = 'identity.check' order by audit_id desc limit 1",
    )
    const jobs = await server.services.db.selectFrom('job').select(['outcome', 'last_error']).execute()
    for (const secret of ['Testerova', '900120901', '1980-06-06', 'Elm'])
      expect(JSON.stringify([rows, jobs])).not.toContain(secret)
  })
})

describe('the daily email to compliance reviewers', () => {
  const mail = () => runJob(server.services, COMPLIANCE_EMAIL)
  const letters = () => lettersOf(server.services)

  test('emails the number of waiting accounts to reviewers only', async () => {
    await newcomer(901, { name: 'Fiktiva Testerova' })
    await newcomer(902, { address: 'PO Box 7' })
    await check()
    expect(await mail()).toMatchObject({ waiting: 2, sent: 1 })
    const sent = await letters()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to_address: 'compliance@example.com', subject: '2 accounts wait for approval' })
    expect(sent[0]?.body_text).toContain('The oldest has waited 4 days. 1 name is on the sanctions list.')
    expect(sent[0]?.body_text).toContain('http://portal.test/compliance/pending')
    for (const secret of ['Fiktiva', 'Testerova', '901', '0901']) expect(sent[0]?.body_text).not.toContain(secret)
  })

  test('counts a name on the sanctions list once, with several accounts and entries', async () => {
    await newcomer(901, { name: 'Fiktiva Testerova' })
    await check()
    await server.services.database.executeSql(`
      insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, qualifier_key, date_loaded)
        select 901 + n, 'N' || n, 'ROTH', 1, owner, 1, 'SANCTIONS_MATCH', '2026-03-06T09:00:00Z'
        from unnest(array[901, ${ada.ownerId}]) with ordinality as o (owner, n);
      insert into sanctions_match (party, account_owner_id, name, entry, listed_name, found_at)
        select 'OWNER', ${ada.ownerId}, 'Some Name', 'entry ' || n, 'SOME NAME', now() from generate_series(1, 2) n`)
    await mail()
    expect((await letters())[0]?.body_text).toContain('2 names are on the sanctions list.')
    await server.services.database.executeSql(`
      update sanctions_match set status = 'CLEARED', reason = 'Test', decided_by = (select min(user_id) from portal_user), decided_at = now();
      delete from retirement_account where account_id = 903`)
  })

  test('emails reviewers once a day, even in concurrent runs', async () => {
    await newcomer(901, { address: 'PO Box 7' })
    await Promise.all([mail(), mail()])
    await mail()
    expect(await letters()).toHaveLength(1)
    server.clock.forward(86_400_000)
    await mail()
    expect(await letters()).toHaveLength(2)
  })

  test('emails nobody if no account waits, and no reviewer who is locked out', async () => {
    expect(await mail()).toMatchObject({ waiting: 0, sent: 0 })
    await newcomer(901, { address: 'PO Box 7' })
    await change('update portal_user set disabled_at = now() where role_id = 4')
    expect(await mail()).toMatchObject({ waiting: 1, sent: 0 })
    await change('update portal_user set disabled_at = null where role_id = 4')
    expect(await letters()).toEqual([])
  })
})

test('leaves the named demo people unchanged when the identity check runs', async () => {
  const demo = await startTestServer({ demo: true })
  await runJob(demo.services, IDENTITY_CHECK)
  const rows = await demo.services.db
    .selectFrom('retirement_account')
    .select(['account_id', 'status_id', 'qualifier_key'])
    .where('status_id', '=', 1)
    .orderBy('account_id')
    .execute()
  await demo.close()
  expect(rows.map(({ account_id }) => account_id)).toEqual([510, 511, 512])
  expect(rows[0]?.qualifier_key).toBe('SSN mismatch')
})
