import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { runJob } from '../jobs/run.ts'
import type { Config } from '../platform/config/config.ts'
import { ada, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { fund, signNewest, storedRequest, submit, walk } from './testing.ts'

let server: TestServer
afterEach(() => server.close())

const kansas = { state: 'KS', name: 'Kansas', category: 'mandatory_with_federal', basis: 'gross', requiresForm: null }
const table = join(mkdtempSync(join(tmpdir(), 'states-')), 'table.json')
const ruled = (...rows: Array<{ minimumRate: number; effectiveFrom: string }>) =>
  writeFileSync(table, JSON.stringify(rows.map((row) => ({ ...kansas, ...row }))))

/** An owner in Kansas with $2,000.00; the test clock is in 2026 unless another day is given. */
async function start(config: Partial<Config>, today?: string): Promise<string> {
  server = await startTestServer({ config })
  if (today) server.clock.set(new Date(`${today}T17:00:00.000Z`))
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 200_000n)
  return server.tokenOf(ada.email)
}

const confirmation = async (token: string) =>
  (await server.call('GET', `/api/wizard/confirmation/${ada.accountId}`, { token })).body as {
    taxNotice: string | null
  }
const overview = async () =>
  (await server.call('GET', '/api/overview', { token: await server.tokenOf(customerService) })).body

test.each([
  ['approved', []],
  ['calculated', [JOB_TYPE.calculateWithdrawals]],
])('pays a request %s in December by the state withholding table of January', async (_, inDecember) => {
  ruled({ minimumRate: 5, effectiveFrom: '2026-01-01' }, { minimumRate: 6, effectiveFrom: '2027-01-01' })
  const token = await start({ stateWithholdingFile: table }, '2026-12-31')
  await walk(server, token, ada.accountId, { state: 'KS', stateTax: 50 })
  expect((await confirmation(token)).taxNotice).toBeNull()
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await server.services.db
    .updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.approved })
    .where('request_id', '=', id)
    .execute()
  for (const job of inDecember) await runJob(server.services, job)
  server.clock.set(new Date('2027-01-04T17:00:00.000Z'))
  await runJob(server.services, JOB_TYPE.calculateWithdrawals)
  expect(await runJob(server.services, JOB_TYPE.processWithdrawals)).toMatchObject({ paid: 1, failures: [] })
  expect(await storedRequest(server, id)).toMatchObject({ state_cents: 6_000n })
  const payment = server.services.db.selectFrom('payment').select('amount_cents')
  // $1,000.00 less the fee of $25.00, 10% federal and 6% state tax.
  expect(await payment.execute()).toEqual([{ amount_cents: 81_500n }])
})

test("shows owner and staff which year's state table is used when the current year's is missing", async () => {
  const token = await start({}, '2027-01-04')
  await walk(server, token, ada.accountId, { state: 'KS', stateTax: 50 })
  const text = 'The state withholding rules of 2027 are not available yet; those of 2026 are used.'
  expect((await confirmation(token)).taxNotice).toBe(text)
  expect(await overview()).toMatchObject({ missingTaxTable: { year: 2027, states: { length: 51 } } })
})

test("refuses the estimate, the wizard and payment without the year's table in strict mode", async () => {
  const token = await start({ stateTableStrict: true }, '2026-12-31')
  await walk(server, token, ada.accountId, { state: 'KS', stateTax: 50 })
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await server.services.db
    .updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.approved })
    .where('request_id', '=', id)
    .execute()
  server.clock.set(new Date('2027-01-04T17:00:00.000Z'))
  expect(await runJob(server.services, JOB_TYPE.calculateWithdrawals)).toMatchObject({ incomplete: 1 })
  const estimate = await server.call('POST', '/api/calculator', {
    token: await server.tokenOf(ada.email),
    body: {
      state: 'KS',
      withdrawalAmount: 1000,
      desiredFederalWithholdingAmount: null,
      isEarlyWithdrawal: false,
      isTaxDeferred: true,
      isEntireDistribution: false,
    },
  })
  expect(estimate.status).toBe(400)
  expect(JSON.stringify(estimate.body)).toContain('The state withholding table of 2027 is not available yet.')
})
