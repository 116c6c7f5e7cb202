import { addDays } from 'date-fns/addDays'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeDueInterest } from './interest.ts'
import { planFilesSettled } from '../planUploads/planFile.ts'
import { ada, administrator, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  token = await server.tokenOf(administrator)
})
afterAll(() => server.close())

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  server.call(method, path, { token, ...(body ? { body } : {}) })
/** Approves a plan change as a second person. */
async function approve({ body }: { body: unknown }): Promise<void> {
  const { approvalId } = body as { approvalId: number }
  const second = await server.tokenOf(customerService)
  const { status } = await server.call('POST', `/api/approval/${approvalId}/approve`, { token: second, body: {} })
  expect(status).toBe(200)
}
const plan = { name: 'Gamma Plan', interest: 0.01, companyId: 2 }

test('adds and changes a plan, with whole basis points and its last editor', async () => {
  const added = await call('POST', '/api/plan', plan)
  expect(added).toMatchObject({ status: 200, body: { ...plan, lastModifiedBy: administrator } })
  const { id } = added.body as { id: number }
  // Most of these fractions have no exact binary form.
  for (const points of [0, 1, 7, 29, 57, 111, 9_999, 10_000]) {
    const changed = await call('PUT', '/api/plan', { ...plan, id, interest: points / 10_000 })
    expect(changed.status).toBe(200)
    if ((changed.body as { approvalId: number | null }).approvalId !== null) await approve(changed)
    const stored = await server.services.db
      .selectFrom('plan')
      .select('interest_basis_points')
      .where('plan_id', '=', id)
      .executeTakeFirst()
    expect(stored).toEqual({ interest_basis_points: points })
    const { body } = await call('GET', `/api/plan?planId=${id}`)
    expect(body).toMatchObject([{ interest: points / 10_000 }])
  }
  const names = ((await call('GET', '/api/plan')).body as Array<{ name: string }>).map(({ name }) => name)
  expect(names).toEqual(['Alpha Plan', 'Beta Plan', 'Gamma Plan'])
})

test('answers only the second of two concurrent plan edits with 409', async () => {
  const { id, lastModified } = (await call('POST', '/api/plan', { ...plan, name: 'Delta Plan' })).body as {
    id: number
    lastModified: string
  }
  server.clock.forward(1000)
  const edit = { ...plan, id, lastModified }
  expect((await call('PUT', '/api/plan', { ...edit, name: 'First' })).status).toBe(200)
  expect(await call('PUT', '/api/plan', { ...edit, name: 'Second' })).toMatchObject({
    status: 409,
    body: 'This plan was changed by someone else. Please reload.',
  })
  const stored = await server.services.db.selectFrom('plan').select('name').where('plan_id', '=', id).executeTakeFirst()
  expect(stored).toEqual({ name: 'First' })
  expect((await call('PUT', '/api/plan', { ...edit, lastModified: 'yesterday' })).status).toBe(400)
})

test.each([
  [{ name: ' ' }, 'name', 'Required'],
  [{ interest: 0.00005 }, 'interest', 'Interest must be whole basis points'],
  [{ interest: -0.0001 }, 'interest', 'Number must be greater than or equal to 0'],
  [{ interest: 1.0001 }, 'interest', 'Number must be less than or equal to 1'],
  [{ interest: '0.03' }, 'interest', 'Expected number, received string'],
  [{ companyId: 3 }, 'companyId', 'Please select a company'],
])('refuses a plan with %j and names the wrong field', async (wrong, field, message) => {
  expect(await call('POST', '/api/plan', { ...plan, ...wrong })).toMatchObject({
    status: 400,
    body: { errors: [{ path: [field], message }] },
  })
})

test('returns the child plans of a plan, and answers 404 for an unknown plan', async () => {
  await server.services.database
    .executeSql(`insert into plan (plan_id, name, interest_basis_points, company_id, parent_plan_id)
    values (31, 'Alpha West', 100, 1, 1), (32, 'Alpha East', 100, 1, 1)`)
  expect((await call('GET', '/api/plan/planinformation/1')).body).toEqual([
    { id: 32, name: 'Alpha East', closedAt: null },
    { id: 31, name: 'Alpha West', closedAt: null },
  ])
  expect((await call('GET', '/api/plan/planinformation/2')).body).toEqual([])
  expect((await call('GET', '/api/plan/planinformation/0')).status).toBe(404)
  expect((await call('GET', '/api/plan/planinformation/999')).status).toBe(404)
  expect((await call('PUT', '/api/plan', { ...plan, id: 999 })).status).toBe(404)
})

test('lists a plan under its parent until the parent is removed from the plan', async () => {
  const added = await call('POST', '/api/plan', { ...plan, name: 'Epsilon Plan', parentPlanId: 2 })
  expect(added).toMatchObject({ status: 200, body: { parentPlanId: 2 } })
  const { id } = added.body as { id: number }
  const below = async () => (await call('GET', '/api/plan/planinformation/2')).body
  expect(await below()).toEqual([{ id, name: 'Epsilon Plan', closedAt: null }])
  const edit = { ...plan, id, name: 'Epsilon Plan' }
  expect((await call('PUT', '/api/plan', edit)).body).toMatchObject({ parentPlanId: 2 })
  expect((await call('PUT', '/api/plan', { ...edit, parentPlanId: null })).body).toMatchObject({ parentPlanId: null })
  expect(await below()).toEqual([])
})

test('refuses an unknown parent plan and a cycle of plans', async () => {
  const add = async (name: string, parentPlanId: number | null) =>
    ((await call('POST', '/api/plan', { ...plan, name, parentPlanId })).body as { id: number }).id
  const top = await add('Top Plan', null)
  const middle = await add('Middle Plan', top)
  const low = await add('Low Plan', middle)
  const move = (id: number, name: string, parentPlanId: number) =>
    call('PUT', '/api/plan', { ...plan, id, name, parentPlanId })
  const refused = (message: string) => ({ status: 400, body: { errors: [{ path: ['parentPlanId'], message }] } })
  expect(await move(top, 'Top Plan', 99_999)).toMatchObject(refused('Please select a plan'))
  for (const parent of [top, middle, low])
    expect(await move(top, 'Top Plan', parent)).toMatchObject(
      refused('A plan cannot belong to itself or to a plan below it'),
    )
  expect((await move(low, 'Low Plan', top)).status).toBe(200)
})

test('lets only operations staff read and change plans', async () => {
  for (const email of [ada.email, reviewer])
    expect((await server.call('GET', '/api/plan', { token: await server.tokenOf(email) })).status).toBe(403)
})

describe('a new interest rate of a plan', () => {
  const add = async (name: string) => ((await call('POST', '/api/plan', { ...plan, name })).body as { id: number }).id
  const ratesOf = async (id: number) => (await call('GET', `/api/plan/${id}/interest`)).body

  test('applies one small rate increase without approval, but not several small increases in a row', async () => {
    const id = await add('Iota Plan')
    const edit = { ...plan, id, name: 'Iota Plan' }
    const set = async (interest: number) => {
      const { body } = await call('PUT', '/api/plan', { ...edit, interest })
      return (body as { interest: number }).interest
    }
    expect([await set(0.015), await set(0.0075), await set(0.015)]).toEqual([0.015, 0.0075, 0.015])
    // The rate is one basis point above the limit, counted from the morning's rate of 100.
    expect(await set(0.0201)).toBe(0.015)
    expect(await ratesOf(id)).toMatchObject([{ interest: 0.015, madeBy: administrator, approvedBy: null }, {}])
  })

  test.each([1, 31, 400])(
    'requires approval when one person raises a rate in two steps, %i days apart',
    async (days) => {
      const name = `Plan of ${days} days`
      const id = await add(name)
      const started = server.clock.now()
      const set = (interest: number) => call('PUT', '/api/plan', { ...plan, id, name, interest })
      expect((await set(0.02)).body).toMatchObject({ interest: 0.02, approvalId: null })
      server.clock.forward(days * 24 * 3_600_000)
      await server.services.db
        .updateTable('session')
        .set({ expires_at: addDays(server.clock.now(), 1) })
        .execute()
      expect((await set(0.03)).body).toMatchObject({ interest: 0.02, approvalId: expect.any(Number) })
      await server.turnBackTo(started)
    },
  )

  test('holds a new plan rate for a second person, saves the other fields, and refuses another rate', async () => {
    const id = await add('Zeta Plan')
    const edit = { ...plan, id, name: 'Zeta Plan Renamed', interest: 0.05 }
    const saved = await call('PUT', '/api/plan', edit)
    expect(saved.body).toMatchObject({ name: 'Zeta Plan Renamed', interest: 0.01, approvalId: expect.any(Number) })
    expect(await call('PUT', '/api/plan', { ...edit, interest: 0.06 })).toMatchObject({
      status: 409,
      body: 'Another rate of this plan waits for a second person.',
    })
    const { approvalId } = saved.body as { approvalId: number }
    const own = await call('POST', `/api/approval/${approvalId}/approve`, {})
    expect(own.status).toBe(409)
    expect((await call('GET', `/api/plan?planId=${id}`)).body).toMatchObject([
      { interest: 0.01, waitingInterest: 0.05 },
    ])
    await approve(saved)
    expect((await call('GET', `/api/plan?planId=${id}`)).body).toMatchObject([
      { interest: 0.05, waitingInterest: null, lastModifiedBy: administrator },
    ])
  })

  test('shows the second person the rates in percent, and the number of accounts of the plan', async () => {
    const id = await add('Theta Plan')
    const { db } = server.services
    await db.updateTable('retirement_account').set({ plan_id: id }).where('account_id', '=', ada.accountId).execute()
    const saved = await call('PUT', '/api/plan', { ...plan, id, name: 'Theta Plan', interest: 0.0525 })
    const { approvalId } = saved.body as { approvalId: number }
    expect((await call('GET', `/api/approval/${approvalId}`)).body).toMatchObject({
      description: expect.stringMatching(/^Theta Plan interest rate: 5\.25% from /),
      changes: [
        { label: 'Yearly rate', before: '1.00%', after: '5.25%' },
        { label: 'Effective from', before: null },
        { label: 'Accounts of the plan today', before: null, after: '1' },
      ],
    })
  })

  test('applies an interest rate from its date, and lists each rate with dates, author and approver', async () => {
    const id = await add('Eta Plan')
    expect(await call('PUT', '/api/plan', { ...plan, id, interest: 0.05, interestSince: '2026-03-09' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['interestSince'], message: 'The day must be today or later' }] },
    })
    const today = server.services.dateOf(server.clock.now())
    const edit = { ...plan, id, name: 'Eta Plan', interest: 0.05 }
    await approve(await call('PUT', '/api/plan', { ...edit, interestSince: '2026-04-01' }))
    expect((await call('GET', `/api/plan?planId=${id}`)).body).toMatchObject([
      { interest: 0.01, nextInterest: { interest: 0.05, since: '2026-04-01' } },
    ])
    expect((await call('PUT', '/api/plan', { ...edit, interest: 0.02 })).body).toMatchObject({ approvalId: null })
    const by = { madeBy: administrator, approvedBy: customerService, decidedAt: expect.any(String) }
    const unknown = { madeBy: null, approvedBy: null, decidedAt: null }
    expect(await ratesOf(id)).toEqual([
      { interest: 0.05, since: '2026-04-01', until: null, state: 'PLANNED', ...by },
      { interest: 0.02, since: today, until: '2026-04-01', state: 'CURRENT', ...by, approvedBy: null },
      { interest: 0.01, since: null, until: today, state: 'FORMER', ...unknown },
    ])
    server.clock.set(new Date('2026-04-02T12:00:00.000Z'))
    token = await server.tokenOf(administrator)
    expect(await ratesOf(id)).toMatchObject([{ state: 'CURRENT' }, { state: 'FORMER' }, { state: 'FORMER' }])
    // Saving the plan applies due rates, so the plan has the planned rate from then on.
    const saved = await call('PUT', '/api/plan', edit)
    expect(saved.body).toMatchObject({ interest: 0.05, nextInterest: null, approvalId: null })
    expect(await ratesOf(id)).toMatchObject([
      { interest: 0.05, since: '2026-04-01', state: 'CURRENT', ...by },
      { interest: 0.02, until: '2026-04-01' },
      { interest: 0.01, since: null },
    ])
    expect((await call('GET', '/api/plan/999/interest')).status).toBe(404)
  })

  test.each<[string, object, { status: number; body: unknown }]>([
    ['with the version read before', {}, { status: 200, body: { interest: 0.02, name: 'Omega', nextInterest: null } }],
    [
      'with another rate',
      { interest: 0.015 },
      { status: 200, body: { interest: 0.015, name: 'Omega', nextInterest: null } },
    ],
    [
      'with the shown rate, from that day',
      { interestSince: '2027-04-01' },
      { status: 200, body: { interest: 0.01, name: 'Omega', nextInterest: null } },
    ],
    [
      'with an older version',
      { lastModified: '2026-01-01T00:00:00.000Z' },
      { status: 409, body: 'This plan was changed by someone else. Please reload.' },
    ],
  ])('answers a save %s on the first day of a planned rate', async (_which, more, answer) => {
    const started = server.clock.now()
    const id = await add('Plan of a later rate')
    const edit = { ...plan, id, name: 'Plan of a later rate' }
    server.clock.forward(1000)
    await call('PUT', '/api/plan', { ...edit, interest: 0.02, interestSince: '2027-04-01' })
    server.clock.set(new Date('2027-04-01T09:00:00.000Z'))
    token = await server.tokenOf(administrator)
    const [shown] = (await call('GET', `/api/plan?planId=${id}`)).body as [{ interest: number; lastModified: string }]
    const { interest, lastModified } = shown
    const saved = await call('PUT', '/api/plan', { ...edit, name: 'Omega', interest, lastModified, ...more })
    expect(saved).toMatchObject(answer)
    await server.turnBackTo(started)
    token = await server.tokenOf(administrator)
  })

  test.each([
    ['before', 1000],
    ['after', 3000],
  ])("never turns a plan's last change back when a rate that was planned %s it takes effect", async (_, planned) => {
    const started = server.clock.now()
    const id = await add('Plan with two changes')
    const edit = { ...plan, id, name: 'Renamed' }
    const rate = async () => {
      server.clock.set(new Date(started.getTime() + planned))
      await server.services.db
        .insertInto('planned_plan_interest')
        .values({ plan_id: id, since: '2027-04-01', interest_basis_points: 200, at: server.clock.now() })
        .execute()
    }
    if (planned < 2000) await rate()
    server.clock.set(new Date(started.getTime() + 2000))
    expect((await call('PUT', '/api/plan', edit)).status).toBe(200)
    if (planned > 2000) await rate()
    const shown = async () =>
      (await call('GET', `/api/plan?planId=${id}`)).body as [{ lastModified: string; lastModifiedBy: string | null }]
    const [before] = await shown()
    await server.services.db.transaction().execute((tx) => takeDueInterest(tx, '2027-04-01', id))
    const [after] = await shown()
    expect(after).toMatchObject({ interest: 0.02, lastModifiedBy: planned < 2000 ? administrator : null })
    expect(after.lastModified > before.lastModified).toBe(true)
    // A save of the plan as it was before the rate would set the earlier rate again.
    expect((await call('PUT', '/api/plan', { ...edit, lastModified: before.lastModified })).status).toBe(409)
    await server.turnBackTo(started)
    token = await server.tokenOf(administrator)
  })

  test.each<[string, ReadonlyArray<[interest: number, since: string]>, ReadonlyArray<[string | null, number]>]>([
    [
      "today's rate after a planned rate",
      [
        [0.015, '2028-04-01'],
        [0.01, '2028-07-01'],
      ],
      [
        ['2028-07-01', 0.01],
        ['2028-04-01', 0.015],
        [null, 0.01],
      ],
    ],
    [
      "today's rate instead of a planned rate",
      [
        [0.015, '2028-04-01'],
        [0.01, '2028-04-01'],
      ],
      [
        ['2028-04-01', 0.01],
        [null, 0.01],
      ],
    ],
    [
      "today's rate between two planned rates",
      [
        [0.015, '2028-04-01'],
        [0.02, '2028-10-01'],
        [0.01, '2028-07-01'],
      ],
      [
        ['2028-10-01', 0.02],
        ['2028-07-01', 0.01],
        ['2028-04-01', 0.015],
        [null, 0.01],
      ],
    ],
    [
      "today's rate before a planned rate",
      [
        [0.015, '2028-04-01'],
        [0.01, '2028-03-01'],
      ],
      [
        ['2028-04-01', 0.015],
        [null, 0.01],
      ],
    ],
    [
      'the planned rate once more',
      [
        [0.015, '2028-04-01'],
        [0.015, '2028-07-01'],
      ],
      [
        ['2028-04-01', 0.015],
        [null, 0.01],
      ],
    ],
  ])('plans %s only if it differs from the rate of that day', async (_which, set, rates) => {
    const id = await add('Nu Plan')
    for (const [interest, interestSince] of set)
      expect(await call('PUT', '/api/plan', { ...plan, id, name: 'Nu Plan', interest, interestSince })).toMatchObject({
        status: 200,
        body: { approvalId: null },
      })
    const listed = (await ratesOf(id)) as Array<{ since: string | null; interest: number }>
    expect(listed.map(({ since, interest }) => [since, interest])).toEqual(rates)
  })

  test.each([
    ['a later day', '2028-07-01'],
    ['the same day', '2028-04-01'],
  ])('requires approval to raise a lower planned rate from %s by more than the limit', async (_which, since) => {
    const id = await add('Xi Plan')
    const edit = { ...plan, id, name: 'Xi Plan' }
    await call('PUT', '/api/plan', { ...edit, interest: 0, interestSince: '2028-04-01' })
    const raised = await call('PUT', '/api/plan', { ...edit, interest: 0.0101, interestSince: since })
    const { approvalId } = raised.body as { approvalId: number }
    expect((await call('GET', `/api/approval/${approvalId}`)).body).toMatchObject({
      changes: [{ label: 'Yearly rate', before: '0.00%', after: '1.01%' }, {}, {}],
    })
  })

  test('measures a rate increase from the last rate that two people decided', async () => {
    const id = await add('Kappa Plan')
    const edit = { ...plan, id, name: 'Kappa Plan' }
    await approve(await call('PUT', '/api/plan', { ...edit, interest: 0.05 }))
    expect((await call('PUT', '/api/plan', { ...edit, interest: 0.06 })).body).toMatchObject({ interest: 0.06 })
    expect((await call('PUT', '/api/plan', { ...edit, interest: 0.0601 })).body).toMatchObject({
      interest: 0.06,
      approvalId: expect.any(Number),
    })
  })

  test('holds a high first rate for approval, and pays no interest until the approval', async () => {
    const added = await call('POST', '/api/plan', { ...plan, name: 'Lambda Plan', interest: 0.0101 })
    expect(added).toMatchObject({ status: 200, body: { interest: 0, approvalId: expect.any(Number) } })
    const { id } = added.body as { id: number }
    await approve(added)
    const today = server.services.dateOf(server.clock.now())
    expect(await ratesOf(id)).toMatchObject([
      { interest: 0.0101, since: today, madeBy: administrator, approvedBy: customerService },
      { interest: 0, since: null, until: today },
    ])
  })

  test('lets one person withdraw a planned higher rate, but requires two people to withdraw a lower rate', async () => {
    const id = await add('Mu Plan')
    const edit = { ...plan, id, name: 'Mu Plan' }
    const plannedOn = async (interest: number, since: string) =>
      (await call('PUT', '/api/plan', { ...edit, interest, interestSince: since })).body
    const withdraw = (since: string) => call('PUT', `/api/plan/${id}/interest/withdrawn`, { since })
    const days = async () => ((await ratesOf(id)) as { since: string | null }[]).map(({ since }) => since)
    expect(await plannedOn(0.015, '2027-01-01')).toMatchObject({ approvalId: null })
    expect(await plannedOn(0.005, '2027-02-01')).toMatchObject({ approvalId: null })
    // If the planned lower rate is withdrawn, the earlier rate of 150 basis points continues.
    const asked = await withdraw('2027-02-01')
    expect(asked).toMatchObject({ status: 200, body: { approvalId: expect.any(Number) } })
    expect((await withdraw('2027-01-01')).status).toBe(409)
    expect(await days()).toEqual(['2027-02-01', '2027-01-01', null])
    await approve(asked)
    expect(await withdraw('2027-01-01')).toMatchObject({ body: { approvalId: null, nextInterest: null } })
    expect(await days()).toEqual([null])
    for (const since of ['2027-01-01', '2026-01-01']) expect((await withdraw(since)).status).toBe(404)
  })

  test.each([
    ['another rate from today', 0.012, undefined, 409],
    ['another rate from a day before', 0.015, '2027-01-01', 409],
    ['another rate from a day after', 0.015, '2027-03-01', 200],
  ])('withdraws a rate only if the rate shown instead of it still applies: %s', async (...row) => {
    const [which, interest, interestSince, status] = row
    const name = `Nu Plan with ${which}`
    const id = await add(name)
    const edit = { ...plan, id, name }
    await call('PUT', '/api/plan', { ...edit, interest: 0.005, interestSince: '2027-02-01' })
    const asked = await call('PUT', `/api/plan/${id}/interest/withdrawn`, { since: '2027-02-01' })
    await call('PUT', '/api/plan', { ...edit, interest, interestSince })
    const { approvalId } = asked.body as { approvalId: number }
    const token = await server.tokenOf(customerService)
    const answer = await server.call('POST', `/api/approval/${approvalId}/approve`, { token, body: {} })
    expect(answer.status).toBe(status)
    const text = 'The rate that applies instead was changed meanwhile.'
    expect(JSON.stringify(answer.body).includes(text)).toBe(status === 409)
  })
})

test('refuses files and pending money for a closed plan until the plan is reopened', async () => {
  const { id } = (await call('POST', '/api/plan', { ...plan, name: 'Theta Plan' })).body as { id: number }
  const file = (social: string) => ({
    fileName: 'people.csv',
    contentType: 'text/csv',
    fileContent: Buffer.from(
      `SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType\n${social},Pia,Poe,01/01/1980,1 A St,B,TX,75001,250,Roth\n`,
    ).toString('base64'),
    planTypeId: 1,
    planId: id,
  })
  expect((await call('POST', '/api/attachment/planupload', file('900310001'))).status).toBe(200)
  await planFilesSettled()
  const waits = (await call('GET', '/api/approval?effect=plan-money')).body as {
    approvals: Array<{ id: number; amount: number }>
  }
  const close = (isClosed: boolean) => call('PUT', `/api/plan/${id}/closed`, { isClosed })
  expect(await close(true)).toMatchObject({
    status: 200,
    body: { closedBy: administrator, closedAt: expect.any(String) },
  })
  expect(await close(true)).toMatchObject({ status: 409, body: 'This plan is closed already.' })
  const closed = 'This plan is closed. It takes no new accounts and no money.'
  for (const path of ['/api/attachment/planupload', '/api/attachment/planupload/check'])
    expect(await call('POST', path, file('900310002'))).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['planId'], message: closed }] },
    })
  const second = await server.tokenOf(customerService)
  const money = () =>
    server.call('POST', `/api/approval/${waits.approvals[0]?.id}/approve`, {
      token: second,
      body: { controlTotal: waits.approvals[0]?.amount },
    })
  expect(await money()).toMatchObject({ status: 409, body: closed })
  expect(await close(false)).toMatchObject({ status: 200, body: { closedAt: null, closedBy: null } })
  expect((await money()).status).toBe(200)
})
