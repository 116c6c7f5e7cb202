import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf } from '../../bench/cookie.ts'
import { watchEvents } from '../../contract/events.ts'
import { loadDemo } from '../../custodian/demo/loadDemo.ts'
import { createServices } from '../../custodian/platform/context/services.ts'
import { openDatabase } from '../../custodian/platform/db/connect.ts'
import { migrate } from '../../custodian/platform/db/migrate.ts'
import { createLog } from '../../custodian/platform/log.ts'
import { buildServer } from '../../custodian/server.ts'
import { testConfig } from '../../custodian/testing.ts'
import { createGateway } from '../../gateway/server.ts'
import { testConfig as gatewayConfig } from '../../gateway/testing.ts'
import { password, people } from '../clients.ts'
import { openWatched, type WatchedDatabase } from '../plans.ts'
import { startPostgres } from '../postgres.ts'
import { HOME_VARIABLES, webOperation } from '../webOperations.ts'

// Number of SQL statements per GraphQL response, sent as the web does through a gateway and a custodian on PostgreSQL.
// Each statement costs the custodian and PostgreSQL about 60 µs of CPU.

let database: WatchedDatabase
let origin: string
const cookies: Partial<Record<Person, string>> = {}
const ends: Array<() => unknown> = []

type Person = 'ann' | 'dan' | 'admin'

beforeAll(async () => {
  const postgres = await startPostgres()
  ends.unshift(() => postgres.stop())
  const databaseUrl = await postgres.database()
  const plain = await openDatabase({ databaseUrl, dataDir: 'unused' })
  const clock = { now: () => new Date() }
  await migrate(plain)
  await loadDemo(createServices({ config: testConfig, database: { ...plain, db: plain.work }, clock }))
  await plain.close()
  database = await openWatched(databaseUrl)
  ends.unshift(() => database.close())
  const custodian = await buildServer(createServices({ config: testConfig, database, clock }), createLog('silent'))
  ends.unshift(() => custodian.close())
  // Refuses the gateway's polls for events, which belong to no response.
  custodian.addHook('onRequest', async (request, reply) => {
    if (request.url === watchEvents.anyone) await reply.code(503).send()
  })
  const custodianUrl = await custodian.listen({ port: 0, host: '127.0.0.1' })
  const gateway = createGateway({ ...gatewayConfig, custodianUrl }, pino({ level: 'silent' }))
  ends.unshift(() => gateway.close())
  await gateway.listen(0, '127.0.0.1')
  origin = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`
  for (const who of ['ann', 'dan', 'admin'] as const) cookies[who] = await cookieOf(origin, people[who])
})
afterAll(async () => {
  for (const end of ends) await end()
})

/** Statements of one response, with their values. */
async function statementsOf(who: Person, operation: string, variables: object): Promise<string[]> {
  database.statements.length = 0
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal': '1', cookie: cookies[who] ?? '' },
    body: webOperation(operation, variables),
  })
  const text = await response.text()
  expect(text).not.toMatch(/"errors":\[\{/)
  return database.statements.map(({ sql, parameters }) =>
    JSON.stringify([sql, parameters], (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
  )
}

const ANN = { accountOwnerId: 1001, accountId: 501 }
const DAN = { accountOwnerId: 1004, requestId: 2001 }
const OWNER = { ...HOME_VARIABLES, decides: true, waitsFor: 'hold-release', glances: true, readsNotes: true }
const STAFF = { ...HOME_VARIABLES, accountOwnerId: null, decides: true, operates: true }

describe('SQL statements per response', () => {
  test.each<[what: string, who: Person, operation: string, variables: object, most: number]>([
    ['Home of a customer', 'ann', 'HomePageQuery', HOME_VARIABLES, 8],
    ['the book of an account', 'ann', 'AccountBookPageQuery', { ...ANN, decides: false, first: 10 }, 8],
    ['the page of a request', 'dan', 'RequestPageQuery', DAN, 7],
    ['Home of staff', 'admin', 'HomePageQuery', STAFF, 10],
    // An administrator's Home needs two more statements than that of other staff: for credentials and webhooks.
    ['Home of an administrator', 'admin', 'HomePageQuery', { ...STAFF, administers: true }, 12],
    ['Home of staff with an owner', 'admin', 'HomePageQuery', OWNER, 20],
    ['Withdrawals Pending', 'admin', 'RequestsPageQuery', { isRollover: false, list: 'PENDING', first: 25 }, 11],
    ['an opened request', 'admin', 'OpenedPageQuery', { isRollover: false, requestId: DAN.requestId }, 13],
  ])(
    'answers %s with few SQL statements, and runs none of them twice',
    async (_what, who, operation, variables, most) => {
      // Compares the fewest statements of four responses: the first ones open connections, and calls that arrive one
      // after another share no session lookup.
      const answers = []
      for (let times = 0; times < 4; times += 1) answers.push(await statementsOf(who, operation, variables))
      const [fewest = []] = answers.toSorted((one, other) => one.length - other.length)
      expect(fewest.filter((statement, index) => fewest.indexOf(statement) < index)).toEqual([])
      expect(fewest.length).toBeLessThanOrEqual(most)
    },
  )
})

test('saves a wizard page and submits a request with few SQL statements', async () => {
  const steps: [mutation: string, input: object, most: number][] = [
    ['AmountForm', { amount: 500, isFullAmount: false }, 12],
    ['TypeForm', { distributionTypeId: 5 }, 12],
    ['PaymentForm', { isCheck: true }, 12],
    ['FederalForm', { federalTaxAmount: 50, residenceState: 'TX' }, 12],
    ['StateForm', { stateTaxAmount: 0, stateOptOut: false }, 12],
    ['ConfirmationForm', {}, 28],
  ]
  const asked: [string, number][] = []
  for (const [name, input] of steps) {
    const variables = { input: { ...ANN, ...input }, isPaidOut: true, isCheck: true }
    asked.push([name, (await statementsOf('ann', `${name}Mutation`, variables)).length])
  }
  expect(asked.filter(([name, count]) => count > (steps.find(([step]) => step === name)?.[2] ?? 0))).toEqual([])
})

test('searches and signs in with few SQL statements', async () => {
  const filter = { lastName: 'Archer' }
  const search = await statementsOf('admin', 'SearchResultsQuery', { filter, first: 25 })
  expect(search.length).toBeLessThanOrEqual(11)
  const named = { lastName: 'Da', looseName: true }
  const byAnyName = await statementsOf('admin', 'SearchResultsQuery', { filter: named, first: 25 })
  expect(byAnyName.length).toBeLessThanOrEqual(13)
  const input = { username: people.ann, password }
  const login = await statementsOf('ann', 'useLogInMutation', { input })
  // One of the statements counts the failed sign-ins from the person's own device.
  expect(login.length).toBeLessThanOrEqual(15)
})
