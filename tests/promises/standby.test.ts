import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../custodian/platform/db/connect.ts'
import { readerOf } from '../../custodian/platform/db/standby.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { openWatched, type WatchedDatabase } from '../plans.ts'
import { startReplication } from '../replication.ts'

let replication: Awaited<ReturnType<typeof startReplication>>
let database: Database
let copy: WatchedDatabase
let server: TestServer
let staff: string

beforeAll(async () => {
  replication = await startReplication()
  const { primary, standby } = replication
  copy = await openWatched(standby.url)
  database = await openDatabase({ databaseUrl: primary.url, databaseReadUrl: standby.url, dataDir: 'unused' })
  server = await startTestServer({ database: { ...database, standby: copy.db } })
  staff = await server.tokenOf('service@example.com')
})
afterAll(async () => {
  await server?.close()
  await copy?.close()
  await replication?.primary.stop()
  replication?.remove()
})
beforeEach(() => {
  copy.statements.length = 0
})

const notes = async () => (await server.call('GET', '/api/note/admin/1001', { token: staff })).body as unknown[]
const addNote = (title: string) =>
  server.call('POST', '/api/note/admin', { token: staff, body: { title, noteText: title, accountOwnerId: 1001 } })
const readThere = () => copy.statements.filter(({ sql }) => sql.includes('from "note"')).length

test('reads a list from the standby, including the latest writes', async () => {
  for (let n = 1; n <= 10; n += 1) {
    await addNote(`note ${n}`)
    expect(await notes()).toHaveLength(n)
  }
  expect(readThere()).toBeGreaterThan(0)
})

test('sends writes, session reads and searches to the primary', async () => {
  await notes()
  await addNote('another')
  await server.call('POST', '/api/accountowner/search', { token: staff, body: { lastName: 'Archer' } })
  await server.call('GET', '/api/transaction/501', { token: staff })
  const wrong = copy.statements
    .map(({ sql }) => sql)
    .filter((sql) => !/^\s*select/.test(sql) || /session|search/.test(sql))
  expect(wrong).toEqual([])
})

test('skips a standby that lags or is down', async () => {
  await copy.executeSql('select pg_wal_replay_pause()')
  const known = (await notes()).length
  await addNote('while it stands still')
  expect(await notes()).toHaveLength(known + 1)
  const read = readerOf(database.db, copy.db)
  expect(await read()).toBe(database.db)
  await copy.executeSql('select pg_wal_replay_resume()')
  await replication.standby.stop()
  expect(await readerOf(database.db, copy.db)()).toBe(database.db)
  await addNote('while it is gone')
  expect(await notes()).toHaveLength(known + 2)
})

test('never reads from a server that is not a standby', async () => {
  expect(await readerOf(database.db, database.work)()).toBe(database.db)
})
