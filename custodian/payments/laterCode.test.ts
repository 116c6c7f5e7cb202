import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { fund, moveWithdrawal, signNewest, storedRequest, submit, walk } from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { ada, administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'

// The bank's file of the operator, after an employee recorded the same return or notice in another way.

let server: TestServer
let id: number

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
})
afterEach(() => server.close())

async function sent(isCheck: boolean): Promise<{ traceNumber: string } | { checkNumber: number }> {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { isCheck })
  id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
  for (const job of ['calculateWithdrawals', 'processWithdrawals', 'bankUpload', 'printVendorUpload'] as const)
    expect(await runJob(server.services, JOB_TYPE[job])).toMatchObject({ failures: [] })
  const { trace_number: traceNumber, check_number: checkNumber } = await server.services.db
    .selectFrom('payment')
    .select(['trace_number', 'check_number'])
    .executeTakeFirstOrThrow()
  return isCheck ? { checkNumber: checkNumber ?? 0 } : { traceNumber: traceNumber ?? '' }
}

const byStaff = async (body: object) =>
  server.call('POST', '/api/payment/returns', { token: await server.tokenOf(administrator), body })
const byOperator = (body: object) =>
  server.call('POST', '/api/job/rejections', {
    headers: { authorization: `Operator ${testConfig.operatorKey}` },
    body,
  })
const move = (who: string, statusId: number) => moveWithdrawal(server, who, id, statusId)
const approve = async () => {
  for (const who of [administrator, customerService])
    expect((await move(who, REQUEST_STATUS.approved)).status).toBe(200)
}
const run = (job: 'calculateWithdrawals' | 'processWithdrawals') => runJob(server.services, JOB_TYPE[job])

describe('another code of the operator for a return that an employee recorded', () => {
  const failed = async () => {
    const { bank_details_failed: details, check_undeliverable: check } = await storedRequest(server, id)
    return { details, check }
  }

  test.each([
    ['R23', 'R03', { details: true, check: false }],
    ['R23', 'R24', { details: false, check: false }],
    ['R03', 'R23', { details: true, check: false }],
    ['STALE', 'UNDELIVERABLE', { details: false, check: true }],
    ['STALE', 'STOPPED', { details: false, check: false }],
  ])(
    'requires the details that fail by the code of the operator: %s of staff, then %s',
    async (first, later, expected) => {
      const named = await sent(first === 'STALE')
      expect(await byStaff({ returns: [{ ...named, code: first }] })).toMatchObject({ body: { returned: 1 } })
      expect(await byOperator({ returns: [{ ...named, code: later }] })).toMatchObject({ body: { known: 1 } })
      expect(await failed()).toEqual(expected)
      const isRefused = expected.details || expected.check
      expect((await move(customerService, REQUEST_STATUS.approved)).status).toBe(isRefused ? 409 : 200)
    },
  )

  test.each<[string, boolean, () => Promise<unknown>]>([
    ['is approved again', true, approve],
    ['is calculated again', true, () => approve().then(() => run('calculateWithdrawals'))],
    [
      'is paid again',
      false,
      () =>
        approve()
          .then(() => run('calculateWithdrawals'))
          .then(() => run('processWithdrawals')),
    ],
    ['has other bank details', false, otherDetails],
  ])('requires other bank details before the next payment of a request that %s: %s', async (_, needs, then) => {
    const named = await sent(false)
    await byStaff({ returns: [{ ...named, code: 'R23' }] })
    server.clock.forward(60_000)
    await then()
    const { version } = await storedRequest(server, id)
    expect(await byOperator({ returns: [{ ...named, code: 'R03' }] })).toMatchObject({ body: { known: 1 } })
    expect((await failed()).details).toBe(needs)
    expect((await storedRequest(server, id)).version > version).toBe(needs)
    if (!needs) return
    for (const job of ['calculateWithdrawals', 'processWithdrawals'] as const) await run(job)
    expect(await storedRequest(server, id)).toMatchObject({
      status_id: REQUEST_STATUS.incomplete,
      incomplete_reason: 'The bank could not use the account. Enter other bank details first.',
    })
    expect(await server.services.db.selectFrom('payment').select('closed_as').execute()).toEqual([
      { closed_as: 'RETURNED' },
    ])
  })

  async function otherDetails(): Promise<void> {
    await server.services.database.executeSql(
      `select set_config('portal.data_writer', '{"path":"OPERATOR","at":"${server.services.clock.now().toISOString()}"}', false);
       update distribution_request set routing_number = '011000015', version = version + 1`,
    )
  }
})

describe('a notice of change that an employee recorded', () => {
  const file = (trace: string, code: string, data: string) =>
    Buffer.from(
      [
        '101 111111118 0110000152603120900A094101',
        '621021000021123456789        0000000000'.padEnd(94),
        `798${code}${trace}      02100002${data.padEnd(29)}`.padEnd(94),
      ].join('\n'),
    ).toString('base64')

  test.each([
    ['a list', 'C01', null, '666000666'],
    ['a file whose account type is none of a deposit', 'C05', '27', '32'],
    ['a file with the same details', 'C01', '666000666', '666000666'],
  ])('does not hide the correction of the operator: %s (%s)', async (_, code, ofStaff, ofOperator) => {
    const named = await sent(false)
    const trace = 'traceNumber' in named ? named.traceNumber : ''
    const body = ofStaff === null ? { returns: [{ ...named, code }] } : { content: file(trace, code, ofStaff) }
    expect(await byStaff(body)).toMatchObject({ status: 200, body: { noted: 1, corrected: 0 } })
    expect(await byOperator({ content: file(trace, code, ofOperator) })).toMatchObject({ body: { corrected: 1 } })
  })
})
