import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { lapseOverdue } from '../../approvals/lapse.ts'
import { effectNamed } from '../../effects.ts'
import { runJob } from '../../jobs/run.ts'
import { lettersOf } from '../../mail/testing.letters.ts'
import { ada, administrator, customerService, seedPeople } from '../../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../../testing.ts'
import { fund, PAYEE, signNewest, storedRequest, submit, walk } from '../testing.ts'

// Changes by staff that their owner was asked to sign and did not sign.

let server: TestServer
let id: number

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
})
afterEach(() => server.close())

const { open, incomplete, approved } = REQUEST_STATUS
const DAY = 86_400_000
const OTHER = '44001'
const NOT_IN_TIME = 'The change of the request was not signed in time.'

const as = async (who: string, method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  server.call(method, path, { token: await server.tokenOf(who), ...(body ? { body } : {}) })
const signAgain = async () =>
  expect((await as(administrator, 'POST', `/api/request/admin/${ada.ownerId}/${id}/sign-again`)).status).toBe(200)
const resend = () => as(ada.email, 'POST', `/api/request/${id}/resend`)
/** What follows the number of the request in the subjects of its emails. */
const subjects = async () => (await lettersOf(server.services)).map(({ subject }) => subject.split(': ')[1])
const forms = async () => (await lettersOf(server.services, 'distribution-form')).length
const standing = async () => {
  const request = await storedRequest(server, id)
  return {
    status: request.status_id,
    reason: request.incomplete_reason,
    isAsked: request.asked_to_sign_at !== null,
    isSigned: request.signed_at !== null,
  }
}
/** The payee or the bank account that the request has. */
const paid = async () => {
  const { kind, check_payable_to: payee, bank_account_last4: last4 } = await storedRequest(server, id)
  return kind === 'ROLLOVER' ? payee : last4
}

async function rollover({ isSigned }: { isSigned: boolean }): Promise<void> {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { amount: 700, type: 50 })
  id = await submit(server, token, ada.accountId)
  if (isSigned) await signNewest(server, token)
  server.clock.forward(60_000)
  const { checkPayee: _, address: address1, receivingAccount: receivingAccountNumber, ...rest } = PAYEE
  const form = { id, amount: 700, address1, receivingAccountNumber, waiveFees: false, statusId: open, ...rest }
  const edit = { ...form, checkPayableTo: 'Other Custodian' }
  expect((await as(administrator, 'PUT', '/api/rollover/admin/rollover', edit)).status).toBe(200)
  if (isSigned) await signAgain()
}

async function returnedDeposit(): Promise<void> {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck: false })
  id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await server.services.db.updateTable('distribution_request').set({ status_id: approved }).execute()
  for (const name of ['calculateWithdrawals', 'processWithdrawals', 'bankUpload'] as const)
    expect(await runJob(server.services, JOB_TYPE[name])).toMatchObject({ failures: [] })
  const { trace_number: traceNumber } = await server.services.db
    .selectFrom('payment')
    .select('trace_number')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()
  const headers = { authorization: `Operator ${testConfig.operatorKey}` }
  const body = { returns: [{ traceNumber, code: 'R03' }] }
  expect((await server.call('POST', '/api/job/rejections', { headers, body })).status).toBe(200)
  const { amount_cents, federal_cents, state_cents, version } = await storedRequest(server, id)
  const figures = {
    amount: Number(amount_cents) / 100,
    federalWithholding: Number(federal_cents) / 100,
    stateWithholding: Number(state_cents) / 100,
  }
  const bankDetails = { routingNumber: '021000021', accountNumber: OTHER, isSavings: false }
  const edit = { id, version, ...figures, statusId: incomplete, waiveFees: false, bankDetails }
  expect((await as(administrator, 'PUT', '/api/withdrawal/admin/withdrawal', edit)).status).toBe(200)
  await signAgain()
}

const CASES: ReadonlyArray<[string, () => Promise<void>, { before: string; after: string }]> = [
  ['an unsigned rollover', () => rollover({ isSigned: false }), { before: PAYEE.checkPayee, after: 'Other Custodian' }],
  [
    'a rollover signed before',
    () => rollover({ isSigned: true }),
    { before: PAYEE.checkPayee, after: 'Other Custodian' },
  ],
  ['a returned deposit', returnedDeposit, { before: '6789', after: '4001' }],
]

test.each(CASES)('waits for the signature of the change as long as its owner may sign: %s', async (_, make, to) => {
  await make()
  const sent = await forms()
  server.clock.forward(29 * DAY)
  expect(await lapseOverdue(server.services, effectNamed)).toBe(0)
  expect(await paid()).toBe(to.after)
  expect(await forms()).toBe(sent)
  expect((await resend()).status).toBe(200)
  await signNewest(server, await server.tokenOf(ada.email))
  server.clock.forward(2 * DAY)
  expect(await lapseOverdue(server.services, effectNamed)).toBe(0)
  expect(await paid()).toBe(to.after)
  expect(await standing()).toMatchObject({ isSigned: true })
})

test.each(CASES)('extends the wait of a change from before the upgrade to 30 days: %s', async (_, make, to) => {
  await make()
  const { executeSql } = server.services.database
  await executeSql(`update approval set lapses_at = asked_at + interval '7 days' where effect = 'request-change'`)
  await executeSql(
    readFileSync(
      new URL('../../platform/db/migrations/0409_changes_that_wait_to_be_signed.sql', import.meta.url),
      'utf8',
    ),
  )
  server.clock.forward(29 * DAY)
  expect(await lapseOverdue(server.services, effectNamed)).toBe(0)
  expect(await paid()).toBe(to.after)
})

test.each(CASES)('leaves a change that its owner did not sign to staff: %s', async (_, make, to) => {
  await make()
  const sent = await forms()
  const before = await subjects()
  server.clock.forward(31 * DAY)
  await runJob(server.services, JOB_TYPE.calculateWithdrawals)
  expect(await lapseOverdue(server.services, effectNamed)).toBe(1)
  expect(await paid()).toBe(to.before)
  expect(await standing()).toEqual({ status: incomplete, reason: NOT_IN_TIME, isAsked: false, isSigned: false })
  expect(await forms()).toBe(sent)
  // A payment that came back before the change has not come back again.
  expect((await subjects()).slice(before.length)).toEqual(['Incomplete'])
  expect((await resend()).status).toBe(409)
  await signAgain()
  await signNewest(server, await server.tokenOf(ada.email))
  expect(await standing()).toMatchObject({ isSigned: true })
})

test.each([
  ['an unsigned rollover', () => rollover({ isSigned: false }), { forms: 1, isAsked: false, status: open }],
  ['a returned deposit', returnedDeposit, { forms: 0, isAsked: false, status: incomplete }],
] as const)('after a refusal, mails no form of details that failed: %s', async (_, make, then) => {
  await make()
  const sent = await forms()
  const { body } = await as(customerService, 'GET', '/api/approval')
  const [change] = (body as { approvals: Array<{ id: number }> }).approvals
  expect((await as(customerService, 'POST', `/api/approval/${change?.id}/refuse`, { note: 'No' })).status).toBe(200)
  expect(await forms()).toBe(sent + then.forms)
  expect(await standing()).toMatchObject({ isAsked: then.isAsked, status: then.status })
})
