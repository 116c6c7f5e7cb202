import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { AWAITS_REVIEW } from '../distributions/paymentProblem.ts'
import { fund, moveWithdrawal, PAYEE, signNewest, submit, walk } from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { ada, administrator, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { bringDueToDesk } from './deskDue.ts'

// A payment that is posted, but in no file yet, when a new sanctions list names its owner or its recipient.

let server: TestServer
let folder: string
let lists = 0

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'listed-'))
  newList('Nobody Anywhere')
  server = await startTestServer({ config: { sanctionsFile: join(folder, 'list.txt') } })
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

function newList(name: string): void {
  lists += 1
  writeFileSync(join(folder, 'list.txt'), `# list ${lists}\n${name}\n`)
}

async function posted(kind: 'deposit' | 'check' | 'rollover'): Promise<number> {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, kind === 'rollover' ? { type: 50 } : { isCheck: kind === 'check' })
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await server.services.db
    .updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.approved })
    .where('request_id', '=', id)
    .execute()
  for (const job of ['calculateWithdrawals', 'processWithdrawals'] as const)
    expect(await runJob(server.services, JOB_TYPE[job])).toMatchObject({ failures: [] })
  return id
}

const sent = () => server.services.db.selectFrom('payment').select('sent_for').execute()

/** Whether the owner reads that the request is under review, and the reason that staff read. */
async function shown(kind: 'deposit' | 'check' | 'rollover', id: number) {
  const { body: own } = await server.call('GET', '/api/request', { token: await server.tokenOf(ada.email) })
  const token = await server.tokenOf(customerService)
  const lists = await Promise.all(
    ['approved', 'historical'].map((list) =>
      server.call('GET', `/api/${kind === 'rollover' ? 'rollover' : 'withdrawal'}/admin/${list}`, { token }),
    ),
  )
  const rows = lists.flatMap(({ body }) => body as Array<{ id: number; holdReason: string | null }>)
  return {
    isUnderReview: (own as Array<{ isUnderReview: boolean }>)[0]?.isUnderReview,
    holdReason: rows.find((row) => row.id === id)?.holdReason,
  }
}
const identityCheck = () => runJob(server.services, JOB_TYPE.identityCheck)
const complete = (id: number) => moveWithdrawal(server, administrator, id, REQUEST_STATUS.completed)
const nothing = () => Promise.resolve()

test.each([
  ['deposit', 'the owner', 'Adams, Ada Augusta', nothing],
  ['deposit', 'the owner, found by the identity check', 'Adams, Ada Augusta', identityCheck],
  ['deposit', 'the owner of a completed request', 'Adams, Ada Augusta', complete],
  ['check', 'the owner', 'Adams, Ada Augusta', nothing],
  ['check', 'the owner, found by the identity check', 'Adams, Ada Augusta', identityCheck],
  ['rollover', 'the receiving custodian', PAYEE.checkPayee, nothing],
  ['rollover', 'the receiving custodian, found by the identity check', PAYEE.checkPayee, identityCheck],
] as const)('holds a posted %s after a new list names %s', async (kind, _who, listed, before) => {
  const id = await posted(kind)
  newList(listed)
  await before(id)
  const job = kind === 'deposit' ? JOB_TYPE.bankUpload : JOB_TYPE.printVendorUpload
  const none = kind === 'deposit' ? { payments: 0 } : { checks: 0 }
  const one = kind === 'deposit' ? { payments: 1 } : { checks: 1 }
  expect(await runJob(server.services, job)).toMatchObject({ ...none, failures: [] })
  expect(await shown(kind, id)).toEqual({ isUnderReview: true, holdReason: AWAITS_REVIEW })
  // The list is different again, but the match still waits for a reviewer.
  newList('Nobody Else')
  expect(await runJob(server.services, job)).toMatchObject({ ...none, failures: [] })
  expect(await sent()).toEqual([{ sent_for: null }])
  const token = await server.tokenOf(reviewer)
  const { body } = await server.call('GET', '/api/compliance/sanctions', { token })
  const [match, ...others] = body as Array<{ matchId: number }>
  expect(others).toEqual([])
  await server.call('PUT', `/api/compliance/sanctions/${match?.matchId}`, {
    token,
    body: { isListed: false, reason: 'Another person' },
  })
  expect(await runJob(server.services, job)).toMatchObject({ ...one, failures: [] })
  // A payment that has left is no longer under review.
  await server.services.database.executeSql(`insert into sanctions_match
    (party, account_owner_id, name, entry, listed_name, found_at)
    values ('OWNER', ${ada.ownerId}, 'Ada Adams', '9', 'Adams, Ada', now())`)
  expect(await shown(kind, id)).toEqual({ isUnderReview: false, holdReason: null })
})

test('sends nothing while the sanctions list has no entry', async () => {
  await posted('deposit')
  writeFileSync(join(folder, 'list.txt'), '# empty\n')
  await expect(runJob(server.services, JOB_TYPE.bankUpload)).rejects.toThrow('The list of SANCTIONS_FILE')
  expect(await sent()).toEqual([{ sent_for: null }])
})

test('names the compliance review on the Returns Desk for a payment not sent for four days', async () => {
  const id = await posted('deposit')
  newList('Adams, Ada Augusta')
  await runJob(server.services, JOB_TYPE.bankUpload)
  server.clock.forward(8 * 86_400_000)
  await bringDueToDesk(server.services.db, '2026-03-18')
  const { body } = await server.call('GET', '/api/payment/desk', { token: await server.tokenOf(customerService) })
  expect(body).toMatchObject([
    { requestId: id, description: 'Direct deposit, held for a compliance review', whoActs: 'STAFF' },
  ])
})
