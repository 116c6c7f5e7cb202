import { ROLE } from '../../contract/roles.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BANK, fund, newestLink, PAYEE, signNewest, submit, walk } from '../../custodian/distributions/testing.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { balanceOfAccount } from '../../custodian/ledger/ledger.ts'
import { lettersOf } from '../../custodian/mail/testing.letters.ts'
import { planFilesSettled } from '../../custodian/planUploads/planFile.ts'
import { changeStaff } from '../../custodian/session/staff.ts'
import {
  ada,
  administrator,
  customerService,
  cyd,
  executeAsOperator,
  reviewer,
} from '../../custodian/testing.people.ts'
import { TEST_NOW } from '../../custodian/testing.ts'
import { pdfFile } from '../files.ts'
import { startProductionServer, type ProductionServer } from '../production.ts'

// Attacks by one employee on other people's money, accounts and identities, through the calls of the employee's role:
// in production mode on PostgreSQL.

let production: ProductionServer
const COLLEAGUE = 'colleague@example.com'
const MONEY = 500_000n
const MAKER = 'You requested this or worked on it. Another person must decide.'
const STATUS = { open: 1, approved: 2, pending: 3, completed: 4, historical: 5, incomplete: 6 } as const

beforeAll(async () => {
  production = await startProductionServer()
  await changeStaff(production.server.services, { email: COLLEAGUE, roleId: ROLE.customerService })
})
afterAll(() => production?.stop())
beforeEach(async () => {
  const { services, clock } = production.server
  clock.set(TEST_NOW)
  await services.database.executeSql(`
    update distribution_request set status_id = 5, outcome = 'cancelled' where status_id <> 5;
    delete from wizard_draft; delete from address`)
  await executeAsOperator(
    services,
    `insert into address (account_owner_id, address1, city, state, zip) values (${ada.ownerId}, '1 Elm', 'Reno', 'NV', '89501')`,
  )
  const money = await balanceOfAccount(services.db, ada.accountId)
  if (money < MONEY) await fund(services, ada.accountId, MONEY - money)
})

const as: ProductionServer['as'] = (...call) => production.as(...call)
const balance = () => balanceOfAccount(production.server.services.db, ada.accountId)
const jobs = async (...types: Parameters<typeof runJob>[1][]) => {
  for (const type of types) await runJob(production.server.services, type)
}
const requestOf = (id: number) =>
  production.server.services.db
    .selectFrom('distribution_request')
    .selectAll()
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()

async function signed(choice: Parameters<typeof walk>[3]): Promise<number> {
  const token = await production.server.tokenOf(ada.email)
  await walk(production.server, token, ada.accountId, choice)
  const id = await submit(production.server, token, ada.accountId)
  await signNewest(production.server, token)
  return id
}

/** Sends a withdrawal's form unchanged except for the status: PUT saves it, POST reverses or cancels. */
async function move(who: string, id: number, statusId: number, method: 'PUT' | 'POST' = 'PUT', more: object = {}) {
  const { amount_cents, federal_cents, state_cents, address1, city, state, zip } = await requestOf(id)
  const dollars = (cents: bigint | null) => Number(cents ?? 0n) / 100
  const form = { id, amount: dollars(amount_cents), address1, address2: null, city, state, zip, waiveFees: false }
  const taxes = { federalWithholding: dollars(federal_cents), stateWithholding: dollars(state_cents) }
  return as(who, method, '/withdrawal/admin/withdrawal', { ...form, ...taxes, statusId, ...more })
}

/** The reason why this person's edit form disables a status, or Cancel and Reverse; null if enabled. */
async function whyNot(who: string, id: number, list: 'open' | 'incomplete', statusId: number) {
  interface Offered {
    id: number
    moves: Array<{ statusId: number; reason: string | null }>
    closing: { reason: string | null }
  }
  const { body } = await as(who, 'GET', `/withdrawal/admin/${list}`)
  const request = (body as Offered[]).find((one) => one.id === id)
  return [request?.moves.find((move) => move.statusId === statusId)?.reason, request?.closing.reason]
}

async function saveRollover(who: string, id: number, statusId: number, change: object = {}) {
  const { checkPayee: checkPayableTo, address: address1, receivingAccount: receivingAccountNumber, ...rest } = PAYEE
  const form = { id, amount: 700, checkPayableTo, address1, receivingAccountNumber, waiveFees: false, ...rest }
  return as(who, 'PUT', '/rollover/admin/rollover', { ...form, statusId, ...change })
}

/** A paid direct deposit that was sent in a bank file; `trace` is its trace number. */
async function left(): Promise<{ id: number; trace: string }> {
  const id = await signed({ isCheck: false })
  expect((await move(administrator, id, STATUS.approved)).status).toBe(200)
  await jobs(3, 4, 12)
  const { trace_number } = await production.server.services.db
    .selectFrom('payment')
    .select('trace_number')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, trace: trace_number ?? '' }
}

describe('an account status that an employee sets', () => {
  const setStatus = async (who: string, accountId: number, to: number) => {
    const { status, body } = await as(who, 'PUT', `/account/admin/${accountId}/status/${to}`)
    return status === 200 ? 'set' : [status, body]
  }

  test('refuses to let an employee set an account status that skips the compliance review', async () => {
    const row = '900310001,Nora,Newcomer,01/01/1960,1 A St,Austin,TX,78701,250,Roth'
    const text = `SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType\n${row}\n`
    const file = { fileName: 'plan.csv', contentType: 'text/csv', fileContent: Buffer.from(text).toString('base64') }
    const sent = await as(administrator, 'POST', '/attachment/planupload', { ...file, planTypeId: 1, planId: 1 })
    expect(sent.status).toBe(200)
    await planFilesSettled()
    const { account_id } = await production.server.services.db
      .selectFrom('retirement_account')
      .select('account_id')
      .orderBy('account_id', 'desc')
      .executeTakeFirstOrThrow()
    const refusal = [409, 'This account has not been validated yet. Compliance must approve it first.']
    for (const who of [administrator, customerService, reviewer])
      for (const to of [2, 3, 4, 5]) expect([who, to, await setStatus(who, account_id, to)]).toEqual([who, to, refusal])
    expect((await as(administrator, 'PUT', '/compliance/approve', [account_id])).status).toBe(403)
    expect((await as(reviewer, 'PUT', '/compliance/approve', [account_id])).status).toBeLessThan(300)
    for (const to of [3, 4]) expect((await setStatus(administrator, account_id, to))[0]).toBe(409)
  })

  test("refuses an account status set by an employee without the owner's signed agreement", async () => {
    for (const to of [3, 4])
      expect(await setStatus(administrator, cyd.accountId, to)).toEqual([
        409,
        'The owner of this account has not signed the custodial agreement yet.',
      ])
  })
})

describe('a rollover', () => {
  test('refuses approval of a rollover by both employees who edited it', async () => {
    const id = await signed({ amount: 700, type: 50 })
    const payee = { checkPayableTo: 'Thief' }
    const both = { ...payee, attentionTo: 'Nobody' }
    expect((await saveRollover(administrator, id, STATUS.open, payee)).status).toBe(200)
    expect((await saveRollover(customerService, id, STATUS.open, both)).status).toBe(200)
    for (const who of [administrator, customerService])
      expect(await saveRollover(who, id, STATUS.approved, both)).toMatchObject({ status: 409, body: MAKER })
    expect(await requestOf(id)).toMatchObject({ status_id: STATUS.open, check_payable_to: 'Thief' })
  })

  test('counts an uploaded form as signed only after one employee enters the signer and another approves', async () => {
    const content = pdfFile('nobody signed this').toString('base64')
    const file = { fileName: 'a.pdf', contentType: 'application/pdf', fileContent: content }
    const place = { accountId: ada.accountId, accountOwnerId: ada.ownerId }
    expect((await as(customerService, 'POST', '/attachment/admin/withdrawal', { ...file, ...place })).status).toBe(200)
    const { request_id: id, amount_cents } = await production.server.services.db
      .selectFrom('distribution_request')
      .selectAll()
      .orderBy('request_id', 'desc')
      .executeTakeFirstOrThrow()
    expect(amount_cents).toBe(await balance())
    // The owner is notified of the new request, even if staff uploaded its form.
    const told = (await lettersOf(production.server.services, 'request-status')).at(-1)
    expect(told?.to_address).toBe(ada.email)
    const whole = { amount: Number(amount_cents) / 100 }
    const save = (who: string, to: number, change: object = {}) => saveRollover(who, id, to, { ...whole, ...change })
    for (const to of [STATUS.approved, STATUS.pending, STATUS.completed])
      expect((await save(customerService, to, { isEmployerPlan: false })).status).toBe(409)
    expect(await save(customerService, STATUS.open, { paperSigner: 'Tom Thief', isEmployerPlan: false })).toMatchObject(
      {
        status: 400,
        body: { errors: [{ path: ['paperSigner'], message: 'The form must be signed by the owner: Ada Adams' }] },
      },
    )
    expect((await save(customerService, STATUS.open, { paperSigner: 'Ada Adams', isEmployerPlan: false })).status).toBe(
      200,
    )
    expect(await save(customerService, STATUS.approved)).toMatchObject({ status: 409, body: MAKER })
    await jobs(3, 4)
    expect(await balance()).toBe(amount_cents)
    expect((await save(administrator, STATUS.approved)).status).toBe(200)
  })

  test("refuses a signature of a request by staff or with another person's name", async () => {
    const { server } = production
    const token = await server.tokenOf(ada.email)
    await walk(server, token, ada.accountId, { amount: 700, type: 50 })
    const id = await submit(server, token, ada.accountId)
    const path = `/signature/${await newestLink(server.services)}`
    const signature = { signerName: 'Ada Adams', consent: true }
    for (const who of [administrator, customerService])
      expect((await as(who, 'POST', path, signature)).status).toBe(404)
    expect(await as(ada.email, 'POST', path, { ...signature, signerName: 'Tom Thief' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['signerName'], message: expect.stringContaining('Ada Adams') }] },
    })
    expect((await requestOf(id)).signed_at).toBeNull()
  })
})

describe('a sent payment', () => {
  test('refuses the reversal of a sent payment by its approver', async () => {
    const { id } = await left()
    const paid = await balance()
    expect((await move(administrator, id, STATUS.incomplete)).status).toBe(200)
    expect((await move(administrator, id, STATUS.historical, 'POST')).status).toBe(200)
    expect(await whyNot(administrator, id, 'incomplete', STATUS.historical)).toEqual([MAKER, MAKER])
    expect(await whyNot(customerService, id, 'incomplete', STATUS.historical)).toEqual([null, null])
    expect(await move(administrator, id, STATUS.historical, 'POST')).toMatchObject({ status: 409, body: MAKER })
    expect([await balance(), (await requestOf(id)).outcome]).toEqual([paid, null])
  })

  test.each([
    ['by hand', (trace: string) => ({ returns: [{ traceNumber: trace, code: 'R23' }] })],
    ['by a forged bank file', (trace: string) => ({ content: bankFile(trace) })],
  ])('refuses a second payment or reversal by the clerk who recorded the return %s', async (_, returned) => {
    const { id, trace } = await left()
    const paid = await balance()
    expect(await as(customerService, 'POST', '/payment/returns', returned(trace))).toMatchObject({
      status: 200,
      body: { returned: 1 },
    })
    for (const attempt of [
      () => move(customerService, id, STATUS.approved),
      () => move(customerService, id, STATUS.historical, 'POST'),
    ]) {
      expect((await attempt()).status).toBe(200)
      expect(await attempt()).toMatchObject({ status: 409, body: MAKER })
    }
    for (const to of [STATUS.open, STATUS.pending, STATUS.completed])
      expect((await move(customerService, id, to)).status).toBe(409)
    await jobs(3, 4)
    expect([await balance(), (await requestOf(id)).status_id]).toEqual([paid, STATUS.incomplete])
  })
})

describe('a payment that one employee reported as returned', () => {
  const takeIn = async (code: string) => {
    const { id, trace } = await left()
    const answer = await as(customerService, 'POST', '/payment/returns', { returns: [{ traceNumber: trace, code }] })
    expect(answer).toMatchObject({ status: 200, body: { returned: 1 } })
    return id
  }

  test('refuses approval of new bank details by the employee who reported the return', async () => {
    const id = await takeIn('R03')
    const bankDetails = { routingNumber: '021000021', accountNumber: '666000666', isSavings: false }
    expect((await move(administrator, id, STATUS.incomplete, 'PUT', { bankDetails })).status).toBe(200)
    for (const who of [customerService, administrator])
      expect(await move(who, id, STATUS.approved)).toMatchObject({ status: 409, body: MAKER })
    expect(await move(COLLEAGUE, id, STATUS.approved)).toMatchObject({ status: 200 })
  })

  test.each([
    ['paid again', STATUS.approved, 'PUT'],
    ['returned to the account', STATUS.historical, 'POST'],
  ] as const)(
    'refuses approval by the employee who reported a return when the payment is to be %s',
    async (_, to, method) => {
      const id = await takeIn('R23')
      const before = await balance()
      expect((await move(administrator, id, to, method)).status).toBe(200)
      expect(await move(customerService, id, to, method)).toMatchObject({ status: 409, body: MAKER })
      expect([await balance(), (await requestOf(id)).status_id]).toEqual([before, STATUS.incomplete])
      expect(await move(COLLEAGUE, id, to, method)).toMatchObject({ status: 200, body: { statusId: to } })
    },
  )

  test('asks for a new approval of a reversal after the first approval has lapsed', async () => {
    const id = await takeIn('R23')
    const before = await balance()
    expect((await move(customerService, id, STATUS.historical, 'POST')).status).toBe(200)
    production.server.clock.forward(8 * 24 * 3_600_000)
    expect((await move(administrator, id, STATUS.historical, 'POST')).status).toBe(200)
    expect([await balance(), (await requestOf(id)).status_id]).toEqual([before, STATUS.incomplete])
  })
})

describe("the destination of a request's money", () => {
  /** An employee fills in the wizard for the owner, who signs. */
  const keyedBy = async (who: string, account: 'bank' | 'payee') => {
    const page = async (step: string, body: object) => {
      const answer = await as(who, 'POST', `/wizard/admin/${ada.ownerId}/${step}/${ada.accountId}`, body)
      if (answer.status !== 200) throw new Error(`${step}: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    await page('amount', { amount: 700, isFullAmount: false })
    await page('distribution-type', { distributionTypeId: account === 'bank' ? 5 : 50 })
    if (account === 'payee') await page('rollover', PAYEE)
    else {
      await page('payment', { isCheck: false })
      await page('account', BANK)
      await page('federal', { federalTaxAmount: 70, residenceState: 'TX' })
      await page('state', { stateTaxAmount: 0, stateOptOut: false })
    }
    const token = await production.server.tokenOf(ada.email)
    const id = await submit(production.server, token, ada.accountId)
    await signNewest(production.server, token)
    return id
  }
  const approve = (who: string, id: number, account: 'bank' | 'payee') =>
    account === 'bank' ? move(who, id, STATUS.approved) : saveRollover(who, id, STATUS.approved)

  test.each(['bank', 'payee'] as const)(
    'refuses approval by the employee who entered the payee in the wizard (%s)',
    async (account) => {
      const id = await keyedBy(customerService, account)
      expect(await approve(customerService, id, account)).toMatchObject({ status: 409, body: MAKER })
      expect((await requestOf(id)).status_id).toBe(STATUS.open)
      expect((await approve(administrator, id, account)).status).toBe(200)
    },
  )

  test('lets an employee approve a request with their own entries once the owner has signed again', async () => {
    const id = await keyedBy(customerService, 'bank')
    const again = `/request/admin/${ada.ownerId}/${id}/sign-again`
    expect((await as(customerService, 'POST', again)).status).toBe(200)
    await signNewest(production.server, await production.server.tokenOf(ada.email))
    expect((await move(customerService, id, STATUS.approved)).status).toBe(200)
  })
})

function bankFile(trace: string): string {
  const amount = '86500'.padStart(10, '0')
  return Buffer.from(
    [
      '101 111111118 0110000152603120900A094101',
      `621021000021123456789        ${amount}`.padEnd(94),
      `799R23${trace}      02100002`.padEnd(94),
    ].join('\n'),
  ).toString('base64')
}

describe('data of an owner', () => {
  test('refuses approval of a check by the employee who changed the address', async () => {
    const id = await signed({ isCheck: true })
    const address = { address1: '9 Thief Road', address2: null, city: 'Reno', state: 'NV', zip: '89501' }
    await move(administrator, id, STATUS.incomplete)
    await move(administrator, id, STATUS.historical, 'POST')
    expect((await as(customerService, 'PUT', `/address/admin/${ada.ownerId}`, address)).status).toBe(200)
    const next = await signed({ isCheck: true })
    expect((await requestOf(next)).address1).toBe('9 Thief Road')
    const reason = 'You changed the mailing address of this owner. Another person must approve the check.'
    expect(await whyNot(customerService, next, 'open', STATUS.approved)).toEqual([reason, null])
    expect(await whyNot(administrator, next, 'open', STATUS.approved)).toEqual([null, null])
    for (const to of [STATUS.approved, STATUS.pending, STATUS.completed])
      expect((await move(customerService, next, to)).status).toBe(409)
    expect((await move(administrator, next, STATUS.approved)).status).toBe(200)
  })

  test('masks the registration code, and audits each reveal with its reason', async () => {
    const { social, firstName, lastName, dateOfBirth: dob } = cyd
    const { uniqueId } = (await as(null, 'POST', '/register', { social, firstName, lastName, dob })).body as {
      uniqueId: string
    }
    await as(null, 'POST', '/register/email', { uniqueId, email: 'cyd@example.com' })
    const letter = (await lettersOf(production.server.services, 'verification-code')).at(-1)
    const code = /code is:\n\n(\d{6})\n/.exec(letter?.body_text ?? '')?.[1] ?? ''
    const path = `/register/admin/${cyd.ownerId}`
    const shown = await as(customerService, 'GET', path)
    expect(shown).toMatchObject({ status: 200, body: { registrationCode: '••••••' } })
    expect((await as(customerService, 'POST', `${path}/reveal`, {})).status).toBe(400)
    expect((await as(customerService, 'POST', `${path}/reveal`, { reason: 'asked by phone' })).body).toEqual({
      registrationCode: code,
    })
    expect(await newestAudit()).toMatchObject({
      action: 'registration.code.reveal',
      account_owner_id: cyd.ownerId,
      after: { reason: 'asked by phone' },
    })
  })

  test('masks receiving account numbers in lists, and audits each reveal', async () => {
    const id = await signed({ amount: 700, type: 50 })
    const list = (await as(customerService, 'GET', '/rollover/admin/open')).body as Array<Record<string, unknown>>
    const row = list.find((one) => one['id'] === id)
    expect(row?.['receivingAccountNumber']).toMatch(/^•+5566$/)
    const path = `/request/admin/${ada.ownerId}/${id}/receiving-account`
    expect((await as(customerService, 'POST', path)).body).toEqual({ receivingAccountNumber: PAYEE.receivingAccount })
    expect(await newestAudit()).toMatchObject({ account_owner_id: ada.ownerId, entity_id: String(id) })
  })

  test('records every read by staff in the audit trail', async () => {
    expect((await as(customerService, 'GET', `/address/admin/${ada.ownerId}/mailing`)).status).toBe(200)
    expect(await newestAudit()).toMatchObject({
      action: 'owner.read',
      account_owner_id: ada.ownerId,
      entity_id: '/api/address/admin/:accountOwnerId/mailing',
    })
  })
})

function newestAudit() {
  return production.server.services.db
    .selectFrom('audit')
    .selectAll()
    .orderBy('audit_id', 'desc')
    .executeTakeFirstOrThrow()
}
