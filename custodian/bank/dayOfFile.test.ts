import type { BankCandidate, PaymentSum } from '../../contract/bank.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fund, signNewest, submit, walk } from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { ada, administrator, bob, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { bankDesk, messageOf } from './testing.bankDesk.ts'

// Some banks debit a deposit on the day of its file, one bank day before its settlement day. Bank files and checks leave
// on Friday, March 13; the deposits settle on Monday, March 16.

let server: TestServer
/** A bank file of two deposits, a check, and a bank file of one deposit. */
let sent: Array<{ ids: number[]; dollars: number; trace: string; date: string | null | undefined }>

const { db, as, statement, linesOfBank, match, decided, nothingIsWrong } = bankDesk(() => server)

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  for (const { accountId } of [ada, bob]) await fund(server.services, accountId, 1_000_000n)
  await statement('2026-03-11', [])
  server.clock.set(new Date('2026-03-13T15:00:00Z'))
  await paid(ada, { isCheck: false, amount: 600, federal: 60 })
  await paid(bob, { isCheck: false, amount: 600, federal: 60, type: 1 })
  await runJob(server.services, JOB_TYPE.bankUpload)
  await paid(ada, { isCheck: true, amount: 900, federal: 90 })
  await runJob(server.services, JOB_TYPE.printVendorUpload)
  await paid(ada, { isCheck: false, amount: 700, federal: 70 })
  await runJob(server.services, JOB_TYPE.bankUpload)
  const rows = await db().selectFrom('payment').selectAll().orderBy('payment_id').execute()
  sent = [rows.slice(0, 2), rows.slice(2, 3), rows.slice(3)].map((payments) => ({
    ids: payments.map((row) => row.payment_id),
    dollars: Number(payments.reduce((sum, row) => sum + row.amount_cents, 0n)) / 100,
    trace: payments[0]?.trace_number ?? '',
    date: payments[0]?.sent_for,
  }))
})
afterAll(() => server.close())

async function paid(who: typeof ada | typeof bob, choice: Parameters<typeof walk>[3]): Promise<void> {
  const token = await server.tokenOf(who.email)
  await walk(server, token, who.accountId, { ...choice, state: 'TX', stateTax: 0 })
  await submit(server, token, who.accountId)
  await signNewest(server, token)
  await db()
    .updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.approved })
    .where('status_id', '=', 1)
    .execute()
  for (const type of [JOB_TYPE.calculateWithdrawals, JOB_TYPE.processWithdrawals]) await runJob(server.services, type)
  await db().updateTable('distribution_request').set({ status_id: REQUEST_STATUS.historical }).execute()
}

async function offeredFor(bankLineId: number) {
  const { body } = await as(administrator, 'GET', `/api/bank/lines/${bankLineId}`)
  const { candidates, paymentSums } = body as { candidates: BankCandidate[]; paymentSums: PaymentSum[] }
  return [...candidates.map(({ paymentId }) => [paymentId]), ...paymentSums.map(({ paymentIds }) => paymentIds)]
}

/** Imports a debit of each file and of the check; only the second bank file is named, by its trace number. */
async function debitsOf(asOf: string) {
  await statement(
    asOf,
    sent.map(({ dollars, trace }, index) => [-dollars, index === 2 ? trace : '', 'PAID', index === 1 ? '698' : '466']),
    '2026-03-13',
  )
  return (await linesOfBank()).slice(-sent.length)
}

test('neither offers nor takes a payment for a debit of a day before it left', async () => {
  expect(sent.map(({ date }) => date)).toEqual(['2026-03-16', '2026-03-13', '2026-03-16'])
  const lines = await debitsOf('2026-03-12')
  expect(lines[2]?.whyOpen).toBe(`Deposit ${sent[2]?.trace} is of a later day.`)
  for (const [index, { bankLineId, matchedWith }] of lines.entries()) {
    const ids = sent[index]?.ids ?? []
    expect(matchedWith).toBeNull()
    expect(await offeredFor(bankLineId)).toEqual([])
    expect(messageOf(await match(bankLineId, { paymentIds: ids }))).toContain('A payment had not left by then.')
  }
})

test('matches a debit of the day of the file by trace number, and its total by hand', async () => {
  const lines = await debitsOf('2026-03-13')
  expect(lines.map(({ matchedWith }) => matchedWith)).toEqual([null, null, 'CLEARED'])
  for (const [index, { bankLineId }] of lines.slice(0, 2).entries()) {
    const paymentIds = sent[index]?.ids ?? []
    expect(await offeredFor(bankLineId)).toEqual([paymentIds])
    expect(await match(bankLineId, { paymentIds })).toMatchObject({ status: 200 })
    await decided()
  }
  expect((await linesOfBank()).slice(-3).map(({ matchedWith }) => matchedWith)).toEqual([
    'CLEARED',
    'CLEARED',
    'CLEARED',
  ])
  await nothingIsWrong('2026-03-13')
})

test('leaves a total open that the files of two days have, because banks debit on either day', async () => {
  for (const day of ['2026-03-17', '2026-03-18']) {
    server.clock.set(new Date(`${day}T15:00:00Z`))
    await paid(ada, { isCheck: false, amount: 800, federal: 80 })
    await runJob(server.services, JOB_TYPE.bankUpload)
  }
  const [older, newer] = (
    await db().selectFrom('payment').selectAll().orderBy('payment_id', 'desc').limit(2).execute()
  ).toReversed()
  expect([older?.sent_for, newer?.sent_for]).toEqual(['2026-03-18', '2026-03-19'])
  expect(older?.amount_cents).toBe(newer?.amount_cents)
  await statement('2026-03-18', [[-Number(newer?.amount_cents) / 100, '', 'PAID', '466']])
  const [line] = (await linesOfBank()).slice(-1)
  expect(line).toMatchObject({ matchedWith: null, whyOpen: 'More than one entry fits.' })
  expect(await offeredFor(line?.bankLineId ?? 0)).toEqual([[older?.payment_id], [newer?.payment_id]])
  await nothingIsWrong('2026-03-18')
})
