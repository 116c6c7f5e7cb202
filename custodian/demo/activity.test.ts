import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, internalBook } from '../ledger/ledger.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { addActivity } from './activity.ts'

let server: TestServer
let service: string
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  await addActivity(server.services)
  service = await server.tokenOf('service@example.com')
})
afterAll(() => server.close())

const rows = async (path: string) => {
  const { status, body } = await server.call('GET', path, { token: service })
  expect([path, status]).toEqual([path, 200])
  return body as Row[]
}
type Row = Record<string, string>

describe('the activity of the demo data', () => {
  test.each([
    ['withdrawal/admin/open', ['Dan', 'Mia']],
    ['withdrawal/admin/signature', ['Pam']],
    ['withdrawal/admin/approved', ['Ola']],
    ['withdrawal/admin/incomplete', ['Kim']],
    ['rollover/admin/open', ['Quinn']],
    ['rollover/admin/incomplete', ['Ray']],
  ])('fills the list /api/%s with demo requests', async (list, names) => {
    expect((await rows(`/api/${list}`)).map(({ firstName = '' }) => firstName).toSorted()).toEqual(names)
  })

  test('adds a returned deposit and an unexplained bank line to the Returns Desk of the demo data', async () => {
    const items = await rows('/api/payment/desk')
    expect(items.map(({ kind = '' }) => kind).toSorted()).toEqual(['LINE', 'RETURN'])
  })

  test('imports two demo bank statements, whose lines are all matched except one', async () => {
    const days = await server.services.db.selectFrom('bank_day').select('as_of').execute()
    expect(days).toHaveLength(2)
    const lines = await server.services.db.selectFrom('bank_line').select(['amount_cents', 'matched_at']).execute()
    const open = lines.filter(({ matched_at }) => matched_at === null)
    expect([lines.length, open.map(({ amount_cents }) => amount_cents)]).toEqual([3, [640_00n]])
  })

  test('adds demo notes by two employees, and an interest rate that waits for a second person', async () => {
    const notes = await Promise.all([1001, 1004, 1011, 1016].map((ownerId) => rows(`/api/note/admin/${ownerId}`)))
    expect(new Set(notes.flat().map(({ email }) => email)).size).toBe(2)
    expect(notes.every(({ length }) => length === 1)).toBe(true)
    const { body } = await server.call('GET', '/api/approval', { token: service })
    expect(body).toMatchObject({ total: 1, approvals: [{ effect: 'plan-interest', madeBy: ['admin@example.com'] }] })
  })

  test('adds demo activity with a consistent ledger, unchanged tax books and six job rows', async () => {
    const { db } = server.services
    expect(await checkLedger(db)).toEqual([])
    expect(await balanceOf(db, await internalBook(db, 'FEDERAL_TAX'))).toBe(150_00n)
    expect(await db.selectFrom('job').select('job_id').execute()).toHaveLength(6)
  })

  test('adds no demo activity when the last two weeks begin in the previous year', async () => {
    const { db } = server.services
    const count = () =>
      db
        .selectFrom('audit')
        .select((eb) => eb.fn.countAll<bigint>().as('n'))
        .executeTakeFirst()
    const before = await count()
    const clock = { now: () => new Date('2026-01-10T15:00:00Z') }
    await addActivity({ ...server.services, clock })
    expect(await count()).toEqual(before)
  })
})

test.each([
  ['Monday', '2026-03-09T23:00:00Z'],
  ['the Tuesday after a holiday', '2026-05-26T15:00:00Z'],
])('leaves the link to sign of a demo request valid on %s', async (_day, moment) => {
  const other = await startTestServer({ demo: true })
  try {
    other.clock.set(new Date(moment))
    await addActivity(other.services)
    const links = await other.services.db
      .selectFrom('envelope')
      .select('expires_at')
      .where('account_owner_id', '=', 1014)
      .execute()
    expect(links.map(({ expires_at: expiresAt }) => expiresAt > other.clock.now())).toEqual([true])
  } finally {
    await other.close()
  }
})
