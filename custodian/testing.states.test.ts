import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestServer } from './testing.ts'
import { testStates } from './testing.states.ts'

const states = testStates()
let server: TestServer

beforeEach(async () => {
  server = await states.start(async ({ services: { database } }) => {
    await database.executeSql("insert into throttle values ('seed', 'x', 1, now())")
  })
})
afterEach(() => server.close())
afterAll(() => states.close())

const run = async (text: string) => (await server.services.database.executeSql(text)).rows
const scopes = async () => (await run('select scope from throttle order by scope')).map(({ scope }) => String(scope))
const add = (scope: string) => run(`insert into throttle values ('${scope}', 'x', 1, now())`)

let taken = 0
const step = () =>
  states.reach('step', async () => {
    taken += 1
    server.clock.set(new Date('2027-01-01T12:00:00Z'))
    await add('step')
    return run("select nextval('portal_user_user_id_seq')::int as id")
  })

test.each(['first', 'second'])(
  'takes a step once, and restores its rows, sequences, clock and value: %s time',
  async () => {
    expect(await scopes()).toEqual(['seed'])
    const [value] = await step()
    expect(await scopes()).toEqual(['seed', 'step'])
    expect(server.clock.now()).toEqual(new Date('2027-01-01T12:00:00Z'))
    expect(await run('select last_value::int as id from portal_user_user_id_seq')).toEqual([value])
    expect(taken).toBe(1)
    // The second time would find this number without the restored sequence.
    await run("select nextval('portal_user_user_id_seq')")
    await expect(run('select 1 from no_such_table')).rejects.toThrow('does not exist')
  },
)

test.each<[string, () => Promise<unknown>]>([
  ['a write', () => add('other')],
  ['a new time', async () => server.clock.forward(1)],
])('takes a step again after %s of the test, and keeps what the test did', async (_, change) => {
  await change()
  const before = [...(await scopes()), 'step'].toSorted()
  const takenBefore = taken
  await step()
  expect(await scopes()).toEqual(before)
  expect(taken).toBe(takenBefore + 1)
})

test('returns the database to the next test as it was', async () => {
  const own = testStates()
  const other = await own.start(async ({ services }) => {
    await services.database.executeSql("insert into throttle values ('seed', 'x', 1, now())")
  })
  await other.close()
  await own.close()
  const database = await testDatabase()
  expect((await database.executeSql('select kept.rewind() as done')).rows).toEqual([{ done: true }])
  expect((await database.executeSql('select scope from throttle')).rows).toEqual([])
  await database.close()
})
