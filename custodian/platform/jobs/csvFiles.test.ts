import { JOB_TYPE } from '../../../contract/jobType.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { startTestServer, type TestServer } from '../../testing.ts'
import { rowsInTurn } from '../db/cursor.ts'
import { storeCsv } from './csvFiles.ts'
import { readJobFile } from './files.ts'
import type { JobRun } from './job.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function filesOf(count: number): Promise<Array<[string, string]>> {
  const { db, pii } = server.services
  const { job_id } = await db
    .insertInto('job')
    .values({ job_type_id: JOB_TYPE.dailyActivityReport })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  const run = { jobId: job_id, now: server.clock.now() } as JobRun
  await db.transaction().execute(async (tx) => {
    const numbers = rowsInTurn(tx, sql<{ n: number }>`select n from generate_series(1, ${count}::int) n order by n`)
    const rows = (async function* () {
      for await (const { n } of numbers) yield [`${n}`]
    })()
    await storeCsv(tx, server.services, run, {
      name: 'numbers',
      header: ['N'],
      rows,
      isAboutPeople: true,
      mostRows: 2_500,
    })
  })
  const stored = await db
    .selectFrom('job_file')
    .select('job_file_id')
    .where('job_id', '=', job_id)
    .orderBy('job_file_id')
    .execute()
  const files: Array<[string, string]> = []
  for (const { job_file_id } of stored) {
    const file = await readJobFile(db, pii, job_file_id)
    if (file) files.push([file.fileName, file.content.toString()])
  }
  return files
}

const csvOf = (from: number, to: number) =>
  ['\uFEFFN', ...Array.from({ length: to - from + 1 }, (_, place) => String(from + place)), ''].join('\r\n')

test('writes a few rows into one CSV file, and no rows into a CSV file with only a header', async () => {
  expect(await filesOf(2_500)).toEqual([['numbers.csv', csvOf(1, 2_500)]])
  expect(await filesOf(0)).toEqual([['numbers.csv', '\uFEFFN\r\n']])
})

test('splits many rows into several CSV files in order', async () => {
  expect(await filesOf(5_001)).toEqual([
    ['numbers-1.csv', csvOf(1, 2_500)],
    ['numbers-2.csv', csvOf(2_501, 5_000)],
    ['numbers-3.csv', csvOf(5_001, 5_001)],
  ])
})
