import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { nextRuns, runBusinessDay } from '../jobs/businessDay.ts'
import { runJob } from '../jobs/run.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { addDays } from '../platform/calendar/bankDays.ts'
import type { JobTypeId } from '../platform/jobs/types.ts'
import { createLog } from '../platform/log.ts'
import { balanceOf, balanceOfAccount, trialBalance } from '../ledger/ledger.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { bankDayAgo, loadDemo } from './loadDemo.ts'
import { rollovers } from './money.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
})
afterAll(() => server.close())

test.each([
  ['three days before a Monday, a Friday', '2026-11-30', 3, '2026-11-27'],
  ['Thanksgiving', '2026-11-29', 3, '2026-11-25'],
  ['a Sunday after a Friday', '2026-02-17', 2, '2026-02-13'],
  ['a bank day', '2026-03-10', 3, '2026-03-06'],
])('puts an event of the demo data on a bank day: %s', (_, today, days, day) => {
  expect(bankDayAgo(today, days)).toBe(day)
})

describe('the demo data', () => {
  test('loads the expected balances as totals of balanced postings', async () => {
    const { db } = server.services
    const balances = await Promise.all(
      [501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512].map((id) => balanceOfAccount(db, id)),
    )
    expect(balances).toEqual([
      10_000_00n,
      2_500_00n,
      1_000_00n,
      700_00n,
      4_000_00n,
      0n,
      50_00n,
      1_200_00n,
      5_000_00n,
      900_00n,
      900_00n,
      900_00n,
    ])
    const taxes = await db
      .selectFrom('book')
      .select(['book_id', 'name'])
      .where('name', 'in', ['Federal Withholding', 'California Withholding'])
      .orderBy('book_id')
      .execute()
    expect(await Promise.all(taxes.map(async ({ name, book_id }) => [name, await balanceOf(db, book_id)]))).toEqual([
      ['Federal Withholding', 150_00n],
      ['California Withholding', 0n],
    ])
    expect(await trialBalance(db)).toEqual({ differenceCents: 0n, unbalanced: [] })
  })

  test('gives Ann 12 transactions within two years and Dan one open, signed withdrawal', async () => {
    const ann = await server.tokenOf('ann.archer@example.com')
    const { body } = await server.call('GET', '/api/transaction/summary/plan/501', { token: ann })
    expect(body).toMatchObject({ balance: 10_000 })
    expect((body as { transactions: unknown[] }).transactions).toHaveLength(12)
    const requests = await server.services.db.selectFrom('distribution_request').selectAll().execute()
    expect(requests).toMatchObject([
      { account_id: 505, kind: 'WITHDRAWAL', amount_cents: 300_00n, status_id: 1, is_check: true },
    ])
    expect(requests[0]?.signed_at).not.toBeNull()
  })

  test('loads the demo data once', async () => {
    expect(await loadDemo(server.services)).toBe(false)
  })

  test('lets every demo user sign in with the same password', async () => {
    for (const [email, roleId, ownerId] of [
      ['ann.archer@example.com', 0, 1001],
      ['admin@example.com', 1, 0],
      ['service@example.com', 2, 0],
      ['service2@example.com', 2, 0],
      ['compliance@example.com', 4, 0],
    ]) {
      const { status, body } = await server.call('POST', '/api/authenticate', {
        body: { username: email, password: 'Passw0rd!' },
      })
      expect([status, body]).toMatchObject([200, { roleId, accountOwnerId: ownerId }])
    }
  })

  test('names Dan as the author of his request in the audit trail and in the history', async () => {
    const { db } = server.services
    const actions = ['wizard.amount', 'request.submit']
    const audit = await db.selectFrom('audit').select('user_id').where('action', 'in', actions).execute()
    expect(audit.length).toBeGreaterThan(0)
    const events = await db.selectFrom('request_event').select('user_id').execute()
    for (const { user_id } of [...audit, ...events]) expect(user_id).toBe(1004)
  })

  test('schedules the demo job rows for the next runs of the timetable, which complete them', async () => {
    const planned = () =>
      server.services.db
        .selectFrom('job')
        .select(['job_id', 'job_type_id', 'date_scheduled', 'date_completed'])
        .where('job_id', '<=', 3)
        .orderBy('job_id')
        .execute()
    const runs = new Map((await nextRuns(server.services)).map(({ jobTypeId, nextRun }) => [jobTypeId, nextRun]))
    for (const { job_type_id, date_scheduled } of await planned())
      expect(date_scheduled).toEqual(runs.get(job_type_id as JobTypeId))
    await runBusinessDay(server.services, createLog('silent'), '2026-03-10')
    for (const { date_completed } of await planned()) expect(date_completed).not.toBeNull()
  })

  test('loads monthly interest credits, which the interest job continues', async () => {
    server.clock.set(new Date('2026-04-01T15:00:00Z'))
    const ann = await server.tokenOf('ann.archer@example.com')
    const lines = async () => {
      const { body } = await server.call('GET', '/api/transaction/summary/plan/501?sort=date', { token: ann })
      return (body as { transactions: Line[] }).transactions
    }
    expect(await runJob(server.services, JOB_TYPE.calculateInterest)).toMatchObject({ failures: [] })
    const interest = (await lines()).filter(({ transactionType }) => transactionType === 'Interest')
    expect(interest.map(({ transactionDate }) => transactionDate.slice(0, 10))).toEqual([
      '2025-07-31',
      '2025-08-31',
      '2025-09-30',
      '2025-10-31',
      '2025-11-30',
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ])
    // 3.25% of the balance of each day; the fee of February 10 is the last change.
    const march =
      Math.round(((interest.at(-1)?.balance ?? 0) - (interest.at(-1)?.amount ?? 0)) * 0.0325 * 31 * 100) / 365
    expect(Math.round((interest.at(-1)?.amount ?? 0) * 100)).toBe(Math.round(march))
    expect(await checkLedger(server.services.db)).toEqual([])
  })

  test('finds first deposits above $40.00, whatever day the demo data is loaded', () => {
    for (let day = '2026-01-01'; day < '2028-02-01'; day = addDays(day, 29))
      for (const { date, cents } of rollovers(day)) {
        expect(date < day).toBe(true)
        expect(cents.every((amount) => amount > 40_00)).toBe(true)
      }
  })
})

type Line = { transactionDate: string; transactionType: string; amount: number; balance: number }
