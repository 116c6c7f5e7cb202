import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOCUMENT_TYPE } from '../../../contract/documentType.ts'
import { storeFile } from '../../documents/files.sql.ts'
import { PACKS } from '../../platform/http/throttle.ts'
import { openDownloadSnapshot } from '../../platform/http/downloadSnapshot.ts'
import { administrator, cyd, reviewer, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
let folder: string
let token: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  token = await server.tokenOf(reviewer)
  folder = await mkdtemp(join(tmpdir(), 'pack-'))
  const { services, clock } = server
  await services.database.executeSql(`
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, qualifier_key)
    select n, 'P' || n, 'TRADITIONAL', 1, ${cyd.ownerId}, 1, 'SSN mismatch' from generate_series(201, 203) n`)
  const letter = { ownerId: cyd.ownerId, typeId: DOCUMENT_TYPE.generalUpload, fileName: '=id card.pdf' }
  const stored = { contentType: 'application/pdf', content: Buffer.from('%PDF-1.4 card'), sha256: 'x', createdBy: null }
  await services.db
    .transaction()
    .execute((tx) => storeFile(tx, services.pii, { ...letter, ...stored, now: clock.now() }))
  await server.call('PUT', '/api/compliance/approve', { token, body: [201] })
  const reason = { kind: 'OTHER', text: '=HYPERLINK("x"), said' }
  await server.call('PUT', '/api/compliance/reject', { token, body: { accountIds: [202], reason } })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const ask = async (query = '', as = token) =>
  server.app.inject({ url: `/api/compliance/pack${query}`, headers: { authorization: `Bearer ${as}` } })

async function unpack(name: string): Promise<string> {
  const { rawPayload, statusCode } = await ask()
  expect(statusCode).toBe(200)
  const target = join(folder, name)
  for (const [file, content] of Object.entries(unzipSync(rawPayload))) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await writeFile(join(target, file), content)
  }
  return target
}

const verify = (target: string) =>
  promisify(execFile)(process.execPath, [join(target, 'verify.mjs')]).then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    ({ stderr }: { stderr: string }) => ({ ok: false, said: stderr }),
  )

test('exports decisions, evidence, documents and audit rows in a pack with a program that verifies them', async () => {
  const target = await unpack('whole')
  const read = (name: string) => readFile(join(target, name), 'utf8')
  expect(await read('decisions.csv')).toContain(`"'=HYPERLINK(""x""), said",${reviewer}`)
  expect(await read('evidence.csv')).toContain(
    'SSN mismatch,The Social Security number must belong to this name,***-**-0013',
  )
  expect((await read('audit.csv')).match(/,FITS\r\n/g)).toHaveLength(2)
  expect(await read('documents.csv')).toContain("'=id card.pdf")
  for (const table of ['decisions.csv', 'evidence.csv', 'audit.csv', 'documents.csv'])
    expect(await read(table)).toMatch(/^\uFEFF/)
  const { ok, said } = await verify(target)
  expect([ok, said]).toEqual([true, expect.stringContaining('The pack is whole: 7 files.')])

  const { body } = await server.call('GET', `/api/audit?person=${reviewer}`, { token })
  const entries = body as { action: string; changes: { name: string; after: string }[] }[]
  const sent = entries.find(({ action }) => action === 'compliance.pack-sent')
  const [, checksum = ''] = /Checksum of SHA256SUMS: (\w{64})/.exec(said) ?? []
  // The audit trail shows only the beginning of a value that may be a key.
  expect(sent?.changes).toMatchObject([{ after: `${checksum.slice(0, 6)}…` }])
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['compliance.pack', 'attachment.download']),
  )
})

test('detects a changed, missing or added file in a compliance pack', async () => {
  const target = await unpack('changed')
  await writeFile(join(target, 'decisions.csv'), 'x')
  await writeFile(join(target, 'more.txt'), 'x')
  await rm(join(target, 'audit.csv'))
  const { ok, said } = await verify(target)
  expect(ok).toBe(false)
  for (const line of ['decisions.csv was changed', 'audit.csv is missing', 'more.txt was added'])
    expect(said).toContain(line)
})

test('names the audit row that does not match its hash chain link', async () => {
  await server.services.database.executeSql(`
    alter table audit disable trigger audit_append_only;
    update audit set after = '{"statusId": 2}' where action = 'compliance.reject';
    alter table audit enable trigger audit_append_only`)
  const { said } = await verify(await unpack('tampered'))
  expect(said).toMatch(/row \d+ of the audit trail does not fit its link/)
})

test('exports a compliance pack only to a reviewer, with 1 to 100 decisions', async () => {
  expect((await ask('', await server.tokenOf(administrator))).statusCode).toBe(403)
  expect((await ask('?from=2030-01-01')).statusCode).toBe(409)
  await server.services.database.executeSql(`
    insert into compliance_decision (account_id, account_owner_id, is_approved, findings, decided_at)
    select 203, ${cyd.ownerId}, true, '[]', timestamptz '2019-06-01' from generate_series(1, 101)`)
  expect((await ask('?accountId=203')).body).toContain('at most 100 decisions')
})

test('answers a third concurrent download with 503 and Retry-After', async () => {
  await server.services.database.executeSql('delete from throttle')
  const openAnother = () => openDownloadSnapshot(server.services.database)
  const [one, two] = [await openAnother(), await openAnother()]
  const { statusCode, headers } = await ask('?accountId=201')
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  // A download that is closed twice ends only once.
  for (const { close } of [one, one]) close()
  const three = await openAnother()
  expect((await ask('?accountId=201')).statusCode).toBe(503)
  for (const { close } of [two, three]) close()
  // A refused pack ends its download.
  for (let time = 1; time <= 3; time += 1) expect((await ask('?from=2030-01-01')).statusCode).toBe(409)
  expect((await ask('?accountId=201')).statusCode).toBe(200)
})

test('counts only packs that were made toward the hourly limit', async () => {
  const { db, database } = server.services
  await database.executeSql('delete from throttle')
  const busy = [await openDownloadSnapshot(database), await openDownloadSnapshot(database)]
  const statuses = [(await ask('?accountId=201')).statusCode]
  for (const { close } of busy) close()
  for (let time = 1; time <= 10; time += 1) statuses.push((await ask('?from=2030-01-01')).statusCode)
  statuses.push((await ask('?accountId=201')).statusCode)
  expect(statuses).toEqual([503, ...Array.from({ length: 10 }, () => 409), 200])
  const counted = db.selectFrom('throttle').select('hits').where('scope', '=', PACKS.scope)
  expect(await counted.execute()).toEqual([{ hits: 1 }])
})

test('counts the rows of a compliance pack toward the daily limit, and requires approval above the limit', async () => {
  server.clock.forward(25 * 3_600_000)
  token = await server.tokenOf(reviewer)
  const { db } = server.services
  const sumOfDay = async () => {
    const rows = await db
      .selectFrom('list_export')
      .select('row_count')
      .where('is_alone', '=', true)
      .where('asked_at', '=', server.clock.now())
      .execute()
    return rows.reduce((sum, { row_count }) => sum + row_count, 0)
  }
  const account = '?accountId=201'
  expect((await ask(account)).statusCode).toBe(200)
  const rows = await sumOfDay()
  expect(rows).toBeGreaterThan(2)
  await db.updateTable('list_export').set({ rows_sent: 1_000 }).where('is_alone', '=', true).execute()

  // A repeated request creates only one approval.
  for (let time = 1; time <= 2; time += 1) {
    const refused = await ask(account)
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringContaining('A second person has to release it'),
    ])
  }
  const other = await server.tokenOf(administrator)
  const { body } = await server.call('GET', '/api/approval?effect=list-export', { token: other })
  const [approval, ...more] = (body as { approvals: { id: number }[] }).approvals
  expect(more).toEqual([])
  expect((await server.call('POST', `/api/approval/${approval?.id}/approve`, { token, body: {} })).status).not.toBe(200)
  expect((await server.call('POST', `/api/approval/${approval?.id}/approve`, { token: other, body: {} })).status).toBe(
    200,
  )
  for (let time = 1; time <= 3; time += 1) expect((await ask(account)).statusCode).toBe(200)
  // A release covers three downloads of this account's pack, and no other account.
  expect((await ask(account)).statusCode).toBe(409)
  expect((await ask('?accountId=202')).statusCode).toBe(409)
})

test.each([
  ['?accountId=202', ['Decided', 'the first one to the day of the download'], ['Account ID', '202']],
  ['?from=2020-01-02', ['Decided', '01/02/2020 to the day of the download']],
  ['?accountId=202&to=2030-12-31', ['Decided', 'the first one to 12/31/2030'], ['Account ID', '202']],
])('shows the second person which decisions the pack %s has', async (query, ...filters) => {
  await server.services.database.executeSql('delete from throttle')
  const other = await server.tokenOf(administrator)
  expect((await ask(query)).statusCode).toBe(409)
  const { body } = await server.call('GET', '/api/approval?effect=list-export&limit=1', { token: other })
  const [approval] = (body as { approvals: { changes: { label: string; after: string }[] }[] }).approvals
  const rows = approval?.changes.map(({ label, after }) => [label, after]) ?? []
  expect(rows.slice(0, -2)).toEqual(filters)
  expect(rows.slice(-2)).toEqual([
    ['Rows', expect.anything()],
    ['Exported alone within 24 hours', expect.anything()],
  ])
})
