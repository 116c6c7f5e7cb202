import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { fund, signNewest, submit, walk } from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { readJobFile } from '../platform/jobs/files.ts'
import { ada, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
const db = () => server.services.db

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 2_000_000n)
})
afterAll(() => server.close())

/** Sends a deposit at this moment. Returns the name of its bank file, and creation day and modifier of its header. */
async function fileSentAt(moment: string): Promise<[name: string, header: string]> {
  server.clock.set(new Date(moment))
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck: false })
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  const request = () => db().updateTable('distribution_request').where('request_id', '=', id)
  await request().set({ status_id: REQUEST_STATUS.approved }).execute()
  for (const type of [JOB_TYPE.calculateWithdrawals, JOB_TYPE.processWithdrawals, JOB_TYPE.bankUpload])
    await runJob(server.services, type)
  await request().set({ status_id: REQUEST_STATUS.historical }).execute()
  const { job_file_id: fileId } = await db()
    .selectFrom('payment')
    .select('job_file_id')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()
  const file = await readJobFile(db(), server.services.pii, fileId ?? 0)
  const header = file?.content.toString('latin1') ?? ''
  return [file?.fileName ?? '', `${header.slice(23, 29)} ${header.slice(33, 34)}`]
}

test('gives every bank file of a creation day and of an effective day its own modifier and name', async () => {
  const files: string[][] = []
  for (const moment of [
    '2026-03-13T17:00:00Z',
    '2026-03-14T17:00:00Z',
    '2026-03-15T17:00:00Z',
    // The evening of Sunday in the business time zone.
    '2026-03-16T02:30:00Z',
    '2026-03-16T17:00:00Z',
    '2026-03-16T18:00:00Z',
    '2026-03-17T17:00:00Z',
  ])
    files.push(await fileSentAt(moment))
  expect(files).toEqual([
    ['bank-2026-03-16-A.ach', '260313 A'],
    ['bank-2026-03-16-B.ach', '260314 B'],
    ['bank-2026-03-16-C.ach', '260315 C'],
    ['bank-2026-03-16-D.ach', '260316 D'],
    ['bank-2026-03-17-A.ach', '260316 A'],
    ['bank-2026-03-17-B.ach', '260316 B'],
    ['bank-2026-03-18-A.ach', '260317 A'],
  ])
})
