import { refusalText } from '../../contract/fileRefusals.ts'
import { REASONS } from '../../contract/reasonTexts.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountAssociatedData } from '../distributions/accountNumbers.ts'
import { fund, imbalance, PAYEE, signNewest, submit, walk } from '../distributions/testing.ts'
import { readJobFile } from '../platform/jobs/files.ts'
import { runJob } from '../jobs/run.ts'
import { takeInReturns } from './processRejections.job.ts'
import { balanceOf, balanceOfAccount, internalBook, type InternalBookKind } from '../ledger/ledger.ts'
import { ada, asOperator, administrator, bob, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'
import { withinOneFile } from './bankFile.ts'
import { lettersOf } from '../mail/testing.letters.ts'

let server: TestServer
let staff: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
  await fund(server.services, bob.accountId, 250_000n)
  for (const { ownerId } of [ada, bob])
    await server.services.db
      .insertInto('address')
      .values({ account_owner_id: ownerId, address1: '1 Main St', city: 'Austin', state: 'TX', zip: '78701' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  staff = await server.tokenOf(administrator)
})
afterAll(() => server.close())

type Done = Record<string, unknown> & { jobId: number; failures: string[] }
const db = () => server.services.db
const job = (type: 3 | 4 | 12 | 13 | 14) => runJob(server.services, type) as Promise<Done>
const sorted = (runs: Array<Record<string, unknown>>, count: string) =>
  runs.map((run) => Number(run[count])).toSorted((one, other) => one - other)
const book = async (kind: InternalBookKind) => balanceOf(db(), await internalBook(db(), kind))
const request = (requestId: number) =>
  db().selectFrom('distribution_request').selectAll().where('request_id', '=', requestId).executeTakeFirstOrThrow()
const payments = (requestId: number) =>
  db().selectFrom('payment').selectAll().where('request_id', '=', requestId).orderBy('payment_id').execute()
const setStatusOf = (requestId: number, statusId: number) =>
  db().updateTable('distribution_request').set({ status_id: statusId }).where('request_id', '=', requestId).execute()
const accountStatus = async (accountId: number) =>
  (
    await db()
      .selectFrom('retirement_account')
      .select('status_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.status_id
const bring = (body: unknown) =>
  server.call('POST', '/api/job/rejections', {
    body,
    headers: { authorization: `Operator ${testConfig.operatorKey}` },
  })
async function filesOf(jobId: number): Promise<Record<string, Buffer>> {
  const rows = await db().selectFrom('job_file').select('job_file_id').where('job_id', '=', jobId).execute()
  const files = await Promise.all(rows.map((row) => readJobFile(db(), server.services.pii, row.job_file_id)))
  return Object.fromEntries(files.map((file) => [file?.fileName, file?.content]))
}
/** Returns a request that is submitted, signed, approved, calculated and posted. */
async function paid(who: typeof ada | typeof bob, choice: Parameters<typeof walk>[3]): Promise<number> {
  const token = await server.tokenOf(who.email)
  await walk(server, token, who.accountId, choice)
  const id = await submit(server, token, who.accountId)
  await signNewest(server, token)
  await db()
    .updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.approved })
    .where('request_id', '=', id)
    .execute()
  await job(3)
  await job(4)
  return id
}
const returnFile = (trace: string, code: string, cents: bigint) =>
  Buffer.from(
    [
      '101 111111118 0110000152603120900A094101',
      `621021000021123456789        ${String(cents).padStart(10, '0')}`.padEnd(94),
      `799${code}${trace}      02100002`.padEnd(94),
      '',
    ].join('\n'),
  ).toString('base64')

describe('a direct deposit payment', () => {
  let requestId: number

  test('sends a posted deposit in one file, even when two runs start at the same time', async () => {
    requestId = await paid(bob, { isFullAmount: true, type: 1, isCheck: false, federal: 250, state: 'TX', stateTax: 0 })
    expect(await payments(requestId)).toMatchObject([{ method: 'ACH', amount_cents: 222_500n, job_file_id: null }])
    const runs = await Promise.all([job(12), job(12), job(12)])
    expect(sorted(runs, 'payments')).toEqual([0, 0, 1])
    const files = await Promise.all(runs.map(({ jobId }) => filesOf(jobId)))
    expect(files.flatMap((one) => Object.keys(one))).toEqual(['bank-2026-03-11-A.ach'])
    const lines =
      files
        .flatMap((one) => Object.values(one))[0]
        ?.toString('latin1')
        .split('\n') ?? []
    expect(lines[0]).toMatch(/^101 011000015 1111111182603101500A094101/)
    expect(lines[1]?.slice(63, 75)).toBe('260310260311')
    expect(lines[2]).toBe(
      `622021000021123456789        0000222500W-2026-00${requestId}  BOB BAKER               0111111110000001`.padEnd(
        94,
      ),
    )
    expect(await payments(requestId)).toMatchObject([{ trace_number: '111111110000001', sent_for: '2026-03-11' }])
    expect(await book('DISBURSEMENTS_ACH')).toBe(222_500n)
  })

  test('stores the full bank account number only in the encrypted file', async () => {
    const { rows } = await server.services.database.executeSql(
      `select concat(t.a, t.b) as text from (
         select (select string_agg(to_jsonb(x)::text, '') from audit x) as a,
                (select string_agg(to_jsonb(x)::text, '') from mail_outbox x) as b) t`,
    )
    expect(String(rows[0]?.['text'])).not.toContain('123456789')
    const stored = await db().selectFrom('job_file').select('content').execute()
    for (const { content } of stored) expect(Buffer.from(content).includes('123456789')).toBe(false)
  })

  test('posts a returned payment once, notifies the owner and reopens the account', async () => {
    expect(await accountStatus(bob.accountId)).toBe(4)
    const before = await db().selectFrom('mail_outbox').selectAll().execute()
    const file = returnFile('111111110000001', 'R03', 222_500n)
    expect(await bring({ content: file })).toMatchObject({ status: 200, body: { returned: 1, failures: [] } })
    for (const again of [file, returnFile('111111110000001', 'R04', 222_500n)]) await bring({ content: again })
    expect(await book('RETURNS')).toBe(222_500n)
    expect(await book('DISBURSEMENTS_ACH')).toBe(0n)
    expect(await request(requestId)).toMatchObject({
      status_id: REQUEST_STATUS.incomplete,
      incomplete_reason: 'The payment came back: the bank found no such account (R03).',
    })
    expect(await accountStatus(bob.accountId)).toBe(3)
    const mails = (await lettersOf(server.services)).slice(before.length)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your distribution request W-2026-00${requestId}: Payment came back`,
    ])
    expect(mails[0]?.body_text).toContain('The payment of your request came back. We hold the money for you.')
    expect(mails[0]?.body_text).not.toMatch(/R03|bank|2,?225|Baker|missing/)
    expect((await imbalance(server.services)).differenceCents).toBe(0n)
  })

  test('refuses a new payment to the bank account whose deposit was returned', async () => {
    const save = async (token: string, change: object) =>
      server.call('PUT', '/api/withdrawal/admin/withdrawal', {
        token,
        body: { ...(await asSent(requestId)), ...change },
      })
    const needed = 'The bank could not use the account. Enter other bank details first.'
    expect(await save(staff, { statusId: REQUEST_STATUS.approved })).toMatchObject({ status: 409, body: needed })
    // The payment job also refuses to pay the request.
    await setStatusOf(requestId, 2)
    await job(3)
    expect(await request(requestId)).toMatchObject({ status_id: REQUEST_STATUS.incomplete, incomplete_reason: needed })
    const same = { routingNumber: '021000021', accountNumber: '123456789', isSavings: false }
    expect(await save(staff, { statusId: REQUEST_STATUS.incomplete, bankDetails: same })).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['bankDetails'] }] },
    })
    const wrong = { routingNumber: '021000020', accountNumber: 'x'.repeat(18), isSavings: false }
    expect(await save(staff, { statusId: REQUEST_STATUS.incomplete, bankDetails: wrong })).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: ['bankDetails', 'routingNumber'], message: 'Invalid Routing Number' },
          { path: ['bankDetails', 'accountNumber'], message: 'Please enter a valid account number' },
        ],
      },
    })
    const other = { routingNumber: '0210-00021', accountNumber: '5550-1112', isSavings: true }
    expect((await save(staff, { statusId: REQUEST_STATUS.incomplete, bankDetails: other })).status).toBe(200)
    // The employee who entered the bank details may not approve the payment.
    expect((await save(staff, { statusId: REQUEST_STATUS.approved })).status).toBe(409)
    expect((await save(await server.tokenOf(customerService), { statusId: REQUEST_STATUS.approved })).status).toBe(200)
    expect(await request(requestId)).toMatchObject({
      status_id: REQUEST_STATUS.approved,
      bank_account_last4: '1112',
      is_savings: true,
      bank_details_failed: false,
    })
  })

  test('sends a returned payment again after a new approval, with the posted amounts', async () => {
    await job(3)
    await Promise.all([job(4), job(4)])
    expect(await book('RETURNS')).toBe(0n)
    expect(await book('DISBURSEMENTS_ACH')).toBe(222_500n)
    expect(await accountStatus(bob.accountId)).toBe(4)
    expect(await job(12)).toMatchObject({ payments: 1, total: 2225 })
    expect((await payments(requestId)).map(({ closed_as, trace_number }) => [closed_as, trace_number])).toEqual([
      ['RETURNED', '111111110000001'],
      [null, '111111110000002'],
    ])
  })

  test('shows the bank status of a payment, and hides bank numbers from its owner', async () => {
    const item = { isCheck: false, amount: 2225, sentOn: '2026-03-10', effectiveOn: '2026-03-11', checkNumber: null }
    const back = { clearedOn: null, returnedOn: '2026-03-10', returnReason: 'the bank found no such account' }
    const there = { clearedOn: null, returnedOn: null, returnReason: null }
    expect((await listed('approved')).find(({ id }) => id === requestId)?.payments).toEqual([
      { ...item, ...back, traceNumber: '111111110000001', isReversed: false, returnCode: 'R03', distributionCode: '1' },
      { ...item, ...there, traceNumber: '111111110000002', isReversed: false, returnCode: null, distributionCode: '1' },
    ])
    const token = await server.tokenOf(bob.email)
    const mine = (await server.call('GET', '/api/request', { token })).body as Array<{ requestId: number }>
    const own = mine.find((one) => one.requestId === requestId)
    expect(own).toMatchObject({
      payments: [
        { ...item, ...back },
        { ...item, ...there },
      ],
    })
    expect(JSON.stringify(own)).not.toMatch(/11111111000|021000021|123456789/)
  })

  test('stores a corrected account number, masks it in the audit, and moves no money', async () => {
    const change = [
      '101 111111118 0110000152603120900A094101',
      '621021000021123456789        0000000000'.padEnd(94),
      `798C01111111110000002      02100002${'987654321'.padEnd(29)}`.padEnd(94),
    ]
    const before = await book('DISBURSEMENTS_ACH')
    const answer = await bring({ content: Buffer.from(change.join('\n')).toString('base64') })
    expect(answer.body).toMatchObject({ corrected: 1, failures: [] })
    const row = await request(requestId)
    expect(row.bank_account_last4).toBe('4321')
    expect(server.services.pii.open(row.bank_account_sealed ?? '', accountAssociatedData('bank', row.account_id))).toBe(
      '987654321',
    )
    const audited = await db().selectFrom('audit').selectAll().where('action', '=', 'request.bankDetails').execute()
    expect(audited.map(({ after }) => after)).toEqual([
      { routingNumber: '021000021', account: '••••4321', isSavings: true },
    ])
    expect(await book('DISBURSEMENTS_ACH')).toBe(before)
  })

  test('refuses a corrected routing number with a wrong checksum', async () => {
    const change = [
      '101 111111118 0110000152603120900A094101',
      '621021000021987654321        0000000000'.padEnd(94),
      `798C02111111110000002      02100002${'021000022'.padEnd(29)}`.padEnd(94),
    ]
    const answer = await bring({ content: Buffer.from(change.join('\n')).toString('base64') })
    expect(answer.body).toMatchObject({ corrected: 0, noted: 1 })
    expect((await request(requestId)).routing_number).toBe('021000021')
  })

  test('credits the owner in full when a returned payment is reversed', async () => {
    await bring({ content: returnFile('111111110000002', 'R02', 222_500n) })
    await server.call('POST', '/api/withdrawal/admin/withdrawal', { token: staff, body: await asSent(requestId) })
    expect(await request(requestId)).toMatchObject({ status_id: REQUEST_STATUS.historical, outcome: 'reversed' })
    expect(await balanceOfAccount(db(), bob.accountId)).toBe(250_000n)
    for (const kind of ['RETURNS', 'DISBURSEMENTS_ACH', 'FEDERAL_TAX', 'FEE_DISTRIBUTION'] as const)
      expect(await book(kind)).toBe(0n)
    expect((await imbalance(server.services)).unbalanced).toEqual([])
  })

  test('posts nothing for the return of a reversed payment, and reports the return', async () => {
    const sentId = await paid(bob, { amount: 500, type: 1, isCheck: false, federal: 0, state: 'TX', stateTax: 0 })
    await job(12)
    await setStatusOf(sentId, 6)
    await reversedByTwo(sentId)
    const answer = await bring({ content: returnFile('111111110000003', 'R03', 47_500n) })
    expect(answer.body).toMatchObject({
      returned: 0,
      noted: 1,
      failures: ['111111110000003 R03: The bank sent a notice that a person must review.'],
    })
    expect(await book('RETURNS')).toBe(0n)
    expect(await request(sentId)).toMatchObject({ status_id: REQUEST_STATUS.historical, outcome: 'reversed' })
  })

  test('keeps returned money in the returns book while the account has another active request', async () => {
    const first = await paid(bob, { amount: 500, type: 1, isCheck: false, federal: 0, state: 'TX', stateTax: 0 })
    await job(12)
    await setStatusOf(first, 4)
    const token = await server.tokenOf(bob.email)
    await walk(server, token, bob.accountId, { type: 50 })
    const second = await submit(server, token, bob.accountId)
    expect((await bring({ content: returnFile('111111110000004', 'R03', 47_500n) })).body).toMatchObject({ stays: 1 })
    expect(await request(first)).toMatchObject({ status_id: REQUEST_STATUS.completed })
    expect(await book('RETURNS')).toBe(47_500n)
    // The second request has ended. Staff set the first one to Incomplete and reverse it.
    await setStatusOf(second, 5)
    await setStatusOf(first, 6)
    await server.call('POST', '/api/withdrawal/admin/withdrawal', { token: staff, body: await asSent(first) })
    expect(await book('RETURNS')).toBe(0n)
    expect(await balanceOfAccount(db(), bob.accountId)).toBe(250_000n)
  })

  test('holds a deposit while the ledger is stopped, or if the bank account number or the name cannot be used', async () => {
    const id = await paid(bob, { amount: 500, type: 1, isCheck: false, federal: 0, state: 'TX', stateTax: 0 })
    await db().insertInto('ledger_halt').values({ since: new Date(), reason: 'for a test' }).execute()
    for (const type of [12, 13] as const) await expect(job(type)).rejects.toThrow('The ledger is stopped')
    await db().deleteFrom('ledger_halt').execute()
    expect((await payments(id)).map(({ trace_number }) => trace_number)).toEqual([null])
    // A payment whose account number can't be decrypted is not sent. The run continues with the others.
    const sealed = { bank_account_sealed: 'broken' }
    const { bank_account_sealed } = await request(id)
    await db().updateTable('distribution_request').set(sealed).where('request_id', '=', id).execute()
    expect(await job(12)).toMatchObject({
      payments: 0,
      failures: [`W-2026-00${id}: The bank details cannot be used.`],
    })
    await db().updateTable('distribution_request').set({ bank_account_sealed }).where('request_id', '=', id).execute()
    // A payment to a name without any ASCII letter is not sent. A payment to a name with some ASCII letters is sent,
    // and staff are notified.
    const called = (first_name: string, last_name: string) =>
      asOperator(server.services, (tx) =>
        tx
          .updateTable('account_owner')
          .set({ first_name, last_name })
          .where('account_owner_id', '=', bob.ownerId)
          .execute(),
      )
    await called('Иван', 'Петров')
    expect(await job(12)).toMatchObject({
      payments: 0,
      failures: [expect.stringContaining('cannot hold any letter of this name')],
    })
    await called('Bob', 'Baker')
    expect(await runJob(server.services, JOB_TYPE.bankUpload, '2026-03-02')).toMatchObject({
      payments: 1,
      failures: [],
    })
    expect(await payments(id)).toMatchObject([{ sent_for: '2026-03-11' }])
    await setStatusOf(id, 5)
  })

  test('refuses returns with unknown trace numbers, different amounts or other file types', async () => {
    const unknown = await bring({ content: returnFile('111111119999999', 'R03', 1n) })
    const again = await paid(bob, { amount: 500, type: 1, isCheck: false, federal: 0, state: 'TX', stateTax: 0 })
    await job(12)
    for (const amount of [47_501n, 47_499n])
      expect((await bring({ content: returnFile('111111110000006', 'R03', amount) })).body).toMatchObject({
        failures: ['111111110000006 R03: The amount that came back is not the amount that was sent.'],
      })
    await setStatusOf(again, 5)
    expect(unknown.body).toMatchObject({ failures: ['111111119999999 R03: There is no such payment.'] })
    expect((await bring({ content: Buffer.from('hello').toString('base64') })).status).toBe(400)
    expect((await bring({ returns: [{ checkNumber: 1, code: 'R03' }] })).status).toBe(400)
    expect((await server.call('POST', '/api/job/rejections', { token: staff, body: { returns: [] } })).status).toBe(401)
    await expect(runJob(server.services, JOB_TYPE.processRejections, '2026-03-11')).rejects.toThrow('has not come yet')
    expect(await book('RETURNS')).toBe(0n)
  })
})

describe('a printed check', () => {
  test('numbers checks without gaps, and lists them in the positive-pay file', async () => {
    const rollover = await paid(bob, { amount: 1_000, type: 50 })
    const withdrawal = await paid(ada, { amount: 1_000 })
    const [first, second] = await Promise.all([job(13), job(13)])
    expect(sorted([first, second], 'checks')).toEqual([0, 2])
    const files = await filesOf(first['checks'] === 2 ? first.jobId : second.jobId)
    expect(Object.keys(files).toSorted()).toEqual([
      'checks-1001-1002.csv',
      'checks-1001-1002.pdf',
      'positive-pay-1001-1002.csv',
    ])
    expect(files['checks-1001-1002.pdf']?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(files['positive-pay-1001-1002.csv']?.toString()).toBe(
      'Check Number,Issue Date,Amount,Payee,Record\r\n' +
        `1001,2026-03-10,975.00,${PAYEE.checkPayee} FBO Bob Baker,ISSUE\r\n1002,2026-03-10,865.00,Ada Adams,ISSUE\r\n`,
    )
    const list = files['checks-1001-1002.csv']?.toString() ?? ''
    expect(list).toContain('Nine hundred seventy-five and 00/100 dollars')
    expect(list).toContain(`R-2026-00${rollover} - Account ${PAYEE.receivingAccount}`)
    expect(await payments(withdrawal)).toMatchObject([{ check_number: 1002, sent_for: '2026-03-10' }])
  })

  test('reissues a returned rollover check to another payee for the same amount', async () => {
    await bring({ returns: [{ checkNumber: 1001, code: 'STALE' }] })
    const { request_id: id } = await db()
      .selectFrom('distribution_request')
      .select('request_id')
      .where('account_id', '=', bob.accountId)
      .where('status_id', '=', 6)
      .executeTakeFirstOrThrow()
    const save = (change: Record<string, unknown>) =>
      server.call('PUT', '/api/rollover/admin/rollover', {
        token: staff,
        body: { id, amount: 1_000, statusId: REQUEST_STATUS.incomplete, waiveFees: false, ...asKeyedIn, ...change },
      })
    expect(await save({ amount: 400 })).toMatchObject({
      status: 409,
      body: 'The amount of a paid request cannot be changed.',
    })
    expect((await save({ checkPayableTo: 'Newer Custodian' })).status).toBe(200)
    // The job sends the posted amount, even though the request's amount was changed after the posting.
    await db()
      .updateTable('distribution_request')
      .set({ amount_cents: 200_000n, status_id: REQUEST_STATUS.pending })
      .where('request_id', '=', id)
      .execute()
    await job(4)
    expect(await payments(id)).toMatchObject([{ amount_cents: 97_500n }, { amount_cents: 97_500n, closed_as: null }])
    await db()
      .updateTable('distribution_request')
      .set({ amount_cents: 100_000n })
      .where('request_id', '=', id)
      .execute()
    const printed = await job(13)
    expect(printed).toMatchObject({ voids: 1, checks: 1, total: 975 })
    const files = await filesOf(printed.jobId)
    expect(files['positive-pay-void-1001-1001.csv']?.toString()).toBe(
      'Check Number,Issue Date,Amount,Payee,Record\r\n1001,2026-03-10,975.00,,VOID\r\n',
    )
    expect(files['positive-pay-1003-1003.csv']?.toString()).toContain(
      '1003,2026-03-10,975.00,Newer Custodian FBO Bob Baker,ISSUE',
    )
    expect((await payments(id))[1]).toMatchObject({ check_number: 1003 })
    expect(await book('RETURNS')).toBe(0n)
  })

  test('imports an undeliverable check once by its number, and audits the employee', async () => {
    const body = { returns: [{ checkNumber: 1002, code: 'UNDELIVERABLE' }] }
    const takeIn = (token: string) => server.call('POST', '/api/payment/returns', { token, body })
    const reviewers = await server.tokenOf(reviewer)
    const owners = await server.tokenOf(ada.email)
    for (const token of [reviewers, owners]) expect((await takeIn(token)).status).toBe(403)
    expect(await takeIn(staff)).toMatchObject({ status: 200, body: { returned: 1, refused: 0, failures: [] } })
    expect(await book('RETURNS')).toBe(86_500n)
    expect(await takeIn(staff)).toMatchObject({ status: 409, body: refusalText('returnsKnown') })
    const audited = await db().selectFrom('audit').select('user_id').where('action', '=', 'returns.takeIn').execute()
    expect(audited).toEqual([{ user_id: 21 }])
    const empty = Buffer.from('101 111111118 0110000152603120900A094101\n').toString('base64')
    expect(await server.call('POST', '/api/payment/returns', { token: staff, body: { content: empty } })).toMatchObject(
      {
        status: 400,
        body: refusalText('nothingReturned'),
      },
    )
  })

  test('holds the check of an Incomplete request, and prints no check of a reversed payment', async () => {
    const { request_id } = await db()
      .selectFrom('distribution_request')
      .select('request_id')
      .where('account_id', '=', ada.accountId)
      .where('status_id', '=', 6)
      .executeTakeFirstOrThrow()
    await db()
      .updateTable('distribution_request')
      .set({ status_id: REQUEST_STATUS.pending, check_undeliverable: false })
      .where('request_id', '=', request_id)
      .execute()
    await job(4)
    await db()
      .updateTable('distribution_request')
      .set({ status_id: REQUEST_STATUS.incomplete })
      .where('request_id', '=', request_id)
      .execute()
    expect(await job(13)).toMatchObject({ checks: 0 })
    await server.call('POST', '/api/withdrawal/admin/withdrawal', { token: staff, body: await asSent(request_id) })
    expect(await job(13)).toMatchObject({ checks: 0 })
    expect((await payments(request_id)).map(({ closed_as }) => closed_as)).toEqual(['RETURNED', 'REVERSED'])
    expect(await balanceOfAccount(db(), ada.accountId)).toBe(1_000_000n)
    expect((await imbalance(server.services)).differenceCents).toBe(0n)
  })
})

describe('a welcome letter', () => {
  test('prints one welcome letter for a new account, with its registration code', async () => {
    await db()
      .updateTable('retirement_account')
      .set({ status_id: REQUEST_STATUS.open })
      .where('account_id', '=', bob.secondAccountId)
      .execute()
    const runs = await Promise.all([
      runJob(server.services, JOB_TYPE.welcomeLetters),
      runJob(server.services, JOB_TYPE.welcomeLetters),
    ])
    expect(sorted(runs, 'letters')).toEqual([0, 1])
    const profile = await server.call('GET', `/api/register/admin/${bob.ownerId}`, { token: staff })
    expect(profile.body).toMatchObject({
      registrationCode: '••••••',
      registrationCodeCreated: '2026-03-10T15:00:00.000Z',
    })
    const printed = await job(13)
    expect(printed).toMatchObject({ letters: 1 })
    const archive = (await filesOf(printed.jobId))['letters-2001-2001.zip'] ?? Buffer.alloc(0)
    expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
    const name = archive.readUInt16LE(26)
    expect(archive.subarray(30 + name, 35 + name).toString()).toBe('%PDF-')
    expect(await job(13)).toMatchObject({ letters: 0 })
  })
})

test('cancels a request that is unsigned for 30 days, and notifies the owner', async () => {
  const before = await server.tokenOf(ada.email)
  await walk(server, before, ada.accountId)
  const id = await submit(server, before, ada.accountId)
  const asked = (await request(id)).date_requested
  const lastDay = new Date(asked.getTime() + 29 * 24 * 3_600_000)
  const signBy = lastDay.toLocaleDateString('sv', { timeZone: 'America/New_York' })
  const { body: awaiting } = await server.call('GET', '/api/request', { token: before })
  expect(awaiting).toContainEqual(expect.objectContaining({ requestId: id, signBy }))
  server.clock.forward(30 * 24 * 3_600_000)
  await job(3)
  expect(await request(id)).toMatchObject({ status_id: REQUEST_STATUS.open })
  server.clock.forward(1)
  expect(await job(3)).toMatchObject({ cancelled: 1 })
  const token = await server.tokenOf(ada.email)
  expect(await request(id)).toMatchObject({ status_id: REQUEST_STATUS.historical, outcome: 'cancelled' })
  const mine = (await server.call('GET', '/api/request', { token })).body as Array<{
    requestId: number
    events: unknown[]
  }>
  expect(mine.find(({ requestId }) => requestId === id)?.events.at(-1)).toMatchObject({
    kind: 'CANCELLED',
    note: 'Not signed within 30 days.',
  })
  const mail = await db().selectFrom('mail_outbox').selectAll().orderBy('mail_id', 'desc').executeTakeFirstOrThrow()
  expect(mail.subject).toContain('Canceled')
  await walk(server, token, ada.accountId)
})

describe('a payment job with one failing item', () => {
  let [bobs, adas] = [0, 0]
  const traceOf = async (requestId: number) => (await payments(requestId)).at(-1)?.trace_number ?? ''
  const HEADER = '101 111111118 0110000152603120900A094101'

  test('reports an amount above the deposit limit, and sends the other payments', async () => {
    await db().updateTable('distribution_request').set({ status_id: REQUEST_STATUS.historical }).execute()
    bobs = await paid(bob, { amount: 500, type: 1, isCheck: false, federal: 0, state: 'TX', stateTax: 0 })
    adas = await paid(ada, { amount: 1_000, isCheck: false })
    const amount = (cents: bigint) =>
      db().updateTable('payment').set({ amount_cents: cents }).where('request_id', '=', adas).execute()
    await amount(10_000_000_000n)
    expect(await job(12)).toMatchObject({
      payments: 1,
      failures: [`W-2026-00${adas}: The amount is more than a deposit can carry.`],
    })
    expect([await traceOf(bobs), await traceOf(adas)]).toEqual([expect.stringMatching(/^\d{15}$/), ''])
    await amount(86_500n)
    expect(await job(12)).toMatchObject({ payments: 1, failures: [] })
  })

  test('splits payments above the file limit into two files', () => {
    const payment = (paymentId: number) => ({
      paymentId,
      amount: 9_999_999_999n,
      paidOn: '2026-03-10',
      isFirst: true,
      request: {} as never,
      estate: null,
    })
    const waiting = Array.from({ length: 101 }, (_, index) => payment(index))
    expect(withinOneFile(waiting)).toHaveLength(100)
    expect(withinOneFile([{ ...payment(0), amount: 10n ** 13n }, payment(1)])).toHaveLength(2)
  })

  test('reports an unreadable line of a bank file, and processes the others', async () => {
    const lines = [
      HEADER,
      '621021000021123456789        0000047500'.padEnd(94),
      `799X9Z${await traceOf(bobs)}      02100002`.padEnd(94),
      `799R03${'ANN ARCHER'.padEnd(15)}      02100002`.padEnd(94),
      `799R03${await traceOf(bobs)}      02100002`.padEnd(94),
      // The file is padded to the size of a large file from a bank.
      ...Array.from({ length: 1_000 }, () => '9'.repeat(94)),
    ]
    const content = Buffer.from(lines.join('\n')).toString('base64')
    const answer = await bring({ content })
    expect(answer).toMatchObject({ status: 200, body: { files: 1, returned: 1, refused: 2, failed: 0 } })
    const unreadable = expect.stringMatching(
      /^file [0-9a-f]{8} line [34]: A person must read this line: its code or trace number is not that of a returned deposit\.$/,
    )
    expect((answer.body as Done).failures).toEqual([unreadable, unreadable])
    expect((await bring({ content })).body).toMatchObject({ files: 0, failures: [] })
  })

  test('retries a failed line of a bank file in the next run', async () => {
    const line = `798C01${await traceOf(adas)}      02100002${'555000111'.padEnd(29)}`.padEnd(94)
    await takeInReturns(server.services, Buffer.from([HEADER, '6'.padEnd(94), line].join('\n')))
    const { services } = server
    const seal = () => {
      throw new TypeError('no such key')
    }
    const failing = await runJob({ ...services, pii: { ...services.pii, seal } }, 14)
    expect(failing).toMatchObject({ files: 0, failed: 1, failures: [`${await traceOf(adas)} C01: TypeError`] })
    expect(await job(14)).toMatchObject({ files: 1, corrected: 1, failures: [] })
    expect((await request(adas)).bank_account_last4).toBe('0111')
  })

  test('processes other bank files if one cannot be decrypted', async () => {
    await db()
      .insertInto('return_file')
      .values({
        sha256: 'ab'.repeat(32),
        content: Buffer.from('\0sealed-v2\0 with a key that is gone'),
        received_at: new Date(0),
      })
      .execute()
    const answer = await bring({ content: returnFile('111111119999999', 'R03', 2n) })
    expect(answer.body).toMatchObject({
      files: 1,
      failed: 1,
      failures: [
        'file abababab: The file does not open with the keys that are given.',
        '111111119999999 R03: There is no such payment.',
      ],
    })
    await db().deleteFrom('return_file').where('done_at', 'is', null).execute()
  })
})

test('refuses an edit form opened before the payment was sent, and shows the day it was sent', async () => {
  await db().updateTable('distribution_request').set({ status_id: REQUEST_STATUS.historical }).execute()
  const id = await paid(ada, { amount: 500, isCheck: false, federal: 0, state: 'TX', stateTax: 0 })
  staff = await server.tokenOf(administrator)
  const { version } = await request(id)
  const [posted] = await payments(id)
  const detail = async () =>
    (await server.call('GET', `/api/accounting/transaction/${posted?.transaction_id}`, { token: staff })).body
  const about = { transactionType: 'Withdrawal', requestId: id, isRollover: false }
  expect(await detail()).toMatchObject([{ canReverse: true, sentOn: null, ...about, list: 'approved' }, about, about])
  await job(12)
  const sentOn = server.services.dateOf(server.clock.now())
  const put = async (seen: number) =>
    server.call('PUT', '/api/withdrawal/admin/withdrawal', {
      token: staff,
      body: { ...(await asSent(id)), statusId: REQUEST_STATUS.incomplete, version: seen },
    })
  expect(await put(version)).toMatchObject({
    status: 409,
    body: 'This request was changed by someone else. Please reload.',
  })
  expect(await detail()).toMatchObject([{ canReverse: true, sentOn }, {}, {}])
  // An edit with the current version is accepted.
  expect(await put((await request(id)).version)).toMatchObject({
    status: 200,
    body: { statusId: REQUEST_STATUS.incomplete },
  })
  await reversedByTwo(id)
  const [line] = (await detail()) as { requestNumber: string; correctedByTransactionId: number }[]
  expect(line?.requestNumber).toMatch(new RegExp(`^W-\\d{4}-0*${id}$`))
  // The reversal refers to the same request and to the transaction that it reverses.
  const reversal = `/api/accounting/transaction/${line?.correctedByTransactionId}`
  const ofReversal = { ...about, transactionType: 'Reversal', correctsTransactionId: posted?.transaction_id }
  expect((await server.call('GET', reversal, { token: staff })).body).toMatchObject([ofReversal, {}, {}])
  expect((await listed('historical')).find((one) => one.id === id)?.payments).toMatchObject([
    { sentOn, isReversed: true, returnedOn: null },
  ])
  const token = await server.tokenOf(ada.email)
  const own = (await server.call('GET', '/api/request', { token })).body as Array<{ requestId: number }>
  expect(own.find(({ requestId }) => requestId === id)).toMatchObject({ payments: [{ sentOn, isReversed: true }] })
})

test.each([
  ['this year', null, true],
  ['an earlier year', '2027-01-05T15:00:00Z', false],
])('offers to reverse a sent payment of %s only if the service accepts it', async (_year, now, isOffered) => {
  await db().updateTable('distribution_request').set({ status_id: REQUEST_STATUS.historical }).execute()
  const id = await paid(ada, { amount: 500, isCheck: false, federal: 0, state: 'TX', stateTax: 0 })
  await job(12)
  const [posted] = await payments(id)
  if (now) server.clock.set(new Date(now))
  const token = await server.tokenOf(administrator)
  const path = `/api/accounting/transaction/${posted?.transaction_id}`
  const lines = (await server.call('GET', path, { token })).body as { bookId: number; canReverse: boolean }[]
  expect(lines.map(({ canReverse }) => canReverse)).toEqual([isOffered, false, false])
  const body = { bookId: lines[0]?.bookId, transactionId: posted?.transaction_id, note: null }
  const { status } = await server.call('POST', '/api/accounting/withdrawal/reverse', { token, body })
  expect(status).toBe(isOffered ? 200 : 409)
})

const { checkPayee: checkPayableTo, address: address1, receivingAccount: receivingAccountNumber, ...place } = PAYEE
const asKeyedIn = { checkPayableTo, address1, receivingAccountNumber, ...place }

/**
 * Two people reverse a sent payment, with the first person's reason. No money moves before the second person approves.
 */
async function reversedByTwo(requestId: number) {
  const reverse = async (token: string, why = {}) =>
    server.call('POST', '/api/withdrawal/admin/withdrawal', { token, body: { ...(await asSent(requestId)), ...why } })
  expect(await reverse(staff, { reason: { kind: 'ASKED_BY_OWNER' } })).toMatchObject({
    status: 200,
    body: { statusId: REQUEST_STATUS.incomplete, outcome: null },
  })
  expect((await reverse(staff)).status).toBe(409)
  expect(await reverse(await server.tokenOf(customerService))).toMatchObject({ body: { outcome: 'reversed' } })
  const told = await db()
    .selectFrom('request_event')
    .select('note')
    .where('request_id', '=', requestId)
    .where('kind', '=', 'REVERSED')
    .execute()
  expect(told).toEqual([{ note: REASONS.ASKED_BY_OWNER }])
}

async function listed(list: string) {
  const { body } = await server.call('GET', `/api/withdrawal/admin/${list}`, { token: staff })
  return body as Array<{ id: number; payments: unknown[] }>
}

async function asSent(requestId: number) {
  const row = await request(requestId)
  return {
    id: requestId,
    amount: Number(row.amount_cents) / 100,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    state: row.state,
    zip: row.zip,
    federalWithholding: Number(row.federal_cents) / 100,
    stateWithholding: Number(row.state_cents) / 100,
    statusId: REQUEST_STATUS.historical,
    waiveFees: row.waive_fees,
  }
}
