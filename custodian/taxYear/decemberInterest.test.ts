import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { fund } from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { ada, seedAddress, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

// Ada's account earns interest in December 2025, which the first run of Calculate Interest in January credits.

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await seedAddress(server.services, ada.ownerId)
  await server.services.database.executeSql('update plan set interest_basis_points = 25 where plan_id = 1')
  await fund(server.services, ada.accountId, 500_000n, '2025-01-02')
  await runJob(server.services, JOB_TYPE.calculateInterest, '2025-12-01')
})
afterEach(() => server.close())

test.each([
  ['Tax Forms', JOB_TYPE.taxForms, { forms: 1 }],
  ['Minimum Notice', JOB_TYPE.minimumNotice, { accounts: 1 }],
])('%s waits until the interest of December is credited', async (_, job, done) => {
  // This run counts December 30. A run in January that has not finished credits nothing yet.
  await runJob(server.services, JOB_TYPE.calculateInterest, '2025-12-31')
  const unfinished = { job_type_id: JOB_TYPE.calculateInterest, business_date: '2026-01-02', date_started: new Date() }
  await server.services.db.insertInto('job').values(unfinished).execute()
  await expect(runJob(server.services, job, '2026-01-02')).rejects.toThrow(
    'Interest up to 12/31/2025 has not been credited. Run Calculate Interest first.',
  )
  await runJob(server.services, JOB_TYPE.calculateInterest, '2026-01-02')
  expect(await runJob(server.services, job, '2026-01-02')).toMatchObject({ ...done, failures: [] })
})

test('Form 5498 reports a value with the interest of December', async () => {
  await runJob(server.services, JOB_TYPE.calculateInterest, '2026-01-02')
  await runJob(server.services, JOB_TYPE.taxForms, '2026-01-02')
  const forms = await server.services.db.selectFrom('tax_form').select(['form', 'value_cents']).execute()
  // 31 days of 3.424658 cents.
  expect(forms).toEqual([{ form: '5498', value_cents: 500_106n }])
})
