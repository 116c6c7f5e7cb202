import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { JOB_TYPE } from '../../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { pdf } from '../../documents/testing.files.ts'
import { checkLedger } from '../../integrity/ledgerRules.ts'
import { runJob } from '../../jobs/run.ts'
import { balanceOf, balanceOfAccount, internalBook } from '../../ledger/ledger.ts'
import { addDays } from '../../platform/calendar/bankDays.ts'
import { administrator, bob, customerService, seedPeople } from '../../testing.people.ts'
import { testConfig, type TestServer } from '../../testing.ts'
import { testStates } from '../../testing.states.ts'
import { fund, imbalance, moveWithdrawal, PAYEE, signNewest, storedRequest, submit, walk } from '../testing.ts'

// Payments of 2026 that the bank returns in 2027.

let server: TestServer

const states = testStates()

beforeEach(async () => {
  server = await states.start(async ({ services }) => {
    await seedPeople(services)
    await fund(services, bob.accountId, 500_000n)
  })
})
afterEach(() => server.close())
afterAll(() => states.close())

const { incomplete, approved, pending, completed, historical } = REQUEST_STATUS
const { early, rollover, transfer } = DISTRIBUTION_TYPE
const on = (day: string) => server.clock.set(new Date(`${day}T17:00:00Z`))
const jobs = async (...names: Array<keyof typeof JOB_TYPE>) => {
  for (const name of names) expect(await runJob(server.services, JOB_TYPE[name])).toMatchObject({ failures: [] })
}
const move = (who: string, id: number, statusId: number) => moveWithdrawal(server, who, id, statusId)
const paymentsOf = (id: number) =>
  server.services.db.selectFrom('payment').selectAll().where('request_id', '=', id).orderBy('payment_id').execute()

/** Bob's deposit or rollover check, sent on a day of December 2026. */
const sent = (day: string, type: number = early, accountId: number = bob.accountId): Promise<number> =>
  states.reach(`sent on ${day}, type ${type}, account ${accountId}`, () => send(day, type, accountId))

async function send(day: string, type: number, accountId: number): Promise<number> {
  on(day)
  const token = await server.tokenOf(bob.email)
  await walk(server, token, accountId, { isCheck: false, type, state: 'TX', stateTax: 0 })
  const id = await submit(server, token, accountId)
  await signNewest(server, token)
  const request = server.services.db.updateTable('distribution_request').where('request_id', '=', id)
  await request.set({ status_id: approved }).execute()
  await jobs('calculateWithdrawals', 'processWithdrawals', 'bankUpload', 'printVendorUpload')
  return id
}

/** The bank returns the deposit, because it found no such account; nobody cashes the check. */
const comesBack = (id: number, day: string): Promise<void> =>
  states.reach(`request ${id} returned on ${day}`, () => returns(id, day))

async function returns(id: number, day: string): Promise<void> {
  on(day)
  const { trace_number: traceNumber, check_number: checkNumber } = (await paymentsOf(id)).at(-1) ?? {}
  const headers = { authorization: `Operator ${testConfig.operatorKey}` }
  const returned = traceNumber ? { traceNumber, code: 'R03' } : { checkNumber, code: 'STALE' }
  const body = { returns: [returned] }
  expect((await server.call('POST', '/api/job/rejections', { headers, body })).status).toBe(200)
}

/** One employee enters new bank details; another approves the request again, and the jobs post its payment. */
async function postedAgain(id: number): Promise<void> {
  const { amount_cents, federal_cents, version } = await storedRequest(server, id)
  const bankDetails = { routingNumber: '021000021', accountNumber: '44001', isSavings: false }
  const figures = { amount: Number(amount_cents) / 100, federalWithholding: Number(federal_cents) / 100 }
  const body = { id, ...figures, stateWithholding: 0, statusId: incomplete, waiveFees: false, version, bankDetails }
  const token = await server.tokenOf(administrator)
  expect((await server.call('PUT', '/api/withdrawal/admin/withdrawal', { token, body })).status).toBe(200)
  expect(await move(customerService, id, approved)).toMatchObject({ status: 200 })
  await jobs('calculateWithdrawals', 'processWithdrawals')
}

describe('a payment of an earlier year that is Incomplete before the bank file', () => {
  test('is sent once after two people approve it again', async () => {
    const id = await sent('2026-12-28')
    await comesBack(id, '2027-01-04')
    await postedAgain(id)
    expect(await move(administrator, id, incomplete)).toMatchObject({ status: 200 })
    await jobs('bankUpload')
    expect(await paymentsOf(id)).toMatchObject([{}, { job_file_id: null }])
    for (const to of [pending, completed])
      expect(await move(administrator, id, to)).toMatchObject({
        status: 409,
        body: expect.stringContaining('Approve it to send it.'),
      })

    expect(await move(administrator, id, approved)).toMatchObject({ status: 200 })
    expect(await storedRequest(server, id)).toMatchObject({ status_id: incomplete })
    expect(await move(administrator, id, approved)).toMatchObject({ status: 409 })
    expect(await move(customerService, id, approved)).toMatchObject({ status: 200 })
    expect(await storedRequest(server, id)).toMatchObject({ status_id: approved })
    await jobs('calculateWithdrawals', 'processWithdrawals', 'bankUpload')
    expect(await storedRequest(server, id)).toMatchObject({ status_id: pending, bank_account_last4: '4001' })
    expect(await paymentsOf(id)).toMatchObject([{ closed_as: 'RETURNED' }, { closed_as: null, sent_for: '2027-01-05' }])
  })
})

test.each([
  ['rollover', rollover, false, 409],
  ['rollover', rollover, true, 200],
  ['transfer', transfer, true, 409],
  ['transfer', transfer, false, 200],
])(
  'keeps the type of a returned %s (type %i): answers an edit with isEmployerPlan=%s with status %i',
  async (_, type, isEmployerPlan, status) => {
    const id = await sent('2026-12-15', type)
    await comesBack(id, '2027-02-01')
    const { checkPayee: checkPayableTo, address: address1, receivingAccount: receivingAccountNumber, ...rest } = PAYEE
    const payee = { checkPayableTo, address1, receivingAccountNumber, ...rest }
    const body = { id, amount: 1000, ...payee, waiveFees: false, statusId: incomplete, isEmployerPlan }
    const answer = await server.call('PUT', '/api/rollover/admin/rollover', {
      token: await server.tokenOf(administrator),
      body,
    })
    const refused = { status, body: 'The type of a paid request cannot be changed.' }
    expect(answer).toMatchObject(status === 200 ? { status } : refused)
    expect(await storedRequest(server, id)).toMatchObject({ distribution_type_id: type, status_id: incomplete })
  },
)

describe('the redeposit of a payment of an earlier year', () => {
  const as = async (who: string, method: 'GET' | 'POST', path: string, body?: object) =>
    server.call(method, path, { token: await server.tokenOf(who), ...(body ? { body } : {}) })

  async function uploaded(fileName: string): Promise<string> {
    const file = { fileName, contentType: 'application/pdf', fileContent: pdf.toString('base64') }
    const body = { ...file, accountOwnerId: bob.ownerId }
    return ((await as(administrator, 'POST', '/api/attachment/admin/upload/', body)).body as { guid: string }).guid
  }

  /** One employee uploads the owner's election and asks for the redeposit; another opens the election. */
  async function asked(id: number) {
    const electionGuid = await uploaded('election.pdf')
    const path = `/api/request/admin/${bob.ownerId}/${id}/redeposit`
    const answer = await as(administrator, 'POST', path, { electionGuid, isSignedElection: true })
    expect((await as(customerService, 'GET', `/api/attachment/${electionGuid}`)).status).toBe(200)
    return answer as { status: number; body: { approvalId: number } }
  }
  const decided = (approvalId: number) =>
    as(customerService, 'POST', `/api/approval/${approvalId}/approve`, { note: null })

  test.each([
    [58, 60, 'SIXTY_DAYS'],
    [60, 61, 'The 60 days are over, so the owner must certify why it is late. Refuse this, and ask again'],
    [61, 62, 'LATE'],
  ])('asked for on day %i and approved on day %i ends with: %s', async (askedOn, decidedOn, outcome) => {
    const id = await sent('2026-12-28')
    await comesBack(id, '2027-01-04')
    const [payment] = await paymentsOf(id)
    const day = (number: number) => on(addDays(payment?.sent_for ?? '', number))
    day(askedOn)
    const { body } = await asked(id)
    day(decidedOn)
    const answer = await decided(body.approvalId)
    const redeposited = await server.services.db.selectFrom('redeposit').select('kind').execute()
    expect(answer.status === 200 ? redeposited : [...redeposited, { kind: answer.body }]).toEqual([
      { kind: expect.stringContaining(outcome) },
    ])
  })

  test('after the 60 days, is in the total of box 13a of the tax year', async () => {
    const id = await sent('2026-12-28')
    await comesBack(id, '2027-01-04')
    on('2027-04-05')
    expect(await decided((await asked(id)).body.approvalId)).toMatchObject({ status: 200 })
    const [payment] = await paymentsOf(id)
    on('2028-01-05')
    await runJob(server.services, JOB_TYPE.taxForms)
    const { body } = await as(administrator, 'GET', '/api/taxYear?year=2027')
    const lateRollover = Number(payment?.amount_cents) / 100
    expect(body).toMatchObject({ taxYear: { rollover: 0, lateRollover } })
  })

  test.each([
    ['withdrawal', early, 409],
    ['direct rollover', rollover, 200],
  ])(
    'after the redeposit of a returned %s (type %i), answers a second redeposit with status %i',
    async (_, type, status) => {
      await fund(server.services, bob.secondAccountId, 500_000n)
      const first = await sent('2026-12-22', type)
      const second = await sent('2026-12-28', early, bob.secondAccountId)
      for (const id of [first, second]) await comesBack(id, '2027-01-04')
      const { body } = await asked(first)
      expect((await decided(body.approvalId)).status).toBe(200)
      expect((await asked(second)).status).toBe(status)
    },
  )

  test.each([
    ['twice', '2026-12-28', '2027-12-29', 'once', 200],
    ['twice', '2026-12-28', '2027-12-27', 'once', 409],
    ['twice', '2026-12-28', '2026-01-02', 'once', 409],
    ['once', '2027-12-29', '2026-12-28', 'twice', 200],
    ['once', '2027-12-27', '2026-12-28', 'twice', 409],
  ] as const)(
    'after the redeposit of a payment sent %s from %s, answers that of one of %s sent %s with status %i',
    async (times, day, secondDay, secondTimes, status) => {
      await fund(server.services, bob.secondAccountId, 500_000n)
      const requests = [
        { day, times, accountId: bob.accountId },
        { day: secondDay, times: secondTimes, accountId: bob.secondAccountId },
      ]
      const ids: number[] = []
      const id = (index: number) => ids[index] ?? 0
      const steps = requests.flatMap(({ accountId, ...given }, index) => {
        const january = (date: string) => `${Number(given.day.slice(0, 4)) + 1}-01-${date}`
        const isSent = async (sentOn: string) => {
          ids[index] = await sent(sentOn, early, accountId)
        }
        const isBack = (backOn: string) => comesBack(id(index), backOn)
        const isSentAgain = async (sentOn: string) => {
          on(sentOn)
          await postedAgain(id(index))
          await jobs('bankUpload')
        }
        return [
          { on: given.day, run: isSent },
          { on: january('04'), run: isBack },
          ...(given.times === 'once'
            ? []
            : [
                { on: january('05'), run: isSentAgain },
                { on: january('12'), run: isBack },
              ]),
        ]
      })
      for (const step of steps.toSorted((one, other) => one.on.localeCompare(other.on))) await step.run(step.on)
      const { body } = await asked(id(0))
      expect(await decided(body.approvalId)).toMatchObject({ status: 200 })
      expect(await asked(id(1))).toMatchObject({ status })
    },
  )

  /** Two people approve the rollover check again, and the jobs post it. */
  async function rolloverPostedAgain(id: number): Promise<void> {
    const { checkPayee: checkPayableTo, address: address1, receivingAccount: receivingAccountNumber, ...rest } = PAYEE
    const payee = { checkPayableTo, address1, receivingAccountNumber, ...rest }
    const body = { id, amount: 1000, ...payee, waiveFees: false, statusId: approved }
    for (const who of [administrator, customerService])
      expect(
        await server.call('PUT', '/api/rollover/admin/rollover', { token: await server.tokenOf(who), body }),
      ).toMatchObject({ status: 200 })
    await jobs('calculateWithdrawals', 'processWithdrawals')
  }

  /** A report of Bob's death sets his requests to Incomplete. */
  async function isReportedDead(): Promise<void> {
    const certificateGuid = await uploaded('certificate.pdf')
    const death = { diedOn: '2027-01-04', certificateGuid, isDeathCertificate: true }
    expect(await as(administrator, 'POST', `/api/death/admin/${bob.ownerId}`, death)).toMatchObject({ status: 200 })
  }

  test.each([
    ['direct rollover', rollover, rolloverPostedAgain, 'DISBURSEMENTS_CHECK'],
    ['withdrawal', early, postedAgain, 'DISBURSEMENTS_ACH'],
  ] as const)(
    'puts back a %s that was posted again and not sent when the death was reported',
    async (_, type, isPostedAgain, transit) => {
      const id = await sent('2026-12-28', type)
      await comesBack(id, '2027-01-04')
      await isPostedAgain(id)
      await isReportedDead()
      expect(await storedRequest(server, id)).toMatchObject({ status_id: incomplete })
      const before = await balanceOfAccount(server.services.db, bob.accountId)
      const { status, body } = await asked(id)
      expect({ status, body }).toMatchObject({ status: 200 })
      expect(await decided(body.approvalId)).toMatchObject({ status: 200 })

      const payments = await paymentsOf(id)
      expect(payments).toMatchObject([{ closed_as: 'RETURNED' }, { closed_as: 'REVERSED', job_file_id: null }])
      const amount = payments[0]?.amount_cents ?? 0n
      expect(await server.services.db.selectFrom('redeposit').selectAll().execute()).toMatchObject([
        { payment_id: payments[0]?.payment_id, amount_cents: amount },
      ])
      expect(await balanceOfAccount(server.services.db, bob.accountId)).toBe(before + amount)
      expect(await balanceOf(server.services.db, await internalBook(server.services.db, transit))).toBe(0n)
      expect(await storedRequest(server, id)).toMatchObject({ status_id: historical, outcome: 'redeposited' })
      await jobs('bankUpload', 'printVendorUpload')
      expect((await paymentsOf(id)).map(({ job_file_id: file }) => file)).toEqual([expect.any(Number), null])
      expect(await imbalance(server.services)).toEqual({ differenceCents: 0n, unbalanced: [] })
      expect(await checkLedger(server.services.db)).toEqual([])
    },
  )

  test('is refused for a payment posted again that only an employee said had come back', async () => {
    const id = await sent('2026-12-28', rollover)
    await comesBack(id, '2027-01-04')
    await rolloverPostedAgain(id)
    await isReportedDead()
    await server.services.database.executeSql(`alter table payment_return disable trigger all;
      update payment_return set taken_in_by = (select user_id from portal_user where email = '${customerService}');
      alter table payment_return enable trigger all`)
    expect(await asked(id)).toMatchObject({ status: 409, body: expect.stringMatching(/^Only money that the bank/) })
  })
})
