import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { fund, moveWithdrawal, signNewest, storedRequest, submit, walk } from '../distributions/testing.ts'
import { pdf } from '../documents/testing.files.ts'
import { runJob } from '../jobs/run.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { ada, administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'

// A bank returns a deposit with a code for the death of the account holder.

let server: TestServer
let id: number
let trace: string

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck: false })
  id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await move(administrator, REQUEST_STATUS.approved)
  for (const job of ['calculateWithdrawals', 'processWithdrawals', 'bankUpload'] as const)
    await runJob(server.services, JOB_TYPE[job])
  const payment = await server.services.db.selectFrom('payment').select('trace_number').executeTakeFirstOrThrow()
  trace = payment.trace_number ?? ''
})
afterEach(() => server.close())

const request = () => storedRequest(server, id)
const move = (who: string, statusId: number) => moveWithdrawal(server, who, id, statusId)

const line = (code: string, day: string) =>
  Buffer.from(
    [
      '101 111111118 0110000152603120900A094101',
      '621021000021123456789        0000086500'.padEnd(94),
      `799${code}${trace}${day.padEnd(6)}02100002`.padEnd(94),
    ].join('\n'),
  ).toString('base64')

const bankSays = async (code: string, day = '260308') =>
  (
    await server.call('POST', '/api/job/rejections', {
      headers: { authorization: `Operator ${testConfig.operatorKey}` },
      body: { content: line(code, day) },
    })
  ).body

const as = async (who: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  server.call(method, `/api${path}`, { token: await server.tokenOf(who), body })
const death = async () => (await as(administrator, 'GET', `/death/admin/${ada.ownerId}`)).body

async function certificate(who: string): Promise<string> {
  const file = { fileName: 'certificate.pdf', contentType: 'application/pdf', fileContent: pdf.toString('base64') }
  const sent = await as(who, 'POST', '/attachment/admin/upload/', { ...file, accountOwnerId: ada.ownerId })
  return (sent.body as { guid: string }).guid
}
const report = async (who: string, diedOn = '2026-03-08') =>
  as(who, 'POST', `/death/admin/${ada.ownerId}`, {
    diedOn,
    certificateGuid: await certificate(who),
    isDeathCertificate: true,
  })
const waiting = async () => {
  const { approval_id } = await server.services.db
    .selectFrom('approval')
    .select('approval_id')
    .where('status', '=', 'WAITING')
    .executeTakeFirstOrThrow()
  return approval_id
}

test.each(['R14', 'R15'])(
  'reports a death for return code %s with the date in its addendum, without emailing the owner',
  async (code) => {
    const before = (await lettersOf(server.services, 'request-status')).length
    expect(await bankSays(code)).toMatchObject({ returned: 1, failures: [expect.stringContaining('has died')] })
    expect(await death()).toMatchObject({
      state: 'REPORTED',
      diedOn: '2026-03-08',
      reportedBy: null,
      certificate: null,
      returnCode: code,
    })
    expect(await request()).toMatchObject({
      status_id: REQUEST_STATUS.incomplete,
      incomplete_reason: 'We need to check something before we continue. Please call us.',
    })
    expect(await lettersOf(server.services, 'request-status')).toHaveLength(before)
    const own = await as(administrator, 'GET', `/request/admin/${ada.ownerId}`)
    expect(own.body).toMatchObject([{ payments: [{ returnReason: 'the bank did not accept it' }] }])
    expect(JSON.stringify(own.body)).not.toMatch(/died|death/i)
    const { body: ofStaff } = await as(administrator, 'GET', '/withdrawal/admin/incomplete')
    expect(JSON.stringify(ofStaff)).toMatch(/"returnReason":"the bank says that the [a-z ]*account holder has died"/)
    expect(await lettersOf(server.services, 'death-reported')).not.toHaveLength(0)
  },
)

test('refuses a new payment after a bank reports a death, and ignores a second import of the file', async () => {
  await bankSays('R15')
  for (const who of [administrator, customerService])
    expect((await move(who, REQUEST_STATUS.approved)).status).toBe(409)
  await bankSays('R15')
  expect(await server.services.db.selectFrom('owner_death').select('state').execute()).toEqual([{ state: 'REPORTED' }])
})

test('ignores a future date of death from the bank', async () => {
  await bankSays('R15', '270308')
  expect(await death()).toMatchObject({ state: 'REPORTED', diedOn: null })
})

test('reports a death for a return from the bank, not for a return entered by staff', async () => {
  await as(administrator, 'POST', '/payment/returns', { returns: [{ traceNumber: trace, code: 'R15' }] })
  expect(await death()).toMatchObject({ state: null })
  await bankSays('R15')
  expect(await death()).toMatchObject({ state: 'REPORTED' })
})

test('lets a second person who opened the certificate confirm the death report of a bank', async () => {
  await bankSays('R15')
  expect(await report(administrator)).toMatchObject({ status: 200, body: { state: 'REPORTED', returnCode: 'R15' } })
  const approve = async (who: string) => as(who, 'POST', `/approval/${await waiting()}/approve`, { note: 'Read' })
  expect((await approve(administrator)).status).toBe(409)
  expect((await approve(customerService)).status).toBe(409)
  const { certificate: file } = (await death()) as { certificate: { guid: string } }
  await as(customerService, 'GET', `/attachment/${file.guid}`)
  expect((await approve(customerService)).status).toBe(200)
  expect(await death()).toMatchObject({ state: 'CONFIRMED', diedOn: '2026-03-08' })
  expect((await move(administrator, REQUEST_STATUS.approved)).status).toBe(409)
})

test.each([
  ['withdrawn', administrator, 'withdraw', {}],
  ['refused', customerService, 'refuse', { note: 'Another person' }],
])("keeps the bank's death report, its date and its time when the certificate is %s", async (_, who, how, body) => {
  await bankSays('R15')
  const { reportedAt } = (await death()) as { reportedAt: string }
  server.clock.forward(3_600_000)
  await report(administrator, '2026-03-05')
  expect(await death()).toMatchObject({ diedOn: '2026-03-05', reportedAt: server.clock.now().toISOString() })
  expect((await as(who, 'POST', `/approval/${await waiting()}/${how}`, body)).status).toBeLessThan(300)
  expect(await death()).toMatchObject({
    state: 'REPORTED',
    diedOn: '2026-03-08',
    reportedAt,
    reportedBy: null,
    certificate: null,
    returnCode: 'R15',
  })
})

test('lets two people end a wrong death report of a bank, and then requires other bank details', async () => {
  await bankSays('R15')
  const asked = await as(administrator, 'POST', `/death/admin/${ada.ownerId}/takeBack`, { note: 'She called' })
  expect(asked).toMatchObject({ status: 200, body: { state: 'REPORTED' } })
  const approve = async (who: string) =>
    as(who, 'POST', `/approval/${await waiting()}/approve`, { note: 'Spoke to her' })
  expect((await approve(administrator)).status).toBe(409)
  expect((await approve(customerService)).status).toBe(200)
  expect(await death()).toMatchObject({ state: null })
  expect(await move(administrator, REQUEST_STATUS.approved)).toMatchObject({
    status: 409,
    body: 'The bank could not use the account. Enter other bank details first.',
  })
  await bankSays('R15')
  expect(await death()).toMatchObject({ state: null })
})
