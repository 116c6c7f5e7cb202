import { ROLE } from '../../../contract/roles.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lapseOverdue } from '../../approvals/lapse.ts'
import { effectNamed } from '../../effects.ts'
import { changeStaff } from '../../session/staff.ts'
import { pdf } from '../../documents/testing.files.ts'
import { ada, administrator, bob, customerService, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { fund, newestLink, PAYEE, signNewest, storedRequest, submit, walk } from '../testing.ts'

let server: TestServer
let id: number
const start = async (fourEyes: boolean) => {
  server = await startTestServer({ config: { fourEyes } })
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { amount: 700, type: 50 })
  id = await submit(server, token, ada.accountId)
  const link = await newestLink(server.services)
  await server.call('POST', `/api/signature/${link}`, { token, body: { signerName: 'Ada Adams', consent: true } })
}

/** Saves the request form once as this employee. */
async function save(who: string, statusId: number, changed: Record<string, unknown> = {}) {
  const { checkPayee: checkPayableTo, address: address1, receivingAccount: receivingAccountNumber, ...rest } = PAYEE
  const form = { id, amount: 700, checkPayableTo, address1, receivingAccountNumber, waiveFees: false, ...rest }
  const token = await server.tokenOf(who)
  return server.call('PUT', '/api/rollover/admin/rollover', { token, body: { ...form, statusId, ...changed } })
}
/** Why this employee may not approve the request, as shown in the edit form; null if allowed. */
async function whyNotApproved(who: string) {
  const { status, body } = await server.call('GET', '/api/rollover/admin/open', { token: await server.tokenOf(who) })
  expect([status, body]).toEqual([200, expect.any(Array)])
  const [request] = body as Array<{ moves: Array<{ statusId: number; reason: string | null }> }>
  return request?.moves.find(({ statusId }) => statusId === APPROVED)?.reason
}
const storedPayee = async () =>
  (
    await server.services.database.executeSql(
      `select check_payable_to as payee, status_id as status from distribution_request`,
    )
  ).rows[0]

const OPEN = 1
const APPROVED = 2
const thief = { checkPayableTo: 'Thief' }
const OWN = 'This is about an account of your own. Another person must decide.'
const REFUSED = 'You requested this or worked on it. Another person must decide.'

afterEach(() => server.close())

describe('a signed rollover', () => {
  beforeEach(() => start(true))

  test('requires another employee to approve a request whose payee an employee changed', async () => {
    expect((await save(administrator, OPEN, thief)).status).toBe(200)
    expect(await whyNotApproved(administrator)).toBe(REFUSED)
    expect(await whyNotApproved(customerService)).toBeNull()
    const own = await save(administrator, APPROVED, thief)
    expect([own.status, own.body]).toEqual([409, REFUSED])
    expect((await save(customerService, APPROVED, thief)).status).toBe(200)
    expect(await storedPayee()).toEqual({ payee: 'Thief', status: APPROVED })
  })

  test('refuses to change and approve a request in one save, or to change an approved request', async () => {
    expect((await save(administrator, APPROVED, thief)).status).toBe(409)
    expect((await save(administrator, APPROVED)).status).toBe(200)
    expect((await save(customerService, APPROVED, thief)).status).toBe(409)
    expect(await storedPayee()).toEqual({ payee: PAYEE.checkPayee, status: APPROVED })
  })

  test('offers no approval to staff for a request on their own account', async () => {
    await changeStaff(server.services, {
      email: customerService,
      roleId: ROLE.customerService,
      person: { accountOwnerId: ada.ownerId },
    })
    expect(await whyNotApproved(customerService)).toBe(OWN)
    expect(await whyNotApproved(administrator)).toBeNull()
    const own = await save(customerService, APPROVED)
    expect([own.status, own.body]).toEqual([409, OWN])
  })

  test('lets one employee approve an unchanged request without a second person', async () => {
    expect((await save(administrator, APPROVED)).status).toBe(200)
    expect((await save(administrator, APPROVED)).status).toBe(200)
  })
})

describe('a change of the amount and of an account number with the same mask, which the owner has signed', () => {
  const edited = { amount: 1200, receivingAccountNumber: 'XX-445566' }
  const stored = async () => {
    const { amount_cents: cents, signed_at: signedAt, status_id: status } = await storedRequest(server, id)
    return { cents, isSigned: signedAt !== null, status }
  }
  const decide = async (who: string, verb: string) => {
    const token = await server.tokenOf(who)
    const waiting = (await server.call('GET', '/api/approval', { token })).body
    const [change] = (waiting as { approvals: Array<{ id: number }> }).approvals
    const body = verb === 'withdraw' ? {} : { note: 'No' }
    const answer = await server.call('POST', `/api/approval/${change?.id}/${verb}`, { token, body })
    expect([verb, answer.status]).toEqual([verb, 200])
  }
  const refuse = () => decide(customerService, 'refuse')
  const lapse = async () => {
    server.clock.forward(8 * 86_400_000)
    expect(await lapseOverdue(server.services, effectNamed)).toBe(1)
  }
  const editOnceMore = async () => {
    server.clock.forward(60_000)
    expect((await save(administrator, OPEN, { ...edited, attentionTo: 'Other Desk' })).status).toBe(200)
  }

  const signedChange = async () => {
    await start(true)
    server.clock.forward(60_000)
    expect((await save(administrator, OPEN, edited)).status).toBe(200)
    server.clock.forward(60_000)
    const again = `/api/request/admin/${ada.ownerId}/${id}/sign-again`
    expect((await server.call('POST', again, { token: await server.tokenOf(administrator) })).status).toBe(200)
    await signNewest(server, await server.tokenOf(ada.email))
    expect(await whyNotApproved(administrator)).toBe(REFUSED)
  }

  test.each<[string, Array<() => Promise<void>>]>([
    ['refused', [refuse]],
    ['withdrawn', [() => decide(administrator, 'withdraw')]],
    ['lapsed', [lapse]],
    ['edited once more and refused', [editOnceMore, refuse]],
    ['edited once more and lapsed', [editOnceMore, lapse]],
  ])('asks the owner to sign the earlier data again after the change is %s', async (_, steps) => {
    await signedChange()
    for (const step of steps) await step()
    expect(await stored()).toEqual({ cents: 70_000n, isSigned: false, status: OPEN })
    await signNewest(server, await server.tokenOf(ada.email))
    expect((await save(customerService, APPROVED)).status).toBe(200)
    expect(await stored()).toEqual({ cents: 70_000n, isSigned: true, status: APPROVED })
  })

  test('voids the signature after a refusal if the death of the owner was reported', async () => {
    await signedChange()
    await server.services.database.executeSql(
      `insert into owner_death (account_owner_id, died_on, attachment_id, reported_at, reported_by)
       select ${ada.ownerId}, '2026-03-01', min(attachment_id), now(), 21 from attachment
       where account_owner_id = ${ada.ownerId}`,
    )
    await refuse()
    expect(await stored()).toEqual({ cents: 70_000n, isSigned: false, status: OPEN })
  })

  test('requires another employee to approve an edit back to the earlier data', async () => {
    await signedChange()
    expect((await save(administrator, OPEN)).status).toBe(200)
    expect(await stored()).toEqual({ cents: 70_000n, isSigned: true, status: OPEN })
    expect((await save(administrator, APPROVED)).status).toBe(409)
    expect((await save(customerService, APPROVED)).status).toBe(200)
  })
})

test('keeps the signature after a refusal if the owner did not sign the change', async () => {
  await start(true)
  const before = await storedRequest(server, id)
  expect((await save(administrator, OPEN, thief)).status).toBe(200)
  const token = await server.tokenOf(customerService)
  const { body } = await server.call('GET', '/api/approval', { token })
  const [change] = (body as { approvals: Array<{ id: number }> }).approvals
  await server.call('POST', `/api/approval/${change?.id}/refuse`, { token, body: { note: 'No' } })
  const { signed_at, check_payable_to } = await storedRequest(server, id)
  expect({ signed_at, check_payable_to }).toEqual({ signed_at: before.signed_at, check_payable_to: PAYEE.checkPayee })
  expect((await save(administrator, APPROVED)).status).toBe(200)
})

describe('a rollover on paper', () => {
  beforeEach(() => start(true))

  test('requires approval of a paper rollover by a person other than the one who entered it', async () => {
    const paper = {
      fileName: 'form.pdf',
      contentType: 'application/pdf',
      fileContent: pdf.toString('base64'),
      accountId: bob.accountId,
      accountOwnerId: bob.ownerId,
    }
    await fund(server.services, bob.accountId, 70_000n)
    const token = await server.tokenOf(administrator)
    expect((await server.call('POST', '/api/attachment/admin/withdrawal', { token, body: paper })).status).toBe(200)
    const found = await server.services.db
      .selectFrom('distribution_request')
      .select('request_id')
      .where('account_id', '=', bob.accountId)
      .executeTakeFirstOrThrow()
    id = found.request_id
    expect(await save(administrator, APPROVED, { isEmployerPlan: false })).toMatchObject({
      status: 409,
      body: 'Record what the form says first: who signed it and whom it pays.',
    })
    const foreign = await save(administrator, OPEN, { paperSigner: 'Rob Burglar', isEmployerPlan: false })
    expect([foreign.status, foreign.body]).toMatchObject([
      400,
      { errors: [{ path: ['paperSigner'], message: 'The form must be signed by the owner: Bob Baker' }] },
    ])
    const read = { paperSigner: 'Bob Baker', isEmployerPlan: true }
    expect((await save(administrator, APPROVED, read)).status).toBe(409)
    expect((await save(administrator, OPEN, read)).status).toBe(200)
    expect(await whyNotApproved(administrator)).toBe(REFUSED)
    const own = await save(administrator, APPROVED)
    expect([own.status, own.body]).toEqual([409, REFUSED])
    expect((await save(customerService, APPROVED)).status).toBe(200)
  })
})

describe('a paper form that an employee uploaded', () => {
  const THIRD = 'service.again@example.com'
  const paper = {
    fileName: 'form.pdf',
    contentType: 'application/pdf',
    fileContent: pdf.toString('base64'),
    accountId: bob.accountId,
    accountOwnerId: bob.ownerId,
  }
  const send = async (who: string, path: string, body: object) => {
    const answer = await server.call('POST', `/api/attachment${path}`, { token: await server.tokenOf(who), body })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    const found = await server.services.db
      .selectFrom('distribution_request')
      .select('request_id')
      .where('account_id', '=', bob.accountId)
      .executeTakeFirstOrThrow()
    id = found.request_id
  }
  const begin = (who: string) => send(who, who === bob.email ? '/withdrawal' : '/admin/withdrawal', paper)
  const replace = (who: string) => send(who, '/admin/upload/', { ...paper, isWithdrawal: true, requestId: id })
  const enter = async () =>
    expect((await save(customerService, OPEN, { paperSigner: 'Bob Baker', isEmployerPlan: true })).status).toBe(200)
  /** Approves on the approvals screen. */
  const approveChange = async (who: string) => {
    const token = await server.tokenOf(who)
    const { body } = await server.call('GET', '/api/approval', { token })
    const [change] = (body as { approvals: Array<{ id: number }> }).approvals
    return server.call('POST', `/api/approval/${change?.id}/approve`, { token, body: { note: null } })
  }

  beforeEach(async () => {
    await start(true)
    await fund(server.services, bob.accountId, 70_000n)
    await server.services.database.executeSql(
      `insert into portal_user (user_id, email, role_id) values (23, '${THIRD}', 2)`,
    )
  })

  test.each<[string, () => Promise<void>]>([
    ['started the request', () => begin(administrator).then(enter)],
    [
      "replaced the owner's file",
      () =>
        begin(bob.email)
          .then(() => replace(administrator))
          .then(enter),
    ],
    [
      'replaced the file after it was entered',
      () =>
        begin(bob.email)
          .then(enter)
          .then(() => replace(administrator)),
    ],
  ])('is approved by nobody whose upload %s', async (_, upload) => {
    await upload()
    expect(await whyNotApproved(administrator)).toBe(REFUSED)
    expect(await whyNotApproved(THIRD)).toBeNull()
    for (const own of [await save(administrator, APPROVED), await approveChange(administrator)])
      expect([own.status, own.body]).toEqual([409, REFUSED])
    expect((await save(THIRD, APPROVED)).status).toBe(200)
  })

  test("is approved by a second person if the file is the owner's", async () => {
    await begin(bob.email)
    await enter()
    expect(await whyNotApproved(administrator)).toBeNull()
    expect((await approveChange(administrator)).status).toBe(200)
  })

  test('may be approved by its sender once the owner has signed on the portal', async () => {
    await begin(administrator)
    await enter()
    const again = `/api/request/admin/${bob.ownerId}/${id}/sign-again`
    expect((await server.call('POST', again, { token: await server.tokenOf(administrator) })).status).toBe(200)
    expect(await whyNotApproved(administrator)).not.toBeNull()
    await signNewest(server, await server.tokenOf(bob.email))
    expect(await whyNotApproved(administrator)).toBeNull()
    expect((await save(administrator, APPROVED)).status).toBe(200)
  })
})

test('allows approval by one person when the second-person rule is off', async () => {
  await start(false)
  expect((await save(administrator, OPEN, thief)).status).toBe(200)
  expect(await whyNotApproved(administrator)).toBeNull()
  expect((await save(administrator, APPROVED, thief)).status).toBe(200)
})
