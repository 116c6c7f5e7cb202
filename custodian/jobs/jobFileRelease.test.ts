import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE, type JobType } from '../../contract/jobType.ts'
import { storeJobFile } from '../platform/jobs/files.ts'
import { administrator, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let adminId: number
let otherId: number

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  adminId = await idOf(administrator)
  otherId = await idOf(reviewer)
})
afterEach(() => server.close())

async function idOf(email: string): Promise<number> {
  const { db } = server.services
  const user = await db.selectFrom('portal_user').select('user_id').where('email', '=', email).executeTakeFirstOrThrow()
  return user.user_id
}

interface Stored {
  job: JobType
  fileName: string
  people: number | null
  contentType?: string
  content?: string
  uploadedBy?: 'ADMIN' | 'OTHER'
}

async function store({ job, fileName, people, contentType = 'text/csv', content = 'Name\n', uploadedBy }: Stored) {
  const { db, pii, clock } = server.services
  const { job_id } = await db
    .insertInto('job')
    .values({ job_type_id: JOB_TYPE[job] })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  if (uploadedBy)
    await server.services.database.executeSql(`
      with file as (
        insert into attachment (guid, file_name, content_type, attachment_type_id, size_bytes, sha256, created_at)
        values (gen_random_uuid(), 'people.csv', 'text/csv', 1, 0, '', now()) returning attachment_id)
      insert into plan_file (attachment_id, plan_id, job_id, sha256, uploaded_by, state)
      select attachment_id, 1, ${job_id}, 'x', ${uploadedBy === 'ADMIN' ? adminId : otherId}, 'LOADED' from file`)
  return db.transaction().execute(async (tx) => {
    const file = { fileName, contentType, content: Buffer.from(content), people: people ?? 0 }
    const id = await storeJobFile(tx, pii, { jobId: job_id, now: clock.now() }, file)
    if (people === null) await tx.updateTable('job_file').set({ people: null }).where('job_file_id', '=', id).execute()
    return id
  })
}

const lines = (count: number) => `Name\n${'Ada\n'.repeat(count)}`

test.each<[string, Stored, { status: number; read: number }]>([
  [
    'a report of 1,000 people',
    { job: 'pendingActivityReport', fileName: 'a.csv', people: 1_000 },
    { status: 200, read: 1_000 },
  ],
  [
    'a report of 1,001 people',
    { job: 'pendingActivityReport', fileName: 'b.csv', people: 1_001 },
    { status: 409, read: 0 },
  ],
  ['a report of postings', { job: 'dailyActivityReport', fileName: 'c.csv', people: 0 }, { status: 200, read: 0 }],
  [
    'an old report, by its lines',
    { job: 'pendingActivityReport', fileName: 'd.csv', people: null, content: lines(1_001) },
    { status: 409, read: 0 },
  ],
  [
    'an old print set',
    { job: 'printVendorUpload', fileName: 'e.zip', people: null, contentType: 'application/zip' },
    { status: 200, read: 500 },
  ],
  [
    'the list of checks for the printer',
    { job: 'printVendorUpload', fileName: 'f.csv', people: 2_000 },
    { status: 200, read: 2_000 },
  ],
  [
    'the file for the bank',
    { job: 'bankUpload', fileName: 'g.ach', people: 2_000, contentType: 'text/plain' },
    { status: 200, read: 2_000 },
  ],
  [
    'the result of a plan file of somebody else',
    { job: 'planUpload', fileName: 'h.csv', people: 2_000, uploadedBy: 'OTHER' },
    { status: 409, read: 0 },
  ],
  [
    'the result of the own plan file',
    { job: 'planUpload', fileName: 'i.csv', people: 2_000, uploadedBy: 'ADMIN' },
    { status: 200, read: 0 },
  ],
])('counts toward the limits of reads and exports: %s', async (_, file, { status, read }) => {
  const id = await store(file)
  const token = await server.tokenOf(administrator)
  expect((await server.call('GET', `/api/job/file/${id}`, { token })).status).toBe(status)
  // The counts are written when the server closes.
  await server.app.close()
  const kept = await server.services.db.selectFrom('staff_rows_read').select('rows').execute()
  expect(kept).toEqual(read > 0 ? [{ rows: read }] : [])
})

test('adds up several files of one day, and sends the file again once a second person released it', async () => {
  const first = await store({ job: 'pendingActivityReport', fileName: 'j.csv', people: 600 })
  const second = await store({ job: 'pendingActivityReport', fileName: 'k.csv', people: 600 })
  const token = await server.tokenOf(administrator)
  const download = (id: number) => server.call('GET', `/api/job/file/${id}`, { token })
  expect((await download(first)).status).toBe(200)
  const { status, body } = await download(second)
  expect([status, body]).toEqual([
    409,
    'With this file you would have exported more than 1,000 rows within 24 hours. A second person has to release it on Approvals first; then download it here again.',
  ])
  await server.services.db
    .updateTable('list_export')
    .set({ status: 'READY', available_until: new Date(server.clock.now().getTime() + 3_600_000) })
    .where('status', '=', 'WAITING')
    .where('list', '=', 'getJobFile')
    .execute()
  expect((await download(second)).status).toBe(200)
})
