import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { balanceOfAccount } from '../ledger/ledger.ts'
import { runJob } from '../jobs/run.ts'
import { planFilesSettled } from '../planUploads/planFile.ts'
import { migrations } from '../platform/db/migrationFiles.ts'
import { ada, administrator, customerService } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'
import { claimsDesk, cleo, seedClaims } from './claims/testing.claims.ts'
import { fund, moveWithdrawal, signNewest, storedRequest, submit, walk } from './testing.ts'

// Plan money comes into an account whose whole balance is paid out.

let server: TestServer
const { die, approved } = claimsDesk(() => server)

beforeEach(async () => {
  server = await startTestServer()
  await seedClaims(server)
})
afterEach(() => server.close())

type Step = (id: number) => Promise<unknown>

const run = (job: 'calculateWithdrawals' | 'processWithdrawals' | 'bankUpload') =>
  runJob(server.services, JOB_TYPE[job])
const calculated: Step = () => run('calculateWithdrawals')
const posted: Step = () => run('processWithdrawals')
const planMoney: Step = () => fund(server.services, ada.accountId, 20_000n, '2026-03-11')
/** A plan file with money for the account is loaded, and its money waits for a second person. */
const announced: Step = async () => {
  const text = `SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType
900110011,Ada,Adams,05/12/1950,1 A St,B,TX,75001,200.00,Traditional`
  const token = await server.tokenOf(administrator)
  const body = {
    fileName: 'people.csv',
    planTypeId: 1,
    planId: 1,
    contentType: 'text/csv',
    fileContent: Buffer.from(text).toString('base64'),
  }
  expect(await server.call('POST', '/api/attachment/planupload', { token, body })).toMatchObject({ status: 200 })
  await planFilesSettled()
  const { account_id: accountId } = await server.services.db
    .selectFrom('plan_money')
    .select('account_id')
    .executeTakeFirstOrThrow()
  expect(accountId).toBe(ada.accountId)
}
const decided =
  (verb: 'approve' | 'refuse'): Step =>
  async () => {
    const token = await server.tokenOf(customerService)
    const { body: list } = await server.call('GET', '/api/approval?effect=plan-money&limit=1', { token })
    const id = (list as { approvals: Array<{ id: number }> }).approvals[0]?.id
    const body = { note: '', ...(verb === 'approve' && { controlTotal: 200 }) }
    expect(await server.call('POST', `/api/approval/${id}/${verb}`, { token, body })).toMatchObject({ status: 200 })
  }
const completed: Step = async (id) => {
  expect(await moveWithdrawal(server, administrator, id, REQUEST_STATUS.completed)).toMatchObject({ status: 200 })
}

/** The deposit is sent and comes back with R03. */
const comesBack: Step = async (id) => {
  await run('bankUpload')
  const { trace_number: traceNumber } = await server.services.db
    .selectFrom('payment')
    .select('trace_number')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()
  const headers = { authorization: `Operator ${testConfig.operatorKey}` }
  await server.call('POST', '/api/job/rejections', { headers, body: { returns: [{ traceNumber, code: 'R03' }] } })
}

/** Staff enter other bank details, and another employee approves the request again. */
const paidAgain: Step = async (id) => {
  const { amount_cents, federal_cents, state_cents, version } = await storedRequest(server, id)
  const [amount, federalWithholding, stateWithholding] = [amount_cents, federal_cents, state_cents].map(
    (cents) => Number(cents) / 100,
  )
  const figures = { amount, federalWithholding, stateWithholding, waiveFees: false }
  const bankDetails = { routingNumber: '021000021', accountNumber: '44001', isSavings: false }
  const body = { id, version, ...figures, statusId: REQUEST_STATUS.incomplete, bankDetails }
  const token = await server.tokenOf(customerService)
  expect(await server.call('PUT', '/api/withdrawal/admin/withdrawal', { token, body })).toMatchObject({ status: 200 })
  expect(await moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)).toMatchObject({ status: 200 })
  await run('calculateWithdrawals')
  expect(await run('processWithdrawals')).toMatchObject({ paid: 1, failures: [] })
}

async function approvedByOwner(): Promise<number> {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, {
    isCheck: false,
    isFullAmount: true,
    federal: 1500,
    state: 'TX',
    stateTax: 0,
  })
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
  return id
}

const { registered, pendingClosure, closed } = ACCOUNT_STATUS

describe('the account of a full payout', () => {
  test.each<[string, Step[], number, bigint]>([
    ['is closing until the payment is completed', [calculated, posted], pendingClosure, 0n],
    ['is closed by the completed payment', [calculated, posted, completed], closed, 0n],
    ['opens if money came in after the payment', [calculated, posted, planMoney, completed], registered, 20_000n],
    ['stays open if money came in before the payment', [calculated, planMoney, posted], registered, 20_000n],
    ['opens if money of a plan file waits for it', [calculated, posted, announced, completed], registered, 0n],
    [
      'is credited with the money of the plan file once it is approved',
      [calculated, posted, announced, completed, decided('approve')],
      registered,
      20_000n,
    ],
    [
      'is closed if the money of the plan file was refused before',
      [calculated, posted, announced, decided('refuse'), completed],
      closed,
      0n,
    ],
    ['is open once its payment came back', [calculated, posted, comesBack], registered, 0n],
    ['is closing again once paid again', [calculated, posted, comesBack, paidAgain], pendingClosure, 0n],
    [
      'stays open if money came in before the payment was sent again',
      [calculated, posted, comesBack, planMoney, paidAgain],
      registered,
      20_000n,
    ],
  ])('%s', async (_, steps, status, cents) => {
    const id = await approvedByOwner()
    // oxlint-disable-next-line no-await-in-loop -- the order of the steps is tested
    for (const step of steps) await step(id)
    expect(await account()).toEqual({ status_id: status })
    expect(await balanceOfAccount(server.services.db, ada.accountId)).toBe(cents)
    expect(await checkLedger(server.services.db)).toEqual([])
  })
})

test('an account cannot be closed while money of a plan file waits for it, and can once that is refused', async () => {
  const id = await approvedByOwner()
  // oxlint-disable-next-line no-await-in-loop -- each step needs the step before it
  for (const step of [calculated, posted, announced, completed]) await step(id)
  const token = await server.tokenOf(administrator)
  const close = () => server.call('PUT', `/api/account/admin/${ada.accountId}/status/${closed}`, { token })
  expect(await close()).toMatchObject({
    status: 409,
    body: expect.stringMatching(/while money of the plan file PLAN-\d+ waits for it/),
  })
  await decided('refuse')(id)
  expect((await close()).status).toBe(200)
})

const account = () =>
  server.services.db
    .selectFrom('retirement_account')
    .select('status_id')
    .where('account_id', '=', ada.accountId)
    .executeTakeFirst()

const everything = { ...cleo, amount: null, isFullAmount: true }

test('a claim of the whole balance is not paid if money came in after its calculation', async () => {
  await die()
  const id = await approved(everything)
  expect(await run('calculateWithdrawals')).toMatchObject({ calculated: 1 })
  await planMoney(id)
  expect(await run('processWithdrawals')).toMatchObject({ incomplete: 1, failures: [] })
  expect(await storedRequest(server, id)).toMatchObject({
    status_id: REQUEST_STATUS.incomplete,
    incomplete_reason: 'Money came into the account after the whole balance was claimed. Please make a new claim.',
  })
  expect(await account()).toEqual({ status_id: registered })
})

/** Repeats the migration that opens accounts with later money, on an account that an older release left closing. */
const upgraded: Step = async () => {
  const { executeSql } = server.services.database
  await executeSql(`update retirement_account set status_id = ${pendingClosure} where account_id = ${ada.accountId}`)
  const opening = migrations().find(({ name }) => name.startsWith('0440_'))
  await executeSql(opening?.text ?? '')
}

describe('an upgrade', () => {
  test.each<[string, Step[], number]>([
    [
      'opens an account with money after a full payout',
      [calculated, posted, planMoney, completed, upgraded],
      registered,
    ],
    ['leaves an account whose payout is active', [calculated, posted, planMoney, upgraded], pendingClosure],
    ['leaves an account without money', [calculated, posted, completed, upgraded], pendingClosure],
  ])('%s', async (_, steps, status) => {
    const id = await approvedByOwner()
    // oxlint-disable-next-line no-await-in-loop -- the order of the steps is tested
    for (const step of steps) await step(id)
    expect(await account()).toEqual({ status_id: status })
  })

  test('leaves an account that staff set to Pending Closure', async () => {
    await upgraded(0)
    expect(await account()).toEqual({ status_id: pendingClosure })
  })
})
