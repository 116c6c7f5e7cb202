import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { holdFirstPayout } from '../holds/payoutHold.ts'
import { runJob } from '../jobs/run.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { ada, customerService, seedAddress, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { fund, moveWithdrawal, newestLink, signNewest, submit, walk } from './testing.ts'

// An owner whose payment is held is told what the payment waits for.

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
})
afterEach(() => server.close())

const run = (text: string) => server.services.database.executeSql(text)
const holdWithoutLetter = () =>
  server.services.db
    .transaction()
    .execute((tx) =>
      holdFirstPayout(writeContextIn(tx, server.services, { requestId: 'test' }), ada.ownerId, server.clock.now()),
    )
async function holdWithLetter(): Promise<void> {
  await seedAddress(server.services, ada.ownerId)
  await holdWithoutLetter()
}
const match = () =>
  run(`insert into sanctions_match (party, account_owner_id, name, entry, listed_name, found_at)
    values ('OWNER', ${ada.ownerId}, 'Ada Adams', '1', 'Adams, Ada', now())`)
const missPlanDeposit = () =>
  run(`create or replace function awaits_plan_deposit(owner integer) returns boolean language sql stable
    as 'select true'`)

const SIGNED = /business days from now/
const CODE = /code from our letter/
const CONTACT = /contact us.* after we have confirmed your identity/
const REVIEW = /pay it when the review is done/
const none = { isAwaitingCode: false, isAwaitingContact: false, isAwaitingPlan: false, isUnderReview: false }

const CASES: Array<[string, Array<() => Promise<unknown>>, object, RegExp, RegExp]> = [
  ['the code', [holdWithLetter], { ...none, isAwaitingCode: true }, CODE, CODE],
  [
    'the owner to contact us',
    [holdWithoutLetter],
    { ...none, isAwaitingContact: true },
    CONTACT,
    /must confirm your identity.* contact us/,
  ],
  [
    'the plan',
    [missPlanDeposit],
    { ...none, isAwaitingPlan: true },
    /once the deposit from your plan has arrived/,
    SIGNED,
  ],
  ['a review', [match], { ...none, isUnderReview: true }, REVIEW, SIGNED],
  [
    'the code and a review',
    [holdWithLetter, match],
    { ...none, isAwaitingCode: true, isUnderReview: true },
    CODE,
    CODE,
  ],
  [
    'the owner to contact us and a review',
    [holdWithoutLetter, match],
    { ...none, isAwaitingContact: true, isUnderReview: true },
    CONTACT,
    /contact us/,
  ],
]

test.each(CASES)('tells the owner of a payment that waits for %s', async (_, holds, shown, approved, signed) => {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck: false })
  const id = await submit(server, token, ada.accountId)
  for (const hold of holds) await hold()
  const { isAwaitingCode, ...onEnvelope } = shown as typeof none
  const isHeld = isAwaitingCode || onEnvelope.isAwaitingContact
  const { body: envelope } = await server.call('GET', `/api/signature/${await newestLink(server.services)}`, { token })
  expect(envelope).toMatchObject({ isHeld, ...onEnvelope })
  await signNewest(server, token)
  expect((await moveWithdrawal(server, customerService, id, REQUEST_STATUS.approved)).status).toBe(200)
  const { body: own } = await server.call('GET', '/api/request', { token })
  expect(own).toEqual([expect.objectContaining({ isHeld: true, ...shown })])
  const [signedMail, approvedMail] = (await lettersOf(server.services, 'request-status')).map((one) => one.body_text)
  expect(signedMail).toMatch(signed)
  expect(CODE.test(`${signedMail}${approvedMail}`)).toBe(isAwaitingCode)
  expect(approvedMail).toMatch(approved)
})

test.each(CASES)(
  'tells the owner after the last deposit day, too, that a payment waits for %s',
  async (_, holds, _shown, approved) => {
    server.clock.set(new Date('2026-12-31T15:00:00Z'))
    const token = await server.tokenOf(ada.email)
    await walk(server, token, ada.accountId, { isCheck: false })
    const id = await submit(server, token, ada.accountId)
    for (const hold of holds) await hold()
    await signNewest(server, token)
    expect((await moveWithdrawal(server, customerService, id, REQUEST_STATUS.approved)).status).toBe(200)
    const text = (await lettersOf(server.services, 'request-status')).at(-1)?.body_text
    expect(text).toMatch(approved)
    expect(text).toContain(
      'Direct deposits of this year have all been sent, so it is paid in the new year at the earliest',
    )
    expect(text).not.toContain('first bank day')
  },
)

test.each([
  ['2026-12-29', false, false, null],
  ['2026-12-29', true, false, null],
  ['2026-12-30', false, false, null],
  ['2026-12-30', true, false, '2027-01-04'],
  ['2026-12-31', false, false, '2027-01-04'],
  ['2026-12-31', false, true, null],
  ['2026-12-30', true, true, null],
  ['2026-12-31', true, true, '2027-01-04'],
])('names the first day of the next year to pay a request: on %s, file sent %s, check %s: %j', async (...row) => {
  const [day, isSent, isCheck, paidNextYearFrom] = row
  server.clock.set(new Date(`${day}T15:00:00Z`))
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck })
  const id = await submit(server, token, ada.accountId)
  if (isSent)
    for (const job of ['bankUpload', 'printVendorUpload'] as const) await runJob(server.services, JOB_TYPE[job])
  const { body } = await server.call('GET', '/api/request', { token })
  expect(body).toMatchObject([{ paidNextYearOn: null, paidNextYearFrom }])
  await signNewest(server, token)
  const what = isCheck ? 'Checks paid by hand now would be mailed' : 'Deposits paid by hand now would arrive'
  const late = `${what} in 2027. Approve it: the next payment run pays it.`
  const staff = await server.tokenOf(customerService)
  const opened = await server.call('GET', `/api/withdrawal/admin/withdrawal/${id}`, { token: staff })
  expect(JSON.stringify(opened.body).includes(late)).toBe(paidNextYearFrom !== null)
  const paid = await moveWithdrawal(server, customerService, id, REQUEST_STATUS.pending)
  expect(paid).toMatchObject(paidNextYearFrom === null ? { status: 200 } : { status: 409, body: late })
})
