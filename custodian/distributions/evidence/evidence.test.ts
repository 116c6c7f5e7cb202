import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { JOB_TYPE } from '../../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { pdf } from '../../documents/testing.files.ts'
import { runJob } from '../../jobs/run.ts'
import { ada, administrator, bob, customerService, reviewer, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { fund, imbalance, signNewest, walk } from '../testing.ts'
import { deskOf, seedThirdOfStaff, serviceAgain } from './testing.evidence.ts'

let server: TestServer
let desk: ReturnType<typeof deskOf>

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await seedThirdOfStaff(server)
  await server.services.database.executeSql(
    `insert into address (account_owner_id, address1, city, state, zip) values (${bob.ownerId}, '1 Elm', 'Austin', 'TX', '78701')`,
  )
  await fund(server.services, bob.accountId, 500_000n)
  await fund(server.services, bob.secondAccountId, 500_000n)
  desk = deskOf(server)
})
afterEach(() => server.close())

const {
  open: OPEN,
  approved: APPROVED,
  pending: PENDING,
  completed: COMPLETED,
  incomplete: INCOMPLETE,
} = REQUEST_STATUS
const MAKER = 'You requested this or worked on it. Another person must decide.'
const MISSING = 'The disability is not documented. Add the evidence to the request first.'
const UNDECIDED = 'The evidence of the disability was not accepted yet. Another person accepts it first.'
const REFUSED = 'The evidence of the disability was refused. Replace it first.'

/** Customer service begins a disability request and gives the evidence; Bob signs the request. */
async function signed(accountId = bob.accountId): Promise<number> {
  const id = await desk.begin(customerService, accountId)
  await signNewest(server, await server.tokenOf(bob.email))
  await desk.must(desk.send(customerService, id))
  return id
}

async function accepted(accountId = bob.accountId): Promise<number> {
  const id = await signed(accountId)
  await desk.must(accept(id))
  return id
}

/** Opens the newest evidence of the request and accepts it as this employee. */
async function accept(id: number, who = administrator) {
  const waiting = await desk.waiting(id)
  await desk.open(who, waiting)
  return desk.decide(who, waiting)
}

async function paid(id: number) {
  for (const type of [JOB_TYPE.calculateWithdrawals, JOB_TYPE.processWithdrawals]) await runJob(server.services, type)
  return server.services.db.selectFrom('payment').select('distribution_code').where('request_id', '=', id).execute()
}

const born = (date: string) =>
  server.services.database.executeSql(
    `update account_owner set date_of_birth = '${date}' where account_owner_id = ${bob.ownerId}`,
  )

describe('disability as the reason for a distribution', () => {
  test('lets only staff acting for the owner choose disability as the reason for a distribution', async () => {
    const bobs = await server.tokenOf(bob.email)
    await walk(server, bobs, bob.accountId, { type: 1, state: 'TX', stateTax: 0 })
    expect((await desk.type(bob.email)).status).toBe(403)
    expect((await desk.type(reviewer)).status).toBe(403)
    const own = `/api/wizard/evidenced-type/${bob.accountId}`
    expect((await server.call('POST', own, { token: bobs, body: { evidenceOf: 'DISABILITY' } })).status).toBe(404)
    for (const distributionTypeId of [3, 10]) {
      const path = `/api/wizard/distribution-type/${bob.accountId}`
      expect((await server.call('POST', path, { token: bobs, body: { distributionTypeId } })).status).toBe(400)
      expect((await desk.page(customerService, 'distribution-type', { distributionTypeId })).status).toBe(400)
    }
    expect(await desk.must(desk.type(customerService))).toMatchObject({
      evidenceOf: 'DISABILITY',
      evidenceOffered: ['DISABILITY'],
      earlyDistributionSelected: false,
    })
  })

  test('refuses disability for an account of an owner other than the one acted for', async () => {
    await desk.page(customerService, 'amount', { amount: 100, isFullAmount: false })
    expect((await desk.type(customerService, ada, bob.accountId)).status).toBe(404)
  })

  test('hides the disability reason of a draft from the owner, who cannot submit the draft', async () => {
    await desk.page(customerService, 'amount', { amount: 1000, isFullAmount: false })
    await desk.type(customerService)
    await desk.rest(customerService, bob.accountId)
    const token = await server.tokenOf(bob.email)
    const page = (name: string) => server.call('GET', `/api/wizard/${name}/${bob.accountId}`, { token })
    expect((await page('distribution-type')).body).toMatchObject({ evidenceOf: null, evidenceOffered: [] })
    expect((await page('distribution')).body).toMatchObject({ progress: { nextStep: 'TYPE' } })
    expect((await page('confirmation')).status).toBe(404)
    expect((await server.call('POST', `/api/wizard/finalize/${bob.accountId}`, { token })).status).toBe(409)
    // The owner chooses another reason, which replaces disability.
    const type = { token, body: { distributionTypeId: 1 } }
    expect((await server.call('POST', `/api/wizard/distribution-type/${bob.accountId}`, type)).status).toBe(200)
    const draft = await server.services.db.selectFrom('wizard_draft').selectAll().executeTakeFirstOrThrow()
    expect(draft).toMatchObject({ distribution_type_id: 1, evidence_of: null, federal_cents: null })
  })

  test('refuses disability from age 59 1/2, when the distribution is normal', async () => {
    await born('1966-09-10')
    await desk.page(customerService, 'amount', { amount: 1000, isFullAmount: false })
    const answer = await desk.type(customerService)
    expect([answer.status, answer.body]).toEqual([
      400,
      'This distribution type does not match the age of the account owner.',
    ])
  })

  test('stores disability as the reason of a request, and each employee who filled in its draft', async () => {
    await desk.page(serviceAgain, 'amount', { amount: 1000, isFullAmount: false })
    const id = await desk.begin(customerService)
    expect(await desk.stored(id)).toMatchObject({
      distribution_type_id: 3,
      evidence_of: 'DISABILITY',
      begun_by: [23, 22],
    })
    await expect(
      server.services.database.executeSql(`update distribution_request set evidence_of = null`),
    ).rejects.toThrow('not changed')
  })

  test.each([
    ['opened in 2021', '2021-02-01', 8],
    ['opened later', '2022-01-02', 10],
    ['of unknown age', null, 10],
  ])('stores the Roth type of a disability request for an account %s', async (_, day, type) => {
    await server.services.db
      .updateTable('retirement_account')
      .set({ setup_date: day })
      .where('account_id', '=', bob.secondAccountId)
      .execute()
    const id = await desk.begin(customerService, bob.secondAccountId)
    expect(await desk.stored(id)).toMatchObject({ distribution_type_id: type, evidence_of: 'DISABILITY' })
  })

  test('lets a disabled owner in Iowa opt out of state tax, like an owner aged 55', async () => {
    await desk.page(customerService, 'amount', { amount: 1000, isFullAmount: false })
    const canOptOut = async () => {
      await desk.page(customerService, 'payment', { isCheck: true })
      await desk.page(customerService, 'federal', { federalTaxAmount: 100, residenceState: 'IA' })
      const answer = await desk.as(customerService, 'GET', `/wizard/admin/${bob.ownerId}/state/${bob.accountId}`)
      return (answer.body as { canOptOut: boolean }).canOptOut
    }
    await desk.page(customerService, 'distribution-type', { distributionTypeId: 1 })
    expect(await canOptOut()).toBe(false)
    await desk.type(customerService)
    expect(await canOptOut()).toBe(true)
  })

  test('lets the owner cancel a disability request before signing, but not change it', async () => {
    const id = await desk.begin(customerService)
    const token = await server.tokenOf(bob.email)
    const correct = await server.call('POST', `/api/request/${id}/correct`, { token })
    expect([correct.status, correct.body]).toEqual([
      409,
      'We filled in this request for you. Please contact us to change it.',
    ])
    expect((await server.call('POST', `/api/request/${id}/cancel`, { token })).status).toBe(204)
  })
})

describe('a disability request without accepted evidence', () => {
  test('refuses to approve or pay a disability request without accepted evidence', async () => {
    const id = await desk.begin(customerService)
    await signNewest(server, await server.tokenOf(bob.email))
    const refused = async (text: string) => {
      for (const to of [APPROVED, PENDING, COMPLETED]) {
        const { status, body } = await desk.move(administrator, id, to)
        expect([status, body]).toEqual([409, text])
      }
    }
    await refused(MISSING)
    await desk.must(desk.send(customerService, id))
    await refused(UNDECIDED)
    await desk.must(desk.decide(administrator, await desk.waiting(id), 'refuse'))
    await refused(REFUSED)
    await desk.must(desk.send(customerService, id))
    await desk.must(desk.decide(customerService, await desk.waiting(id), 'withdraw'))
    await refused(MISSING)
    expect(await paid(id)).toEqual([])
  })

  test('refuses in the database to approve or pay disability without accepted evidence', async () => {
    const id = await signed()
    const { database } = server.services
    await expect(
      database.executeSql(`update distribution_request set status_id = 2 where request_id = ${id}`),
    ).rejects.toThrow('not accepted')
    await expect(
      database.executeSql(`update distribution_request set distribution_type_id = 3, evidence_of = null`),
    ).rejects.toThrow('not changed')
    await expect(
      database.executeSql(`insert into distribution_request
        (kind, account_id, distribution_type_id, amount_cents, is_full_amount, status_id, date_requested)
        values ('WITHDRAWAL', 122, 3, 100, false, 1, now())`),
    ).rejects.toThrow('type_shown')
  })

  test('shows missing evidence in the request list and on the request, to staff and to the owner', async () => {
    const id = await signed()
    const list = await desk.as(administrator, 'GET', '/withdrawal/admin/open')
    const [row] = (list.body as { items?: object[] }).items ?? (list.body as object[])
    expect(row).toMatchObject({ evidence: { of: 'DISABILITY', state: 'WAITING' }, waitsFor: 'Evidence of a request' })
    const { body } = await desk.as(administrator, 'GET', `/withdrawal/admin/withdrawal/${id}`)
    expect(body).toMatchObject({
      around: {
        evidenceKinds: ['PHYSICIAN_STATEMENT', 'SSA_DETERMINATION'],
        evidence: [
          {
            kind: 'PHYSICIAN_STATEMENT',
            documentedOn: '2026-02-20',
            fileName: 'statement.pdf',
            outcome: null,
            addedBy: customerService,
            isReadable: true,
          },
        ],
      },
    })
    const moves = (body as { request: { moves: { statusId: number; reason: string | null }[] } }).request.moves
    expect(moves.find(({ statusId }) => statusId === APPROVED)?.reason).toBe(UNDECIDED)
    const own = await server.call('GET', '/api/request', { token: await server.tokenOf(bob.email) })
    expect(JSON.stringify(own.body)).toContain('"evidence":{"of":"DISABILITY","state":"WAITING"}')
  })
})

describe('evidence for a disability request', () => {
  test('requires an approver who neither gave the evidence, sent its file nor began the request', async () => {
    await desk.page(serviceAgain, 'amount', { amount: 1000, isFullAmount: false })
    const id = await desk.begin(customerService)
    await desk.must(desk.send(administrator, id))
    const waiting = await desk.waiting(id)
    for (const who of [administrator, customerService, serviceAgain]) {
      const { status, body } = await desk.decide(who, waiting)
      expect([who, status, body]).toEqual([who, 409, MAKER])
    }
    expect((await desk.decide(reviewer, waiting)).status).toBe(403)
    expect((await desk.decide(bob.email, waiting)).status).toBe(403)
  })

  test('requires the approver to open the file after an employee gave it as evidence', async () => {
    const id = await signed()
    const refused = [409, 'Open the file statement.pdf before you approve this.']
    const decided = async () => {
      const { status, body } = await desk.decide(administrator, await desk.waiting(id))
      return [status, body]
    }
    expect(await decided()).toEqual(refused)
    // The file must be opened by the approver, and after its last replacement.
    await desk.open(serviceAgain, await desk.waiting(id))
    await desk.open(administrator, await desk.waiting(id))
    server.clock.forward(1_000)
    await desk.must(desk.send(customerService, id))
    expect(await decided()).toEqual(refused)
    const seen = async (who: string) =>
      ((await desk.as(who, 'GET', `/approval/${await desk.waiting(id)}`)).body as { toOpen: object | null }).toOpen
    expect([await seen(administrator), await seen(customerService)]).toEqual([
      { guid: expect.any(String), fileName: 'statement.pdf' },
      null,
    ])
    await desk.open(administrator, await desk.waiting(id))
    expect(await seen(administrator)).toBeNull()
    expect((await decided())[0]).toBe(200)
  })

  test('refuses in the database the acceptance of evidence by a person who has not opened its file', async () => {
    const id = await signed()
    const waiting = await desk.waiting(id)
    const { database } = server.services
    const accepts = (userId: number) =>
      database.executeSql(`insert into request_evidence_decision (request_evidence_id, approval_id, outcome, decided_by, decided_at)
        select max(request_evidence_id), ${waiting}, 'ACCEPTED', ${userId}, now() from request_evidence where request_id = ${id}`)
    await expect(accepts(21)).rejects.toThrow('has opened it')
    await desk.open(serviceAgain, waiting)
    await expect(accepts(21)).rejects.toThrow('has opened it')
    await desk.open(administrator, waiting)
    server.clock.forward(1_000)
    await desk.must(desk.send(customerService, id))
    await expect(accepts(21)).rejects.toThrow('has opened it')
  })

  test('lets staff refuse evidence without opening it', async () => {
    const id = await signed()
    expect((await desk.decide(administrator, await desk.waiting(id), 'refuse')).status).toBe(200)
  })

  test('refuses acceptance by the sender of a file, even if another employee linked it as evidence', async () => {
    const id = await desk.begin(customerService)
    const { guid } = await desk.must(
      desk.as(administrator, 'POST', '/attachment/admin/upload/', {
        fileName: 'letter.pdf',
        contentType: 'application/pdf',
        fileContent: pdf.toString('base64'),
        accountOwnerId: bob.ownerId,
      }),
    )
    await desk.must(desk.link(serviceAgain, id, guid))
    for (const who of [administrator, customerService, serviceAgain])
      expect((await desk.decide(who, await desk.waiting(id))).body).toBe(MAKER)
  })

  test("accepts only the owner's uploads as evidence, not another owner's or the portal's documents", async () => {
    const id = await desk.begin(customerService)
    const upload = async (email: string) =>
      (
        await desk.must(
          desk.as(email, 'POST', '/attachment/upload/', {
            fileName: 'letter.pdf',
            contentType: 'application/pdf',
            fileContent: pdf.toString('base64'),
          }),
        )
      )['guid'] as string
    expect((await desk.link(customerService, id, await upload(ada.email))).status).toBe(404)
    const form = await server.services.db
      .selectFrom('attachment')
      .select('guid')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await desk.link(customerService, id, form.guid)).status).toBe(404)
    expect((await desk.send(customerService, id, {}, ada.ownerId)).status).toBe(404)
    await desk.must(desk.link(customerService, id, await upload(bob.email)))
    expect((await desk.must(accept(id)))['status']).toBe('APPROVED')
  })

  test('lets only staff give evidence', async () => {
    const id = await desk.begin(customerService)
    for (const who of [bob.email, reviewer]) expect((await desk.send(who, id)).status).toBe(403)
  })

  test("requires an evidence date in the past and after the owner's birth", async () => {
    const id = await desk.begin(customerService)
    expect((await desk.send(customerService, id, { documentedOn: '2026-03-11' })).body).toEqual({
      errors: [{ path: ['documentedOn'], message: 'This date is in the future.' }],
    })
    expect((await desk.send(customerService, id, { documentedOn: '1990-03-02' })).body).toEqual({
      errors: [{ path: ['documentedOn'], message: 'The owner was not born yet on this day.' }],
    })
    expect(await desk.waiting(id)).toBeNull()
  })

  test('refuses evidence for a request that requires none', async () => {
    const token = await server.tokenOf(bob.email)
    await walk(server, token, bob.accountId, { type: 1, state: 'TX', stateTax: 0 })
    const { body } = await server.call('POST', `/api/wizard/finalize/${bob.accountId}`, { token })
    const answer = await desk.send(customerService, (body as { requestId: number }).requestId)
    expect([answer.status, answer.body]).toEqual([409, 'This request needs no evidence.'])
  })

  test('requires a new acceptance when accepted evidence is replaced', async () => {
    const id = await accepted()
    await desk.must(desk.send(customerService, id, { kind: 'SSA_DETERMINATION' }))
    expect((await desk.move(administrator, id, APPROVED)).body).toBe(UNDECIDED)
    await desk.must(accept(id))
    expect((await desk.move(administrator, id, APPROVED)).status).toBe(200)
  })

  test('refuses to accept evidence that is replaced during the decision', async () => {
    const id = await signed()
    const first = await desk.waiting(id)
    await desk.must(desk.send(customerService, id))
    expect((await desk.decide(administrator, first)).body).toBe('This was withdrawn.')
    const both = await Promise.all([accept(id), desk.send(customerService, id)])
    expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true)
    // Whichever call is first, the replacement is not accepted.
    expect((await desk.move(administrator, id, APPROVED)).body).toBe(UNDECIDED)
  })

  test('refuses to replace the evidence of an approved request', async () => {
    const id = await accepted()
    await desk.must(desk.move(administrator, id, APPROVED))
    const { status, body } = await desk.send(customerService, id)
    expect([status, body]).toEqual([
      409,
      'Evidence belongs to a request that is open or incomplete. Set it to one of these first.',
    ])
    await desk.must(desk.move(customerService, id, INCOMPLETE))
    await desk.must(desk.send(customerService, id))
    expect((await desk.move(administrator, id, APPROVED)).body).toBe(UNDECIDED)
  })

  test('lets staff refuse a death report after the evidence of a request was replaced', async () => {
    const id = await accepted()
    await desk.must(desk.move(administrator, id, APPROVED))
    const certificate = { fileName: 'c.pdf', contentType: 'application/pdf', fileContent: pdf.toString('base64') }
    const { guid } = await desk.must(
      desk.as(serviceAgain, 'POST', '/attachment/admin/upload/', { ...certificate, accountOwnerId: bob.ownerId }),
    )
    const report = { diedOn: '2026-02-01', certificateGuid: guid, isDeathCertificate: true }
    await desk.must(desk.as(serviceAgain, 'POST', `/death/admin/${bob.ownerId}`, report))
    await desk.must(desk.send(serviceAgain, id))
    const death = await server.services.db
      .selectFrom('approval')
      .select('approval_id')
      .where('effect', '=', 'owner-death')
      .executeTakeFirstOrThrow()
    await desk.must(desk.decide(administrator, death.approval_id, 'refuse'))
    expect(await desk.stored(id)).toMatchObject({ status_id: INCOMPLETE })
    await desk.must(accept(id))
    expect((await desk.move(administrator, id, APPROVED)).status).toBe(200)
  })

  test('refuses to accept evidence before its file is found clean', async () => {
    const id = await signed()
    await server.services.database.executeSql(
      `update attachment set scan_state = 'QUARANTINED' where file_name = 'statement.pdf'`,
    )
    expect((await desk.decide(administrator, await desk.waiting(id))).body).toBe(
      'The virus scan has not found the file clean, so nobody can have read it.',
    )
  })

  test('lists each evidence step in the request history with person and time, for staff only', async () => {
    const id = await signed()
    const later = () => server.clock.forward(60_000)
    later()
    await desk.must(desk.decide(administrator, await desk.waiting(id), 'refuse'))
    later()
    await desk.must(desk.send(serviceAgain, id, { kind: 'SSA_DETERMINATION' }))
    later()
    await desk.must(desk.decide(serviceAgain, await desk.waiting(id), 'withdraw'))
    later()
    await desk.must(desk.send(customerService, id))
    later()
    await desk.must(accept(id))
    later()
    await desk.must(desk.move(administrator, id, APPROVED))
    const { body } = await desk.as(administrator, 'GET', `/withdrawal/admin/withdrawal/${id}`)
    const { history } = (
      body as { around: { history: { kind: string; by: string; note: string | null; at: string }[] } }
    ).around
    const physician = "Physician's statement of 02/20/2026"
    const determination = 'Determination letter of the Social Security Administration of 02/20/2026'
    expect(history.map(({ kind, by, note }) => [kind, by, note])).toEqual([
      ['SUBMITTED', customerService, null],
      ['SIGNED', 'Bob Baker', null],
      ['EVIDENCE_GIVEN', customerService, physician],
      ['EVIDENCE_REFUSED', administrator, null],
      ['EVIDENCE_REPLACED', serviceAgain, `${determination}, in place of ${physician}`],
      ['EVIDENCE_WITHDRAWN', serviceAgain, null],
      ['EVIDENCE_REPLACED', customerService, `${physician}, in place of ${determination}`],
      ['EVIDENCE_ACCEPTED', administrator, null],
      ['APPROVED', administrator, null],
    ])
    expect(Date.parse(history[7]?.at ?? '') - Date.parse(history[2]?.at ?? '')).toBe(5 * 60_000)
    // The owner's history shows no evidence steps.
    const own = await server.call('GET', '/api/request', { token: await server.tokenOf(bob.email) })
    expect(JSON.stringify(own.body)).not.toContain('EVIDENCE_')
  })

  test('refuses to change or delete evidence, and audits its submission and acceptance', async () => {
    const id = await accepted()
    const { db, database } = server.services
    for (const table of ['request_evidence', 'request_evidence_decision', 'attachment'])
      await expect(database.executeSql(`delete from ${table}`)).rejects.toThrow(
        /append-only|refused|foreign key|violates/,
      )
    await expect(database.executeSql(`update request_evidence set documented_on = '2020-01-01'`)).rejects.toThrow(
      /append-only|refused/,
    )
    const actions = await db
      .selectFrom('audit')
      .select(['action', 'user_id'])
      .where('entity', '=', 'distribution_request')
      .where('entity_id', '=', String(id))
      .where('action', 'like', 'request.%vidence')
      .orderBy('audit_id')
      .execute()
    expect(actions).toEqual([
      { action: 'request.evidence', user_id: 22 },
      { action: 'request.acceptEvidence', user_id: 21 },
    ])
  })
})

test("publishes an event for new evidence without changing the request's version", async () => {
  const id = await desk.begin(customerService)
  const { db, database } = server.services
  const version = () =>
    db.selectFrom('distribution_request').select('version').where('request_id', '=', id).executeTakeFirstOrThrow()
  const before = await version()
  await database.executeSql('delete from event_outbox')
  await desk.must(desk.send(customerService, id))
  await desk.must(accept(id))
  const { rows } = await database.executeSql(`select subject_id from event_outbox where kind = 'REQUEST'`)
  expect(rows).toEqual([{ subject_id: id }, { subject_id: id }])
  expect(await version()).toEqual(before)
})

describe('a documented disability', () => {
  test('requires an approver who did not begin the disability request, for any amount', async () => {
    const id = await accepted()
    const own = await desk.move(customerService, id, APPROVED)
    expect([own.status, own.body]).toEqual([409, MAKER])
    expect((await desk.move(administrator, id, APPROVED)).status).toBe(200)
  })

  test('requires an approver who did not begin the request, even after the owner has signed it again', async () => {
    const id = await desk.begin(customerService, bob.accountId)
    await server.services.database.executeSql(
      `update distribution_request set status_id = ${INCOMPLETE}, asked_to_sign_at = date_requested where request_id = ${id}`,
    )
    await signNewest(server, await server.tokenOf(bob.email))
    await desk.must(desk.send(customerService, id))
    await desk.must(accept(id))
    const own = await desk.move(customerService, id, APPROVED)
    expect([own.status, own.body]).toEqual([409, MAKER])
  })

  test('reports a disability payment before age 59 1/2 under Form 1099-R code 3', async () => {
    const id = await accepted()
    await desk.must(desk.move(administrator, id, APPROVED))
    expect(await paid(id)).toEqual([{ distribution_code: '3' }])
    expect(await imbalance(server.services)).toMatchObject({ differenceCents: 0n })
  })

  test('pays a disability request as a normal distribution if the owner is 59 1/2 on the day of payment', async () => {
    await born('1966-09-12')
    const id = await accepted()
    await desk.must(desk.move(administrator, id, APPROVED))
    server.clock.set(new Date('2026-03-12T15:00:00.000Z'))
    expect(await paid(id)).toEqual([{ distribution_code: '7' }])
    expect(await desk.stored(id)).toMatchObject({ distribution_type_id: 5, evidence_of: 'DISABILITY' })
  })

  test.each([
    ['2021-02-01', 'Q', 8],
    ['2022-02-01', 'T', 10],
  ])('reports disability from a Roth account opened on %s under Form 1099-R code %s', async (day, code, type) => {
    await server.services.db
      .updateTable('retirement_account')
      .set({ setup_date: day })
      .where('account_id', '=', bob.secondAccountId)
      .execute()
    const id = await accepted(bob.secondAccountId)
    await desk.must(desk.move(administrator, id, APPROVED))
    expect(await paid(id)).toEqual([{ distribution_code: code }])
    expect(await desk.stored(id)).toMatchObject({ distribution_type_id: type })
  })

  test('requires the signature of the owner for a disability request', async () => {
    const id = await desk.begin(customerService)
    await desk.must(desk.send(customerService, id))
    await desk.must(accept(id))
    expect((await desk.move(administrator, id, PENDING)).body).toBe('The request is not signed.')
    expect((await desk.stored(id)).status_id).toBe(OPEN)
  })
})
