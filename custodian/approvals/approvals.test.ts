import { ROLE } from '../../contract/roles.ts'
import { addDays } from 'date-fns/addDays'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { refusal } from '../platform/problem.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import { ada, administrator, bob, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { changeStaff } from '../session/staff.ts'
import { addMaker, ask, clearMakers, waitingFor } from './ask.ts'
import { NOT_YOU } from './decider.ts'
import { approveWithin, decide, ENDED, withdrawApproval } from './decide.ts'
import { LAPSES_AFTER_DAYS, type Effect } from './effect.ts'
import { lapseOverdue } from './lapse.ts'

let server: TestServer
let did: string[]
let stands: string | null
const note: Effect<{ text: string }> = {
  name: 'note',
  title: 'Note',
  payload: z.strictObject({ text: z.string() }),
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: async () => {},
  changed: async () => (stands === null ? null : refusal(stands)),
  perform: async (_, { payload, secret }) => {
    did.push(`${payload.text} ${secret}`)
  },
  ended: async (_, __, status) => {
    did.push(status)
  },
}
const ADMIN: { userId: number; roleId: number } = { userId: 21, roleId: ROLE.administrator }
const SERVICE = { userId: 22, roleId: ROLE.customerService }
const REVIEWER = { userId: 24, roleId: ROLE.complianceReviewer }
const BOB = { userId: 12, roleId: ROLE.customer }
const named = () => note
const subject = { entity: 'thing', id: 7 }
const asked = {
  subject,
  accountId: bob.accountId,
  accountOwnerId: bob.ownerId,
  amountCents: 150_000n,
  payload: { text: 'done' },
  secret: 'of the owner',
  description: 'A note',
  changes: [{ label: 'Payee', before: 'Bank', after: 'Other bank' }],
}

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())
beforeEach(() => {
  did = []
  stands = null
})

const as = <T>(actor: { userId: number; roleId: number } | undefined, work: (context: WriteContext) => Promise<T>) =>
  server.services.db
    .transaction()
    .execute((tx) => work(writeContextIn(tx, server.services, { requestId: 'test', ...(actor ? { actor } : {}) })))
const made = (by = ADMIN, more = {}) => as(by, (context) => ask(context, note, { ...asked, ...more }))
const decided = (by: typeof ADMIN, id: number, approve = true) =>
  as(by, (context) => decide(context, named, id, { approve, note: null })).then(
    (isDone) => (isDone ? 'done' : ENDED.LAPSED),
    (error: { body?: unknown }) => error.body ?? error,
  )

describe('approvals that wait for a second person', () => {
  test('executes an approval once, by a second person, with its decrypted payload, and audits the decision', async () => {
    const id = await made()
    const stored = await server.services.database.executeSql(`select * from approval where approval_id = ${id}`)
    expect(stored.rows[0]?.['payload_sealed']).not.toContain('of the owner')
    expect(await decided(SERVICE, id)).toBe('done')
    expect(did).toEqual(['done of the owner'])
    expect(await decided(SERVICE, id)).toBe(ENDED.APPROVED)
    const rows = await server.services.db
      .selectFrom('audit')
      .select(['action', 'user_id', 'account_owner_id'])
      .where('entity', '=', 'approval')
      .where('entity_id', '=', String(id))
      .orderBy('audit_id')
      .execute()
    expect(rows).toEqual([
      { action: 'approval.ask', user_id: 21, account_owner_id: 12 },
      { action: 'approval.approve', user_id: 22, account_owner_id: 12 },
    ])
  })

  test("runs the effect's refusal action when an approval is refused, and never executes that approval later", async () => {
    const id = await made()
    expect(await decided(SERVICE, id, false)).toBe('done')
    expect(await decided(SERVICE, id)).toBe(ENDED.REFUSED)
    expect(did).toEqual(['REFUSED'])
  })

  test('never lets the maker, a contributor or a role without permission decide an approval', async () => {
    const id = await made()
    await as(SERVICE, (context) => addMaker(context, id, SERVICE.userId))
    expect(await decided(ADMIN, id)).toBe(NOT_YOU.maker)
    expect(await decided(SERVICE, id)).toBe(NOT_YOU.maker)
    expect(await decided(REVIEWER, id)).toBe(NOT_YOU.role)
    expect(await decided(BOB, id)).toBe(NOT_YOU.role)
    expect(did).toEqual([])
  })

  test('lets either of two makers decide an approval after the owner has signed again', async () => {
    const id = await made()
    await as(SERVICE, (context) => addMaker(context, id, SERVICE.userId))
    await as(undefined, (context) => clearMakers(context, id))
    expect(await decided(ADMIN, id)).toBe('done')
  })

  test('refuses a decision by an employee who contributes after the owner signed again', async () => {
    const id = await made()
    await as(undefined, (context) => clearMakers(context, id))
    await as(SERVICE, (context) => addMaker(context, id, SERVICE.userId))
    expect(await decided(SERVICE, id)).toBe(NOT_YOU.maker)
    expect(await decided(ADMIN, id)).toBe('done')
  })

  test("lets one person approve a scheduled job's approval, because it has no maker", async () => {
    const id = await as(undefined, (context) => ask(context, note, asked))
    expect(await decided(ADMIN, id)).toBe('done')
  })

  test('answers 409 with the reason if an approval no longer applies, and keeps the approval open', async () => {
    const id = await made()
    stands = 'The account was closed meanwhile.'
    expect(await decided(SERVICE, id)).toBe('The account was closed meanwhile.')
    stands = null
    expect(await decided(SERVICE, id)).toBe('done')
  })

  test('lets only the maker withdraw an approval', async () => {
    const id = await made()
    const take = (by: typeof ADMIN) =>
      as(by, (context) => withdrawApproval(context, named, id)).catch((error: Error) => error)
    expect(await take(SERVICE)).toMatchObject({ status: 409 })
    expect(await take(ADMIN)).toBe(true)
    expect(did).toEqual(['WITHDRAWN'])
    expect(await decided(SERVICE, id)).toBe(ENDED.WITHDRAWN)
  })
})

describe('expiry of an approval', () => {
  test('expires an approval after seven days, stores the expiry and executes nothing', async () => {
    const start = server.clock.now()
    const id = await made()
    expect(await as(ADMIN, (context) => waitingFor(context, note, subject))).toMatchObject({ id, makers: [21] })
    server.clock.set(addDays(start, LAPSES_AFTER_DAYS))
    expect(await as(ADMIN, (context) => waitingFor(context, note, subject))).toBeNull()
    expect(await decided(SERVICE, id)).toBe(ENDED.LAPSED)
    expect(did).toEqual(['LAPSED'])
    server.clock.set(start)
    expect(await decided(SERVICE, id)).toBe(ENDED.LAPSED)
  })

  test('refuses to approve an expired approval when a form is saved', async () => {
    const start = server.clock.now()
    await made()
    const approval = await as(ADMIN, (doing) => waitingFor(doing, note, subject))
    server.clock.set(addDays(start, LAPSES_AFTER_DAYS))
    const late = as(SERVICE, (doing) => approveWithin(doing, approval!))
    await expect(late).rejects.toMatchObject({ status: 409, body: ENDED.LAPSED })
    server.clock.set(start)
    await as(SERVICE, (doing) => approveWithin(doing, approval!))
    expect(await decided(SERVICE, approval!.id)).toBe(ENDED.APPROVED)
  })

  test('expires an overdue approval once, even if nobody opens the approval', async () => {
    const start = server.clock.now()
    server.clock.set(addDays(start, LAPSES_AFTER_DAYS + 1))
    await lapseOverdue(server.services, named)
    server.clock.set(start)
    did = []
    await made()
    server.clock.set(addDays(start, LAPSES_AFTER_DAYS + 1))
    expect(await lapseOverdue(server.services, named)).toBe(1)
    expect(await lapseOverdue(server.services, named)).toBe(0)
    expect(did).toEqual(['LAPSED'])
    server.clock.set(start)
  })
})

describe('approval decisions by a person with several logins', () => {
  beforeAll(async () => {
    const person = { name: 'Alex' }
    await changeStaff(server.services, { email: administrator, roleId: ROLE.administrator, person })
    await changeStaff(server.services, { email: 'alex2@example.com', roleId: ROLE.customerService, person })
    await changeStaff(server.services, {
      email: customerService,
      roleId: ROLE.customerService,
      person: { accountOwnerId: ada.ownerId },
    })
  })
  const second = async () =>
    (
      await server.services.db
        .selectFrom('portal_user')
        .select('user_id')
        .where('email', '=', 'alex2@example.com')
        .executeTakeFirstOrThrow()
    ).user_id

  test('refuses an approval decision from another login of its maker', async () => {
    const id = await made()
    expect(await decided({ userId: await second(), roleId: ROLE.customerService }, id)).toBe(NOT_YOU.maker)
  })

  test('refuses an approval decision by an employee who made the request as a customer', async () => {
    const id = await as({ userId: ada.ownerId, roleId: ROLE.customer }, (context) => ask(context, note, asked))
    expect(await decided(SERVICE, id)).toBe(NOT_YOU.maker)
    expect(await decided(ADMIN, id)).toBe('done')
  })

  test("refuses an employee's approval decision about the employee's own account", async () => {
    const id = await made(ADMIN, { accountOwnerId: ada.ownerId, accountId: ada.accountId })
    expect(await decided(SERVICE, id)).toBe(NOT_YOU.own)
    expect(await decided(SERVICE, id, false)).toBe(NOT_YOU.own)
  })
})

test('refuses in the database a second decision, changed texts and deleted rows of approvals', async () => {
  const id = await made(SERVICE)
  const run = (text: string) =>
    server.services.database.executeSql(text).then(
      () => 'accepted',
      (error: { code?: string }) => error.code,
    )
  expect(await run(`update approval set amount_cents = 1 where approval_id = ${id}`)).toBe('42501')
  expect(await run(`delete from approval_maker where approval_id = ${id}`)).toBe('42501')
  await as(SERVICE, (context) => withdrawApproval(context, named, id))
  const approve = `update approval set status = 'APPROVED', decided_by = 21, decided_at = now() where approval_id = ${id}`
  expect(await run(approve)).toBe('42501')
  expect(await run(`delete from approval where approval_id = ${id}`)).toBe('42501')
})

test('hides the list of approvals from a role without permission', async () => {
  const token = await server.tokenOf(reviewer)
  expect((await server.call('GET', '/api/approval', { token })).status).toBe(403)
  const own = await server.tokenOf(ada.email)
  expect((await server.call('GET', '/api/approval', { token: own })).status).toBe(403)
})
