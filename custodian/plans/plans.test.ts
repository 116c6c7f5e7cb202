import { afterAll, beforeAll, expect, test } from 'vitest'
import { ada, administrator, reviewer, seedPeople } from '../testing.people.ts'
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
const plan = { name: 'Gamma Plan', interest: 0.0325, companyId: 2 }

test('a plan is added and changed, with whole basis points and who did it', async () => {
  const added = await call('POST', '/api/plan', plan)
  expect(added).toMatchObject({ status: 200, body: { ...plan, lastModifiedBy: administrator } })
  const { id } = added.body as { id: number }
  // Each of these fractions has no exact binary form.
  for (const points of [0, 1, 7, 29, 57, 111, 9_999, 10_000]) {
    const changed = await call('PUT', '/api/plan', { ...plan, id, interest: points / 10_000 })
    expect(changed).toMatchObject({ status: 200, body: { interest: points / 10_000 } })
    const stored = await server.services.db
      .selectFrom('plan')
      .select('interest_basis_points')
      .where('plan_id', '=', id)
      .executeTakeFirst()
    expect(stored).toEqual({ interest_basis_points: points })
  }
  const names = ((await call('GET', '/api/plan')).body as Array<{ name: string }>).map(({ name }) => name)
  expect(names).toEqual(['Alpha Plan', 'Beta Plan', 'Gamma Plan'])
})

test('of two people who edit one plan the second is told instead of writing over the first', async () => {
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
])('a plan with %j is told at the field', async (wrong, field, message) => {
  expect(await call('POST', '/api/plan', { ...plan, ...wrong })).toMatchObject({
    status: 400,
    body: { errors: [{ path: [field], message }] },
  })
})

test('related plans are those below it; an unknown plan is not found', async () => {
  await server.services.database
    .executeSql(`insert into plan (plan_id, name, interest_basis_points, company_id, parent_plan_id)
    values (31, 'Alpha West', 100, 1, 1), (32, 'Alpha East', 100, 1, 1)`)
  expect((await call('GET', '/api/plan/planinformation/1')).body).toEqual([
    { id: 32, name: 'Alpha East' },
    { id: 31, name: 'Alpha West' },
  ])
  expect((await call('GET', '/api/plan/planinformation/2')).body).toEqual([])
  expect((await call('GET', '/api/plan/planinformation/0')).status).toBe(404)
  expect((await call('GET', '/api/plan/planinformation/999')).status).toBe(404)
  expect((await call('PUT', '/api/plan', { ...plan, id: 999 })).status).toBe(404)
})

test('a plan belongs to another one, which lists it, until it is taken out again', async () => {
  const added = await call('POST', '/api/plan', { ...plan, name: 'Epsilon Plan', parentPlanId: 2 })
  expect(added).toMatchObject({ status: 200, body: { parentPlanId: 2 } })
  const { id } = added.body as { id: number }
  const below = async () => (await call('GET', '/api/plan/planinformation/2')).body
  expect(await below()).toEqual([{ id, name: 'Epsilon Plan' }])
  const edit = { ...plan, id, name: 'Epsilon Plan' }
  expect((await call('PUT', '/api/plan', edit)).body).toMatchObject({ parentPlanId: 2 })
  expect((await call('PUT', '/api/plan', { ...edit, parentPlanId: null })).body).toMatchObject({ parentPlanId: null })
  expect(await below()).toEqual([])
})

test('a plan belongs to no unknown one, and to none in a ring', async () => {
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

test('plans are for operations only', async () => {
  for (const email of [ada.email, reviewer])
    expect((await server.call('GET', '/api/plan', { token: await server.tokenOf(email) })).status).toBe(403)
})
