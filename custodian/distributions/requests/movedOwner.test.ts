import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { JOB_TYPE } from '../../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { runJob } from '../../jobs/run.ts'
import { ada, administrator, customerService, seedAddress, seedPeople } from '../../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../../testing.ts'
import { SIGN_FOR_ADDRESS } from '../possibleTransitions.ts'
import { fund, moveWithdrawal, signNewest, storedRequest, submit, walk } from '../testing.ts'

// The check of an owner who moved after the request was signed.

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
})
afterEach(() => server.close())

const OLD = { address1: '1 Main St', city: 'Austin', state: 'TX', zip: '78701' }
const NEW = { address1: '9 New St', address2: null, city: 'Newtown', state: 'TX', zip: '78702' }
const move = (who: string, statusId: number) => moveWithdrawal(server, who, id, statusId)
const moves = {
  byOwner: () => server.call('PUT', '/api/address', { token, body: NEW }),
  byStaff: async () =>
    server.call('PUT', `/api/address/admin/${ada.ownerId}`, {
      token: await server.tokenOf(customerService),
      body: NEW,
    }),
  nowhere: async () => ({ status: 200 }),
}
const notes = async () => {
  const path = `/api/withdrawal/admin/withdrawal/${id}`
  const { body } = await server.call('GET', path, { token: await server.tokenOf(administrator) })
  return JSON.stringify(body)
}
const signAgain = async () =>
  server.call('POST', `/api/request/admin/${ada.ownerId}/${id}/sign-again`, {
    token: await server.tokenOf(administrator),
  })

describe('a check that came back', () => {
  beforeEach(async () => {
    await move(administrator, REQUEST_STATUS.approved)
    for (const job of ['calculateWithdrawals', 'processWithdrawals', 'printVendorUpload'] as const)
      await runJob(server.services, JOB_TYPE[job])
  })

  test.each<[string, keyof typeof moves, object]>([
    ['STALE', 'byOwner', NEW],
    ['STOPPED', 'byOwner', NEW],
    ['UNDELIVERABLE', 'byOwner', NEW],
    ['STALE', 'byStaff', OLD],
    ['STALE', 'nowhere', OLD],
  ])('goes to the new address only if it is confirmed: %s, changed %s', async (code, who, address) => {
    const back = await server.call('POST', '/api/job/rejections', {
      headers: { authorization: `Operator ${testConfig.operatorKey}` },
      body: { returns: [{ checkNumber: 1001, code }] },
    })
    expect(back.body).toMatchObject({ returned: 1 })
    expect((await moves[who]()).status).toBe(200)
    expect((await notes()).includes('Check came back from 1 Main St')).toBe(address === NEW)
    expect((await move(administrator, REQUEST_STATUS.approved)).status).toBe(200)
    expect(await storedRequest(server, id)).toMatchObject({ status_id: REQUEST_STATUS.approved, ...address })
  })

  test('shows the new address in the approval of a return that only staff recorded', async () => {
    const body = { returns: [{ checkNumber: 1001, code: 'STALE' }] }
    const byStaff = await server.tokenOf(administrator)
    expect((await server.call('POST', '/api/payment/returns', { token: byStaff, body })).status).toBe(200)
    await moves.byOwner()
    expect((await move(administrator, REQUEST_STATUS.approved)).status).toBe(200)
    const { changes } = await server.services.db
      .selectFrom('approval')
      .select('changes')
      .where('status', '=', 'WAITING')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(changes)).toContain('9 New St, Newtown, TX 78702')
    expect((await move(customerService, REQUEST_STATUS.approved)).status).toBe(200)
    expect(await storedRequest(server, id)).toMatchObject(NEW)
  })
})

describe('an unpaid check', () => {
  const incomplete = async (kind: string) => {
    const { amount_cents, federal_cents, state_cents, version } = await storedRequest(server, id)
    const [amount, federalWithholding, stateWithholding] = [amount_cents, federal_cents, state_cents].map(
      (cents) => Number(cents) / 100,
    )
    const sums = { amount, federalWithholding, stateWithholding, waiveFees: false, version }
    return server.call('PUT', '/api/withdrawal/admin/withdrawal', {
      token: await server.tokenOf(administrator),
      body: { id, ...sums, statusId: REQUEST_STATUS.incomplete, reason: { kind } },
    })
  }

  test.each<[string, keyof typeof moves, number]>([
    ['ADDRESS', 'byOwner', 409],
    ['ADDRESS_NOT_FOUND', 'byOwner', 409],
    ['SIGNATURE', 'byOwner', 200],
    ['ADDRESS', 'byStaff', 200],
    ['ADDRESS', 'nowhere', 200],
  ])('is signed again before its approval: Incomplete for %s, changed %s', async (kind, who, status) => {
    expect((await incomplete(kind)).status).toBe(200)
    expect((await moves[who]()).status).toBe(200)
    const note = 'Check goes to 1 Main St, Austin, TX 78701, mailing address is 9 New St, Newtown, TX 78702'
    expect((await notes()).includes(note)).toBe(who === 'byOwner')
    expect(await move(administrator, REQUEST_STATUS.approved)).toMatchObject(
      status === 409 ? { status, body: SIGN_FOR_ADDRESS } : { status },
    )
  })

  test.each<[keyof typeof moves, object]>([
    ['byOwner', NEW],
    ['byStaff', OLD],
  ])('goes to the confirmed address that the owner signs again, changed %s', async (who, address) => {
    expect((await move(administrator, REQUEST_STATUS.approved)).status).toBe(200)
    await moves[who]()
    expect((await signAgain()).status).toBe(200)
    expect(await storedRequest(server, id)).toMatchObject({ status_id: REQUEST_STATUS.open, ...address })
    await signNewest(server, token)
    expect((await move(administrator, REQUEST_STATUS.approved)).status).toBe(200)
    expect(await storedRequest(server, id)).toMatchObject(address)
  })
})
