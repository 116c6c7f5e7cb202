import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { runJob } from '../jobs/run.ts'
import { sealSocial } from '../owners/social.ts'
import { administrator, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

const ID = 901

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await change(`
    insert into account_owner (account_owner_id, first_name, last_name, date_of_birth) values (${ID}, 'Nora', 'New', '1980-06-06');
    insert into address (account_owner_id, address1, city, state, zip) values (${ID}, '1 Elm Street', 'Salem', 'OR', '97301');
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id)
      values (${ID}, 'N${ID}', 'TRADITIONAL', 1, ${ID}, 1)`)
  await server.services.db
    .updateTable('account_owner')
    .set(sealSocial(server.services.pii, ID, '900120901'))
    .where('account_owner_id', '=', ID)
    .execute()
})
afterEach(() => server.close())

const change = (text: string) => server.services.database.executeSql(text)
const check = () => runJob(server.services, JOB_TYPE.identityCheck)
const account = () =>
  server.services.db
    .selectFrom('retirement_account')
    .select(['status_id', 'qualifier_key'])
    .where('account_id', '=', ID)
    .executeTakeFirstOrThrow()

async function setStatus(statusId: number): Promise<void> {
  const token = await server.tokenOf(administrator)
  expect((await server.call('PUT', `/api/account/admin/${ID}/status/${statusId}`, { token })).status).toBe(200)
}
async function decide(how: 'approve' | 'reject'): Promise<void> {
  const token = await server.tokenOf(reviewer)
  expect((await server.call('PUT', `/api/compliance/${how}`, { token, body: [ID] })).status).toBeLessThan(300)
}

describe('an account that staff returned to review', () => {
  const noChange = async () => {}
  test.each([
    ['validated by the check', check, noChange, 0],
    [
      'validated by the check, and then the address is spelled differently',
      check,
      () => change(`update address set address1 = '1 Elm St' where account_owner_id = ${ID}`),
      1,
    ],
    [
      'validated by the check with another sanctions list',
      check,
      () => change(`update identity_check set data_version = 'with another list' where account_id = ${ID}`),
      1,
    ],
    ['approved by a reviewer before a check', () => decide('approve'), noChange, 1],
    ['rejected by a reviewer before a check', () => decide('reject'), noChange, 1],
    ['rejected on Home before a check', () => setStatus(ACCOUNT_STATUS.rejected), noChange, 1],
  ])('waits for a reviewer: %s', async (_, former, then, waiting) => {
    await former()
    await setStatus(ACCOUNT_STATUS.notValidated)
    await then()
    expect(await check()).toMatchObject({ passed: 0, waiting, failures: [] })
    expect(await account()).toEqual({ status_id: ACCOUNT_STATUS.notValidated, qualifier_key: null })
    await decide('approve')
    expect(await account()).toMatchObject({ status_id: ACCOUNT_STATUS.validated })
  })

  test('gets the findings of its current data', async () => {
    await check()
    await setStatus(ACCOUNT_STATUS.notValidated)
    for (const [address, findings] of [
      ['PO Box 7', 'PO_BOX_ONLY'],
      ['7 Elm Street', null],
    ] as const) {
      await change(`update address set address1 = '${address}' where account_owner_id = ${ID}`)
      expect(await check()).toMatchObject({ passed: 0, waiting: 1 })
      expect(await account()).toEqual({ status_id: ACCOUNT_STATUS.notValidated, qualifier_key: findings })
    }
  })
})
