import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { chargeFees } from '../../custodian/accounting/testing.fees.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { balanceOfAccount, bookOfAccount } from '../../custodian/ledger/ledger.ts'
import { lettersOf } from '../../custodian/mail/testing.letters.ts'
import { testConfig } from '../../custodian/testing.ts'
import { pdfFile } from '../files.ts'
import { CLERKS, SECOND, startMoneyDesk, type MoneyDesk } from './moneyData.desk.ts'

// Limits the gain of one dishonest login that acts immediately, after a month or after a year, in one or many amounts.
// In production mode on PostgreSQL, through public calls.

const DAYS = [1, 31, 400] as const
const LIMIT = 100_000n

let desk: MoneyDesk
beforeAll(async () => {
  desk = await startMoneyDesk()
})
afterAll(() => desk?.stop())
beforeEach(() => desk.setDay(0))

const services = () => desk.production.server.services
const balance = (accountId: number) => balanceOfAccount(services().db, accountId)

const book = (accountId: number) =>
  services()
    .db.transaction()
    .execute((tx) => bookOfAccount(tx, accountId))
/** Posts a fee adjustment; returns whether the adjustment was posted, waits, or was refused. */
async function adjust(who: string, bookId: number, dollars: number): Promise<'posted' | 'waits' | 'refused'> {
  const transactionTypeId = TRANSACTION_TYPE.feeAdjustment
  const { status, body } = await desk.as(who, 'POST', '/accounting/transaction', {
    transactionTypeId,
    amount: dollars,
    bookId,
    note: 'goodwill',
  })
  if (status >= 300) return 'refused'
  return (body as { id: number | null }).id === null ? 'waits' : 'posted'
}
const approveNewest = async (who: string, effect: string) => {
  const { approvals } = await desk.must<{ approvals: Array<{ id: number }> }>(
    desk.as(who, 'GET', `/approval?effect=${effect}&limit=1`),
  )
  return desk.as(who, 'POST', `/approval/${approvals[0]?.id}/approve`, {})
}
/** A second person approves the adjustments of earlier tests, which resets the limit. */
async function freshLimit(): Promise<void> {
  const { accountId } = await desk.owner('registered')
  await chargeFees(services(), accountId, 200_000n)
  expect(await adjust(CLERKS.admin, await book(accountId), 1000.01)).toBe('waits')
  expect((await approveNewest(SECOND.admin, 'fee-adjustment')).status).toBe(200)
}

describe.each(DAYS)('an administrator who waits %i days between fee adjustments', (days) => {
  test('requires a second person to adjust fees of an account without charged fees', async () => {
    await freshLimit()
    const { accountId } = await desk.owner('registered')
    for (let turn = 0; turn < 12; turn += 1) {
      await desk.setDay(turn * days)
      expect(await adjust(CLERKS.admin, await book(accountId), 1)).toBe('waits')
    }
    expect(await balance(accountId)).toBe(500_000n)
  })

  test('lets one person adjust fees up to the limit once, then requires a second person', async () => {
    await freshLimit()
    const { accountId } = await desk.owner('registered')
    await chargeFees(services(), accountId, 1_000_000n)
    for (let turn = 0; turn < 12; turn += 1) {
      await desk.setDay(turn * days)
      expect(await adjust(CLERKS.admin, await book(accountId), 1000)).toBe(turn === 0 ? 'posted' : 'waits')
    }
    expect(await balance(accountId)).toBe(500_000n + LIMIT)
  })

  test("lets one person adjust fees up to the limit once across ten owners' accounts", async () => {
    await freshLimit()
    let posted = 0
    for (let turn = 0; turn < 10; turn += 1) {
      const { accountId } = await desk.owner('registered')
      await chargeFees(services(), accountId, 50_000n)
      await desk.setDay(turn * days)
      if ((await adjust(CLERKS.admin, await book(accountId), 300)) === 'posted') posted += 300
    }
    expect(posted).toBe(900)
  })
})

test('limits the total of small fee adjustments over 400 days', async () => {
  await freshLimit()
  const { accountId } = await desk.owner('registered')
  await chargeFees(services(), accountId, 1_000_000n)
  const bookId = await book(accountId)
  const answers: string[] = []
  for (let day = 0; day <= 400; day += 4) {
    await desk.setDay(day)
    answers.push(await adjust(CLERKS.admin, bookId, 15))
  }
  expect(answers.filter((answer) => answer === 'posted')).toHaveLength(66)
  expect(answers.slice(66).every((answer) => answer === 'waits')).toBe(true)
  expect(await balance(accountId)).toBe(500_000n + 99_000n)
})

describe('the fee of a withdrawal', () => {
  test.each(DAYS)(
    "refuses a reversal by the employee who refunded the withdrawal's fee, %i days later",
    async (days) => {
      await freshLimit()
      const { accountId, email } = await desk.owner('registered')
      const id = await desk.signed(await desk.production.server.tokenOf(email), accountId, true)
      await desk.must(desk.moveTo(SECOND.service, id, 2))
      await runJob(services(), JOB_TYPE.calculateWithdrawals)
      await runJob(services(), JOB_TYPE.processWithdrawals)
      expect(await balance(accountId)).toBe(400_000n)
      expect(await adjust(CLERKS.admin, await book(accountId), 25)).toBe('posted')
      await desk.setDay(days)
      const reverse = (who: string) =>
        desk.as(who, 'POST', '/accounting/withdrawal/reverse', { bookId, note: 'taken back', transactionId: null })
      const bookId = await book(accountId)
      expect(await reverse(CLERKS.admin)).toMatchObject({ status: 200, body: { id: null } })
      expect((await reverse(CLERKS.admin)).status).toBe(409)
      expect(await balance(accountId)).toBe(402_500n)
      expect(await reverse(SECOND.service)).toMatchObject({ status: 200, body: { id: expect.any(Number) } })
    },
  )

  test('keeps fee income at zero or more for a parallel adjustment and reversal', async () => {
    const outcomes = new Set<string>()
    for (let turn = 0; turn < 6; turn += 1) {
      const [payer, other] = [await desk.owner('registered'), await desk.owner('registered')]
      const id = await desk.signed(await desk.production.server.tokenOf(payer.email), payer.accountId, true)
      await desk.must(desk.moveTo(SECOND.service, id, 2))
      await runJob(services(), JOB_TYPE.calculateWithdrawals)
      await runJob(services(), JOB_TYPE.processWithdrawals)
      // The remaining fee income is exactly this withdrawal's fee.
      const { rows } = await services().database.executeSql(`
        select sum(case side when 'C' then amount_cents else -amount_cents end)::int as cents
        from posting join book using (book_id) where kind = 'FEE_DISTRIBUTION'`)
      const rest = Number(rows[0]?.['cents']) - 2500
      const otherBook = await book(other.accountId)
      if (rest > 0) {
        if ((await adjust(CLERKS.admin, otherBook, rest / 100)) === 'waits')
          await desk.must(approveNewest(SECOND.admin, 'fee-adjustment'))
      }
      expect(await adjust(CLERKS.admin, otherBook, 25)).toBe('waits')
      const [adjusted, reversed] = await Promise.all([
        approveNewest(SECOND.admin, 'fee-adjustment'),
        desk.as(SECOND.service, 'POST', '/accounting/withdrawal/reverse', {
          bookId: await book(payer.accountId),
          note: 'taken back',
          transactionId: null,
        }),
      ])
      outcomes.add(`${adjusted.status} ${reversed.status}`)
      const { rows: after } = await services().database.executeSql(`
        select sum(case side when 'C' then amount_cents else -amount_cents end)::int as cents
        from posting join book using (book_id) where kind = 'FEE_DISTRIBUTION'`)
      expect(after).toEqual([{ cents: 0 }])
    }
    for (const outcome of outcomes) expect(['200 409', '409 200', '400 200']).toContain(outcome)
  })
})

describe.each(DAYS)('an employee of customer service who waits %i days between rate changes', (days) => {
  const plan = async () => {
    const name = `Plan ${days} ${Math.random()}`
    const created = await desk.as(CLERKS.service, 'POST', '/plan', { name, interest: 1, companyId: 1 })
    expect(created.status).toBeLessThan(300)
    const { rows } = await services().database.executeSql('select max(plan_id) as id from plan')
    return { id: Number(rows[0]?.['id']), name }
  }
  const rate = async (of: { id: number; name: string }, interest: number) => {
    const body = { id: of.id, name: of.name, companyId: 1, interest }
    const answer = await desk.as(CLERKS.service, 'PUT', '/plan', body)
    if (answer.status >= 300) return 'refused'
    return (answer.body as { approvalId: number | null }).approvalId === null ? 'set' : 'waits'
  }
  const stored = async (id: number) => {
    const { rows } = await services().database.executeSql(
      `select interest_basis_points as points from plan where plan_id = ${id}`,
    )
    return Number(rows[0]?.['points'])
  }

  test("lets one person raise a plan's rate by the limit only once", async () => {
    const of = await plan()
    for (let turn = 1; turn <= 8; turn += 1) {
      await desk.setDay(turn * days)
      await rate(of, 1 + turn)
    }
    expect(await stored(of.id)).toBeLessThanOrEqual(200)
  })

  test("lets one person raise a plan's rate no further in small steps or after lowering it", async () => {
    const of = await plan()
    const answers: string[] = []
    for (let turn = 1; turn <= 20; turn += 1) {
      await desk.setDay(turn * days)
      answers.push(await rate(of, 1 + turn / 10))
    }
    expect(answers.filter((answer) => answer === 'set').length).toBeLessThanOrEqual(10)
    expect(await stored(of.id)).toBeLessThanOrEqual(200)
  })
})

describe.each(DAYS)('an address that one login changed %i days before', (days) => {
  test('sends no release letter and no payment to an address that one login changed, and tells the approver why', async () => {
    const subject = await desk.owner('new')
    const thief = { address1: '9 Thief Road', address2: null, city: 'Elko', state: 'NV', zip: '89801' }
    await desk.must(desk.as(CLERKS.service, 'PUT', `/address/admin/${subject.ownerId}`, thief))
    await desk.setDay(days)
    const token = await desk.register(subject)
    const hold = await desk.production.server.call('GET', '/api/hold', { token })
    expect(hold.body).toMatchObject({ isHeld: true, sentTo: null })
    const id = await desk.signed(token, subject.accountId, true)
    const shown = await desk.must<{ around: { dataNotes: string[] } }>(
      desk.as(SECOND.service, 'GET', `/withdrawal/admin/withdrawal/${id}`),
    )
    const row = shown.around.dataNotes.join('\n')
    expect(row).toContain('9 Thief Road, Elko, NV 89801, changed by service@example.com')
    expect(row).toContain(`Owner not confirmed by letter: ${subject.email} registered on `)
    expect((await desk.moveTo(CLERKS.service, id, 2)).status).toBe(409)
    await desk.must(desk.moveTo(SECOND.service, id, 2))
    await runJob(services(), JOB_TYPE.calculateWithdrawals)
    await runJob(services(), JOB_TYPE.processWithdrawals)
    expect(await balance(subject.accountId)).toBe(500_000n)
  })
})

describe.each(DAYS)('a check to an address that one login wrote and its owner replaced %i days later', (days) => {
  test('refuses approval of the check by the login that wrote the address, and shows a second person the address', async () => {
    const { ownerId, accountId, email } = await desk.owner('registered')
    const thief = { address1: '9 Thief Road', address2: null, city: 'Elko', state: 'NV', zip: '89801' }
    await desk.must(desk.as(CLERKS.service, 'PUT', `/address/admin/${ownerId}`, thief))
    const { server } = desk.production
    const id = await desk.signed(await server.tokenOf(email), accountId, true)
    await desk.setDay(days)
    const home = { address1: '1 Elm', address2: null, city: 'Reno', state: 'NV', zip: '89501' }
    await desk.must(server.call('PUT', '/api/address', { token: await server.tokenOf(email), body: home }))
    expect(await desk.textOf(desk.moveTo(CLERKS.service, id, 2))).toContain('Another person must approve the check.')
    const { request, around } = await desk.must<{
      request: { moves: Array<{ statusId: number; reason: string | null }> }
      around: { dataNotes: string[] }
    }>(desk.as(CLERKS.service, 'GET', `/withdrawal/admin/withdrawal/${id}`))
    expect(request.moves.find(({ statusId }) => statusId === 2)?.reason).toContain('Another person must approve')
    expect(around.dataNotes).toEqual([
      'Check goes to 9 Thief Road, Elko, NV 89801, mailing address is 1 Elm, Reno, NV 89501',
      expect.stringMatching(
        /^Address of the check not confirmed: 9 Thief Road, Elko, NV 89801, changed by service@example\.com on 2026-03-10T15:00:/,
      ),
    ])
  })
})

/** Death reports on later days count too, so these tests only move the clock forward. */
let deathDay = 1_000

describe.each(DAYS)('deaths reported by one login, every %i days', (days) => {
  const report = async (who: string, ownerId: number, more: object = {}) => {
    const file = {
      fileName: 'c.pdf',
      contentType: 'application/pdf',
      fileContent: pdfFile(`${ownerId}`).toString('base64'),
    }
    const { guid } = await desk.must<{ guid: string }>(
      desk.as(who, 'POST', '/attachment/admin/upload/', { ...file, accountOwnerId: ownerId }),
    )
    const body = { diedOn: '2026-02-01', certificateGuid: guid, isDeathCertificate: true, ...more }
    return desk.as(who, 'POST', `/death/admin/${ownerId}`, body)
  }

  test("stops payments of at most three owners a day by one login's death reports, and notifies administrators of each", async () => {
    const before = (await lettersOf(services(), 'death-reported')).length
    const states: unknown[] = []
    for (let turn = 0; turn < 2; turn += 1) {
      await desk.setDay((deathDay += days))
      for (let one = 0; one < 4; one += 1) {
        const { ownerId } = await desk.owner('registered')
        const { body } = await report(CLERKS.service, ownerId)
        states.push((body as { state: string | null }).state)
      }
    }
    const ofTurn = ['REPORTED', 'REPORTED', 'REPORTED', null]
    expect(states).toEqual([...ofTurn, ...ofTurn])
    // Each report notifies two administrators.
    expect((await lettersOf(services(), 'death-reported')).length - before).toBe(2 * 8)
  })

  test('requires a death certificate uploaded for the report, after the date of death', async () => {
    await desk.setDay((deathDay += 10))
    const { ownerId, email, accountId } = await desk.owner('registered')
    const at = 'certificateGuid'
    const refused = { status: 400, body: { errors: [{ path: [at] }] } }
    const today = services().dateOf(desk.production.server.clock.now())
    // Another file of the same owner: a signed form.
    await desk.signed(await desk.production.server.tokenOf(email), accountId, true)
    const form = await services()
      .db.selectFrom('attachment')
      .select('guid')
      .where('account_owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    expect(await report(CLERKS.service, ownerId, { certificateGuid: form.guid })).toMatchObject(refused)
    await report(CLERKS.service, ownerId, { isDeathCertificate: false })
    const old = await services()
      .db.selectFrom('attachment')
      .select('guid')
      .where('account_owner_id', '=', ownerId)
      .where('attachment_type_id', '=', 3)
      .orderBy('attachment_id', 'desc')
      .executeTakeFirstOrThrow()
    await desk.setDay((deathDay += days))
    const later = services().dateOf(desk.production.server.clock.now())
    const uploadedBefore = { diedOn: later, certificateGuid: old.guid }
    expect(await report(CLERKS.service, ownerId, uploadedBefore)).toMatchObject(refused)
    expect(today < later).toBe(true)
    expect(await report(CLERKS.service, ownerId, { diedOn: later })).toMatchObject({ status: 200 })
  })
})

describe.each(DAYS)('an undelivered check of a recipient, whose address one login corrected %i days before', (days) => {
  test('mails the check to the corrected address only after two other employees have seen the address', async () => {
    const subject = await desk.owner('registered')
    const { requestId, acceptForm } = await desk.claimed(subject, SECOND.admin)
    // A later day, because jobs already ran for the days of earlier tests.
    await desk.setDay((deathDay += 10))
    await desk.must(acceptForm(SECOND.service))
    await desk.must(desk.moveTo(SECOND.service, requestId, 2))
    for (const job of [JOB_TYPE.calculateWithdrawals, JOB_TYPE.processWithdrawals, JOB_TYPE.printVendorUpload])
      await runJob(services(), job)
    const { db } = services()
    const { check_number: checkNumber } = await db
      .selectFrom('payment')
      .select('check_number')
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
    const { server } = desk.production
    const back = await server.call('POST', '/api/job/rejections', {
      headers: { authorization: `Operator ${testConfig.operatorKey}` },
      body: { returns: [{ checkNumber, code: 'UNDELIVERABLE' }] },
    })
    expect(back.status).toBeLessThan(300)
    const request = await db
      .selectFrom('distribution_request')
      .selectAll()
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
    const correct = (address1: string) =>
      desk.must(
        desk.as(CLERKS.service, 'PUT', `/death/admin/${subject.ownerId}/recipient/${request.payee_id}`, {
          firstName: 'Cleo',
          lastName: 'Owner',
          address1,
          city: 'Elko',
          state: 'NV',
          zip: '89801',
        }),
      )
    await correct('9 Thief Road')
    deathDay += days
    await desk.setDay(deathDay)
    const approve = (who: string) =>
      desk.textOf(
        desk.as(who, 'PUT', '/withdrawal/admin/withdrawal', {
          id: requestId,
          amount: Number(request.amount_cents) / 100,
          federalWithholding: Number(request.federal_cents) / 100,
          stateWithholding: Number(request.state_cents) / 100,
          waiveFees: false,
          statusId: 2,
        }),
      )
    const MAKER = /^You requested this or worked on it\./
    expect(await approve(CLERKS.service)).toMatch(MAKER)
    const { around } = await desk.must<{ around: { dataNotes: string[] } }>(
      desk.as(SECOND.service, 'GET', `/withdrawal/admin/withdrawal/${requestId}`),
    )
    expect(around.dataNotes).toEqual([
      expect.stringMatching(/^Recipient's address: 9 Thief Road, Elko, NV 89801, entered by service@example\.com on /),
    ])
    // An honest employee requests the second payment; the approver sees the new address of the check.
    expect(await approve(SECOND.service)).toBe('done')
    const waiting = async () => {
      const path = `/approval?effect=request-pay-again&accountOwnerId=${subject.ownerId}`
      const { approvals } = await desk.must<{ approvals: Array<{ id: number; changes: object[] }> }>(
        desk.as(CLERKS.admin, 'GET', path),
      )
      return approvals[0]
    }
    const to = (after: string) => ({ label: 'Check mailed to', before: '5 Oak Street, Austin, TX 78701', after })
    expect((await waiting())?.changes).toContainEqual(to('9 Thief Road, Elko, NV 89801'))
    expect(await approve(CLERKS.service)).toMatch(MAKER)
    await correct('10 Thief Road')
    const decided = desk.as(CLERKS.admin, 'POST', `/approval/${(await waiting())?.id}/approve`, {})
    expect(await desk.textOf(decided)).toContain('The address of the recipient was changed meanwhile.')
    // If the address changes, the second payment must be requested again.
    expect(await approve(CLERKS.admin)).toBe('done')
    expect((await waiting())?.changes).toContainEqual(to('10 Thief Road, Elko, NV 89801'))
    expect(await approve(CLERKS.service)).toMatch(MAKER)
    expect(await approve(SECOND.service)).toBe('done')
    const { status_id: statusId } = await db
      .selectFrom('distribution_request')
      .select('status_id')
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
    expect(statusId).toBe(2)
  })
})

test('counts the person behind a credential as the maker of its upload', async () => {
  await desk.setDay((deathDay += 10))
  const { server } = desk.production
  const asked = { name: `tool ${deathDay}`, scopes: ['documents:write'], days: 30 }
  const { token } = await desk.must<{ token: string }>(desk.as(CLERKS.admin, 'POST', '/credential', asked))
  await desk.must(approveNewest(SECOND.admin, 'machine-credential'))
  const { ownerId } = await desk.owner('registered')
  const file = { fileName: 'c.pdf', contentType: 'application/pdf', fileContent: pdfFile('c').toString('base64') }
  const sent = await server.call('POST', '/api/attachment/admin/upload/', {
    token,
    body: { ...file, accountOwnerId: ownerId },
  })
  expect(sent.status).toBe(200)
  const { guid } = sent.body as { guid: string }
  const report = { diedOn: '2026-02-01', certificateGuid: guid, isDeathCertificate: true }
  await desk.must(desk.as(SECOND.service, 'POST', `/death/admin/${ownerId}`, report))
  const decide = async (who: string) => {
    const path = `/approval?effect=owner-death&accountOwnerId=${ownerId}`
    const { approvals } = await desk.must<{ approvals: Array<{ id: number }> }>(desk.as(who, 'GET', path))
    await desk.as(who, 'GET', `/attachment/${guid}`)
    return desk.textOf(desk.as(who, 'POST', `/approval/${approvals[0]?.id}/approve`, {}))
  }
  expect(await decide(CLERKS.admin)).toMatch(/^You requested this or worked on it\./)
  expect(await decide(SECOND.admin)).toBe('done')
})
