import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { ROLE } from '../../contract/roles.ts'
import { fund, PAYEE } from '../../custodian/distributions/testing.ts'
import { requestById } from '../../custodian/distributions/request.sql.ts'
import { payAgain } from '../../custodian/distributions/settlement/pay.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { writeContextIn } from '../../custodian/platform/context/writeContext.ts'
import { screenPayments } from '../../custodian/sanctions/screening.ts'
import { changeStaff } from '../../custodian/session/staff.ts'
import { ada, administrator, asOperator, bob, customerService, reviewer } from '../../custodian/testing.people.ts'
import { startProductionServer, type ProductionServer } from '../production.ts'

// Nobody on the sanctions list is paid: every open account is compared with each new list, and every payment before it
// is sent, with production settings on PostgreSQL.

let production: ProductionServer
let folder: string
let lists = 0
const list = () => join(folder, 'list.txt')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanctions-'))
  newList()
  production = await startProductionServer({ sanctionsFile: list() })
  await fund(production.server.services, ada.accountId, 100_000_00n)
  await fund(production.server.services, bob.accountId, 100_000_00n)
})
afterAll(async () => {
  await production?.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  newList()
  await production.server.services.db
    .updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.historical, outcome: 'cancelled' })
    .where('status_id', 'in', [REQUEST_STATUS.approved, REQUEST_STATUS.pending])
    .execute()
})

/** Writes a list with these names and one of nobody. A comment changes its content, so it counts as a new list. */
function newList(...lines: string[]): void {
  lists += 1
  writeFileSync(list(), [`# list ${lists}`, 'Nobody Anywhere', ...lines, ''].join('\n'))
}

const services = () => production.server.services
const check = () => runJob(services(), JOB_TYPE.identityCheck)
const calculate = () => runJob(services(), JOB_TYPE.calculateWithdrawals)

type Insert = { payableTo?: string; accountId?: number }
async function approvedRequest({ payableTo, accountId = ada.accountId }: Insert = {}): Promise<number> {
  const { request_id } = await services()
    .db.insertInto('distribution_request')
    .values({
      kind: payableTo === undefined ? 'WITHDRAWAL' : 'ROLLOVER',
      account_id: accountId,
      distribution_type_id: payableTo === undefined ? DISTRIBUTION_TYPE.normal : DISTRIBUTION_TYPE.transfer,
      amount_cents: 1_000_00n,
      is_full_amount: false,
      fee_cents: 2_500n,
      is_check: true,
      check_payable_to: payableTo ?? null,
      address1: '1 Main St',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      status_id: REQUEST_STATUS.approved,
      signed_at: production.server.clock.now(),
      date_requested: production.server.clock.now(),
    })
    .returning('request_id')
    .executeTakeFirstOrThrow()
  return request_id
}

interface Match {
  matchId: number
  party: string
  name: string
  entry: string
  status: string
}
const matches = async () => (await production.as(reviewer, 'GET', '/compliance/sanctions')).body as Match[]
const decide = (matchId: number, isListed: boolean, reason?: string, who = reviewer) =>
  production.as(who, 'PUT', `/compliance/sanctions/${matchId}`, { isListed, ...(reason ? { reason } : {}) })

async function clearAll(): Promise<void> {
  for (const { matchId } of await matches())
    expect((await decide(matchId, false, 'Another birth date')).status).toBe(200)
}

async function shownToOwner(requestId: number) {
  const { body } = await production.as(ada.email, 'GET', '/request')
  return (body as Array<{ requestId: number }>).find((one) => one.requestId === requestId)
}

const statusOf = async (requestId: number) =>
  (
    await services()
      .db.selectFrom('distribution_request')
      .select('status_id')
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
  ).status_id

describe('an owner on the sanctions list', () => {
  test('finds an existing owner on a new sanctions list, and pays only after a reviewer clears the match', async () => {
    newList('Adams, Ada Augusta')
    expect(await check()).toMatchObject({ matches: 1 })
    const requestId = await approvedRequest()
    expect(await calculate()).toMatchObject({ held: 1 })
    const { body } = await production.as(customerService, 'GET', `/withdrawal/admin/withdrawal/${requestId}`)
    expect(body).toMatchObject({ request: { isHeld: true, holdReason: expect.stringMatching(/sanctions list/) } })
    const own = await shownToOwner(requestId)
    expect(own).toMatchObject({ isHeld: true, isUnderReview: true })
    expect(JSON.stringify(own)).not.toMatch(/sanction|list|compliance/i)

    const [match] = await matches()
    expect(match).toMatchObject({ party: 'OWNER', name: 'Ada Adams', status: 'OPEN' })
    const id = match?.matchId ?? 0
    for (const who of [administrator, customerService])
      expect((await decide(id, false, 'Another person', who)).status).toBe(403)
    expect((await decide(id, false)).status).toBe(400)
    expect((await decide(id, true, 'The same birth date')).status).toBe(200)
    expect(await calculate()).toMatchObject({ held: 1 })
    expect((await decide(id, false, 'Another birth date after all')).status).toBe(200)
    expect((await decide(id, false, 'Again')).status).toBe(409)
    expect(await calculate()).toMatchObject({ calculated: 1 })
  })

  test('reports a cleared owner again only for a new entry of the sanctions list', async () => {
    newList('Adams, Ada Augusta')
    await check()
    await clearAll()
    newList('Adams, Ada Augusta', 'Somebody Else')
    expect(await check()).toMatchObject({ matches: 0 })
    newList('Adams, Ada Augusta', 'Ada Adams | 1950-05-12')
    expect(await check()).toMatchObject({ matches: 1 })
    expect(await check()).toMatchObject({ screened: 0, matches: 0 })
    await clearAll()
  })

  test("does not hold an owner whose birth date differs from the listed person's", async () => {
    newList('Ada Adams | 1951-05-12')
    expect(await check()).toMatchObject({ matches: 0 })
  })

  test('compares an owner with the sanctions list at payment, even before the check of all accounts', async () => {
    newList('Ada B Adams')
    await approvedRequest()
    expect(await calculate()).toMatchObject({ held: 1 })
    expect(await matches()).toMatchObject([{ party: 'OWNER', name: 'Ada Adams' }])
    await clearAll()
  })

  test('holds the payment to an owner who is listed after the payment was calculated', async () => {
    const requestId = await approvedRequest()
    expect(await calculate()).toMatchObject({ calculated: 1 })
    newList('Ada C Adams')
    expect(await runJob(services(), JOB_TYPE.processWithdrawals)).toMatchObject({ held: 1 })
    expect(await statusOf(requestId)).toBe(REQUEST_STATUS.pending)
    await clearAll()
    expect(await runJob(services(), JOB_TYPE.processWithdrawals)).toMatchObject({ paid: 1 })
  })
})

describe('a receiving custodian on the sanctions list', () => {
  test.each([
    ['a bank of the list', 'Bank Melli Iran', 'Bank Melli Iran FBO Ada Adams'],
    ['a person of the list', 'Blackwood, Mortimer Grimshade', 'Mortimer Blackwood'],
  ])('holds the payment to a receiving custodian that is %s', async (_what, listed, payableTo) => {
    newList(listed)
    const requestId = await approvedRequest({ payableTo })
    expect(await calculate()).toMatchObject({ held: 1 })
    expect(await matches()).toMatchObject([{ party: 'PAYABLE_TO', name: payableTo }])
    await clearAll()
    expect(await calculate()).toMatchObject({ calculated: 1 })
    expect(await statusOf(requestId)).toBe(REQUEST_STATUS.pending)
  })
})

test('refuses a manual payment to a listed owner, and keeps the match for the reviewer', async () => {
  newList('Bob B Baker')
  const requestId = await approvedRequest({ accountId: bob.accountId })
  const { body } = await production.as(customerService, 'GET', `/withdrawal/admin/withdrawal/${requestId}`)
  const { request } = body as { request: { version: number } }
  const paid = await production.as(administrator, 'PUT', '/withdrawal/admin/withdrawal', {
    id: requestId,
    amount: 1000,
    federalWithholding: 0,
    stateWithholding: 0,
    address1: '1 Main St',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    statusId: REQUEST_STATUS.completed,
    waiveFees: false,
    version: request.version,
  })
  expect(paid).toMatchObject({ status: 409 })
  expect(await matches()).toMatchObject([{ party: 'OWNER', name: 'Bob Baker' }])
  await clearAll()
})

test('refuses to pay a returned check again to an owner who was listed meanwhile', async () => {
  const requestId = await approvedRequest()
  for (const job of ['calculateWithdrawals', 'processWithdrawals', 'printVendorUpload'] as const)
    expect(await runJob(services(), JOB_TYPE[job])).toMatchObject({ failures: [] })
  const { check_number: checkNumber } = await services()
    .db.selectFrom('payment')
    .select('check_number')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  const returns = [{ checkNumber, code: 'UNDELIVERABLE' }]
  expect((await production.as(customerService, 'POST', '/payment/returns', { returns })).status).toBe(200)
  newList('Ada D Adams')
  const again = services()
    .db.transaction()
    .execute(async (tx) => {
      const context = writeContextIn(tx, services(), { requestId: 'test' })
      return payAgain(context, (await requestById(tx, requestId))!)
    })
  await expect(again).rejects.toMatchObject({ status: 409 })
  await clearAll()
  await services()
    .db.updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.historical, outcome: 'cancelled' })
    .where('request_id', '=', requestId)
    .execute()
})

test.each([
  ['PERSON', 'Cleo', 'Blackwood', 'Blackwood Cleo Ann', true],
  ['ESTATE', '', 'Estate of Ada Adams', 'Somebody Else', false],
  ['TRUST', '', 'Night Trust Holding', 'Night Trust', true],
] as const)(
  'compares a recipient (%s %s %s) with the sanctions entry "%s"',
  async (kind, first, last, listed, isHit) => {
    newList(listed)
    const request_id = await approvedRequest({ accountId: bob.accountId })
    const found = await asOperator(services(), async (tx) => {
      const context = writeContextIn(tx, services(), { requestId: 'test' })
      const { payee_id } = await tx
        .insertInto('payee')
        .values({ account_owner_id: bob.ownerId, created_at: context.now, created_by: null })
        .returning('payee_id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('payee_version')
        .values({
          payee_id,
          number: 1,
          kind,
          first_name: first,
          last_name: last,
          tin_kind: kind === 'PERSON' ? 'SSN' : 'EIN',
          tin_sealed: 'sealed',
          tin_last4: '0001',
          address1: '1 Main St',
          address2: null,
          city: 'Austin',
          state: 'TX',
          zip: '78701',
          is_check: true,
          made_by: null,
          made_at: context.now,
        })
        .execute()
      await screenPayments(context, [
        {
          request_id,
          account_owner_id: bob.ownerId,
          first_name: 'Bob',
          last_name: 'Baker',
          date_of_birth: '1990-03-03',
          payee_id,
          check_payable_to: last,
        },
      ])
      return tx.selectFrom('sanctions_match').select('party').where('payee_id', '=', payee_id).execute()
    })
    expect(found).toEqual(isHit ? [{ party: 'PAYEE' }] : [])
    await clearAll()
  },
)

describe('a reviewer who entered the compared data or requested the payment', () => {
  // One person with two logins. The other administrator and the other reviewer are different people.
  const SAM = { admin: 'sam.admin@example.com', review: 'sam.review@example.com' }
  const WROTE = {
    status: 409,
    body: expect.stringContaining('You entered or asked for data that this match compares.'),
  }
  const clear = (matchId: number, who: string) => decide(matchId, false, 'Another person', who)
  const rename = (who: string, lastName: string) =>
    production.as(who, 'PUT', `/accountowner/admin/${ada.ownerId}`, {
      firstName: 'Ada',
      lastName,
      dateOfBirth: '1950-05-12',
      social: '900110011',
    })

  beforeAll(async () => {
    const person = { name: 'Sam Two' }
    await changeStaff(services(), { email: SAM.admin, roleId: ROLE.administrator, person })
    await changeStaff(services(), { email: SAM.review, roleId: ROLE.complianceReviewer, person })
  })

  test('refuses to let a person clear the match of a payee that they entered with another login', async () => {
    const payee = 'Bank Melli Iran FBO Bob Baker'
    newList('Bank Melli Iran')
    await approvedRequest({ payableTo: payee, accountId: bob.accountId })
    const { user_id } = await services()
      .db.selectFrom('portal_user')
      .select('user_id')
      .where('email', '=', SAM.admin)
      .executeTakeFirstOrThrow()
    // A draft as the wizard stores it when staff enter it for an owner.
    await services()
      .db.insertInto('wizard_draft')
      .values({
        account_id: bob.accountId,
        draft_id: randomUUID(),
        check_payee: payee,
        updated_by: user_id,
        updated_at: new Date(),
      })
      .execute()
    expect(await calculate()).toMatchObject({ held: 1 })
    const [match] = await matches()
    expect(match).toMatchObject({ party: 'PAYABLE_TO' })
    expect(await clear(match?.matchId ?? 0, SAM.review)).toMatchObject(WROTE)
    expect((await clear(match?.matchId ?? 0, reviewer)).status).toBe(200)
  })

  type Type = (who: string, name: string, account: typeof ada | typeof bob) => Promise<{ status: number }>
  const typeRepresentative: Type = async (who, representative, { ownerId, accountId }) =>
    production.as(who, 'POST', `/request/admin/${ownerId}/${await approvedRequest({ accountId })}/estate`, {
      representative,
      address1: '9 Probate Rd',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      lettersGuid: randomUUID(),
      namesRepresentative: true,
    })
  const typeCustodian: Type = async (who, checkPayableTo, { accountId }) => {
    const { checkPayee: _, address: address1, receivingAccount: receivingAccountNumber, ...rest } = PAYEE
    const id = await approvedRequest({ accountId, payableTo: 'Fidelity FBO Test' })
    const form = { id, amount: 1000, checkPayableTo, address1, receivingAccountNumber, waiveFees: false, ...rest }
    return production.as(who, 'PUT', '/rollover/admin/rollover', { ...form, statusId: REQUEST_STATUS.approved })
  }

  test.each<[match: string, what: string, name: string, type: Type]>([
    ['new', 'representative of an estate', 'Mortimer Blackwood', typeRepresentative],
    ['known', 'representative of an estate', 'Mortimer B. Blackwood', typeRepresentative],
    ['new', 'receiving custodian', 'Mortimer Blackwood Trust', typeCustodian],
    ['known', 'receiving custodian', 'Mortimer B. Blackwood Trust', typeCustodian],
  ])(
    'refuses to let a person clear the %s match of a %s (%s) whom they entered in a refused call',
    async (known, _what, name, type) => {
      newList('Blackwood, Mortimer')
      const email = (login: string) => `${login}.${randomUUID()}@example.com`
      const [desk, review] = [email('desk'), email('review')]
      const person = { name: randomUUID() }
      await changeStaff(services(), { email: desk, roleId: ROLE.customerService, person })
      await changeStaff(services(), { email: review, roleId: ROLE.complianceReviewer, person })
      if (known === 'known') await type(administrator, name, ada)
      expect(await matches()).toHaveLength(known === 'known' ? 1 : 0)
      expect(await type(desk, name, bob)).toMatchObject({ status: 409 })
      const [match, ...others] = await matches()
      expect([match?.name, others]).toEqual([name, []])
      expect(await clear(match?.matchId ?? 0, review)).toMatchObject(WROTE)
      expect((await clear(match?.matchId ?? 0, reviewer)).status).toBe(200)
    },
  )

  test.each([1, 31, 400])(
    'refuses to let a person clear the match of a name that they changed, even if approved %i days before',
    async (days) => {
      const lastName = `Listed${days}`
      await approvedRequest()
      await rename(SAM.admin, lastName)
      const asked = await production.as(
        administrator,
        'GET',
        `/approval?effect=owner-data&accountOwnerId=${ada.ownerId}`,
      )
      const [waits] = (asked.body as { approvals: Array<{ id: number }> }).approvals
      expect((await production.as(administrator, 'POST', `/approval/${waits?.id}/approve`, {})).status).toBe(200)
      production.server.clock.forward(days * 86_400_000)
      newList(`Ada ${lastName}`)
      expect(await check()).toMatchObject({ matches: 1 })
      const [match] = await matches()
      expect(await clear(match?.matchId ?? 0, SAM.review)).toMatchObject(WROTE)
      // Any reviewer may confirm a match, because a confirmed match only holds payments.
      expect((await decide(match?.matchId ?? 0, true, 'The same birth date', SAM.review)).status).toBe(200)
      expect((await clear(match?.matchId ?? 0, reviewer)).status).toBe(200)
    },
  )
})

test('refuses to change or reopen a sanctions match in the database', async () => {
  const run = (text: string) => services().database.executeSql(text)
  newList('Ada D Adams')
  await check()
  for (const text of [
    "update sanctions_match set name = 'Nobody'",
    'delete from sanctions_match',
    'truncate sanctions_match',
    "update sanctions_match set reason = 'other' where status = 'CLEARED'",
    "update sanctions_match set status = 'OPEN', reason = null, decided_by = null, decided_at = null where status = 'CLEARED'",
  ])
    await expect(run(text)).rejects.toMatchObject({ code: '42501' })
  await clearAll()
})
