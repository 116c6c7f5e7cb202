import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lapseOverdue } from '../approvals/lapse.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { BANK, fund, moveWithdrawal, PAYEE, signNewest, storedRequest, submit, walk } from '../distributions/testing.ts'
import { effectNamed } from '../effects.ts'
import { runJob } from '../jobs/run.ts'
import { ada, administrator, customerService, seedPeople } from '../testing.people.ts'
import { testConfig, type TestServer } from '../testing.ts'
import { testStates } from '../testing.states.ts'

// The bank's file of the operator, after an employee recorded the same return or notice in another way.

let server: TestServer
let id: number

const states = testStates()

beforeEach(async () => {
  server = await states.start(async ({ services }) => {
    await seedPeople(services)
    await fund(services, ada.accountId, 500_000n)
  })
})
afterEach(() => server.close())
afterAll(() => states.close())

type Named = { traceNumber: string } | { checkNumber: number }

/** A payment on its way to the bank. */
async function sent(kind: 'deposit' | 'check' | 'rollover'): Promise<Named> {
  const { requestId, named } = await states.reach(`sent ${kind}`, () => send(kind))
  id = requestId
  return named
}

async function send(kind: 'deposit' | 'check' | 'rollover'): Promise<{ requestId: number; named: Named }> {
  const isCheck = kind !== 'deposit'
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, kind === 'rollover' ? { type: 50 } : { isCheck })
  id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await approveFirst(kind)
  for (const job of ['calculateWithdrawals', 'processWithdrawals', 'bankUpload', 'printVendorUpload'] as const)
    expect(await runJob(server.services, JOB_TYPE[job])).toMatchObject({ failures: [] })
  const { trace_number: traceNumber, check_number: checkNumber } = await server.services.db
    .selectFrom('payment')
    .select(['trace_number', 'check_number'])
    .executeTakeFirstOrThrow()
  return { requestId: id, named: isCheck ? { checkNumber: checkNumber ?? 0 } : { traceNumber: traceNumber ?? '' } }
}

/** The approval of the first payment; a rollover is approved in the database. */
async function approveFirst(kind: string): Promise<unknown> {
  if (kind !== 'rollover') return moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
  return server.services.database.executeSql(
    `update distribution_request set status_id = ${REQUEST_STATUS.approved}, version = version + 1`,
  )
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
      const named = await sent(first === 'STALE' ? 'check' : 'deposit')
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
    const named = await sent('deposit')
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

describe('a code of the operator for details that an edit has replaced', () => {
  const bank = { routingNumber: BANK.routingNumber, accountNumber: BANK.accountNumber, isSavings: false }
  const address = { address1: '1 Wall St', address2: null, city: 'New York', state: 'NY', zip: '10005' }
  const payee = { receivingAccountNumber: PAYEE.receivingAccount, checkPayableTo: PAYEE.checkPayee }
  const form = { ...payee, attentionTo: PAYEE.attentionTo, isEmployerPlan: true, ...address }
  const deposit = { kind: 'deposit', staff: 'R23', operator: 'R03', old: { bankDetails: bank } } as const
  const check = { kind: 'rollover', staff: 'STALE', operator: 'UNDELIVERABLE', old: form } as const
  const otherAccount = { bankDetails: { ...bank, accountNumber: '987654321' } }
  const otherStreet = { ...form, address1: '2 Wall St' }

  type Case = typeof deposit | typeof check
  const save = async ({ kind }: Case, body: object, statusId: number = REQUEST_STATUS.incomplete) => {
    const { amount_cents, federal_cents, state_cents, version } = await storedRequest(server, id)
    const [amount, federal, state] = [amount_cents, federal_cents, state_cents].map((cents) => Number(cents) / 100)
    const sums = kind === 'deposit' ? { federalWithholding: federal, stateWithholding: state } : {}
    const list = kind === 'deposit' ? 'withdrawal' : 'rollover'
    return server.call('PUT', `/api/${list}/admin/${list}`, {
      token: await server.tokenOf(administrator),
      body: { id, amount, ...sums, waiveFees: false, version, statusId, ...body },
    })
  }

  const decide = (who: string, decision: 'refuse' | 'withdraw') => async () => {
    const { approval_id: approvalId } = await server.services.db
      .selectFrom('approval')
      .select('approval_id')
      .where('status', '=', 'WAITING')
      .executeTakeFirstOrThrow()
    const body = decision === 'refuse' ? { note: 'No' } : {}
    return server.call('POST', `/api/approval/${approvalId}/${decision}`, { token: await server.tokenOf(who), body })
  }
  const refuse = decide(customerService, 'refuse')
  const withdraw = decide(administrator, 'withdraw')
  const lapse = async () => {
    server.clock.forward(31 * 86_400_000)
    return { status: (await lapseOverdue(server.services, effectNamed)) === 1 ? 200 : 404 }
  }
  const back = (of: Case) => () => save(of, of.old)
  const file = 'the file'

  test.each<[string, Case, object, Array<typeof file | (() => Promise<{ status: number }>)>, boolean]>([
    ['bank details withdrawn before the file', deposit, otherAccount, [withdraw, file], true],
    ['bank details refused before the file', deposit, otherAccount, [refuse, file], true],
    ['bank details that lapsed before the file', deposit, otherAccount, [lapse, file], true],
    ['bank details withdrawn after the file', deposit, otherAccount, [file, withdraw], true],
    ['bank details refused after the file', deposit, otherAccount, [file, refuse], true],
    ['bank details entered as before, before the file', deposit, otherAccount, [back(deposit), file], true],
    ['bank details entered as before, after the file', deposit, otherAccount, [file, back(deposit)], true],
    ['bank details', deposit, otherAccount, [file], false],
    ['Attention To of a check', check, { ...form, attentionTo: 'Other Desk' }, [file], true],
    ['Attention To of a check, refused', check, { ...form, attentionTo: 'Other Desk' }, [file, refuse], true],
    ['receiving account', check, { ...form, receivingAccountNumber: 'NC-7' }, [file], true],
    ['address refused before the file', check, otherStreet, [refuse, file], true],
    ['address refused after the file', check, otherStreet, [file, refuse], true],
    ['address', check, otherStreet, [file], false],
  ])('requires other details if the payment would go to those that failed: %s', async (_, of, edit, then, needs) => {
    const named = await sent(of.kind)
    expect(await byStaff({ returns: [{ ...named, code: of.staff }] })).toMatchObject({ body: { returned: 1 } })
    server.clock.forward(60_000)
    expect(await save(of, edit)).toMatchObject({ status: 200 })
    const answers: unknown[] = []
    for (const step of then) {
      server.clock.forward(60_000)
      const answer = await (step === file ? byOperator({ returns: [{ ...named, code: of.operator }] }) : step())
      answers.push(answer.status)
    }
    expect(answers).toEqual(then.map(() => 200))
    const { bank_details_failed: bankFailed, check_undeliverable: checkFailed } = await storedRequest(server, id)
    expect({ bankFailed, checkFailed }).toEqual({
      bankFailed: needs && of.kind === 'deposit',
      checkFailed: needs && of.kind === 'rollover',
    })
    const saved = of.kind === 'deposit' ? await move(customerService, REQUEST_STATUS.approved) : null
    const refused = 'The bank could not use the account. Enter other bank details first.'
    expect(saved?.body === refused).toBe(bankFailed)
  })
})

test('requires a bank account to which no deposit of the request came back, not only the newest one', async () => {
  const bankDetails = (accountNumber: string) => ({
    routingNumber: BANK.routingNumber,
    accountNumber,
    isSavings: false,
  })
  const save = async (accountNumber: string) => {
    const { amount_cents, federal_cents, state_cents, version } = await storedRequest(server, id)
    const [amount, federalWithholding, stateWithholding] = [amount_cents, federal_cents, state_cents].map(
      (cents) => Number(cents) / 100,
    )
    const sums = { amount, federalWithholding, stateWithholding, waiveFees: false }
    return server.call('PUT', '/api/withdrawal/admin/withdrawal', {
      token: await server.tokenOf(administrator),
      body: { id, ...sums, version, statusId: REQUEST_STATUS.incomplete, bankDetails: bankDetails(accountNumber) },
    })
  }
  const named = await sent('deposit')
  expect(await byOperator({ returns: [{ ...named, code: 'R03' }] })).toMatchObject({ body: { returned: 1 } })
  expect((await save('987654321')).status).toBe(200)
  expect((await move(customerService, REQUEST_STATUS.approved)).status).toBe(200)
  for (const job of ['calculateWithdrawals', 'processWithdrawals', 'bankUpload'] as const)
    await runJob(server.services, JOB_TYPE[job])
  const { trace_number: traceNumber } = await server.services.db
    .selectFrom('payment')
    .select('trace_number')
    .orderBy('payment_id', 'desc')
    .executeTakeFirstOrThrow()
  expect(await byOperator({ returns: [{ traceNumber, code: 'R03' }] })).toMatchObject({ body: { returned: 1 } })
  expect((await save(BANK.accountNumber)).status).toBe(200)
  expect(await move(customerService, REQUEST_STATUS.approved)).toMatchObject({
    status: 409,
    body: 'The bank could not use the account. Enter other bank details first.',
  })
})

/** A bank's file with a notice of change. */
const file = (trace: string, code: string, data: string) =>
  Buffer.from(
    [
      '101 111111118 0110000152603120900A094101',
      '621021000021123456789        0000000000'.padEnd(94),
      `798${code}${trace}      02100002${data.padEnd(29)}`.padEnd(94),
    ].join('\n'),
  ).toString('base64')

describe('a notice of change that an employee recorded', () => {
  test.each([
    ['a list', 'C01', null, '666000666'],
    ['a file whose account type is none of a deposit', 'C05', '27', '32'],
    ['a file with the same details', 'C01', '666000666', '666000666'],
  ])('does not hide the correction of the operator: %s (%s)', async (_, code, ofStaff, ofOperator) => {
    const named = await sent('deposit')
    const trace = 'traceNumber' in named ? named.traceNumber : ''
    const body = ofStaff === null ? { returns: [{ ...named, code }] } : { content: file(trace, code, ofStaff) }
    expect(await byStaff(body)).toMatchObject({ status: 200, body: { noted: 1, corrected: 0 } })
    expect(await byOperator({ content: file(trace, code, ofOperator) })).toMatchObject({ body: { corrected: 1 } })
  })
})

describe('a notice of change of the operator', () => {
  const stored = async () => {
    const {
      routing_number: routing,
      bank_name: bank,
      bank_account_last4: last4,
      bank_details_failed: hasFailed,
    } = await storedRequest(server, id)
    return { routing, bank, last4, hasFailed }
  }
  const returned = (code: string) => async (trace: string) =>
    expect(await byStaff({ returns: [{ traceNumber: trace, code }] })).toMatchObject({ body: { returned: 1 } })
  const otherBank = async () => {
    const { amount_cents, federal_cents, state_cents, version } = await storedRequest(server, id)
    const [amount, federalWithholding, stateWithholding] = [amount_cents, federal_cents, state_cents].map(
      (cents) => Number(cents) / 100,
    )
    const bankDetails = { routingNumber: '026009593', accountNumber: '987654321', isSavings: false }
    const sums = { amount, federalWithholding, stateWithholding, waiveFees: false }
    const answer = await server.call('PUT', '/api/withdrawal/admin/withdrawal', {
      token: await server.tokenOf(administrator),
      body: { id, ...sums, version, statusId: REQUEST_STATUS.incomplete, bankDetails },
    })
    expect(answer.status).toBe(200)
  }
  const secondPerson = async () => expect((await move(customerService, REQUEST_STATUS.approved)).status).toBe(200)
  const paidAgain = async () => {
    for (const job of ['calculateWithdrawals', 'processWithdrawals'] as const) await run(job)
    expect(await server.services.db.selectFrom('payment').select('payment_id').execute()).toHaveLength(2)
  }

  type Step = (trace: string) => Promise<unknown>
  const [REFUSED, NO_ACCOUNT] = [returned('R23'), returned('R03')]
  const ROUTING = { routing: '044000037', bank: 'JPMorgan Chase Bank', hasFailed: false }
  const ACCOUNT = { last4: '0666', hasFailed: false }
  const BOTH = { ...ROUTING, ...ACCOUNT }

  test.each<[string, Step[], string, string, object | null]>([
    ['a routing number of a payment on its way', [], 'C02', '044000037', ROUTING],
    ['an account number of a payment on its way', [], 'C01', '666000666', ACCOUNT],
    ['a routing number of a returned payment', [REFUSED], 'C02', '044000037', ROUTING],
    ['an account number of a payment to no account', [NO_ACCOUNT], 'C01', '666000666', ACCOUNT],
    ['both of a payment approved again', [REFUSED, approve], 'C03', '044000037   666000666', BOTH],
    ['a routing number, after other details', [NO_ACCOUNT, otherBank], 'C02', '044000037', null],
    ['an account number, after other details', [NO_ACCOUNT, otherBank], 'C01', '666000666', null],
    ['the account type, after other details', [NO_ACCOUNT, otherBank], 'C05', '32', null],
    ['a routing number, after approval', [NO_ACCOUNT, otherBank, secondPerson], 'C02', '044000037', null],
    ['a routing number, after other payment', [REFUSED, otherBank, secondPerson, paidAgain], 'C02', '044000037', null],
    ['an account number, after same payment', [REFUSED, approve, paidAgain], 'C01', '666000666', null],
    ['the routing number zero', [], 'C02', '000000000', null],
    ['no routing number', [], 'C02', '', null],
    ['a routing number with a wrong check digit', [], 'C02', '044000038', null],
    ['a routing number of no bank', [REFUSED], 'C02', '111111118', null],
    ['a routing number of no bank with an account number', [NO_ACCOUNT], 'C03', '111111118   666000666', null],
  ])('changes only the details that it is about, to those of a bank: %s', async (_, steps, code, data, changed) => {
    const named = await sent('deposit')
    const trace = 'traceNumber' in named ? named.traceNumber : ''
    for (const step of steps) {
      server.clock.forward(60_000)
      await step(trace)
    }
    const before = await stored()
    const answer = await byOperator({ content: file(trace, code, data) })
    expect(answer).toMatchObject({ body: changed ? { corrected: 1, noted: 0 } : { corrected: 0, noted: 1 } })
    expect(await stored()).toEqual({ ...before, ...changed })
  })
})
