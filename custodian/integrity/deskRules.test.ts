import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBankLine } from '../bank/testing.lines.ts'
import { fund, newestLink, submit, walk } from '../distributions/testing.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { runJob } from '../jobs/run.ts'
import { createLog } from '../platform/log.ts'
import { ada, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { checkDesk } from './deskRules.ts'
import { inspectAll } from './watch.ts'

let server: TestServer
let lineId: number
let paymentId: number
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
  lineId = await openBankLine(server.services, 300n)
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId)
  const id = await submit(server, token, ada.accountId)
  const body = { signerName: 'Ada Adams', consent: true }
  await server.call('POST', `/api/signature/${await newestLink(server.services)}`, { token, body })
  await run(`update distribution_request set status_id = 2 where request_id = ${id}`)
  await runJob(server.services, JOB_TYPE.calculateWithdrawals)
  await runJob(server.services, JOB_TYPE.processWithdrawals)
  const [payment] = (await run('select payment_id from payment')).rows
  paymentId = Number(payment?.['payment_id'])
})
afterAll(() => server.close())

const run = (statement: string) => server.services.database.executeSql(statement)
const found = async () => (await checkDesk(server.services.db)).map(({ what }) => what)

test('reports no problems on a consistent Returns Desk', async () => {
  const { rows } = await run('select kind from desk_item order by kind')
  expect(rows.map(({ kind }) => kind)).toEqual(['LINE', 'UNSENT'])
  expect(await found()).toEqual([])
})

test.each([
  ['a row is missing', `delete from desk_item where kind = 'LINE'`, () => [`bank line ${lineId} as LINE`]],
  [
    'a row is superfluous',
    `insert into desk_item values ('RETURN', 77, '2026-03-10', 100, true), ('CHECK', 78, '2026-03-10', 100, false)`,
    () => ['payment 78 as CHECK', 'payment 77 as RETURN'],
  ],
  [
    'an amount differs',
    `update desk_item set amount_cents = 1 where kind = 'LINE'`,
    () => [`bank line ${lineId} as LINE`],
  ],
  [
    'a payment has an outdated kind',
    `update desk_item set kind = 'CHECK' where kind = 'UNSENT'`,
    () => [`payment ${paymentId} as CHECK`, `payment ${paymentId} as UNSENT`],
  ],
])('reports if %s in the Returns Desk list, and stops no postings', async (_, tampering, wanted) => {
  const before = (await run('select * from desk_item')).rows
  await run(tampering)
  expect(await found()).toEqual(wanted())
  await inspectAll(server.services, createLog('silent'))
  expect(server.services.integrity.findings).toMatchObject(
    wanted().map((what) => ({ rule: 'returns desk holds what is open', what, stops: false })),
  )
  await run(`delete from desk_item;
    insert into desk_item select * from json_populate_recordset(null::desk_item, '${JSON.stringify(before, (_key, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))}')`)
  expect(await found()).toEqual([])
})
