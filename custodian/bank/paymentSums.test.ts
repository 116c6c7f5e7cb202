import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentSum } from '../../contract/bank.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { fund, signNewest, submit, walk } from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { ada, administrator, bob, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { paymentWords } from './matchByHand.ts'
import { bankDesk } from './testing.bankDesk.ts'

let server: TestServer
/** Two bank files of two deposits each, with the same total in dollars. */
let files: Array<{ name: string; ids: number[]; traces: string[] }>
let total: number

const { db, as, book, statement, line, linesOfBank, match, undo, decided, takenIn, nothingIsWrong } = bankDesk(
  () => server,
)

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  for (const { accountId } of [ada, bob]) await fund(server.services, accountId, 1_000_000n)
  await statement('2026-03-10', [])
  files = [await sentFile(), await sentFile()]
  const { cents } = await db()
    .selectFrom('payment')
    .select(({ fn }) => fn.sum<bigint>('amount_cents').as('cents'))
    .executeTakeFirstOrThrow()
  total = Number(cents) / 200
})
afterAll(() => server.close())

/** Sends a bank file with one deposit of each owner. */
async function sentFile(): Promise<(typeof files)[number]> {
  for (const who of [ada, bob]) {
    const token = await server.tokenOf(who.email)
    const early = who === bob ? { type: 1 } : {}
    await walk(server, token, who.accountId, {
      ...early,
      amount: 600,
      isCheck: false,
      federal: 60,
      state: 'TX',
      stateTax: 0,
    })
    await submit(server, token, who.accountId)
    await signNewest(server, token)
  }
  await db()
    .updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.approved })
    .where('status_id', '=', 1)
    .execute()
  for (const type of [JOB_TYPE.calculateWithdrawals, JOB_TYPE.processWithdrawals, JOB_TYPE.bankUpload])
    await runJob(server.services, type)
  await db().updateTable('distribution_request').set({ status_id: REQUEST_STATUS.historical }).execute()
  const rows = await db()
    .selectFrom('payment')
    .innerJoin('job_file', 'job_file.job_file_id', 'payment.job_file_id')
    .select(['payment_id', 'trace_number', 'file_name'])
    .orderBy('payment_id', 'desc')
    .limit(2)
    .execute()
  return {
    name: rows[0]?.file_name ?? '',
    ids: rows.map((row) => row.payment_id).toReversed(),
    traces: rows.map((row) => row.trace_number ?? ''),
  }
}

const sumsFor = async (bankLineId: number) => {
  const { body } = await as(administrator, 'GET', `/api/bank/lines/${bankLineId}`)
  expect(body).toMatchObject({ candidates: [] })
  return (body as { paymentSums: PaymentSum[] }).paymentSums
}
const offeredFor = async (bankLineId: number) => {
  return (await sumsFor(bankLineId)).map(({ paymentIds, description, amount }) => [paymentIds, description, amount])
}
const wayOf = async (bankLineId: number) =>
  (await linesOfBank()).find((row) => row.bankLineId === bankLineId)?.matchedWith ?? null
async function matched(bankLineId: number, { paymentIds }: { paymentIds: number[] }) {
  expect(await match(bankLineId, { paymentIds })).toMatchObject({ status: 200 })
  await decided()
}

test.each([
  { name: 'one of two files with the same total', asOf: '2026-03-11', type: '466', left: () => files },
  { name: 'a file, with a type that no rule matches', asOf: '2026-03-12', type: '698', left: () => files.slice(1) },
])('offers a debit of the total of $name as the sum of its deposits', async ({ asOf, type, left }) => {
  const id = await line(asOf, [[-total, '', 'PAYROLL', type]])
  expect(await wayOf(id)).toBeNull()
  const expected = left().map(({ ids, name }) => [ids, `2 deposits of ${name}`, total])
  expect(await offeredFor(id)).toEqual(expected)
  const [first] = left()
  await matched(id, { paymentIds: first?.ids ?? [] })
  expect(await wayOf(id)).toBe('CLEARED')
  await undo(id)
  await decided()
  expect(await offeredFor(id)).toEqual(expected)
  await matched(id, { paymentIds: first?.ids ?? [] })
  await nothingIsWrong(asOf)
})

test('offers a credit of the sum of two returns, which were reported together', async () => {
  const [{ ids, traces } = { ids: [], traces: [] }] = files
  const returns = traces.map((traceNumber) => ({ traceNumber, code: 'R03' }))
  // The evening of March 12 in the business time zone.
  server.clock.set(new Date('2026-03-13T01:30:00Z'))
  expect(await as(administrator, 'POST', '/api/payment/returns', { returns })).toMatchObject({ body: { returned: 2 } })
  const id = await line('2026-03-13', [[total, '', 'RETURNS', '257']])
  expect(await offeredFor(id)).toEqual([[ids, '2 returned payments', total]])
  expect(await sumsFor(id)).toMatchObject([{ date: '2026-03-12' }])
  await matched(id, { paymentIds: ids })
  expect([await wayOf(id), await book('RETURNS_RECEIVABLE')]).toEqual(['CAME_BACK', 0])
  await nothingIsWrong('2026-03-13')
})

test.each<{ asOf: string; field: string; words: string; of: () => Promise<{ dollars: number; ids: number[] }> }>([
  { asOf: '2026-03-17', field: 'paymentIds', words: 'A payment', of: () => repeated(1) },
  { asOf: '2026-03-18', field: 'paymentIds', words: 'A payment', of: () => repeated(2) },
  { asOf: '2026-03-19', field: 'planFileIds', words: 'A plan file', of: repeatedFile },
])('refuses a match that lists something twice: $words on $asOf', async ({ asOf, field, words, of }) => {
  const { dollars, ids } = await of()
  const id = await line(asOf, [[dollars, '', 'UNKNOWN', dollars < 0 ? '698' : '142']])
  expect(await match(id, { [field]: ids })).toMatchObject({
    status: 400,
    body: { errors: [{ path: [field], message: `${words} is listed twice.` }] },
  })
})

/** This many deposits of a new bank file, the first of them twice. */
async function repeated(count: number): Promise<{ dollars: number; ids: number[] }> {
  // The returned requests of an earlier test would be active.
  await db().updateTable('distribution_request').set({ status_id: REQUEST_STATUS.historical }).execute()
  const ids = (await sentFile()).ids.slice(0, count)
  return { dollars: (-total / 2) * count, ids: [...ids, ...ids.slice(0, 1)] }
}

async function repeatedFile(): Promise<{ dollars: number; ids: number[] }> {
  const [id] = [await takenIn(100), await takenIn(100)]
  return { dollars: 100, ids: [id, id] }
}

test.each([
  { ids: 1, words: 'payment 1' },
  { ids: 2, words: 'payments 1, 2' },
  { ids: 12, words: 'payments 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more' },
])('names at most ten payments of a match: $ids', ({ ids, words }) => {
  expect(paymentWords(Array.from({ length: ids }, (_, index) => index + 1))).toBe(words)
})
