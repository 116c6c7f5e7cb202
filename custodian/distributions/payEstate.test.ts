import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { ROLE } from '../../contract/roles.ts'
import { NOT_YOU } from '../approvals/decider.ts'
import { confirmedDeath } from '../deaths/testing.deaths.ts'
import { pdf } from '../documents/testing.files.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { runJob } from '../jobs/run.ts'
import { readJobFile } from '../platform/jobs/files.ts'
import { changeStaff } from '../session/staff.ts'
import { ada, administrator, bob, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { testConfig, type TestServer } from '../testing.ts'
import { testStates } from '../testing.states.ts'
import { fund, imbalance, moveWithdrawal, signNewest, storedRequest, submit, walk } from './testing.ts'

// A payment of an earlier tax year that comes back after the owner's death goes to the estate, decided by two people.

let server: TestServer
let id: number

const states = testStates()

beforeEach(async () => {
  server = await states.start(async ({ services, clock }) => {
    await seedPeople(services)
    await fund(services, ada.accountId, 500_000n)
    clock.set(new Date('2026-12-10T17:00:00Z'))
  })
})
afterEach(() => server.close())
afterAll(() => states.close())

const db = () => server.services.db
const at = (day: string) => server.clock.set(new Date(`${day}T17:00:00Z`))
const as = async (who: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  server.call(method, `/api${path}`, { token: await server.tokenOf(who), body })
const move = (statusId: number, who = administrator) => moveWithdrawal(server, who, id, statusId)
const opened = async () => {
  const { body } = await as(administrator, 'GET', `/withdrawal/admin/withdrawal/${id}`)
  return (body as { request: Record<string, unknown> }).request
}
const payments = () =>
  db()
    .selectFrom('payment')
    .select(['method', 'amount_cents', 'closed_as', 'distribution_code', 'check_number', 'trace_number'])
    .where('request_id', '=', id)
    .orderBy('payment_id')
    .execute()

/** Ada's payment of December 10, 2026, net of fee and taxes. */
async function pays(isCheck: boolean, choice: object = {}): Promise<void> {
  id = await states.reach(`paid ${JSON.stringify({ isCheck, ...choice })}`, async () => {
    const token = await server.tokenOf(ada.email)
    await walk(server, token, ada.accountId, { isCheck, ...choice })
    id = await submit(server, token, ada.accountId)
    await signNewest(server, token)
    await move(REQUEST_STATUS.approved)
    for (const job of ['calculateWithdrawals', 'processWithdrawals', 'printVendorUpload', 'bankUpload'] as const)
      await runJob(server.services, JOB_TYPE[job])
    return id
  })
}

async function enterBankDetails(who: string, accountNumber = '44001') {
  const { amount_cents, federal_cents, state_cents, version } = await storedRequest(server, id)
  const [amount, federalWithholding, stateWithholding] = [amount_cents, federal_cents, state_cents].map(
    (cents) => Number(cents) / 100,
  )
  const figures = { amount, federalWithholding, stateWithholding, waiveFees: false }
  const bankDetails = { routingNumber: '021000021', accountNumber, isSavings: false }
  const edit = { id, version, ...figures, statusId: REQUEST_STATUS.incomplete, bankDetails }
  return as(who, 'PUT', '/withdrawal/admin/withdrawal', edit)
}

async function comesBack(code: string, day = '2027-01-05'): Promise<void> {
  await states.reach(`returned ${code} on ${day}`, async () => {
    at(day)
    const last = (await payments()).at(-1)
    const payment = last?.check_number ? { checkNumber: last.check_number } : { traceNumber: last?.trace_number }
    const headers = { authorization: `Operator ${testConfig.operatorKey}` }
    await server.call('POST', '/api/job/rejections', { headers, body: { returns: [{ ...payment, code }] } })
  })
}

async function upload(who: string, fileName: string): Promise<string> {
  const file = { fileName, contentType: 'application/pdf', fileContent: pdf.toString('base64') }
  const sent = await as(who, 'POST', '/attachment/admin/upload/', { ...file, accountOwnerId: ada.ownerId })
  return (sent.body as { guid: string }).guid
}

async function dies(diedOn = '2026-12-20'): Promise<void> {
  await states.reach(`died on ${diedOn}`, async () => {
    const guid = await upload(customerService, 'certificate.pdf')
    const ended = `update owner_death set state = 'ENDED', ended_at = now() where state = 'REPORTED'`
    for (const text of [ended, ...confirmedDeath({ ownerId: ada.ownerId, diedOn, guid })])
      await server.services.database.executeSql(text)
  })
}

/** Two people take the report of the death back. */
async function isAlive(): Promise<void> {
  const asked = await as(administrator, 'POST', `/death/admin/${ada.ownerId}/takeBack`, { note: 'Is alive' })
  expect(asked).toMatchObject({ status: 200 })
  const { id: approvalId } = await waiting('owner-death-taken-back')
  expect((await as(customerService, 'POST', `/approval/${approvalId}/approve`, {})).status).toBe(200)
}

const TO = {
  representative: 'Rita Roe',
  address1: '9 Probate Rd',
  address2: null,
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  namesRepresentative: true,
}
const ask = async (who: string, given: object = {}) => {
  const lettersGuid = await upload(who, 'letters.pdf')
  return as(who, 'POST', `/request/admin/${ada.ownerId}/${id}/estate`, { ...TO, lettersGuid, ...given })
}
const waiting = async (effect = 'request-estate') => {
  const { body } = await as(customerService, 'GET', `/approval?effect=${effect}`)
  const [first] = (body as { approvals: Array<{ id: number; changes: object[]; toOpen: { guid: string } }> }).approvals
  if (!first) throw new Error('nothing waits')
  return first
}
async function approve(who = customerService, opens = true) {
  const { id: approvalId, toOpen } = await waiting()
  if (opens) await as(who, 'GET', `/attachment/${toOpen.guid}`)
  return as(who, 'POST', `/approval/${approvalId}/approve`, { note: 'Read' })
}
async function printed(): Promise<string> {
  await runJob(server.services, JOB_TYPE.printVendorUpload)
  const files = await db().selectFrom('job_file').select(['job_file_id', 'file_name']).orderBy('job_file_id').execute()
  const texts = await Promise.all(
    files
      .filter(({ file_name: name }) => /^(checks|positive-pay-\d).*\.csv$/.test(name))
      .map(async ({ job_file_id: file }) => (await readJobFile(db(), server.services.pii, file))?.content.toString()),
  )
  return texts.slice(-2).join('\n')
}

/** Ada's payment comes back with this code after her death, and its check to the estate is printed. */
async function paysEstate(isCheck: boolean, code: string): Promise<void> {
  await pays(isCheck)
  await comesBack(code)
  await dies()
  await states.reach('check to the estate printed', async () => {
    await ask(administrator)
    await approve()
    await printed()
  })
}

test.each([
  ['check', true, 'STALE'],
  ['deposit', false, 'R15'],
])('pays a returned %s of an earlier year to the estate by check, as two people decide', async (_, isCheck, code) => {
  await pays(isCheck)
  const [first] = await payments()
  await comesBack(code)
  await dies()
  expect(await move(REQUEST_STATUS.approved)).toMatchObject({
    status: 409,
    body: 'This account owner has died, so the owner is not paid again. Please pay the money to the estate.',
  })
  expect(await move(REQUEST_STATUS.historical)).toMatchObject({
    status: 409,
    body: expect.stringMatching(/pay it to the estate/),
  })
  const { body } = await as(administrator, 'GET', `/withdrawal/admin/withdrawal/${id}`)
  const net = Number(first?.amount_cents) / 100
  const estate = { amount: net, payableTo: 'Estate of Ada Adams', taxYear: 2026 }
  expect((body as { around: object }).around).toMatchObject({ estate, redeposit: { mayPayAgain: false } })

  expect((await ask(administrator)).status).toBe(200)
  expect((await ask(administrator)).status).toBe(409)
  const asked = await as(administrator, 'GET', `/withdrawal/admin/withdrawal/${id}`)
  expect(asked.body).toMatchObject({
    request: { waitsFor: 'Paying a returned payment to the estate' },
    around: { estate: null, redeposit: null },
  })
  expect((await waiting()).changes.slice(1, 3)).toEqual([
    { label: 'Payable to', before: null, after: 'Estate of Ada Adams' },
    { label: 'Mailed to', before: null, after: 'c/o Rita Roe, 9 Probate Rd, Austin, TX 78701' },
  ])
  expect((await approve(administrator)).status).toBe(409)
  expect((await approve(customerService, false)).status).toBe(409)
  expect(await payments()).toHaveLength(1)
  expect((await approve()).status).toBe(200)

  expect(await storedRequest(server, id)).toMatchObject({ status_id: REQUEST_STATUS.pending })
  expect(await opened()).toMatchObject({
    isHeld: false,
    holdReason: null,
    recipientName: 'Estate of Ada Adams',
    isCheck: true,
    bankAccount: null,
    needsBankDetails: false,
    address1: '9 Probate Rd',
    routingNumber: null,
  })
  const own = await as(administrator, 'GET', `/request/admin/${ada.ownerId}?requestId=${id}`)
  expect(own.body).toMatchObject([
    {
      isCheck: true,
      payee: 'Estate of Ada Adams',
      mailedTo: 'c/o Rita Roe, 9 Probate Rd, Austin, TX 78701',
    },
  ])
  const text = await printed()
  expect(text).toContain(`,Estate of Ada Adams,${net.toFixed(2)},`)
  expect(text).toContain('"Estate of Ada Adams\nc/o Rita Roe\n9 Probate Rd\nAustin, TX 78701"')
  expect(await payments()).toMatchObject([
    { closed_as: 'RETURNED' },
    {
      method: 'CHECK',
      amount_cents: first?.amount_cents,
      closed_as: null,
      distribution_code: first?.distribution_code,
      check_number: expect.any(Number),
    },
  ])
  expect(await imbalance(server.services)).toEqual({ differenceCents: 0n, unbalanced: [] })
  expect(await checkLedger(db())).toEqual([])
  expect((await move(REQUEST_STATUS.completed)).status).toBe(200)
})

test('lets nobody decide who recorded the return, even if the bank confirmed it later', async () => {
  await pays(true)
  const [payment] = await payments()
  at('2027-01-05')
  const returns = [{ checkNumber: payment?.check_number, code: 'STALE' }]
  expect(await as(customerService, 'POST', '/payment/returns', { returns })).toMatchObject({ status: 200 })
  await comesBack('STALE')
  await dies()
  expect((await ask(administrator)).status).toBe(200)
  expect(await approve(customerService, false)).toMatchObject({ status: 409, body: NOT_YOU.maker })
})

test.each([
  ['check', true, 'STALE'],
  ['deposit', false, 'R23'],
])('pays the estate a %s that was posted again to the owner before the death', async (_, isCheck, code) => {
  await pays(isCheck)
  await comesBack(code)
  expect((await move(REQUEST_STATUS.approved)).status).toBe(200)
  const { id: approvalId } = await waiting('request-pay-again')
  expect(await as(customerService, 'POST', `/approval/${approvalId}/approve`, {})).toMatchObject({ status: 200 })
  for (const job of ['calculateWithdrawals', 'processWithdrawals'] as const)
    await runJob(server.services, JOB_TYPE[job])
  expect(await payments()).toMatchObject([{ closed_as: 'RETURNED' }, { closed_as: null }])
  await dies('2027-01-05')
  expect((await move(REQUEST_STATUS.incomplete)).status).toBe(200)
  expect(await move(REQUEST_STATUS.approved)).toMatchObject({
    status: 409,
    body: expect.stringMatching(/pay the money to the estate/),
  })
  expect((await ask(administrator)).status).toBe(200)
  expect((await approve()).status).toBe(200)
  expect(await printed()).toContain('Estate of Ada Adams')
  expect(await payments()).toMatchObject([
    { closed_as: 'RETURNED' },
    { closed_as: 'REVERSED', check_number: null, trace_number: null },
    { closed_as: null, method: 'CHECK', check_number: expect.any(Number) },
  ])
  expect(await imbalance(server.services)).toEqual({ differenceCents: 0n, unbalanced: [] })
  expect(await checkLedger(db())).toEqual([])
})

test('pays the estate nothing that only an employee said had come back, even if it was posted again', async () => {
  await pays(true)
  await comesBack('STALE')
  await move(REQUEST_STATUS.approved)
  const { id: approvalId } = await waiting('request-pay-again')
  await as(customerService, 'POST', `/approval/${approvalId}/approve`, {})
  for (const job of ['calculateWithdrawals', 'processWithdrawals'] as const)
    await runJob(server.services, JOB_TYPE[job])
  await dies('2027-01-05')
  await move(REQUEST_STATUS.incomplete)
  await server.services.database.executeSql(`alter table payment_return disable trigger all;
    update payment_return set taken_in_by = (select user_id from portal_user where email = '${customerService}');
    alter table payment_return enable trigger all`)
  expect(await ask(administrator)).toMatchObject({
    status: 409,
    body: expect.stringMatching(/^Only money that the bank/),
  })
})

test('replaces an unsent check to the estate with one to another representative', async () => {
  await pays(true)
  await comesBack('STALE')
  await dies()
  await ask(administrator)
  await approve()
  expect((await move(REQUEST_STATUS.incomplete)).status).toBe(200)
  expect((await move(REQUEST_STATUS.approved)).status).toBe(200)
  await server.services.database.executeSql(`insert into sanctions_match
    (party, account_owner_id, name, entry, listed_name, found_at)
    values ('PAYABLE_TO', ${ada.ownerId}, 'Rita Roe', 'roe', 'Roe', now())`)
  expect(await ask(administrator)).toMatchObject({ status: 409 })
  expect((await ask(administrator, { representative: 'Ralph Roe' })).status).toBe(200)
  expect((await approve()).status).toBe(200)
  await expect(waiting('request-pay-again')).rejects.toThrow('nothing waits')
  const text = await printed()
  expect(text).toContain('c/o Ralph Roe')
  expect(text).not.toContain('c/o Rita Roe')
  expect((await payments()).map(({ closed_as: closed }) => closed)).toEqual(['RETURNED', 'REVERSED', null])
  expect(await imbalance(server.services)).toEqual({ differenceCents: 0n, unbalanced: [] })
  expect(await checkLedger(db())).toEqual([])
})

test.each([
  ['registered', ACCOUNT_STATUS.registered, 0n],
  ['validated', ACCOUNT_STATUS.validated, 0n],
  ['registered', ACCOUNT_STATUS.registered, 2_000n],
])('a full payout to the estate closes a %s account, unless money has come in since', async (_, from, cents) => {
  await pays(true, { isFullAmount: true, federal: 600, state: 'TX', stateTax: 0 })
  await comesBack('STALE')
  await dies()
  const account = () =>
    db().selectFrom('retirement_account').select('status_id').where('account_id', '=', ada.accountId)
  await db()
    .updateTable('retirement_account')
    .set({ status_id: from })
    .where('account_id', '=', ada.accountId)
    .execute()
  if (cents > 0n) await fund(server.services, ada.accountId, cents)
  await ask(administrator)
  await approve()
  const [closing, closed] = cents > 0n ? [from, from] : [ACCOUNT_STATUS.pendingClosure, ACCOUNT_STATUS.closed]
  expect(await account().executeTakeFirst()).toEqual({ status_id: closing })
  await printed()
  expect((await move(REQUEST_STATUS.completed)).status).toBe(200)
  expect(await account().executeTakeFirst()).toEqual({ status_id: closed })
})

test('is refused from a rejected account', async () => {
  await pays(true, {})
  await comesBack('STALE')
  await dies()
  const set = (status_id: number) =>
    db().updateTable('retirement_account').set({ status_id }).where('account_id', '=', ada.accountId).execute()
  await set(ACCOUNT_STATUS.rejected)
  const refused = { status: 409, body: 'The account is Rejected, so nothing is paid from it.' }
  expect(await ask(administrator)).toMatchObject(refused)
  await set(ACCOUNT_STATUS.registered)
  await ask(administrator)
  await set(ACCOUNT_STATUS.rejected)
  expect(await approve()).toMatchObject({ status: 409 })
  expect(await payments()).toHaveLength(1)
})

test.each([
  ['Validated', ACCOUNT_STATUS.validated, true],
  ['Not Validated', ACCOUNT_STATUS.notValidated, false],
])('prints a check to the estate from an account that became %s: %j', async (_, statusId, isPrinted) => {
  await pays(true)
  await comesBack('STALE')
  await dies()
  await ask(administrator)
  await approve()
  await db()
    .updateTable('retirement_account')
    .set({ status_id: statusId })
    .where('account_id', '=', ada.accountId)
    .execute()
  expect((await printed()).includes('Estate of Ada Adams')).toBe(isPrinted)
})

test('pays the estate again at another address after its check came back', async () => {
  await paysEstate(true, 'STALE')
  await comesBack('UNDELIVERABLE', '2027-02-01')
  expect(await storedRequest(server, id)).toMatchObject({ status_id: REQUEST_STATUS.incomplete })
  expect((await ask(administrator, { address1: '10 New Rd' })).status).toBe(200)
  expect((await approve()).status).toBe(200)
  expect(await printed()).toContain('10 New Rd')
})

test('pays a living owner again by deposit after the check to the estate came back', async () => {
  await paysEstate(false, 'R15')
  await comesBack('STALE', '2027-02-01')
  await isAlive()
  expect(await move(REQUEST_STATUS.approved)).toMatchObject({ status: 409 })
  expect((await enterBankDetails(administrator)).status).toBe(200)
  expect((await move(REQUEST_STATUS.approved, customerService)).status).toBe(200)
  for (const job of ['calculateWithdrawals', 'processWithdrawals', 'printVendorUpload', 'bankUpload'] as const)
    await runJob(server.services, JOB_TYPE[job])
  expect(await payments()).toMatchObject([
    { method: 'ACH', closed_as: 'RETURNED' },
    { method: 'CHECK', closed_as: 'RETURNED' },
    { method: 'ACH', closed_as: null, check_number: null, trace_number: expect.any(String) },
  ])
  expect(await imbalance(server.services)).toEqual({ differenceCents: 0n, unbalanced: [] })
  expect(await checkLedger(db())).toEqual([])
})

test('still requires other bank details than those that failed before a check to the estate', async () => {
  await paysEstate(false, 'R03')
  await comesBack('STALE', '2027-02-01')
  await isAlive()
  for (const account of ['44001', '123456789'])
    expect((await enterBankDetails(administrator, account)).status).toBe(200)
  expect(await move(REQUEST_STATUS.approved, customerService)).toMatchObject({
    status: 409,
    body: 'The bank could not use the account. Enter other bank details first.',
  })
})

test.each<[string, () => Promise<void>, RegExp]>([
  ['whose death the bank reports', () => pays(false).then(() => comesBack('R15')), /Once the death is confirmed, pay/],
  [
    'who has died',
    () =>
      pays(false)
        .then(() => comesBack('R03'))
        .then(() => dies()),
    /Please pay the money to the es/,
  ],
  [
    'after the check to the estate came back',
    () => paysEstate(false, 'R03').then(() => comesBack('STALE', '2027-02-01')),
    /Please pay the money to the estate/,
  ],
])('neither offers nor accepts bank details of an owner %s', async (_, prepare, reason) => {
  await prepare()
  expect(await opened()).toMatchObject({ takesBankDetails: false })
  expect(await enterBankDetails(administrator)).toMatchObject({ status: 409, body: expect.stringMatching(reason) })
})

test('a check to the estate undoes a change that nobody approved before the death', async () => {
  await pays(false)
  await comesBack('R03')
  expect((await enterBankDetails(administrator)).status).toBe(200)
  expect(await storedRequest(server, id)).toMatchObject({ bank_account_last4: '4001', bank_details_failed: false })
  await dies('2027-01-05')
  await ask(administrator)
  expect((await approve()).status).toBe(200)
  const before = { bank_account_last4: '6789', bank_details_failed: true }
  expect(await storedRequest(server, id)).toMatchObject({ status_id: REQUEST_STATUS.pending, ...before })
  await expect(waiting('request-change')).rejects.toThrow('nothing waits')
  await printed()
  await comesBack('STALE', '2027-02-01')
  await isAlive()
  expect(await storedRequest(server, id)).toMatchObject({ status_id: REQUEST_STATUS.incomplete, ...before })
  expect(await move(REQUEST_STATUS.approved)).toMatchObject({
    status: 409,
    body: 'The bank could not use the account. Enter other bank details first.',
  })
})

test('a check to the estate withdraws the approval that waited to pay the owner again', async () => {
  await pays(true)
  await comesBack('STALE')
  expect((await move(REQUEST_STATUS.approved)).status).toBe(200)
  expect(await waiting('request-pay-again')).toMatchObject({ id: expect.any(Number) })
  await dies('2027-01-05')
  await ask(administrator)
  expect((await approve()).status).toBe(200)
  await expect(waiting('request-pay-again')).rejects.toThrow('nothing waits')
})

describe('a redeposit and a payment to the estate', () => {
  const askRedeposit = async () => {
    const electionGuid = await upload(administrator, 'election.pdf')
    const path = `/request/admin/${ada.ownerId}/${id}/redeposit`
    return as(administrator, 'POST', path, { electionGuid, isSignedElection: true })
  }
  const askEstate = () => ask(administrator)
  const around = async () => {
    const { body } = await as(administrator, 'GET', `/withdrawal/admin/withdrawal/${id}`)
    return (body as { around: object }).around
  }

  test.each([
    ['a redeposit', askRedeposit],
    ['a payment to the estate', askEstate],
  ])('are neither offered nor accepted while %s waits, even after a newer approval', async (_, first) => {
    await pays(true)
    await comesBack('STALE')
    if (first === askEstate) await dies()
    expect(await first()).toMatchObject({ status: 200 })
    if (first === askRedeposit) await dies()
    // A newer approval of another effect about the same request.
    await server.services.database.executeSql(`insert into approval (effect, subject_entity, subject_id,
      account_owner_id, account_id, description, changes, payload, asked_at, lapses_at)
      select 'request-pay-again', subject_entity, subject_id, account_owner_id, account_id, 'Paying again', '[]',
        '{"requestId": ${id}}', asked_at, lapses_at
      from approval where effect in ('request-redeposit', 'request-estate')`)
    for (const next of [askRedeposit, askEstate]) {
      expect(await around()).toMatchObject({ estate: null, redeposit: null })
      expect(await next()).toMatchObject({ status: 409, body: 'This waits for a second person already.' })
    }
  })
})

test.each([
  ['the bank reports', [], []],
  ['the bank reports after an employee recorded it as stale', ['STALE'], [200]],
])("does not mark the owner's address for an undeliverable check to the estate that %s", async (_, said, answers) => {
  await paysEstate(true, 'STALE')
  at('2027-02-01')
  const checkNumber = (await payments()).at(-1)?.check_number
  const recorded = await Promise.all(
    said.map((code) => as(customerService, 'POST', '/payment/returns', { returns: [{ checkNumber, code }] })),
  )
  expect(recorded.map(({ status }) => status)).toEqual(answers)
  await comesBack('UNDELIVERABLE', '2027-02-01')
  expect(await storedRequest(server, id)).toMatchObject({
    status_id: REQUEST_STATUS.incomplete,
    check_undeliverable: false,
  })
  const kept = await db().selectFrom('payment_return').select('details_hash').orderBy('payment_id').execute()
  expect(kept).toEqual([{ details_hash: expect.any(String) }, { details_hash: null }])
})

test('sends a payment to the estate that was set to Incomplete before its print, and no other', async () => {
  await pays(true)
  await comesBack('STALE')
  await dies()
  await ask(administrator)
  await approve()
  expect((await move(REQUEST_STATUS.incomplete)).status).toBe(200)
  expect(await printed()).not.toContain('Estate of')
  expect((await move(REQUEST_STATUS.completed)).status).toBe(409)
  await server.services.database.executeSql(
    `insert into payout_hold (account_owner_id, since) values (${ada.ownerId}, now())`,
  )
  const { amount, federalWithholding, stateWithholding, version, address1, address2, city, state, zip } = await opened()
  const shown = { amount, federalWithholding, stateWithholding, address1, address2, city, state, zip }
  const edit = { ...shown, id, version, waiveFees: false, statusId: REQUEST_STATUS.approved }
  expect(await as(administrator, 'PUT', '/withdrawal/admin/withdrawal', edit)).toMatchObject({ status: 200 })
  const { id: approvalId, changes } = await waiting('request-pay-again')
  expect(changes.slice(1)).toEqual([
    { label: 'Payable to', before: null, after: 'Estate of Ada Adams' },
    { label: 'Mailed to', before: null, after: 'c/o Rita Roe, 9 Probate Rd, Austin, TX 78701' },
  ])
  expect(await as(customerService, 'POST', `/approval/${approvalId}/approve`, {})).toMatchObject({ status: 200 })
  for (const job of ['calculateWithdrawals', 'processWithdrawals'] as const)
    await runJob(server.services, JOB_TYPE[job])
  expect(await storedRequest(server, id)).toMatchObject({ status_id: REQUEST_STATUS.pending })
  expect(await printed()).toContain('Estate of Ada Adams')
})

test.each<[string, () => Promise<object>, number, RegExp]>([
  ['before the death is confirmed', async () => ({}), 409, /death of the account owner is not confirmed/],
  [
    'without the statement about the letters',
    async () => (await dies(), { namesRepresentative: false }),
    400,
    /Open the file/,
  ],
  ['without a representative', async () => (await dies(), { representative: ' ' }), 400, /representative/],
  ...['Mortimer Blackwood Grimshade', 'Mortimer Grimshade', 'Mr. Mortimer Blackwood Grimshade'].map(
    (representative): [string, () => Promise<object>, number, RegExp] => [
      `while ${representative} may be on the sanctions list`,
      async () => (await dies(), { representative }),
      409,
      /matches the sanctions list/,
    ],
  ),
  ['in no state', async () => (await dies(), { state: 'ZZ' }), 400, /State is required/],
  ['with a file of nobody', async () => (await dies(), { lettersGuid: 'nobody' }), 400, /Please choose a file/],
])('refuses to pay the estate %s', async (_, prepare, status, text) => {
  await pays(true)
  await comesBack('STALE')
  const answer = await ask(administrator, await prepare())
  expect({ status: answer.status, text: JSON.stringify(answer.body) }).toEqual({
    status,
    text: expect.stringMatching(text),
  })
})

test.each<[string, () => Promise<void>, RegExp]>([
  ['of the same tax year', () => comesBack('STALE', '2026-12-28'), /reverse it/],
  ['that has not come back', async () => at('2027-01-05'), /the bank shows to have come back/],
])('refuses to pay the estate a payment %s', async (_, happens, text) => {
  await pays(true)
  await happens()
  await dies('2026-12-11')
  expect(await ask(administrator)).toMatchObject({ status: 409, body: expect.stringMatching(text) })
})

test.each(['Roe, Rita', 'Roe, Rita Maria', 'Estate of Ada Adams'])(
  'holds the print of a check to the estate after %s was listed, until the match is cleared',
  async (listed) => {
    await pays(true)
    await comesBack('STALE')
    await dies()
    await ask(administrator, { representative: 'Rita Roe' })
    await approve()
    list(listed)
    expect(await printed()).not.toContain('Estate of')
    const found = await db()
      .selectFrom('sanctions_match')
      .select('match_id')
      .where('party', '=', 'PAYABLE_TO')
      .execute()
    expect(found).toHaveLength(1)
    Object.assign(server.services.config, { sanctionsFile: null })
    expect(await printed()).not.toContain('Estate of')
    await server.services.database.executeSql(`update sanctions_match
    set status = 'CLEARED', reason = 'Other person', decided_at = now(),
      decided_by = (select min(user_id) from portal_user)`)
    expect(await printed()).toContain('Estate of Ada Adams')
  },
)

/** Makes this name the only one of the sanctions list. */
function list(name: string): void {
  const file = join(mkdtempSync(join(tmpdir(), 'sanctions-')), 'list.txt')
  writeFileSync(file, `${name}\n`)
  Object.assign(server.services.config, { sanctionsFile: file })
}

test.each(['Roe, Rita', 'Estate of Ada Adams'])(
  'shows compliance the match of %s, listed after the request, that stops the approval',
  async (listed) => {
    await pays(true)
    await comesBack('STALE')
    await dies()
    await ask(administrator)
    list(listed)
    expect(await approve()).toMatchObject({ status: 409, body: expect.stringMatching(/matches the sanctions list/) })
    const found = db().selectFrom('sanctions_match').select('status').where('party', '=', 'PAYABLE_TO')
    expect(await found.execute()).toEqual([{ status: 'OPEN' }])
  },
)

test.each<[state: string, decide: () => Promise<unknown>]>([
  ['waits', async () => {}],
  ['was refused', async () => as(customerService, 'POST', `/approval/${(await waiting()).id}/refuse`, { note: 'No' })],
  ['was approved', () => approve()],
])(
  "lets nobody clear a match of another owner's payment to a representative whom they named in a request that %s",
  async (_, decide) => {
    const person = { name: 'Sam Two' }
    await changeStaff(server.services, { email: administrator, roleId: ROLE.administrator, person })
    await changeStaff(server.services, { email: 'sam@example.com', roleId: ROLE.complianceReviewer, person })
    await pays(true)
    await comesBack('STALE')
    await dies()
    await ask(administrator)
    await decide()
    await server.services.database.executeSql(`insert into sanctions_match
      (party, account_owner_id, name, entry, listed_name, found_at)
      values ('PAYABLE_TO', ${bob.ownerId}, 'Rita Roe', 'roe', 'Roe', now())`)
    const { match_id: matchId } = await db().selectFrom('sanctions_match').select('match_id').executeTakeFirstOrThrow()
    const clear = (who: string) =>
      as(who, 'PUT', `/compliance/sanctions/${matchId}`, { isListed: false, reason: 'Another person' })
    expect(await clear('sam@example.com')).toMatchObject({
      status: 409,
      body: expect.stringMatching(/^You entered or asked for data/),
    })
    expect(await clear(reviewer)).toMatchObject({ status: 200 })
  },
)

test('refuses letters that were uploaded before the death', async () => {
  await pays(true)
  const lettersGuid = await upload(customerService, 'letters.pdf')
  await comesBack('STALE')
  await dies()
  expect(await ask(administrator, { lettersGuid })).toMatchObject({ status: 400 })
})

describe('the database', () => {
  const run = (statement: string) => server.services.database.executeSql(statement)
  /** A payment to the estate past the code. */
  const paid = (cents: string, method = 'CHECK') =>
    run(`with e as (
        insert into estate_payee (request_id, payable_to, representative, address1, city, state, zip, attachment_id, at)
        select ${id}, 'Thief', 'Thief', '1 Elm', 'Reno', 'NV', '89501', max(attachment_id), now() from attachment
        returning estate_payee_id)
      insert into payment (request_id, transaction_id, method, amount_cents, created_at, estate_payee_id)
      select ${id}, (select min(transaction_id) from ledger_transaction where request_id is null), '${method}', ${cents},
        now(), estate_payee_id from e`)
  const net = () => `(select amount_cents from payment where request_id = ${id} order by payment_id limit 1)`

  test('refuses to pay the estate of the living, another amount and by deposit', async () => {
    await pays(true)
    await upload(administrator, 'letters.pdf')
    await comesBack('STALE')
    await expect(paid(net())).rejects.toThrow('no returned payment')
    await dies()
    await expect(paid('1')).rejects.toThrow('no returned payment')
    await expect(paid(net(), 'ACH')).rejects.toThrow('no returned payment')
    await paid(net())
  })

  test('keeps payee and death of a payment to the estate', async () => {
    await pays(true)
    await comesBack('STALE')
    await dies()
    await ask(administrator)
    await approve()
    await expect(run('update payment set estate_payee_id = null where closed_as is null')).rejects.toThrow(
      'stays who it was',
    )
    await expect(run("update estate_payee set representative = 'Thief'")).rejects.toThrow('estate_payee')
    await expect(
      run("update owner_death set state = 'ENDED', ended_at = now() where state = 'CONFIRMED'"),
    ).rejects.toThrow('the estate of owner')
    const back = await as(administrator, 'POST', `/death/admin/${ada.ownerId}/takeBack`, { note: 'Is alive' })
    expect(back).toMatchObject({ status: 409, body: expect.stringMatching(/sent to the estate/) })
  })
})
