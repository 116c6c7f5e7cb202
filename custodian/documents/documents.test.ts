import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { newestLink } from '../distributions/testing.ts'
import { sendCustodialAgreement } from '../signature/agreement.ts'
import { ada, administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  token = await server.tokenOf(ada.email)
})
afterAll(() => server.close())

const send = () =>
  server.services.db.transaction().execute((tx) =>
    sendCustodialAgreement(writeContextIn(tx, server.services, { requestId: 'test' }), {
      ownerId: ada.ownerId,
      email: ada.email,
    }),
  )
type Row = { guid: string; fileName: string }
const listed = async () => (await server.call('GET', '/api/document', { token })).body as Row[]

test('lists only the newest version of an unsigned document, and after the signature only the signed document', async () => {
  await send()
  const [first] = await listed()
  server.clock.forward(60_000)
  await send()
  const [second, ...others] = await listed()
  expect(others).toEqual([])
  expect(second?.fileName).toBe('custodial-agreement.pdf')
  expect(second?.guid).not.toBe(first?.guid)

  const path = `/api/signature/${await newestLink(server.services)}`
  expect((await server.call('POST', path, { body: { signerName: 'Ada Adams', consent: true } })).status).toBe(204)
  expect(await listed()).toMatchObject([{ fileName: 'custodial-agreement-signed.pdf' }])
  const staff = await server.tokenOf(administrator)
  const ofOwner = await server.call('GET', `/api/document/admin/${ada.ownerId}`, { token: staff })
  expect(ofOwner.body).toMatchObject([{ fileName: 'custodial-agreement-signed.pdf' }])
  // Every version that was shown to the owner remains stored, byte for byte.
  for (const guid of [first?.guid, second?.guid])
    expect((await server.call('GET', `/api/document/${guid}`, { token })).status).toBe(200)
})

test('finds documents by a substring of their names', async () => {
  const found = async (find: string) => {
    const { body } = await server.call('GET', `/api/document?find=${encodeURIComponent(find)}`, { token })
    return (body as Row[]).map(({ fileName }) => fileName)
  }
  expect(await found('AGREEMENT-si')).toEqual(['custodial-agreement-signed.pdf'])
  for (const text of ['%', 'statement', '_']) expect(await found(text)).toEqual([])
})

test.each([
  ['2026-01-01 04:59:59+00', 2025],
  ['2026-01-01 05:00:00+00', 2026],
  ['2027-01-01 04:59:59+00', 2026],
])('lists a document stored at %s under the year %i of the business time zone', async (at, year) => {
  await server.services.database.executeSql(`update attachment set created_at = '${at}'`)
  const found = async (of: number) => (await server.call('GET', `/api/document?year=${of}`, { token })).body
  expect([await found(year - 1), await found(year), await found(year + 1)]).toMatchObject([
    [],
    [{ fileName: 'custodial-agreement-signed.pdf' }],
    [],
  ])
})

test('audits every download of a document, including those by its owner', async () => {
  const opened = () =>
    server.services.db
      .selectFrom('audit')
      .select(['role_id', 'account_owner_id', 'user_id'])
      .where('action', '=', 'attachment.download')
      .orderBy('audit_id')
      .execute()
  const before = (await opened()).length
  const [own] = await listed()
  const staff = await server.tokenOf(administrator)
  for (const [path, by] of [
    [`/api/document/${own?.guid}`, token],
    [`/api/attachment/${own?.guid}`, token],
    [`/api/document/admin/${ada.ownerId}/${own?.guid}`, staff],
    ['/api/document/unknown-guid', token],
  ] as const)
    await server.call('GET', path, { token: by })
  expect((await opened()).slice(before)).toMatchObject([
    { role_id: 0, account_owner_id: ada.ownerId },
    { role_id: 0, account_owner_id: ada.ownerId },
    { role_id: 1, account_owner_id: ada.ownerId },
  ])
})

test('hides a document from the list once it can no longer be signed', async () => {
  await send()
  expect(await listed()).toHaveLength(2)
  server.clock.forward(73 * 3_600_000)
  token = await server.tokenOf(ada.email)
  expect(await listed()).toHaveLength(1)
})
