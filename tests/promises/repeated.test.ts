import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { chargeFees } from '../../custodian/accounting/testing.fees.ts'
import { startedJobsSettled } from '../../custodian/jobs/startByAdministrator.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { ROLE } from '../../contract/roles.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import {
  creditedFile,
  openBankLine,
  owedFile,
  settleAsDifference,
  writtenOff,
} from '../../custodian/bank/testing.lines.ts'
import { pathsOf, type AnyEndpoint } from '../../contract/endpoint.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { fund, submit, walk } from '../../custodian/distributions/testing.ts'
import { storeFile } from '../../custodian/documents/files.sql.ts'
import { pdf } from '../../custodian/documents/testing.files.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { lettersOf } from '../../custodian/mail/testing.letters.ts'
import { changeStaff } from '../../custodian/session/staff.ts'
import { ada, administrator, bob, customerService, cyd, reviewer, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestAnswer, type TestServer } from '../../custodian/testing.ts'
import { DESK, type Desk } from './approvals.effects.ts'
import { disabilityRequest, edit, putBack, toEstate, signedRequest } from './approvals.requests.ts'

// Every write that accepts an Idempotency-Key is sent twice under one key, as after a broken connection.

const keyed = (Object.values(calls) as AnyEndpoint[]).filter(({ keyed: isKeyed }) => isKeyed)
const patterns = keyed.flatMap((endpoint) =>
  pathsOf(endpoint).map((path) => ({
    endpoint,
    pattern: new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
  })),
)

let server: TestServer
let desk: Desk
const done = new Set<string>()
const wrong: string[] = []

/** Wraps the server to make each keyed call twice: the second answer must equal the first, without another write. */
function twice(once: TestServer): TestServer {
  const audited = async (requestId: unknown) => {
    const { db } = once.services
    return (await db.selectFrom('audit').select('audit_id').where('request_id', '=', String(requestId)).execute())
      .length
  }
  const call: TestServer['call'] = async (method, path, options = {}) => {
    const named = patterns.find(
      ({ endpoint, pattern }) => endpoint.method === method && pattern.test(path.replace(/[?].*/, '')),
    )
    if (!named) return once.call(method, path, options)
    const headers = { ...options.headers, 'idempotency-key': crypto.randomUUID() }
    const first = await once.call(method, path, { ...options, headers })
    if (first.status >= 300) return first
    const second = await once.call(method, path, { ...options, headers })
    const same = JSON.stringify([second.status, second.body]) === JSON.stringify([first.status, first.body])
    const told = second.headers['idempotency-hit'] === 'true'
    // Every write has its audit row, which names the request.
    const [written, again] = [
      await audited(first.headers['x-request-id']),
      await audited(second.headers['x-request-id']),
    ]
    if (!same || !told || written === 0 || again !== 0) wrong.push(named.endpoint.name)
    done.add(named.endpoint.name)
    return first
  }
  return { ...once, call }
}

const as = async (email: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
  const answer: TestAnswer = await server.call(method, `/api${path}`, { token: await server.tokenOf(email), body })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as Record<string, never>
}
const run = (sql: string) => server.services.database.executeSql(sql)

beforeAll(async () => {
  server = twice(await startTestServer())
  await seedPeople(server.services)
  for (const accountId of [ada.accountId, bob.accountId]) await fund(server.services, accountId, 5_000_000n)
  await changeStaff(server.services, { email: DESK.service2, roleId: ROLE.customerService })
  desk = {
    server,
    call: async (who, method, path, body, headers = {}) =>
      server.call(method, path, { token: await server.tokenOf(DESK[who]), headers, body }),
  }
})
afterAll(() => server?.close())

test('applies repeated calls once, for an owner’s contact data and beneficiaries', async () => {
  await as(ada.email, 'POST', '/beneficiary', {
    firstName: 'Zed',
    lastName: 'Zander',
    dob: '2001-01-01',
    accountId: ada.accountId,
  })
  const people = await as(ada.email, 'GET', '/beneficiary')
  const [{ beneficiaryId }] = people as unknown as [{ beneficiaryId: number }]
  await as(ada.email, 'PUT', `/accountowner/${ada.accountId}/beneficiary/allocation`, [
    { beneficiaryId, isPrimary: true, amount: 100 },
  ])
  await as(ada.email, 'POST', '/beneficiary', {
    firstName: 'Yan',
    lastName: 'Zander',
    dob: '2002-01-01',
    accountId: ada.accountId,
  })
  const both = (await as(ada.email, 'GET', '/beneficiary')) as unknown as { beneficiaryId: number; firstName: string }[]
  const withoutShare = both.find(({ firstName }) => firstName === 'Yan')
  const correction = { firstName: 'Yann', lastName: 'Zander', dob: '2002-01-01' }
  await as(ada.email, 'PUT', `/beneficiary/${withoutShare?.beneficiaryId}`, correction)
  await as(ada.email, 'DELETE', `/beneficiary/${withoutShare?.beneficiaryId}`)
  await as(ada.email, 'PUT', '/address', { address1: '1 Elm', address2: null, city: 'Reno', state: 'NV', zip: '89501' })
  await as(ada.email, 'PUT', '/phonenumber/cell/5125550199')
  await as(ada.email, 'PUT', '/emailsetting', { accountOwnerId: ada.ownerId, emailSetting: true })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for staff corrections of an owner and of accounts', async () => {
  await as(administrator, 'PUT', `/accountowner/admin/${ada.ownerId}`, {
    firstName: 'Adah',
    lastName: 'Adams',
    social: '900110011',
    dateOfBirth: '1950-05-12',
  })
  await run(`update retirement_account set status_id = 2 where account_id = ${ada.accountId}`)
  await as(ada.email, 'POST', '/agreement/resend', {})
  await as(administrator, 'PUT', `/account/admin/${ada.accountId}/status/3`)
  await as(administrator, 'PUT', `/account/admin/${ada.ownerId}/${ada.accountId}/setup`, { setupDate: '2020-01-02' })
  await as(customerService, 'PUT', `/phonenumber/admin/${ada.ownerId}/cell/5125550198`)
  const standing = await as(administrator, 'GET', `/data-standing/admin/${ada.ownerId}`)
  const { recordId } = (standing['unconfirmed'] as unknown as { kind: string; recordId: number }[]).find(
    ({ kind }) => kind === 'PHONE',
  )!
  await as(administrator, 'POST', `/data-standing/admin/${ada.ownerId}/confirm`, { recordId, note: 'Called the owner' })
  const called = { accountOwnerId: ada.ownerId, title: 'Call', noteText: 'Called.' }
  const note = await as(customerService, 'POST', '/note/admin', called)
  await as(customerService, 'PUT', `/note/admin/${ada.ownerId}/${note['id']}/pin`, { isPinned: true })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for plans and plan files', async () => {
  const plan = await as(administrator, 'POST', '/plan', { name: 'Gamma', interest: 0.01, companyId: 1 })
  await as(administrator, 'PUT', '/plan', { id: plan['id'], name: 'Gamma', interest: 0.02, companyId: 1 })
  const since = '2099-01-01'
  await as(administrator, 'PUT', '/plan', {
    id: plan['id'],
    name: 'Gamma',
    interest: 0.015,
    companyId: 1,
    interestSince: since,
  })
  await as(administrator, 'PUT', `/plan/${String(plan['id'])}/interest/withdrawn`, { since })
  await as(administrator, 'PUT', `/plan/${String(plan['id'])}/closed`, { isClosed: true })
  await as(administrator, 'POST', '/attachment/planupload', {
    fileName: 'people.csv',
    planTypeId: 1,
    planId: 1,
    contentType: 'text/csv',
    fileContent: Buffer.from('SSN\n').toString('base64'),
  })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for the review of accounts', async () => {
  await run(`update retirement_account set status_id = 1 where account_id in (122, 131)`)
  await as(reviewer, 'PUT', '/compliance/approve', [122])
  await as(reviewer, 'PUT', '/compliance/reject', [131])
  await run(`insert into sanctions_match (match_id, party, account_owner_id, name, entry, listed_name, found_at)
    values (1, 'OWNER', ${bob.ownerId}, 'Bob Baker', 'line:Bob Baker', 'Bob Baker', now())`)
  await as(reviewer, 'PUT', '/compliance/sanctions/1', { isListed: false, reason: 'Another birth date' })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for files of an owner', async () => {
  const file = { fileName: 'a.pdf', contentType: 'application/pdf', fileContent: pdf.toString('base64') }
  await as(ada.email, 'POST', '/attachment/upload/', {
    ...file,
    isWithdrawal: false,
    accountId: ada.accountId,
    accountOwnerId: ada.ownerId,
  })
  const [{ id }] = (await as(administrator, 'GET', '/uploadcenter')) as unknown as [{ id: number }]
  await as(administrator, 'PUT', `/uploadcenter/${id}`)
  await as(administrator, 'PUT', `/uploadcenter/${id}/reopen`)
  await run(`update retirement_account set status_id = 3 where account_id = 122`)
  await as(bob.email, 'POST', '/attachment/withdrawal', {
    ...file,
    isWithdrawal: true,
    accountId: bob.accountId,
    accountOwnerId: bob.ownerId,
  })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for a request from the first step to its end', async () => {
  const token = await server.tokenOf(bob.email)
  await run(`update distribution_request set status_id = 5`)
  await walk(server, token, bob.accountId, { type: 1, isCheck: false, state: 'TX', stateTax: 0 })
  await as(bob.email, 'DELETE', `/wizard/draft/${bob.accountId}`)
  await walk(server, token, bob.accountId, { type: 1, isCheck: false, state: 'TX', stateTax: 0 })
  const first = await submit(server, token, bob.accountId)
  await as(bob.email, 'POST', `/request/${first}/correct`)
  const unsigned = await submit(server, token, bob.accountId)
  await as(bob.email, 'POST', `/request/${unsigned}/resend`)
  await as(bob.email, 'POST', `/request/${unsigned}/cancel`)
  await walk(server, token, bob.accountId, { type: 1, isCheck: false, state: 'TX', stateTax: 0 })
  const asked = await submit(server, token, bob.accountId)
  const { signerName } = await as(bob.email, 'POST', `/request/${asked}/signing-code`)
  const mail = (await lettersOf(server.services, 'distribution-form')).at(-1)
  const code = /^(\d{6})$/m.exec(mail?.body_text ?? '')?.[1]
  await as(bob.email, 'POST', `/request/${asked}/sign`, { code, signerName, consent: true })
  const rollover = await signedRequest(desk, 50)
  expect((await edit(desk, 'admin', 'rollover', rollover, { attentionTo: 'Desk 9' })).status).toBe(200)
  await as(administrator, 'POST', `/request/admin/${bob.ownerId}/${rollover}/sign-again`)
  expect((await edit(desk, 'admin', 'rollover', rollover, { statusId: 5 }, 'POST')).status).toBe(200)
  const withdrawal = await signedRequest(desk, 1)
  expect((await edit(desk, 'admin', 'withdrawal', withdrawal, { waiveFees: true })).status).toBe(200)
  expect((await edit(desk, 'admin', 'withdrawal', withdrawal, { statusId: 5, waiveFees: true }, 'POST')).status).toBe(
    200,
  )
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for a disability request and its evidence', async () => {
  const request = await disabilityRequest(desk, 'admin')
  const file = { fileName: 'a.pdf', contentType: 'application/pdf', fileContent: pdf.toString('base64') }
  const { guid } = await as(bob.email, 'POST', '/attachment/upload/', file)
  await as(administrator, 'POST', `/request/admin/${bob.ownerId}/${request}/evidence/document`, {
    guid,
    kind: 'SSA_DETERMINATION',
    documentedOn: '2026-01-02',
  })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for manual postings, the decision of a second person, and the reversal', async () => {
  const { rows } = await run(`select book_id from book where account_id = ${ada.accountId}`)
  const bookId = Number(rows[0]?.['book_id'])
  await chargeFees(server.services, ada.accountId, 15_000_00n)
  const ask = async () => {
    const adjustment = { transactionTypeId: TRANSACTION_TYPE.feeAdjustment, amount: 5_000, bookId, note: null }
    return (await as(administrator, 'POST', '/accounting/transaction', adjustment))['approvalId']
  }
  await as(customerService, 'POST', `/approval/${await ask()}/approve`, { note: null })
  const { rows: posted } = await run(
    `select transaction_id from ledger_transaction where transaction_type_id = ${TRANSACTION_TYPE.feeAdjustment}`,
  )
  await as(administrator, 'POST', `/accounting/transaction/${String(posted[0]?.['transaction_id'])}/reverse`, {
    note: null,
  })
  await as(customerService, 'POST', `/approval/${await ask()}/refuse`, { note: 'Not explained.' })
  await as(administrator, 'POST', `/approval/${await ask()}/withdraw`, {})
  const request = await signedRequest(desk, 1)
  await edit(desk, 'service', 'withdrawal', request, { statusId: 2 })
  for (const job of ['calculateWithdrawals', 'processWithdrawals'] as const)
    await runJob(server.services, JOB_TYPE[job])
  const { rows: books } = await run(`select book_id from book where account_id = ${bob.accountId}`)
  await as(administrator, 'POST', '/accounting/withdrawal/reverse', {
    bookId: Number(books[0]?.['book_id']),
    note: null,
  })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for the redeposit of money as a rollover', async () => {
  await putBack(desk, 'admin')
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for a payment to the estate', async () => {
  await toEstate(desk, 'admin')
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for the match of a bank line', async () => {
  const line = await openBankLine(server.services, 3_50n)
  await as(administrator, 'POST', `/bank/lines/${line}/match`, { note: 'Fee of the bank' })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for the settlement of plan money', async () => {
  const file = await owedFile(server.services, 25_00n)
  await as(administrator, 'POST', `/bank/plan-money/${file}/settle`, { note: 'It will not come' })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for the return of plan money', async () => {
  const creditId = await creditedFile(server.services, bob.accountId, 27_00n)
  const asked = { amount: 27, reason: 'RECALL', note: 'The plan asks for it' }
  await as(administrator, 'POST', `/bank/plan-money/credits/${creditId}/return`, asked)
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for the undo of a plan money settlement', async () => {
  const settlement = await writtenOff(server.services, 26_00n)
  await as(administrator, 'POST', `/bank/plan-settlements/${settlement}/undo`, { note: 'It will come' })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for the undo of a bank line match', async () => {
  const line = await openBankLine(server.services, 4_50n)
  await settleAsDifference(server.services, line)
  await as(administrator, 'POST', `/bank/lines/${line}/undo`, { note: 'It is known now' })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for the close of a month', async () => {
  await runJob(server.services, JOB_TYPE.calculateInterest)
  await as(administrator, 'POST', '/accounting/months/close', { month: '2015-01-01' })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for returns that staff enter', async () => {
  const returned = { returns: [{ checkNumber: 999_999, code: 'STALE' }] }
  expect(await as(administrator, 'POST', '/payment/returns', returned)).toMatchObject({ refused: 1 })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for webhooks and machine credentials', async () => {
  const asked = { name: 'crm', url: 'https://crm.example.com/ira', kinds: ['REQUEST'] }
  const { webhook } = await as(administrator, 'POST', '/webhook', asked)
  const { webhookId, approvalId } = webhook as unknown as { webhookId: number; approvalId: number }
  await as(customerService, 'POST', `/approval/${approvalId}/approve`, { note: null })
  await as(administrator, 'POST', `/webhook/${webhookId}/replay`, {})
  await as(administrator, 'POST', `/webhook/${webhookId}/end`, {})
  const tool = { name: 'report', scopes: ['plans:read'], days: 30 }
  const { credential } = await as(administrator, 'POST', '/credential', tool)
  const { credentialId } = credential as unknown as { credentialId: number }
  await as(administrator, 'POST', `/credential/${credentialId}/revoke`, {})
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for the release of a first payout', async () => {
  await run(`delete from address; delete from phone; insert into payout_hold (account_owner_id, since, address1, city, state, zip, phone)
    select account_owner_id, '2026-03-01', '1 Elm', 'Reno', 'NV', '89501', '7755550100' from account_owner`)
  await as(ada.email, 'POST', '/hold/letter', {})
  const mails = (await as(ada.email, 'GET', '/dev/mail')) as unknown as { kind: string; bodyText: string }[]
  const letter = mails.find(({ kind }) => kind === 'letter:release')
  await as(ada.email, 'POST', '/hold/code', { code: /release code: (\d{4} \d{4})/.exec(letter?.bodyText ?? '')?.[1] })
  await as(DESK.service2, 'POST', `/hold/admin/${bob.ownerId}/call`, { note: 'Called the number on file.' })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for a death report, a claim after it, and the undo of the death', async () => {
  const { db, pii, clock } = server.services
  const certificate = {
    ownerId: cyd.ownerId,
    typeId: DOCUMENT_TYPE.generalUpload,
    fileName: 'c.pdf',
    contentType: 'application/pdf',
    sha256: 'x',
  }
  const { guid } = await db
    .transaction()
    .execute((tx) => storeFile(tx, pii, { ...certificate, content: pdf, createdBy: null, now: clock.now() }))
  const elected = { state: 'MN', election: 'PERCENT', percent: 2, signedOn: '2026-01-10' }
  await as(administrator, 'POST', `/state-form/admin/${cyd.ownerId}`, { ...elected, guid })
  await run(`update retirement_account set status_id = 3 where account_id = ${cyd.accountId}`)
  await fund(server.services, cyd.accountId, 100_000n)
  await as(administrator, 'POST', '/death/admin/13', {
    diedOn: '2026-01-20',
    certificateGuid: guid,
    isDeathCertificate: true,
  })
  const { rows } = await run(`select approval_id from approval where effect = 'owner-death'`)
  expect(rows).toHaveLength(1)
  await server.call('GET', `/api/attachment/${guid}`, { token: await server.tokenOf(customerService) })
  await as(customerService, 'POST', `/approval/${String(rows[0]?.['approval_id'])}/approve`, { note: null })
  const home = { address1: '1 Elm', city: 'Austin', state: 'TX', zip: '78701' }
  const estate = { ...home, firstName: '', lastName: 'Estate of Cyd Clark', tin: '980000042' }
  await as(administrator, 'POST', `/death/admin/13/${cyd.accountId}/claim`, {
    ...estate,
    kind: 'ESTATE',
    isCheck: true,
    amount: 100,
    isFullAmount: false,
    federalPercent: 10,
    stateTaxAmount: 0,
    stateOptOut: false,
  })
  const { rows: payees } = await run('select payee_id from payee')
  await as(administrator, 'PUT', `/death/admin/13/recipient/${String(payees[0]?.['payee_id'])}`, estate)
  await run(`update distribution_request set status_id = 5, outcome = 'cancelled' where payee_id is not null`)
  await as(administrator, 'POST', '/death/admin/13/takeBack', { note: 'Came to the desk' })
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for job runs', async () => {
  await as(administrator, 'POST', '/job/start', { jobTypeId: JOB_TYPE.complianceEmail })
  await startedJobsSettled()
  await run(`insert into job (job_id, job_type_id, business_date, date_started, last_error)
    values (1999, ${JOB_TYPE.complianceEmail}, '2026-03-09', now(), 'run: Error')`)
  await as(administrator, 'POST', '/job/1999/retry')
  await startedJobsSettled()
  expect(wrong).toEqual([])
})

test('applies repeated calls once, for list exports', async () => {
  const account = `/transaction/summary/admin/${bob.ownerId}/plan/${bob.accountId}`
  for (const path of [
    '/job',
    '/job/complete',
    '/uploadcenter',
    '/plan',
    '/attachment/planupload',
    '/payment/returns',
    '/payment/desk',
    '/bank/lines',
    '/taxForms',
    '/mail/undelivered',
    '/audit',
    account,
  ])
    await as(administrator, 'POST', `${path}/export`)
  // Resets the hourly limit of one person.
  await run('delete from throttle')
  const ofBob = [`/note/admin/${bob.ownerId}`, `/document/admin/${bob.ownerId}`]
  for (const path of ['/withdrawal/admin/open', '/rollover/admin/open', '/plan/planinformation/1', ...ofBob])
    await as(administrator, 'POST', `${path}/export`)
  await as(administrator, 'POST', '/accounting/book/200/date/export?startDate=2026-01-01&endDate=2026-03-10')
  await as(reviewer, 'POST', '/compliance/pending/export')
  await as(reviewer, 'POST', '/compliance/decided/export')
  expect(wrong).toEqual([])
})

test('has a test of every write that accepts an idempotency key', () => {
  expect(keyed.map(({ name }) => name).filter((name) => !done.has(name))).toEqual([])
})
