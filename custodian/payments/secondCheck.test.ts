import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { fund, moveWithdrawal, signNewest, storedRequest, submit, walk } from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { readJobFile } from '../platform/jobs/files.ts'
import { ada, administrator, customerService, seedAddress, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'

// A request has one payable check at a time. No check is mailed again to an address where a check was undeliverable.

let server: TestServer
let id: number
let token: string

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await seedAddress(server.services, ada.ownerId)
  await fund(server.services, ada.accountId, 500_000n)
  token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { amount: 1000, state: 'TX', stateTax: 0 })
  id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await move(administrator, REQUEST_STATUS.approved)
  for (const job of ['calculateWithdrawals', 'processWithdrawals', 'printVendorUpload'] as const)
    await runJob(server.services, JOB_TYPE[job])
})
afterEach(() => server.close())

const request = () => storedRequest(server, id)
const move = (who: string, statusId: number) => moveWithdrawal(server, who, id, statusId)

const comesBack = (code: string) =>
  server.call('POST', '/api/job/rejections', {
    headers: { authorization: `Operator ${testConfig.operatorKey}` },
    body: { returns: [{ checkNumber: 1001, code }] },
  })

const NEW = { address1: '9 New St', address2: null, city: 'Newtown', state: 'TX', zip: '78701' }
const NEEDS = /^The check could not be delivered there/

test('mails an undeliverable check again only to a different, confirmed address', async () => {
  await comesBack('UNDELIVERABLE')
  expect(await move(administrator, REQUEST_STATUS.approved)).toMatchObject({
    status: 409,
    body: expect.stringMatching(NEEDS),
  })
  const byStaff = { token: await server.tokenOf(customerService), body: { ...NEW, address1: '1 Staff St' } }
  expect((await server.call('PUT', `/api/address/admin/${ada.ownerId}`, byStaff)).status).toBe(200)
  expect((await move(administrator, REQUEST_STATUS.approved)).status).toBe(409)
  expect((await server.call('PUT', '/api/address', { token, body: NEW })).status).toBe(200)
  expect((await move(administrator, REQUEST_STATUS.approved)).status).toBe(200)
  expect(await request()).toMatchObject({ ...NEW, check_undeliverable: false })
  for (const job of ['processWithdrawals', 'calculateWithdrawals', 'processWithdrawals'] as const)
    await runJob(server.services, JOB_TYPE[job])
  expect(await runJob(server.services, JOB_TYPE.printVendorUpload)).toMatchObject({ voids: 1, checks: 1 })
  const told = await server.services.db.selectFrom('check_void').select('record').execute()
  expect(told).toEqual([{ record: 'VOID' }])
  const files = await server.services.db.selectFrom('job_file').select(['job_file_id', 'file_name']).execute()
  const voided = files.find(({ file_name: name }) => name.startsWith('positive-pay-void'))?.job_file_id ?? 0
  const file = await readJobFile(server.services.db, server.services.pii, voided)
  // 1,000.00 less the fee of 25.00 and federal tax of 100.00.
  expect(file?.content.toString()).toContain('1001,2026-03-10,875.00,,VOID')
})

test('reports a stopped check to the bank once, before a new check is issued', async () => {
  await comesBack('STOPPED')
  expect((await move(administrator, REQUEST_STATUS.approved)).status).toBe(200)
  for (const job of ['calculateWithdrawals', 'processWithdrawals'] as const)
    await runJob(server.services, JOB_TYPE[job])
  const second =
    "update payment set check_number = 9001, job_file_id = (select max(job_file_id) from job_file), sent_for = '2026-03-11' where closed_as is null"
  await expect(server.services.database.executeSql(second)).rejects.toThrow('can still be paid')
  expect(await runJob(server.services, JOB_TYPE.printVendorUpload)).toMatchObject({ voids: 1, checks: 1 })
  expect(await runJob(server.services, JOB_TYPE.printVendorUpload)).toMatchObject({ voids: 0, checks: 0 })
  const told = await server.services.db.selectFrom('check_void').select('record').execute()
  expect(told).toEqual([{ record: 'STOP' }])
})
