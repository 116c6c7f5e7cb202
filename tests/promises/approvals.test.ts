import { chargeFees } from '../../custodian/accounting/testing.fees.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { ROLE } from '../../contract/roles.ts'
import { addDays } from 'date-fns/addDays'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EFFECTS, effectNamed } from '../../custodian/effects.ts'
import { lapseOverdue } from '../../custodian/approvals/lapse.ts'
import { NOT_BY_TOOL } from '../../custodian/approvals/decider.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { fund } from '../../custodian/distributions/testing.ts'
import { balanceOf } from '../../custodian/ledger/ledger.ts'
import { hashPassword } from '../../custodian/session/password.ts'
import { changeStaff } from '../../custodian/session/staff.ts'
import { ada, bob, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { patient, startPostgres, type Postgres } from '../postgres.ts'
import { bookOf, DESK, EFFECT_CASES, FEDERAL, withheld, type Colleague, type Desk } from './approvals.effects.ts'

// Tests that no login alone performs a change that needs an approval: on PostgreSQL in production mode, through public
// calls.

let postgres: Postgres
let server: TestServer
let desk: Desk
const DAY = 24 * 3_600_000

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const database = await prepareDatabase({ databaseUrl, databaseOwnerUrl: null, dataDir: '' })
  server = await startTestServer({ database: patient(database), config: { production: true, databaseUrl } })
  await seedPeople(server.services)
  await fund(server.services, bob.accountId, 5_000_000n)
  await changeStaff(server.services, { email: DESK.service2, roleId: ROLE.customerService })
  await changeStaff(server.services, { email: DESK.admin, roleId: ROLE.administrator, person: { name: 'Alex Admin' } })
  await changeStaff(server.services, {
    email: DESK.again,
    roleId: ROLE.customerService,
    person: { name: 'alex admin' },
  })
  await changeStaff(server.services, {
    email: DESK.service,
    roleId: ROLE.customerService,
    person: { name: 'Sam Service' },
  })
  await changeStaff(server.services, {
    email: DESK.serviceAgain,
    roleId: ROLE.customerService,
    person: { name: 'Sam Service' },
  })
  const tokens = new Map<string, string>()
  desk = {
    server,
    call: async (who, method, path, body, headers = {}) => {
      const token = tokens.get(who) ?? (await server.tokenOf(DESK[who]))
      tokens.set(who, token)
      return server.call(method, path, { token, headers, ...(body === undefined ? {} : { body }) })
    },
  }
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})
// Resets daily limits and keeps the sessions valid.
beforeEach(async () => {
  server.clock.forward(DAY + 1)
  await server.services.db
    .updateTable('session')
    .set({ expires_at: addDays(server.clock.now(), 30) })
    .execute()
})

/** Tokens of programs. Hashing a password costs more than most calls, so a person signs in once. */
const tools = new Map<Colleague, Promise<string>>()

/** A token that acts for the person, as the gateway gets one for a program. */
function toolOf(who: Colleague): Promise<string> {
  const token = tools.get(who) ?? signInAsTool(who)
  tools.set(who, token)
  return token
}

async function signInAsTool(who: Colleague): Promise<string> {
  const password_hash = await hashPassword('Passw0rd!')
  await server.services.db.updateTable('portal_user').set({ password_hash }).where('email', '=', DESK[who]).execute()
  const body = { username: DESK[who], password: 'Passw0rd!' }
  const answer = await server.call('POST', '/api/authenticate', { body, headers: { 'x-client': 'api' } })
  return (answer.body as { token: string }).token
}

/** Decides an approval, after opening its file if required. */
async function decide(who: Colleague, id: number, verb: 'approve' | 'refuse' | 'withdraw' = 'approve') {
  const { body: waiting } = await desk.call(who, 'GET', `/api/approval/${id}`)
  const {
    toOpen: file,
    asksControlTotal,
    amount,
  } = waiting as {
    toOpen?: { guid: string } | null
    asksControlTotal: boolean
    amount: number | null
  }
  if (file && verb === 'approve') await desk.call(who, 'GET', `/api/attachment/${file.guid}`)
  const total = verb === 'approve' && asksControlTotal ? { controlTotal: amount } : {}
  return desk.call(who, 'POST', `/api/approval/${id}/${verb}`, verb === 'withdraw' ? {} : { note: null, ...total })
}
const statuses = (answers: Array<{ status: number }>) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const texts = (answers: Array<{ status: number; body: unknown }>) => answers.map(({ status, body }) => [status, body])
const MADE_IT = [409, 'You requested this or worked on it. Another person must decide.']

const OTHER = { admin: 'service', service: 'admin' } as const
const OTHER_LOG_IN = { admin: 'again', service: 'serviceAgain' } as const

test('has a test case for every kind of approval', () => {
  expect(EFFECT_CASES.map(({ effect }) => effect).toSorted()).toEqual(EFFECTS.map(({ name }) => name).toSorted())
})

test('lets an employee choose disability for an owner in a browser, but not through a program', async () => {
  const wizard = (step: string) => `/api/wizard/admin/${bob.ownerId}/${step}/${bob.accountId}`
  const body = { evidenceOf: 'DISABILITY' }
  await desk.call('service', 'POST', wizard('amount'), { amount: 100, isFullAmount: false })
  const byProgram = await server.call('POST', wizard('evidenced-type'), { token: await toolOf('service'), body })
  expect(byProgram).toMatchObject({ status: 403, body: NOT_BY_TOOL })
  expect((await desk.call('service', 'POST', wizard('evidenced-type'), body)).status).toBe(200)
  await server.services.db.deleteFrom('wizard_draft').execute()
})

describe.each(EFFECT_CASES)('approval of the effect $effect', (row) => {
  test('refuses requests and decisions of a program, and performs the change once under three parallel approvals', async () => {
    const before = await row.happened(desk)
    const tool = await toolOf(row.maker)
    const refused: unknown[] = []
    const call: Desk['call'] = async (who, method, path, body, headers = {}) => {
      if (who !== row.maker) return desk.call(who, method, path, body, headers)
      const answer = await server.call(method, path, { token: tool, headers, ...(body === undefined ? {} : { body }) })
      if (answer.status === 403) refused.push(answer.body)
      // The same person repeats a refused call in the browser.
      return answer.status === 403 ? desk.call(who, method, path, body, headers) : answer
    }
    const id = await row.make({ ...desk, call })
    expect([...new Set(refused)]).toEqual([NOT_BY_TOOL])
    const token = await toolOf(OTHER[row.maker])
    for (const verb of ['approve', 'refuse'])
      expect(await server.call('POST', `/api/approval/${id}/${verb}`, { token, body: { note: null } })).toMatchObject({
        status: 403,
        body: NOT_BY_TOOL,
      })
    expect(await row.happened(desk)).toBe(before)
    const other = OTHER[row.maker]
    const answers = await Promise.all([decide(other, id), decide('service2', id), decide(other, id)])
    expect(statuses(answers)).toEqual([200, 409, 409])
    expect(await row.happened(desk)).toBe(before + 1)
    expect(texts([await decide('service2', id)])).toEqual([[409, 'This was approved before.']])
  })

  test("shows who may decide, and refuses a decision by the maker, the maker's other login and without permission", async () => {
    const before = await row.happened(desk)
    const id = await row.make(desk)
    const list = async (who: Colleague) => {
      const { body } = await desk.call(who, 'GET', `/api/approval?effect=${row.effect}&limit=1`)
      return (body as { approvals: Array<Record<string, unknown>> }).approvals[0]
    }
    const own = { id, status: 'WAITING', canDecide: false, canWithdraw: true, whyNot: MADE_IT[1] }
    expect(await list(row.maker)).toMatchObject({ ...own, madeBy: [DESK[row.maker]] })
    const other = { id, status: 'WAITING', canDecide: true, canWithdraw: false, whyNot: null }
    expect(await list('service2')).toMatchObject(other)
    expect((await desk.call('reviewer', 'GET', '/api/approval')).status).toBe(403)
    expect(texts([await decide(row.maker, id), await decide(row.maker, id, 'refuse')])).toEqual([MADE_IT, MADE_IT])
    expect(texts([await decide(OTHER_LOG_IN[row.maker], id)])).toEqual([MADE_IT])
    expect((await decide('reviewer', id)).status).toBe(403)
    expect((await server.call('POST', `/api/approval/${id}/approve`, { body: { note: null } })).status).toBe(401)
    const customer = { token: await server.tokenOf(bob.email), body: { note: null } }
    expect((await server.call('POST', `/api/approval/${id}/approve`, customer)).status).toBe(403)
    expect(await row.happened(desk)).toBe(before)
    expect((await decide(row.maker, id, 'withdraw')).status).toBe(200)
    expect(texts([await decide('service2', id)])).toEqual([[409, 'This was withdrawn.']])
    expect(await row.happened(desk)).toBe(before)
  })

  test('marks an approval as lapsed in the background after seven days, and never performs the change', async () => {
    if (EFFECTS.find(({ name }) => name === row.effect)?.lapsesAfterDays === null) return
    const before = await row.happened(desk)
    const id = await row.make(desk)
    server.clock.forward(7 * DAY)
    await lapseOverdue(server.services, effectNamed)
    const { status } = await server.services.db
      .selectFrom('approval')
      .select('status')
      .where('approval_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('LAPSED')
    await server.services.db
      .updateTable('session')
      .set({ expires_at: addDays(server.clock.now(), 30) })
      .execute()
    const lapsed = [409, 'Nobody decided this in time. It has to be requested again.']
    expect(texts([await decide(OTHER[row.maker], id), await decide('service2', id)])).toEqual([lapsed, lapsed])
    const { body } = await desk.call('service', 'GET', `/api/approval/${id}`)
    expect(body).toMatchObject({ status: 'LAPSED', canDecide: false })
    expect(await row.happened(desk)).toBe(before)
  })
})

// Only these effects run code of their own after a refusal.
const ended = EFFECT_CASES.filter(({ effect }) => 'ended' in effectNamed(effect))
describe.each(ended)('approval of the effect $effect that a refusal ends', (row) => {
  test('performs the change or refuses it, once, under two parallel approvals and a refusal', async () => {
    const before = await row.happened(desk)
    const id = await row.make(desk)
    expect(await row.happened(desk)).toBe(before)
    const other = OTHER[row.maker]
    const answers = await Promise.all([decide(other, id), decide('service2', id), decide(other, id, 'refuse')])
    expect(statuses(answers)).toEqual([200, 409, 409])
    const { body } = await desk.call('service', 'GET', `/api/approval/${id}`)
    const { status } = body as { status: string }
    expect(await row.happened(desk)).toBe(before + (status === 'APPROVED' ? 1 : 0))
    expect(['APPROVED', 'REFUSED']).toContain(status)
    expect(texts([await decide('service2', id)])).toEqual([
      [409, `This was ${status === 'APPROVED' ? 'approved' : 'refused'} before.`],
    ])
  })
})

const spoilt = EFFECT_CASES.flatMap(({ spoil, ...row }) => (spoil ? [{ ...row, spoil }] : []))
describe.each(spoilt)('approval of the effect $effect that no longer applies', ({ make, happened, spoil }) => {
  test('refuses to approve a change that no longer applies, and explains why', async () => {
    const id = await make(desk)
    const before = await happened(desk)
    const putBack = await spoil.change(desk, id)
    const spoiled = await happened(desk)
    const answer = await decide('service2', id)
    expect([answer.status, answer.body]).toEqual([409, expect.stringMatching(spoil.text)])
    expect(await happened(desk)).toBe(spoiled)
    await putBack()
    expect((await decide('service2', id)).status).toBe(200)
    expect(await happened(desk)).toBeGreaterThan(before)
  })
})

const shared = EFFECT_CASES.flatMap(({ byTwo, ...row }) => (byTwo ? [{ ...row, byTwo }] : []))
test('has a test case for every approval that two people can contribute to', () => {
  expect(shared.map(({ effect }) => effect)).toEqual(['request-change', 'request-pay-again', 'request-reversal'])
})
describe.each(shared)('approval of $effect that two people have contributed to', ({ happened, maker, byTwo }) => {
  test("refuses both makers' approval until the owner signs again or a bank file confirms the return", async () => {
    const other = OTHER[maker]
    const id = await byTwo.make(desk, maker, other)
    const before = await happened(desk)
    expect(texts([await decide(maker, id), await decide(other, id)])).toEqual([MADE_IT, MADE_IT])
    const direct = [await byTwo.approve(desk, maker, id), await byTwo.approve(desk, other, id)]
    expect([texts(direct), await happened(desk)]).toEqual([[MADE_IT, MADE_IT], before])
    await byTwo.resolve(desk, id)
    expect((await byTwo.approve(desk, other, id)).status).toBe(200)
    expect(await happened(desk)).toBe(before + 1)
  })
})

describe('the limits of one employee', () => {
  const adjust = (bookId: number, amount: number) =>
    desk.call('admin', 'POST', '/api/accounting/transaction', {
      transactionTypeId: TRANSACTION_TYPE.feeAdjustment,
      amount,
      bookId,
      note: null,
    })
  const pay = (who: Colleague, amount: number, bookId = FEDERAL) =>
    desk.call(who, 'POST', '/api/accounting/transaction', {
      transactionTypeId: TRANSACTION_TYPE.taxPayment,
      amount,
      bookId,
      note: null,
    })
  const isPosted = ({ status, body }: { status: number; body: unknown }) =>
    status === 200 && (body as { id: number | null }).id !== null
  const isWaiting = ({ status, body }: { status: number; body: unknown }) =>
    status === 200 && (body as { approvalId?: number }).approvalId !== undefined

  /** Approves the approval in the answer by a second person, which resets the limits of its maker and book. */
  const approveIt = async ({ body }: { body: unknown }) =>
    expect((await decide('service2', (body as { approvalId: number }).approvalId)).status).toBe(200)

  // Before each test, a second person approves an adjustment and a payment, which resets the limits. Both accounts
  // have paid enough fees for adjustments.
  beforeEach(async () => {
    for (const { accountId } of [ada, bob]) {
      await chargeFees(server.services, accountId, 10_000_00n)
      await approveIt(await adjust(await bookOf(server.services, accountId), 1500))
    }
    await withheld(server.services, 200_000_00n)
    await approveIt(await pay('admin', 100_000))
    await approveIt(await pay('service', 100_000))
  })

  test('limits the total of small fee adjustments across accounts, and the limit never expires', async () => {
    const [first, second] = [await bookOf(server.services, bob.accountId), await bookOf(server.services, ada.accountId)]
    expect(isPosted(await adjust(first, 600))).toBe(true)
    expect(isPosted(await adjust(second, 400))).toBe(true)
    expect(isWaiting(await adjust(first, 0.01))).toBe(true)
    expect(isWaiting(await adjust(second, 0.01))).toBe(true)
    for (const days of [1, 30, 369]) {
      server.clock.forward(days * DAY)
      await server.services.db
        .updateTable('session')
        .set({ expires_at: addDays(server.clock.now(), 30) })
        .execute()
      expect(isWaiting(await adjust(first, 0.01))).toBe(true)
    }
    await approveIt(await adjust(first, 0.01))
    expect(isPosted(await adjust(first, 1000))).toBe(true)
  })

  test('limits the total of parallel fee adjustments', async () => {
    const books = [await bookOf(server.services, bob.accountId), await bookOf(server.services, ada.accountId)]
    const before = await Promise.all(books.map((book) => balanceOf(server.services.db, book)))
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => adjust(books[n % 2] ?? 0, 300)))
    expect(answers.filter(isPosted)).toHaveLength(3)
    expect(answers.filter(isWaiting)).toHaveLength(5)
    const after = await Promise.all(books.map((book) => balanceOf(server.services.db, book)))
    expect(after.reduce((a, b) => a + b, 0n) - before.reduce((a, b) => a + b, 0n)).toBe(900_00n)
  })

  test("shows the maker's note on a fee adjustment to the person who decides", async () => {
    const book = await bookOf(server.services, bob.accountId)
    const note = 'Fee of March charged twice'
    const body = { transactionTypeId: TRANSACTION_TYPE.feeAdjustment, amount: 1500, bookId: book, note }
    const { approvalId } = (await desk.call('admin', 'POST', '/api/accounting/transaction', body)).body as {
      approvalId: number
    }
    const shown = await desk.call('service', 'GET', `/api/approval/${approvalId}`)
    expect((shown.body as { changes: unknown[] }).changes.at(-1)).toEqual({ label: 'Note', before: null, after: note })
  })

  test("counts colleagues' tax payments from the same book toward the limit", async () => {
    await withheld(server.services, 300_000_00n)
    expect(isPosted(await pay('admin', 60_000))).toBe(true)
    expect(isWaiting(await pay('service', 40_000))).toBe(true)
    expect(isPosted(await pay('service', 39_999.99))).toBe(true)
  })

  test("counts the tax payments of a person's two logins across books toward the limit", async () => {
    await withheld(server.services, 100_000_00n)
    await withheld(server.services, 100_000_00n, 201)
    expect(isPosted(await pay('admin', 60_000))).toBe(true)
    expect(isWaiting(await pay('again', 40_000, 201))).toBe(true)
    expect(isPosted(await pay('service2', 40_000, 201))).toBe(true)
  })

  test("refuses a tax payment above the book's balance at the amount field, even under parallel payments", async () => {
    const held = Number(await balanceOf(server.services.db, 202)) / 100
    await withheld(server.services, 10_000n, 202)
    const answer = await pay('service', held + 100.01, 202)
    expect([answer.status, answer.body]).toEqual([
      400,
      { errors: [{ path: ['amount'], message: `This book holds $100.00. A payment cannot be more than that.` }] },
    ])
    const answers = await Promise.all([pay('admin', 60, 202), pay('service', 60, 202), pay('service2', 60, 202)])
    expect(statuses(answers)).toEqual([200, 400, 400])
    expect(await balanceOf(server.services.db, 202)).toBe(40_00n)
  })

  test('pays out a tax book once when two people approve in parallel', async () => {
    const held = await balanceOf(server.services.db, 203)
    await withheld(server.services, 150_000_00n - held, 203)
    const ids = await Promise.all(
      [100_000, 100_000].map(async (amount) => (await pay('admin', amount, 203)).body as { approvalId: number }),
    )
    const answers = await Promise.all(
      ids.map(({ approvalId }, n) => decide(n === 0 ? 'service' : 'service2', approvalId)),
    )
    expect(statuses(answers)).toEqual([200, 409])
    expect(await balanceOf(server.services.db, 203)).toBe(50_000_00n)
  })

  test("requires another person to adjust or to decide about an employee's own account", async () => {
    await changeStaff(server.services, {
      email: 'own.admin@example.com',
      roleId: ROLE.administrator,
      person: { accountOwnerId: ada.ownerId },
    })
    await changeStaff(server.services, {
      email: 'own.service@example.com',
      roleId: ROLE.customerService,
      person: { accountOwnerId: bob.ownerId },
    })
    const fresh = async (email: string) => ({ token: await server.tokenOf(email) })
    const [admin, service2] = [await fresh('own.admin@example.com'), await fresh('own.service@example.com')]
    const give = async (accountId: number, amount: number) => {
      const bookId = await bookOf(server.services, accountId)
      const body = { transactionTypeId: TRANSACTION_TYPE.feeAdjustment, amount, bookId, note: null }
      return server.call('POST', '/api/accounting/transaction', { ...admin, body })
    }
    expect(isWaiting(await give(ada.accountId, 1))).toBe(true)
    const large = (await give(bob.accountId, 1000.01)).body as { approvalId: number }
    const own = await server.call('POST', `/api/approval/${large.approvalId}/approve`, { ...service2, body: {} })
    expect([own.status, own.body]).toEqual([409, 'This is about an account of your own. Another person must decide.'])
  })
})
