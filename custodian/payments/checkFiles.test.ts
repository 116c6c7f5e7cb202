import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'csv-parse/sync'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { fund, signNewest, submit, walk } from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { readJobFile } from '../platform/jobs/files.ts'
import { ada, asOperator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

// Programs read the lists of checks: the printer prints their text, and the bank compares the payee with the check.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 5_000_000n)
})
afterAll(() => server.close())

test.each(['=Trust', '+Trust', '-Trust', '@Trust', "'=Trust", 'A; =Trust', 'New Custodian'])(
  'writes the payee %s to the lists for the printer and the bank as on the check',
  async (payee) => {
    const { db, pii } = server.services
    const token = await server.tokenOf(ada.email)
    await walk(server, token, ada.accountId, { type: 50 })
    const id = await submit(server, token, ada.accountId)
    await signNewest(server, token)
    await asOperator(server.services, (tx) =>
      tx
        .updateTable('distribution_request')
        .set({ status_id: REQUEST_STATUS.approved, check_payable_to: payee, address1: payee })
        .where('request_id', '=', id)
        .execute(),
    )
    for (const job of ['calculateWithdrawals', 'processWithdrawals', 'printVendorUpload'] as const)
      await runJob(server.services, JOB_TYPE[job])
    await db.updateTable('distribution_request').set({ status_id: REQUEST_STATUS.historical }).execute()
    const files = await db
      .selectFrom('job_file')
      .select('job_file_id')
      .where('content_type', '=', 'text/csv')
      .orderBy('job_file_id', 'desc')
      .limit(2)
      .execute()
    const rows = await Promise.all(
      files.map(async ({ job_file_id: fileId }) => {
        const file = await readJobFile(db, pii, fileId)
        return (parse(file?.content ?? '', { columns: true }) as Array<Record<string, string>>)[0]
      }),
    )
    const madeOut = `${payee} FBO Ada Adams`
    expect(rows).toMatchObject([
      { Payee: madeOut, Record: 'ISSUE' },
      { Payee: madeOut, 'Mail To': `${payee}\nAttention: IRA Desk\n${payee}\nNew York, NY 10005` },
    ])
  },
)
