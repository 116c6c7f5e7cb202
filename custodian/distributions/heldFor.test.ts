import { afterEach, beforeEach, expect, test } from 'vitest'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { holdFirstPayout } from '../holds/payoutHold.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { ada, customerService, seedPeople } from '../testing.people.ts'
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
const holdPayout = () =>
  server.services.db
    .transaction()
    .execute((tx) =>
      holdFirstPayout(writeContextIn(tx, server.services, { requestId: 'test' }), ada.ownerId, server.clock.now()),
    )
const match = () =>
  run(`insert into sanctions_match (party, account_owner_id, name, entry, listed_name, found_at)
    values ('OWNER', ${ada.ownerId}, 'Ada Adams', '1', 'Adams, Ada', now())`)
const missPlanDeposit = () =>
  run(`create or replace function awaits_plan_deposit(owner integer) returns boolean language sql stable
    as 'select true'`)

const CODE = /code from our letter/
const REVIEW = /pay it when the review is done/
const none = { isAwaitingCode: false, isAwaitingPlan: false, isUnderReview: false }

test.each<[string, Array<() => Promise<unknown>>, object, RegExp, boolean]>([
  ['the code', [holdPayout], { ...none, isAwaitingCode: true }, CODE, true],
  [
    'the plan',
    [missPlanDeposit],
    { ...none, isAwaitingPlan: true },
    /once the deposit from your plan has arrived/,
    false,
  ],
  ['a review', [match], { ...none, isUnderReview: true }, REVIEW, false],
  ['the code and a review', [holdPayout, match], { ...none, isAwaitingCode: true, isUnderReview: true }, CODE, true],
])('tells the owner of a payment that waits for %s', async (_, holds, shown, approved, asksForCode) => {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck: false })
  const id = await submit(server, token, ada.accountId)
  for (const hold of holds) await hold()
  const { isAwaitingPlan, isUnderReview } = shown as typeof none
  const { body: envelope } = await server.call('GET', `/api/signature/${await newestLink(server.services)}`, { token })
  expect(envelope).toMatchObject({ isHeld: asksForCode, isAwaitingPlan, isUnderReview })
  await signNewest(server, token)
  expect((await moveWithdrawal(server, customerService, id, REQUEST_STATUS.approved)).status).toBe(200)
  const { body: own } = await server.call('GET', '/api/request', { token })
  expect(own).toEqual([expect.objectContaining({ isHeld: true, ...shown })])
  const [signedMail, approvedMail] = (await lettersOf(server.services, 'request-status')).map((one) => one.body_text)
  expect(CODE.test(signedMail ?? '')).toBe(asksForCode)
  expect(approvedMail).toMatch(approved)
})
