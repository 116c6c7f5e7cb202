import type { Database } from './platform/db/connect.ts'
import { RESET_CONNECTION, startTestServer, testDatabase, type TestServer } from './testing.ts'

/** The states that tests of a file have in common, such as a paid request: reached once, then restored by SQL. */
export interface TestStates {
  /** Starts a server in the state after `seed`; for beforeEach. */
  start: (seed: (server: TestServer) => Promise<void>) => Promise<TestServer>
  /**
   * Takes a step from the current state. Its result is repeated from the rows, the clock and the returned value of the
   * first time. If the test wrote or set the clock since the last step, the step is taken as usual.
   */
  reach: <T>(step: string, take: () => Promise<T>) => Promise<T>
  /** For afterAll. */
  close: () => Promise<void>
}

interface State {
  number: number
  /** Rows as text, because a test may change the value. */
  value: unknown
  clock: Date
  next: Map<string, State>
}

/** Number of restores before a vacuum. Deleted rows stay in the tables until then. */
const RESTORES_BEFORE_VACUUM = 50

export function testStates(): TestStates {
  let database: Database | undefined
  let server: TestServer
  let first: State | undefined
  /** The state of the last step, and the next transaction id after it; undefined after other writes. */
  let current: { state: State; nextId: string } | undefined
  let kept = 0
  let restored = 0

  const run = async (text: string) => (await (database as Database).executeSql(text)).rows
  const nextId = async () => String((await run('select pg_snapshot_xmax(pg_current_snapshot()) as id'))[0]?.['id'])
  const keep = async (value: unknown): Promise<State> => {
    const number = kept++
    await run(`select kept.keep(${number})`)
    return { number, value: structuredClone(value), clock: server.clock.now(), next: new Map() }
  }
  const restore = async ({ number }: State) => {
    await run(`select kept.restore(${number})`)
    restored += 1
    if (restored % RESTORES_BEFORE_VACUUM === 0) await run('vacuum')
  }
  const isUnchanged = async ({ state, nextId: id }: { state: State; nextId: string }) =>
    state.clock.getTime() === server.clock.now().getTime() && id === (await nextId())

  return {
    start: async (seed) => {
      if (!database) {
        database = await testDatabase()
        await run('create schema states')
      }
      await run(RESET_CONNECTION)
      if (first) await restore(first)
      // The server closes, and the database stays open for the next test.
      server = await startTestServer({ database: { ...database, close: async () => {} } })
      if (!first) {
        await seed(server)
        first = await keep(undefined)
      }
      server.clock.set(first.clock)
      current = { state: first, nextId: await nextId() }
      return server
    },
    reach: async <T>(step: string, take: () => Promise<T>): Promise<T> => {
      const from = current && (await isUnchanged(current)) ? current.state : undefined
      if (!from) return take()
      let state = from.next.get(step)
      if (state) {
        await restore(state)
        server.clock.set(state.clock)
      } else {
        state = await keep(await take())
        from.next.set(step, state)
      }
      current = { state, nextId: await nextId() }
      return structuredClone(state.value) as T
    },
    close: async () => {
      if (!database) return
      await run('drop schema states cascade')
      await database.close()
    },
  }
}
