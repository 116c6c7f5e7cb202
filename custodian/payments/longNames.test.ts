import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { fund, signNewest, submit, walk } from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { readJobFile } from '../platform/jobs/files.ts'
import { textOfPdf } from '../platform/pdf/testing.text.ts'
import { ada, bob, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

// The longest names that a screen accepts, without a blank where a line could break.
const FIRST = 'WolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewiA'
const LAST = 'KeihanaikukauakahihuliheekahaunaelekeihanaikukauakahihuliheA'

let server: TestServer
let staff: string
const requests: Record<'deposit' | 'check', number> = { deposit: 0, check: 0 }
const files: Record<string, Buffer> = {}

beforeAll(async () => {
  server = await startTestServer()
  const { db, pii } = server.services
  await seedPeople(server.services)
  staff = await server.tokenOf(customerService)
  const owners = [
    [ada, 'deposit'],
    [bob, 'check'],
  ] as const
  for (const [owner, by] of owners) {
    await server.services.database.executeSql(
      `update account_owner set first_name = '${FIRST}', last_name = '${LAST}' where account_owner_id = ${owner.ownerId};
       insert into address (account_owner_id, address1, city, state, zip)
         values (${owner.ownerId}, '1 Main St', 'Austin', 'TX', '78701') on conflict do nothing`,
    )
    await fund(server.services, owner.accountId, 1_000_000n)
    const token = await server.tokenOf(owner.email)
    await walk(server, token, owner.accountId, { type: by === 'check' ? 1 : 5, isCheck: by === 'check' })
    requests[by] = await submit(server, token, owner.accountId)
    await signNewest(server, token)
  }
  await db.updateTable('distribution_request').set({ status_id: REQUEST_STATUS.approved }).execute()
  for (const job of [
    JOB_TYPE.calculateWithdrawals,
    JOB_TYPE.processWithdrawals,
    JOB_TYPE.bankUpload,
    JOB_TYPE.printVendorUpload,
  ])
    await runJob(server.services, job)
  for (const { job_file_id } of await db.selectFrom('job_file').select('job_file_id').execute()) {
    const file = await readJobFile(db, pii, job_file_id)
    if (file) files[file.fileName] = file.content
  }
})
afterAll(() => server.close())

test('uses a first and a last name of 60 letters in these tests', () => {
  expect([FIRST.length, LAST.length]).toEqual([60, 60])
})

const named = (ending: RegExp) => Object.entries(files).find(([name]) => ending.test(name))?.[1] ?? Buffer.alloc(0)
/** The text of a PDF without blanks and line breaks. */
const onPaper = (pdf: Buffer) => textOfPdf(pdf).replaceAll(/\s+/g, '')

test.each([ada, bob])('prints both whole names of 60 letters on the signed form: $email', async ({ ownerId }) => {
  const { body } = await server.call('GET', `/api/document/admin/${ownerId}`, { token: staff })
  const [form] = body as Array<{ guid: string; fileName: string }>
  expect(form?.fileName).toBe('distribution-form-signed.pdf')
  const opened = await server.call('GET', `/api/document/admin/${ownerId}/${form?.guid}`, { token: staff })
  expect(onPaper(Buffer.from((opened.body as { content: string }).content, 'base64'))).toContain(FIRST + LAST)
})

test('writes the first 22 letters of long names to the bank file', () => {
  const entry =
    named(/\.ach$/)
      .toString('latin1')
      .split('\n')
      .find((line) => line.startsWith('6')) ?? ''
  expect(entry).toHaveLength(94)
  expect(entry.slice(54, 76)).toBe(FIRST.toUpperCase().slice(0, 22))
})

test('writes whole long names to the check, the check list and the positive-pay list', () => {
  expect(named(/^checks.*csv$/).toString()).toContain(`${FIRST} ${LAST}`)
  expect(named(/^positive-pay.*csv$/).toString()).toContain(`${FIRST} ${LAST}`)
  expect(onPaper(named(/^checks.*pdf$/))).toContain(FIRST + LAST)
})

test("finds requests in staff lists by the beginning of an owner's name", async () => {
  const found = await Promise.all(
    ['approved', 'historical'].map(async (list) => {
      const path = `/api/withdrawal/admin/${list}?find=${LAST}, ${FIRST.slice(0, 30)}`
      return (await server.call('GET', path, { token: staff })).body as Array<{ id: number }>
    }),
  )
  expect(new Set(found.flat().map(({ id }) => id))).toEqual(new Set(Object.values(requests)))
})
