import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { JOB_TYPE } from '../../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { balanceOfAccount } from '../../ledger/ledger.ts'
import { runJob } from '../../jobs/run.ts'
import { ada, administrator, bob, customerService } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { fund, imbalance } from '../testing.ts'
import { again, claimsDesk, cleo, CLEO, dan, DAN, estate, home, seedClaims } from './testing.claims.ts'

// Attempts by one dishonest employee to steal the money of a deceased owner.

let server: TestServer
const { as, must, die, claim, evidence, accept, made, move, approved, takeBack, pay, problems } = claimsDesk(
  () => server,
)

beforeEach(async () => {
  server = await startTestServer()
  await seedClaims(server)
})
afterEach(() => server.close())

const MAKER = 'You requested this or worked on it. Another person must decide.'
const everything = { ...dan, amount: null, isFullAmount: true }
const balance = () => balanceOfAccount(server.services.db, ada.accountId)
const statusOf = async (requestId: number) =>
  (
    await server.services.db
      .selectFrom('distribution_request')
      .select('status_id')
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
  ).status_id

describe('a claim of the full balance', () => {
  test('sets a claim of the full balance to Incomplete when another payment is reversed after the claim', async () => {
    await die()
    const first = await approved()
    await pay()
    expect(await balance()).toBe(400_000n)
    const last = await approved(everything)
    await takeBack(first)
    expect(await balance()).toBe(1_000_000n)
    expect(await move(administrator, last, REQUEST_STATUS.completed)).toMatchObject({
      status: 409,
      body: expect.stringContaining('make a new claim'),
    })
    expect(await pay()).toHaveLength(1)
    expect(await balance()).toBe(1_000_000n)
    expect(await statusOf(last)).toBe(REQUEST_STATUS.incomplete)
    expect(await imbalance(server.services)).toMatchObject({ differenceCents: 0n })
  })

  test('sets a claim of the full balance to Incomplete when plan money arrives after the claim', async () => {
    await die()
    const all = await approved({ ...everything, beneficiaryId: CLEO })
    await fund(server.services, ada.accountId, 500_000n)
    expect(await pay()).toEqual([])
    expect([await balance(), await statusOf(all)]).toEqual([1_500_000n, REQUEST_STATUS.incomplete])
  })

  test('refuses in the database to add money received later to a claim of the full balance', async () => {
    await die()
    const all = await approved(everything)
    const grow = () =>
      server.services.database.executeSql(
        `update distribution_request set amount_cents = amount_cents + 1 where request_id = ${all}`,
      )
    await expect(grow()).resolves.toBeDefined()
    await fund(server.services, ada.accountId, 500_000n)
    await expect(grow()).rejects.toThrow('came in')
  })
})

describe("the shares of a deceased owner's beneficiaries", () => {
  const path = (what: string) => `/accountowner/admin/${ada.accountId}/${ada.ownerId}/beneficiary${what}`
  const shares = [
    { beneficiaryId: CLEO, isPrimary: true, amount: 90 },
    { beneficiaryId: DAN, isPrimary: true, amount: 10 },
  ]

  test('refuses acceptance of a claim form by any employee who set the beneficiary shares', async () => {
    await must(as(again, 'PUT', path('/allocation'), shares))
    await must(as(administrator, 'PUT', path('/allocation'), shares))
    await die()
    await must(evidence(customerService, await made()))
    for (const who of [again, administrator]) expect((await accept(who)).body).toBe(MAKER)
  })

  test('refuses to change the beneficiary shares of a deceased owner, in the portal and in the database', async () => {
    await die()
    for (const who of [again, administrator])
      expect((await as(who, 'PUT', path('/allocation'), shares)).status).toBe(409)
    const { database } = server.services
    for (const change of [
      `update beneficiary set amount = 100 where beneficiary_id = ${DAN}`,
      `insert into beneficiary (account_owner_id, account_id, first_name, last_name, dob, is_primary, amount)
       values (${ada.ownerId}, ${ada.accountId}, 'Eve', 'Adams', '1990-01-02', true, 100)`,
    ])
      await expect(database.executeSql(change)).rejects.toThrow('stay as they were left')
  })

  test('lets an employee who set the shares accept a claim form if the owner has set the shares since', async () => {
    await must(as(again, 'PUT', path('/allocation'), shares))
    const own = `/accountowner/${ada.accountId}/beneficiary/allocation`
    await must(as(ada.email, 'PUT', own, shares))
    await die()
    await must(evidence(customerService, await made()))
    expect((await accept(again)).status).toBe(200)
  })
})

describe('a recipient of a claim', () => {
  /** Makes an employee login belong to the same person as the owner Bob. */
  const isBob = () =>
    server.services.database.executeSql(`
      insert into person (person_id, name, account_owner_id) values (901, 'Bob Baker', ${bob.ownerId});
      update portal_user set person_id = 901 where email = '${again}'`)
  const asBob = { ...cleo, firstName: 'Bob', lastName: 'Baker', tin: '900110012' }
  const OWN = 'This is about an account of your own. Another person must decide.'

  /** Expects that the recipient can neither approve nor refuse the only approval, and that no screen offers it. */
  async function refusesToDecide(effect: string): Promise<void> {
    const { approvals } = await must<{ approvals: Array<{ id: number }> }>(as(again, 'GET', '/approval'))
    expect(approvals).toEqual([expect.objectContaining({ effect, canDecide: false, whyNot: OWN })])
    const id = approvals[0]?.id
    expect(await must(as(again, 'GET', `/approval/${id}`))).toMatchObject({ canDecide: false, whyNot: OWN })
    for (const decision of ['approve', 'refuse'])
      expect(await as(again, 'POST', `/approval/${id}/${decision}`, { note: 'mine' })).toMatchObject({
        status: 409,
        body: OWN,
      })
    expect(await must(as(administrator, 'GET', `/approval/${id}`))).not.toMatchObject({ whyNot: OWN })
  }

  /** The reason that the edit form of the recipient shows for a status. */
  async function whyNotTo(requestId: number, statusId: number) {
    const { request } = await must<{ request: { moves: Array<{ statusId: number; reason: string | null }> } }>(
      as(again, 'GET', `/withdrawal/admin/withdrawal/${requestId}`),
    )
    return request.moves.find((move) => move.statusId === statusId)?.reason
  }

  test('refuses to let an employee make, accept or approve a claim that pays that employee', async () => {
    await isBob()
    await die()
    expect((await claim(again, asBob)).body).toBe(OWN)
    const requestId = await made(asBob)
    await must(evidence(customerService, requestId))
    expect((await accept(again)).body).toBe(OWN)
    await refusesToDecide('request-evidence')
    await must(accept(administrator))
    expect(await whyNotTo(requestId, REQUEST_STATUS.approved)).toBe(OWN)
    expect((await move(again, requestId, REQUEST_STATUS.approved)).body).toBe(OWN)
    expect((await move(again, requestId, REQUEST_STATUS.open, true)).body).toBe(OWN)
    expect((await move(administrator, requestId, REQUEST_STATUS.approved)).status).toBe(200)
  })

  test.each([
    ['pay again', 'request-pay-again', REQUEST_STATUS.approved],
    ['reverse', 'request-reversal', REQUEST_STATUS.historical],
  ])('lets no employee approve or refuse to %s a claim that paid that employee', async (_, effect, statusId) => {
    await isBob()
    await die()
    const requestId = await approved({ ...asBob, isCheck: true })
    await pay()
    await runJob(server.services, JOB_TYPE.printVendorUpload)
    const { check_number: checkNumber } = await server.services.db
      .selectFrom('payment')
      .select('check_number')
      .executeTakeFirstOrThrow()
    await must(as(administrator, 'POST', '/payment/returns', { returns: [{ checkNumber, code: 'STALE' }] }))
    await must(move(administrator, requestId, statusId))
    await refusesToDecide(effect)
    expect(await whyNotTo(requestId, statusId)).toBe(OWN)
    expect(await move(again, requestId, statusId)).toMatchObject({ status: 409, body: OWN })
  })

  test('refuses the tax number of the owner or of another recipient for the recipient of a claim', async () => {
    await die()
    expect(await problems({ kind: 'ESTATE', firstName: '', tin: '900110011' })).toEqual([400, ['tin']])
    await made()
    await made(dan)
    const { recipients } = await must<{ recipients: Array<{ payeeId: number; firstName: string }> }>(
      as(administrator, 'GET', `/death/admin/${ada.ownerId}/claims`),
    )
    const payeeId = recipients.find(({ firstName }) => firstName === 'Dan')?.payeeId
    const correct = (tin: string) =>
      as(again, 'PUT', `/death/admin/${ada.ownerId}/recipient/${payeeId}`, {
        ...home,
        firstName: 'Dan',
        lastName: 'Adams',
        tin,
      })
    for (const tin of ['900777001', '900110011'])
      expect(await correct(tin)).toMatchObject({ status: 400, body: { errors: [{ path: ['tin'] }] } })
    expect((await correct('900777002')).status).toBe(200)
  })

  const claimAgain = async (change: object) => {
    await die()
    await made({ ...cleo, amount: 1000 })
    await server.services.database.executeSql('update distribution_request set status_id = 5')
    return claim(customerService, { ...cleo, amount: 1000, ...change })
  }

  test.each([
    ['first name', { firstName: 'Dan' }],
    ['last name', { lastName: 'Baker' }],
  ])('refuses the number of a known recipient with another %s', async (_, change) => {
    const message = expect.stringMatching(/^This is the tax number of Cleo Adams\./)
    expect(await claimAgain(change)).toMatchObject({ status: 400, body: { errors: [{ path: ['tin'], message }] } })
  })

  test.each([
    ['the same name in other letters', { firstName: 'CLÉO ' }],
    ['another name and number', { firstName: 'Dan', tin: '900777002' }],
  ])('accepts a second claim with %s', async (_, change) => {
    expect((await claimAgain(change)).status).toBe(200)
  })
})

test('hides claims from an owner who was wrongly reported dead', async () => {
  await die()
  const requestId = await made({ ...estate, amount: 100 })
  await must(evidence(customerService, requestId, { kind: 'CLAIM_FORM_ESTATE' }))
  const { database, db } = server.services
  await database.executeSql(`
    update distribution_request set status_id = 5, outcome = 'cancelled' where request_id = ${requestId};
    update owner_death set state = 'ENDED', ended_at = now()`)
  const { guid } = await db
    .selectFrom('attachment')
    .select('guid')
    .where('file_name', '=', 'claim.pdf')
    .executeTakeFirstOrThrow()
  expect((await as(ada.email, 'GET', '/request')).body).toEqual([])
  expect((await as(ada.email, 'GET', `/request/${requestId}/receipt`)).status).toBe(404)
  expect(JSON.stringify((await as(ada.email, 'GET', '/document')).body)).not.toContain('claim.pdf')
  expect((await as(ada.email, 'GET', `/attachment/${guid}`)).status).toBe(404)
  expect((await as(customerService, 'GET', `/attachment/${guid}`)).status).toBe(200)
})
