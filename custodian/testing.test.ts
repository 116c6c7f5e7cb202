import { afterEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testing.ts'

let open: TestServer[] = []

async function start(demo = true): Promise<(text: string) => Promise<Record<string, unknown>[]>> {
  const server = await startTestServer({ demo })
  open.push(server)
  return async (text) => (await server.services.database.executeSql(text)).rows
}

async function stop(): Promise<void> {
  for (const server of open) await server.close()
  open = []
}

afterEach(stop)

const ROWS = `select (select count(*)::int from posting) as postings, (select count(*)::int from book) as books,
  (select count(*)::int from throttle) as counters, (select max(user_id) from portal_user) as "lastUser"`

test.each([
  ['rows that were added', "insert into throttle values ('a', 'b', 1, now())", ROWS],
  ['rows that the ledger protects', 'set session_replication_role = replica; delete from posting', ROWS],
  [
    'rows that were changed',
    "update portal_user set email = 'x' || user_id",
    'select sum(length(email)) from portal_user',
  ],
  ['sequences', `select nextval('portal_user_user_id_seq')`, 'select last_value from portal_user_user_id_seq'],
  ['settings of the session', "set timezone to 'Asia/Tokyo'; set lock_timeout to 1", 'show timezone'],
  ['tables of the session', 'create temp table mine (id int)', "select to_regclass('mine') as mine"],
  ['columns', 'alter table note add column extra text', "select 1 from pg_attribute where attname = 'extra'"],
])('restores %s in the test database before the next test', async (_what, change, look) => {
  const before = await (await start())(look)
  await stop()
  await (
    await start()
  )(change)
  await stop()
  expect(await (await start())(look)).toEqual(before)
})

test('replaces a test database whose trigger, index or function has changed', async () => {
  const run = await start()
  for (const change of [
    'alter table posting disable trigger all',
    'drop index distribution_request_active',
    'drop function refuse_change() cascade',
  ]) {
    await run(`begin; ${change}`)
    const [rewound] = await run('select kept.rewind() as done')
    expect({ change, ...rewound }).toEqual({ change, done: false })
    await run('rollback')
  }
  expect(await run('select kept.rewind() as done')).toEqual([{ done: true }])
})

test("ends a test's open transaction before the next test", async () => {
  await (
    await start()
  )('begin; delete from throttle')
  await stop()
  expect(await (await start())('select pg_current_xact_id_if_assigned() as id')).toEqual([{ id: null }])
})

test('gives two test servers separate databases', async () => {
  const [one, other] = [await start(), await start()]
  await one("update portal_user set email = 'x' || user_id")
  expect(await other("select 1 from portal_user where email like 'x%'")).toEqual([])
})
