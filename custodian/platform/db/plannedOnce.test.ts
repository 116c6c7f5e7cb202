import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEffects } from '../../distributions/settlement/openApprovals.ts'
import { paymentsOf } from '../../distributions/settlement/payments.views.ts'
import { whyNotYouOf } from '../../distributions/requests/approverRule.ts'
import { eventsOf } from '../../distributions/requests/request.views.ts'
import { visitorsOf } from '../../distributions/requests/visits.ts'
import { requestsByNumber } from '../../distributions/request.sql.ts'
import { circumstancesOf } from '../../distributions/requestState.ts'
import { booksOfKinds, internalBook } from '../../ledger/ledger.ts'
import { dataNotesOf } from '../../owners/confirmOwnerData.ts'
import { otherPiles } from '../../overview/overview.sql.ts'
import { comingDue } from '../../taxYear/dueDays.ts'
import { taxCalendarOf } from '../../taxYear/taxCalendar.ts'
import { startTestServer, TEST_NOW, type TestServer } from '../../testing.ts'
import type { Db } from './connect.ts'

let server: TestServer
let db: Db
let requestId: number
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  db = server.services.db
  // Opens a new connection, because earlier tests have reached the limit of prepared statements of the current one.
  await server.services.database.executeSql('select pg_terminate_backend(pg_backend_pid())').catch(() => {})
  const request = db.selectFrom('distribution_request').select('request_id').where('staff_list', '=', 'open')
  requestId = (await request.executeTakeFirstOrThrow()).request_id
})
afterAll(() => server.close())

/** PostgreSQL makes five custom plans for a prepared statement before it considers the generic plan. */
const PLANNED_FOR_VALUES = 5

const NOW = {
  now: TEST_NOW,
  today: '2026-03-10',
  timeZone: 'UTC',
  dateOf: (day: Date) => day.toISOString().slice(0, 10),
}
const READER = { userId: 1, fourEyes: true, now: TEST_NOW }

/** Statements of screens; `text` is a part that identifies the statement. */
const statements: [name: string, text: string, run: () => Promise<unknown>][] = [
  ['requestsByNumber', '"owner_email"', () => requestsByNumber(db, [requestId])],
  ['circumstancesOf', 'as was_posted', () => circumstancesOf(db, [requestId], '2026-06-30')],
  ['whyNotYouOf', 'as is_maker', () => whyNotYouOf(db, server.services, READER, [requestId])],
  ['visitorsOf', 'from request_lease', () => visitorsOf(db, [requestId], READER)],
  ['openEffects', '"effect" from "approval"', () => openEffects(db, [requestId])],
  ['paymentsOf', '"trace_number"', () => paymentsOf(server.services, db, [requestId])],
  ['eventsOf', 'from "request_event"', () => eventsOf(db, [requestId])],
  [
    'dataNotesOf',
    'as is_by_held_owner',
    () =>
      dataNotesOf(db, [
        { ownerId: 1001, checkTo: null },
        { ownerId: 1004, checkTo: { address1: '1 Main St', address2: null, city: 'Boise', state: 'ID', zip: '83702' } },
      ]),
  ],
  ['internalBook', 'select "book_id" from "book"', () => internalBook(db, 'CUSTODY_CASH')],
  ['booksOfKinds', '"kind", "book_id" from "book"', () => booksOfKinds(db, ['CUSTODY_CASH', 'PLAN_RECEIPTS'])],
  ['otherPiles', `'secondPerson' as name`, () => otherPiles(db, NOW)],
  ['comingDue', 'select least(', () => comingDue(db, { ...NOW, calendar: taxCalendarOf(server.services.config) }, 30)],
]

test.each(statements)('reuses the generic plan of the statement: %s', async (_name, text, run) => {
  for (let time = 0; time < PLANNED_FOR_VALUES + 4; time += 1) await run()
  const { rows } = await sql<{ forValues: number; general: number }>`
    select custom_plans::int as "forValues", generic_plans::int as general from pg_prepared_statements
    where position(${text} in statement) > 0 and position('pg_prepared' in statement) = 0`.execute(db)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.general).toBeGreaterThan(0)
  expect(rows[0]?.forValues).toBeLessThanOrEqual(PLANNED_FOR_VALUES)
})
