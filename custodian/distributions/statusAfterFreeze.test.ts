import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { runJob } from '../jobs/run.ts'
import { ada, administrator } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { claimsDesk, seedClaims } from './claims/testing.claims.ts'
import { moveWithdrawal, signNewest, storedRequest, submit, walk } from './testing.ts'

// The status of an account is changed between the calculation and the payment of its request.

let server: TestServer
const { die, approved } = claimsDesk(() => server)

beforeEach(async () => {
  server = await startTestServer()
  await seedClaims(server)
})
afterEach(() => server.close())

const setAccount = (statusId: number) =>
  server.services.database.executeSql(
    `update retirement_account set status_id = ${statusId} where account_id = ${ada.accountId}`,
  )
const run = (job: 'calculateWithdrawals' | 'processWithdrawals') => runJob(server.services, JOB_TYPE[job])
const payments = () => server.services.db.selectFrom('payment').select('request_id').execute()

async function approvedByOwner(): Promise<number> {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId)
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
  return id
}

const approvedClaim = async () => {
  await die()
  return approved()
}

const NOT_OPEN = {
  status_id: REQUEST_STATUS.incomplete,
  incomplete_reason: 'The account is not open for distributions.',
}
const PENDING = { status_id: REQUEST_STATUS.pending, incomplete_reason: null }

describe('a calculated request whose account changes before the payment', () => {
  test.each([
    ['a request', 'Registered', approvedByOwner, ACCOUNT_STATUS.registered, 'paid', PENDING],
    ['a request', 'Pending Closure', approvedByOwner, ACCOUNT_STATUS.pendingClosure, 'paid', PENDING],
    ['a request', 'Validated', approvedByOwner, ACCOUNT_STATUS.validated, 'incomplete', NOT_OPEN],
    ['a request', 'Not Validated', approvedByOwner, ACCOUNT_STATUS.notValidated, 'incomplete', NOT_OPEN],
    ['a request', 'Rejected', approvedByOwner, ACCOUNT_STATUS.rejected, 'incomplete', NOT_OPEN],
    ['a claim', 'Validated', approvedClaim, ACCOUNT_STATUS.validated, 'paid', PENDING],
    ['a claim', 'Pending Closure', approvedClaim, ACCOUNT_STATUS.pendingClosure, 'paid', PENDING],
    ['a claim', 'Not Validated', approvedClaim, ACCOUNT_STATUS.notValidated, 'incomplete', NOT_OPEN],
    ['a claim', 'Rejected', approvedClaim, ACCOUNT_STATUS.rejected, 'incomplete', NOT_OPEN],
  ])('of %s on an account set to %s', async (_kind, _status, approve, status, result, stored) => {
    const id = await approve()
    expect(await run('calculateWithdrawals')).toMatchObject({ calculated: 1 })
    await setAccount(status)
    expect(await run('processWithdrawals')).toMatchObject({ [result]: 1, failures: [] })
    expect(await storedRequest(server, id)).toMatchObject(stored)
    expect(await payments()).toHaveLength(result === 'paid' ? 1 : 0)
  })

  test('is paid once the account is Registered again and the request approved again', async () => {
    const id = await approvedByOwner()
    await run('calculateWithdrawals')
    await setAccount(ACCOUNT_STATUS.rejected)
    await run('processWithdrawals')
    await setAccount(ACCOUNT_STATUS.registered)
    await moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
    expect(await run('calculateWithdrawals')).toMatchObject({ calculated: 1 })
    expect(await run('processWithdrawals')).toMatchObject({ paid: 1 })
    expect(await payments()).toEqual([{ request_id: id }])
  })
})
