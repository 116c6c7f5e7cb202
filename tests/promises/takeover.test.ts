import { JOB_TYPE } from '../../contract/jobType.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../custodian/platform/db/connect.ts'
import { migrate } from '../../custodian/platform/db/migrate.ts'
import { fund, signNewest, submit, walk } from '../../custodian/distributions/testing.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { balanceOfAccount } from '../../custodian/ledger/ledger.ts'
import { administrator, BY_OPERATOR, customerService, cyd, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, TEST_NOW, type TestServer } from '../../custodian/testing.ts'
import { startPostgres, type Postgres } from '../postgres.ts'
import { takeOver } from '../takeOver.ts'

// An attacker who knows the social security number, name and birth date of an unregistered owner can register as that
// owner. This leads to no payment, neither to an outsider nor to an employee.

let postgres: Postgres
let server: TestServer
const staff = { admin: '', service: '' }
const MONEY = 500_000n

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const database = await openDatabase({ databaseUrl, dataDir: 'memory' })
  await migrate(database)
  server = await startTestServer({ database, config: { production: true, passwordMinimumLength: 8 } })
  await seedPeople(server.services)
  await server.services.database.executeSql(`
    insert into address (account_owner_id, address1, city, state, zip) values (${cyd.ownerId}, '1 Elm Street', 'Reno', 'NV', '89501');
    insert into phone (account_owner_id, number) values (${cyd.ownerId}, '7755550100')`)
  await fund(server.services, cyd.accountId, MONEY)
  staff.admin = await server.tokenOf(administrator)
  staff.service = await server.tokenOf(customerService)
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})

const asStaff = (who: keyof typeof staff, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  server.call(method, `/api${path}`, { token: staff[who], body })

/** Resets an owner to unregistered, with the data of the plan file. */
async function unregistered() {
  server.clock.set(TEST_NOW)
  // Makes new sessions, because the earlier ones were used at a later time and have ended.
  staff.service = await server.tokenOf(customerService)
  staff.admin = await server.tokenOf(administrator)
  await server.services.database.executeSql(`${BY_OPERATOR}
    update distribution_request set status_id = 5, outcome = 'cancelled' where status_id <> 5;
    update approval set status = 'WITHDRAWN', decided_at = now() where status = 'WAITING';
    delete from payout_hold; delete from letter; delete from throttle;
    delete from session where user_id in (select user_id from portal_user where account_owner_id = ${cyd.ownerId});
    delete from password_reset; delete from signing_code; delete from envelope; delete from registration;
    delete from portal_user where account_owner_id = ${cyd.ownerId};
    update address set address1 = '1 Elm Street' where account_owner_id = ${cyd.ownerId};
    update phone set number = '7755550100' where account_owner_id = ${cyd.ownerId};
    update retirement_account set status_id = 2 where account_id = ${cyd.accountId}`)
}

/** A signed request, approved by an employee who takes the attacker for the owner. Returns its number. */
async function approvedRequest(token: string): Promise<number> {
  await walk(server, token, cyd.accountId, { isCheck: false, state: 'NV', stateTax: 0 })
  const id = await submit(server, token, cyd.accountId)
  await signNewest(server, token)
  const approved = await moveTo('admin', id, 2)
  expect(approved).toMatchObject({ status: 200, body: { statusId: 2 } })
  return id
}

async function moveTo(who: keyof typeof staff, id: number, statusId: number) {
  const list = (await asStaff(who, 'GET', '/withdrawal/admin/open')).body as Array<{ id: number }>
  const more = (await asStaff(who, 'GET', '/withdrawal/admin/approved')).body as Array<{ id: number }>
  const found = [...list, ...more].find((one) => one.id === id) as Record<string, unknown>
  const fields = ['amount', 'address1', 'address2', 'city', 'state', 'zip', 'federalWithholding', 'stateWithholding']
  const edit = Object.fromEntries(fields.map((field) => [field, found[field]]))
  return asStaff(who, 'PUT', '/withdrawal/admin/withdrawal', { id, ...edit, statusId, waiveFees: false })
}

async function expectNothingPaid(id: number) {
  expect(await runJob(server.services, JOB_TYPE.calculateWithdrawals)).toMatchObject({ held: 1, failures: [] })
  expect(await runJob(server.services, JOB_TYPE.processWithdrawals)).toMatchObject({ failures: [] })
  for (const who of ['admin', 'service'] as const)
    for (const statusId of [3, 4])
      expect(await moveTo(who, id, statusId)).toMatchObject({
        status: 409,
        body: expect.stringMatching(
          /^(The first payment after a registration is held|You entered personal or contact)/,
        ),
      })
  expect(await balanceOfAccount(server.services.db, cyd.accountId)).toBe(MONEY)
  const payments = await server.services.db.selectFrom('payment').select('payment_id').execute()
  expect(payments).toEqual([])
}

describe('a takeover with social security number, name and birth date', () => {
  test("never pays an outsider's request, even if approved", async () => {
    await unregistered()
    const thief = await takeOver(server, cyd, 'outsider@example.com')
    const id = await approvedRequest(thief)
    const hold = await server.call('GET', '/api/hold', { token: thief })
    expect(hold.body).toMatchObject({ isHeld: true, sentTo: 'Reno, NV', triesLeft: 5, numberToCall: null })

    // The current address is the attacker's; letters still go to the previous address on file.
    const own = { address1: '9 Thief Road', address2: null, city: 'Elko', state: 'NV', zip: '89801' }
    expect((await server.call('PUT', '/api/address', { token: thief, body: own })).status).toBe(200)
    expect((await server.call('GET', '/api/hold', { token: thief })).body).toMatchObject({ sentTo: 'Reno, NV' })
    expect((await server.call('POST', '/api/hold/letter', { token: thief, body: {} })).status).toBe(409)
    for (let tries = 1; tries <= 7; tries += 1)
      expect(
        (await server.call('POST', '/api/hold/code', { token: thief, body: { code: `0000000${tries}` } })).status,
      ).toBe(400)
    expect((await server.call('GET', '/api/hold', { token: thief })).body).toMatchObject({
      isHeld: true,
      triesLeft: 0,
      usableUntil: null,
    })
    await expectNothingPaid(id)
  })

  test('never pays the request of a customer service employee acting alone', async () => {
    await unregistered()
    const thief = await takeOver(server, cyd, 'colleague@example.com')
    const id = await approvedRequest(thief)
    const call = (who: keyof typeof staff) =>
      asStaff(who, 'POST', `/hold/admin/${cyd.ownerId}/call`, { note: 'Asked for the name of the plan' })
    // The employee who records the call may not decide about the release.
    expect(await call('service')).toMatchObject({ status: 200, body: { waits: true } })
    const { body } = await asStaff('service', 'GET', `/approval?accountOwnerId=${cyd.ownerId}`)
    const { approvals } = body as { approvals: Array<{ id: number; canDecide: boolean }> }
    expect(approvals).toMatchObject([{ effect: 'hold-release', status: 'WAITING', canDecide: false }])
    expect((await asStaff('service', 'POST', `/approval/${approvals[0]?.id}/approve`, {})).status).toBe(409)
    expect((await call('service')).status).toBe(409)
    // The letter's code is stored neither in the database nor in the printer's file.
    await runJob(server.services, JOB_TYPE.printVendorUpload)
    const prints = await server.services.db
      .selectFrom('job_file')
      .select('job_file_id')
      .where('file_name', 'like', 'release-letters-%')
      .execute()
    expect(prints).toHaveLength(1)
    expect((await asStaff('service', 'GET', `/job/file/${prints[0]?.job_file_id}`)).status).toBe(403)
    expect((await asStaff('admin', 'GET', `/job/file/${prints[0]?.job_file_id}`)).status).toBe(403)
    expect((await asStaff('service', 'POST', '/hold/code', { code: '12345678' })).status).toBe(403)
    await expectNothingPaid(id)
  })

  test.each([1, 31, 400])(
    'sends no release letter after an employee changed address and phone number %i days before a takeover',
    async (days) => {
      await unregistered()
      const own = { address1: '9 Thief Road', address2: null, city: 'Elko', state: 'NV', zip: '89801' }
      expect((await asStaff('service', 'PUT', `/address/admin/${cyd.ownerId}`, own)).status).toBe(200)
      expect((await asStaff('service', 'PUT', `/phoneNumber/admin/${cyd.ownerId}/cell/7755559999`)).status).toBe(200)
      server.clock.forward(days * 86_400_000)
      staff.service = await server.tokenOf(customerService)
      staff.admin = await server.tokenOf(administrator)
      const thief = await takeOver(server, cyd, `colleague${days}@example.com`)
      const id = await approvedRequest(thief)
      expect(await server.services.db.selectFrom('letter').selectAll().where('kind', '=', 'RELEASE').execute()).toEqual(
        [],
      )
      expect((await server.call('GET', '/api/hold', { token: thief })).body).toMatchObject({ sentTo: null })
      expect((await server.call('POST', '/api/hold/letter', { token: thief, body: {} })).status).toBe(409)
      // Staff must call the previous number, not the changed one.
      const seen = await asStaff('admin', 'GET', `/hold/admin/${cyd.ownerId}`)
      expect(seen.body).toMatchObject({ numberToCall: '7755550100' })
      const path = `/hold/admin/${cyd.ownerId}/call`
      const refusal = { status: 409, body: expect.stringContaining('You have changed data of this account owner') }
      expect(await asStaff('service', 'POST', path, { note: 'called' })).toMatchObject(refusal)
      expect((await asStaff('admin', 'POST', path, { note: 'called' })).status).toBe(200)
      const { approval_id } = await server.services.db
        .selectFrom('approval')
        .select('approval_id')
        .orderBy('approval_id', 'desc')
        .executeTakeFirstOrThrow()
      expect(await asStaff('service', 'POST', `/approval/${approval_id}/approve`, {})).toMatchObject(refusal)
      await expectNothingPaid(id)
    },
  )
})
