import { afterEach, describe, expect, test } from 'vitest'
import type { AnswerOf } from '../../contract/endpoint.ts'
import type { listRowsRead } from '../../contract/audit.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { runFor } from '../platform/db/inFlight.ts'
import { administrator, customerService, reviewer } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { createRowsRead } from './rowsRead.ts'

let server: TestServer
afterEach(() => server.close())

const start = async (rowsReadAlarm = 1_000) => {
  server = await startTestServer({ demo: true, config: { rowsReadAlarm } })
}
const shown = async (email = reviewer) => {
  const { status, body } = await server.call('GET', '/api/audit/reading', { token: await server.tokenOf(email) })
  return { status, rows: body as AnswerOf<typeof listRowsRead> }
}
const idOf = async (email: string) =>
  (
    await server.services.db
      .selectFrom('portal_user')
      .select('user_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).user_id
const rowsIn = (body: unknown) => (Array.isArray(body) ? body : (body as { rows: unknown[] }).rows).length
const alarms = () => lettersOf(server.services, 'many-rows-read')

describe('rows of lists that staff read', () => {
  test.each<[what: string, path: string, who: string, isCounted: boolean]>([
    ['a staff list with a page size', '/api/withdrawal/admin/open?limit=100', customerService, true],
    ['a staff list without a page size', '/api/audit', administrator, true],
    ['a customer list', '/api/attachment', 'ann.archer@example.com', false],
    ['an answer without pages', '/api/user', customerService, false],
    ['the preview of a report about people', '/api/report/withholding/preview', customerService, true],
    ['the preview of a report about states', '/api/report/withholding/state/preview', customerService, false],
  ])(
    'counts only the rows about people that staff read, not other answers (%s: %s)',
    async (_what, path, who, isCounted) => {
      await start()
      const { status, body } = await server.call('GET', path, { token: await server.tokenOf(who) })
      expect(status).toBe(200)
      await server.app.close()
      const kept = await server.services.db.selectFrom('staff_rows_read').select(['user_id', 'rows']).execute()
      const expected = isCounted ? [{ user_id: await idOf(who), rows: rowsIn(body) }] : []
      expect(kept).toEqual(expected)
    },
  )

  test.each<[what: string, pages: number[], alarm: number, mails: number]>([
    ['below the limit', [400, 400, 199], 1_000, 0],
    ['at the limit', [400, 400, 200], 1_000, 1],
    ['far above the limit', [900, 900, 900, 900], 1_000, 1],
    ['with the alarm turned off', [1_000_000], 0, 0],
  ])('emails the expected number of alarms about rows read: %s', async (_what, pages, alarm, mails) => {
    await start(alarm)
    const rowsRead = createRowsRead(server.services)
    const userId = await idOf(customerService)
    for (const rows of pages) {
      rowsRead.note(userId, rows)
      await rowsRead.flush()
    }
    const sent = await alarms()
    expect(sent.map(({ to_address }) => to_address)).toEqual(Array.from({ length: mails }, () => administrator))
    const total = pages.reduce((sum, rows) => sum + rows, 0)
    expect((await shown()).rows).toMatchObject([{ email: customerService, rows: total, isAlarmed: mails > 0 }])
  })

  test('counts read rows per person across logins and custodian servers', async () => {
    await start()
    const { db } = server.services
    const { person_id } = await db
      .insertInto('person')
      .values({ name: 'One Person' })
      .returning('person_id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('portal_user')
      .set({ person_id })
      .where('email', 'in', [customerService, 'service2@example.com'])
      .execute()
    const [one, other] = [createRowsRead(server.services), createRowsRead(server.services)]
    one.note(await idOf(customerService), 600)
    await one.flush()
    expect(await alarms()).toHaveLength(0)
    other.note(await idOf('service2@example.com'), 400)
    await other.flush()
    expect(await alarms()).toHaveLength(1)
    one.note(await idOf(customerService), 600)
    await one.flush()
    expect(await alarms()).toHaveLength(1)
  })

  test('writes the counts of rows read even after the deadline of the call that read them', async () => {
    await start()
    const rowsRead = createRowsRead(server.services)
    const userId = await idOf(customerService)
    const read = { due: performance.now(), isRead: true, waited: () => undefined }
    await runFor(read, async () => {
      rowsRead.note(userId, 5)
      await rowsRead.flush()
    })
    expect((await shown()).rows).toMatchObject([{ email: customerService, rows: 5 }])
  })

  test('restarts the count of rows read each day and shows seven days to supervisors only', async () => {
    await start()
    const rowsRead = createRowsRead(server.services)
    for (let day = 0; day < 8; day += 1) {
      rowsRead.note(await idOf(customerService), 900 - day)
      await rowsRead.flush()
      server.clock.forward(24 * 60 * 60_000)
    }
    server.clock.forward(-24 * 60 * 60_000)
    expect(await alarms()).toHaveLength(0)
    const { rows } = await shown()
    expect(rows.map((row) => row.rows)).toEqual([899, 898, 897, 896, 895, 894, 893])
    const statuses = []
    for (const who of [customerService, 'ann.archer@example.com']) statuses.push((await shown(who)).status)
    expect(statuses).toEqual([403, 403])
  })
})
