import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealSocial } from '../owners/social.ts'
import { administrator, customerService, seedOwner, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { planFilesSettled } from './planFile.ts'

// The administrator, who may change every owner's identity, never gets another person's plan money into an account.

let server: TestServer
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  for (const email of [administrator, customerService]) tokens[email] = await server.tokenOf(email)
})
afterAll(() => server.close())

const as = (email: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  server.call(method, path, { token: tokens[email] ?? '', body })

let people = 0
/** An owner of the operator, and another identity that differs in name, birth date and number. */
async function straw() {
  people += 1
  const own = {
    firstName: 'Stan',
    lastName: `Straw${people}`,
    dateOfBirth: '1970-01-02',
    social: `90031000${people}`,
  }
  const victim = {
    firstName: 'Vic',
    lastName: `Victim${people}`,
    dateOfBirth: '1960-03-04',
    social: `90032000${people}`,
  }
  const ownerId = 500 + people
  await seedOwner(server.services, {
    account_owner_id: ownerId,
    first_name: own.firstName,
    last_name: own.lastName,
    date_of_birth: own.dateOfBirth,
    ...sealSocial(server.services.pii, ownerId, own.social),
  })
  return { ownerId, own, victim }
}
type Straw = Awaited<ReturnType<typeof straw>>
type Identity = Straw['own']

const change = async ({ ownerId }: Straw, to: Identity) =>
  expect((await as(administrator, 'PUT', `/api/accountowner/admin/${ownerId}`, to)).status).toBe(200)

/** A second person confirms the owner's changed data. */
async function confirm({ ownerId }: Straw) {
  const path = `/api/data-standing/admin/${ownerId}`
  const { body } = await as(customerService, 'GET', path)
  const [row] = (body as { unconfirmed: Array<{ recordId: number }> }).unconfirmed
  const note = { recordId: row?.recordId ?? 0, note: 'Compared with the passport' }
  expect((await as(administrator, 'POST', `${path}/confirm`, note)).status).toBe(409)
  expect((await as(customerService, 'POST', `${path}/confirm`, note)).status).toBeLessThan(300)
}

/** Uploads a sponsor's file with money for this person; the result. */
async function upload({ social, firstName, lastName, dateOfBirth }: Identity) {
  const [year, month, day] = dateOfBirth.split('-')
  const text = `SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType
${social},${firstName},${lastName},${month}/${day}/${year},1 A St,B,TX,75001,6900,Traditional
`
  const sent = await as(administrator, 'POST', '/api/attachment/planupload', {
    fileName: 'people.csv',
    planTypeId: 1,
    planId: 1,
    contentType: 'text/csv',
    fileContent: Buffer.from(text).toString('base64'),
  })
  await planFilesSettled()
  return (await as(administrator, 'GET', `/api/attachment/planupload/${(sent.body as { jobId: number }).jobId}`)).body
}

async function approveMoney() {
  const { body } = await as(customerService, 'GET', '/api/approval?effect=plan-money&limit=1')
  const [waits] = (body as { approvals: Array<{ id: number }> }).approvals
  return as(customerService, 'POST', `/api/approval/${waits?.id}/approve`, { note: '', controlTotal: 6900 })
}

const CHANGED =
  /^The name, birth date or Social Security number of (this|an) owner was changed and is not confirmed yet/

test.each<[string, (of: Straw) => readonly Identity[]]>([
  ['another name', ({ own, victim }) => [{ ...own, firstName: victim.firstName, lastName: victim.lastName }]],
  ['another birth date', ({ own, victim }) => [{ ...own, dateOfBirth: victim.dateOfBirth }]],
  ['another Social Security number', ({ own, victim }) => [{ ...own, social: victim.social }]],
  ["another person's identity", ({ victim }) => [victim]],
  ["another person's identity, and back again", ({ own, victim }) => [victim, own]],
])('refuses money for an owner who got %s, until a second person confirms it', async (_, changes) => {
  const of = await straw()
  for (const to of changes(of)) await change(of, to)
  const sponsors = changes(of).at(-1) ?? of.own
  expect(await upload(sponsors)).toMatchObject({
    state: 'FAILED',
    accounts: 0,
    findings: [{ line: 2, column: 'SSN', text: expect.stringMatching(CHANGED), isWarning: false }],
  })
  await confirm(of)
  expect(await upload(sponsors)).toMatchObject({ state: 'LOADED', accounts: 1, owners: 0 })
  expect((await approveMoney()).status).toBe(200)
})

test('refuses the money of a loaded file for an owner who was changed before the approval, until it is confirmed', async () => {
  const of = await straw()
  expect(await upload(of.own)).toMatchObject({ state: 'LOADED' })
  await change(of, of.victim)
  expect(await approveMoney()).toMatchObject({ status: 409, body: expect.stringMatching(CHANGED) })
  expect(await approveMoney()).toMatchObject({ body: expect.stringMatching(/Accounts: 1-\d+\.$/) })
  await confirm(of)
  expect((await approveMoney()).status).toBe(200)
})
