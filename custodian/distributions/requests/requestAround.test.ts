import { afterAll, beforeAll, expect, test } from 'vitest'
import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { WITHHOLDING_NOTICES } from '../../../contract/withholdingNotice.ts'
import { ada, administrator, asOperator, bob, customerService, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { fund, moveWithdrawal, signNewest, submit, walk, withoutAddress } from '../testing.ts'

let server: TestServer
let id: number
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { amount: 1000 })
  id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
})
afterAll(() => server.close())

const call = async (method: string, path: string, email: string) =>
  server.call(method as 'GET', `/api${path}`, { token: await server.tokenOf(email) })
type Detail = { request: { id: number }; around: Record<string, unknown> & { visitors: { name: string }[] } }
const read = async (email: string) => (await call('GET', `/withdrawal/admin/withdrawal/${id}`, email)).body as Detail
const visit = (email: string, ownerId = ada.ownerId) => call('POST', `/request/admin/${ownerId}/${id}/visit`, email)

test("shows staff a request's list and history, and the account balance before and after the payment", async () => {
  const { request, around } = await read(administrator)
  expect(request.id).toBe(id)
  expect(around).toMatchObject({
    list: 'open',
    residenceState: 'CA',
    withholdingNotice: WITHHOLDING_NOTICES.at(-1),
    bankName: null,
    balance: 5000,
    balanceAfter: 4000,
  })
  expect(around['history']).toMatchObject([
    { kind: 'SUBMITTED', by: 'Ada Adams', note: null },
    { kind: 'SIGNED', by: 'Ada Adams' },
  ])
})

test('notes for staff that the mailing address is in a state other than the state of residence', async () => {
  const notes = async () => (await read(administrator)).around['dataNotes']
  expect(await notes()).toEqual(['Residence CA, address in TX'])
  expect(await notesInList()).toContain('Residence CA, address in TX')
  // A check without an address can't be mailed.
  await withoutAddress(server, id)
  expect(await notes()).toContain('Paid by check, but the address is not complete')
})

test.each([
  {
    type: 'Normal',
    typeId: DISTRIBUTION_TYPE.normal,
    born: '1990-05-04',
    noted: ['Normal, but the owner is under 59½'],
  },
  { type: 'Early', typeId: DISTRIBUTION_TYPE.early, born: '1940-05-04', noted: ['Early, but the owner is over 59½'] },
  { type: 'Early', typeId: DISTRIBUTION_TYPE.early, born: '1990-05-04', noted: [] },
  { type: 'Normal', typeId: DISTRIBUTION_TYPE.normal, born: '1940-05-04', noted: [] },
])('notes a $type request of an owner born $born only if the age does not match', async ({ typeId, born, noted }) => {
  const { db } = server.services
  await db
    .updateTable('distribution_request')
    .set({ distribution_type_id: typeId })
    .where('request_id', '=', id)
    .execute()
  await asOperator(server.services, (tx) =>
    tx.updateTable('account_owner').set({ date_of_birth: born }).where('account_owner_id', '=', ada.ownerId).execute(),
  )
  const notes = (await read(administrator)).around['dataNotes'] as string[]
  const ofAge = notes.filter((text) => text.includes('59½'))
  expect(ofAge.map((text) => text.replace(/ \(age \d+\)$/, ''))).toEqual(noted)
})

test('shows staff the author of unconfirmed owner data, in the request list and on the request', async () => {
  await server.call('PUT', `/api/phoneNumber/admin/${ada.ownerId}/cell/5125550199`, {
    token: await server.tokenOf(customerService),
  })
  const { dataNotes } = (await read(administrator)).around
  expect(dataNotes).toContainEqual(expect.stringMatching(/^Phone number not confirmed: .+ by service@example.com on /))
  expect(await notesInList()).toEqual(dataNotes)
})

async function notesInList(): Promise<unknown> {
  const { body } = await call('GET', '/withdrawal/admin/open', administrator)
  return (body as Array<{ id: number; dataNotes: string[] }>).find((row) => row.id === id)?.dataNotes
}

test('answers 404 for an unknown request or a request of another kind, and 403 to the owner', async () => {
  expect((await call('GET', `/rollover/admin/rollover/${id}`, administrator)).status).toBe(404)
  expect((await call('GET', '/withdrawal/admin/withdrawal/999999', administrator)).status).toBe(404)
  expect((await call('GET', `/withdrawal/admin/withdrawal/${id}`, ada.email)).status).toBe(403)
})

test('shows an employee which other employees opened the request in the last 45 seconds', async () => {
  expect((await visit(administrator)).body).toEqual({ visitors: [], version: 2 })
  const second = await visit(customerService)
  expect(second.body).toMatchObject({ visitors: [{ name: administrator }] })
  expect((await read(administrator)).around.visitors).toMatchObject([{ name: customerService }])
  server.clock.forward(44_000)
  await visit(customerService)
  expect((await read(customerService)).around.visitors).toHaveLength(1)
  server.clock.forward(2_000)
  expect((await read(customerService)).around.visitors).toEqual([])
  expect((await read(administrator)).around.visitors).toHaveLength(1)
})

test("lists the other employees who have a request open, and filters by the reader's own work", async () => {
  const list = async (email: string, mine?: boolean) => {
    const query = mine === undefined ? '' : `?mine=${mine}`
    const { body } = await call('GET', `/withdrawal/admin/open${query}`, email)
    return (body as { id: number; openedBy: string[] }[]).map(({ openedBy }) => openedBy)
  }
  server.clock.forward(3_600_001)
  await visit(administrator)
  expect(await list(administrator)).toEqual([[]])
  expect(await list(customerService)).toEqual([[administrator]])
  expect(await list(administrator, true)).toEqual([[]])
  expect(await list(customerService, false)).toEqual([[administrator]])
  server.clock.forward(3_600_001)
  expect(await list(administrator, true)).toEqual([])
})

test('names the author of the latest change to a request', async () => {
  const { around } = await read(administrator)
  expect(around['lastChange']).toMatchObject({ by: 'Ada Adams' })
})

test('answers 404 if an employee opens a request under another owner', async () => {
  expect((await visit(administrator, bob.ownerId)).status).toBe(404)
})

test('shows the latest notes about the owner on a request, pinned notes first', async () => {
  const add = async (title: string, accountOwnerId: number) => {
    const body = { title, noteText: `About ${title}`, accountOwnerId }
    const added = await server.call('POST', '/api/note/admin', { token: await server.tokenOf(customerService), body })
    server.clock.forward(1000)
    return (added.body as { id: number }).id
  }
  const pinned = await add('pinned', ada.ownerId)
  for (const title of ['one', 'two', 'three']) await add(title, ada.ownerId)
  await add('of somebody else', bob.ownerId)
  await server.call('PUT', `/api/note/admin/${ada.ownerId}/${pinned}/pin`, {
    token: await server.tokenOf(customerService),
    body: { isPinned: true },
  })
  const { around } = await read(administrator)
  expect(around['ownerNotes']).toMatchObject([
    { title: 'pinned', text: 'About pinned', by: customerService },
    { title: 'three' },
    { title: 'two' },
  ])
  expect(around['otherRequests']).toEqual([])
})

test("shows the owner's other requests with number, gross amount and status", async () => {
  await moveWithdrawal(server, administrator, id, 5)
  await fund(server.services, bob.accountId, 500_000n)
  for (const { email, accountId } of [ada, bob]) {
    const token = await server.tokenOf(email)
    await walk(server, token, accountId, { amount: 500, type: email === ada.email ? 5 : 1 })
    const made = await submit(server, token, accountId)
    const { body } = await call('GET', `/withdrawal/admin/withdrawal/${made}`, administrator)
    const number = expect.stringMatching(new RegExp(`^W-\\d{4}-0*${id}$`))
    expect((body as Detail).around['otherRequests']).toMatchObject(
      email === ada.email ? [{ requestId: id, number, amount: 1000, statusId: 5 }] : [],
    )
  }
})

test('shows when the link to sign was sent and expires, as long as it waits for the signature', async () => {
  expect((await read(administrator)).around).toMatchObject({ signingLinkSentAt: null, signingLinkExpiresAt: null })
  const token = await server.tokenOf(bob.email)
  await fund(server.services, bob.secondAccountId, 500_000n)
  await walk(server, token, bob.secondAccountId, { amount: 1000, type: DISTRIBUTION_TYPE.early })
  const unsigned = await submit(server, token, bob.secondAccountId)
  const { body } = await call('GET', `/withdrawal/admin/withdrawal/${unsigned}`, administrator)
  const { signingLinkSentAt: sent, signingLinkExpiresAt: until } = (body as Detail).around
  expect(Date.parse(until as string) - Date.parse(sent as string)).toBe(72 * 3_600_000)
})
