import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNT_STATUS } from '../../../contract/accountStatus.ts'
import { JOB_TYPE } from '../../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../../contract/transactionType.ts'
import { runJob } from '../../jobs/run.ts'
import { checkLedger } from '../../integrity/ledgerRules.ts'
import { readJobFile } from '../../platform/jobs/files.ts'
import {
  balanceOfAccount,
  bookOfAccount,
  credit,
  debit,
  internalBook,
  openCustomerBook,
  post,
  reverse,
} from '../../ledger/ledger.ts'
import type { Tx } from '../../platform/db/connect.ts'
import { lettersOf } from '../../mail/testing.letters.ts'
import { ada, administrator, bob, customerService, reviewer } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { fund, imbalance } from '../testing.ts'
import { again, claimsDesk, cleo, CLEO, dan, DAN, estate, home, seedClaims } from './testing.claims.ts'

let server: TestServer
const desk = claimsDesk(() => server)
const {
  as,
  must,
  die,
  claim,
  made,
  problems,
  evidence,
  waiting,
  accept,
  move,
  approved,
  takeBack,
  pay,
  claims,
  offered,
  entitled,
} = desk

/** Sets the status of Ada's account; she has signed nothing. */
const setStatus = (statusId: number) =>
  server.services.database.executeSql(
    `update retirement_account set status_id = ${statusId}, registered_at = null where account_id = ${ada.accountId}`,
  )
const statusOf = async () =>
  (
    await server.services.db
      .selectFrom('retirement_account')
      .select('status_id')
      .where('account_id', '=', ada.accountId)
      .executeTakeFirstOrThrow()
  ).status_id

beforeEach(async () => {
  server = await startTestServer()
  await seedClaims(server)
})
afterEach(() => server.close())

describe("a claim after an owner's death", () => {
  test('lets operations staff make a claim once the death is confirmed', async () => {
    expect(await claim(customerService)).toMatchObject({
      status: 409,
      body: 'The death of the account owner is not confirmed.',
    })
    await die()
    for (const who of [reviewer, bob.email]) expect((await claim(who)).status).toBe(403)
    expect((await claim(customerService, cleo, bob.accountId)).status).toBe(404)
    expect((await claim(customerService, cleo, bob.accountId, bob.ownerId)).status).toBe(409)
    expect(await claim(customerService)).toMatchObject({ status: 200, body: { number: expect.stringMatching(/^W-/) } })
  })

  test('pays the recipient of a claim once a second person has accepted the claim form', async () => {
    await die()
    const requestId = await made()
    expect(await pay()).toEqual([])
    expect(await move(administrator, requestId, REQUEST_STATUS.approved)).toMatchObject({
      status: 409,
      body: 'The claim form of the recipient is missing. Add it to the request first.',
    })
    await must(evidence(customerService, requestId))
    expect((await accept(customerService)).status).toBe(409)
    await must(accept())
    expect(await move(customerService, requestId, REQUEST_STATUS.approved)).toMatchObject({
      status: 409,
      body: 'You requested this or worked on it. Another person must decide.',
    })
    await must(move(administrator, requestId, REQUEST_STATUS.approved))
    expect(await pay()).toMatchObject([
      { request_id: requestId, amount_cents: 537_500n, method: 'ACH', distribution_code: '4' },
    ])
    expect(await imbalance(server.services)).toMatchObject({ differenceCents: 0n })
    await runJob(server.services, JOB_TYPE.bankUpload)
    const rows = await server.services.db.selectFrom('job_file').select('job_file_id').orderBy('job_file_id').execute()
    const files = await Promise.all(
      rows.map(({ job_file_id: id }) => readJobFile(server.services.db, server.services.pii, id)),
    )
    const entry = files.find((file) => file?.fileName.endsWith('.ach'))?.content.toString('latin1')
    expect(entry).toMatch(/1234567890 +0000537500W-\d{4}-\d{6} *CLEO ADAMS/i)
    expect(entry).not.toMatch(/ADA ADAMS/i)
  })

  test('requires different documents for a claim by an estate or a trust than by a person', async () => {
    await die()
    const requestId = await made(estate)
    expect([await offered(requestId), await offered(await made())]).toEqual([['CLAIM_FORM_ESTATE'], ['CLAIM_FORM']])
    const wrong = await evidence(customerService, requestId)
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: ['kind'] }] } })
    expect(await evidence(customerService, requestId, { kind: 'PHYSICIAN_STATEMENT' })).toMatchObject({ status: 400 })
    expect(
      await evidence(customerService, requestId, { kind: 'CLAIM_FORM_ESTATE', documentedOn: '2025-04-30' }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['documentedOn'], message: 'The owner was alive on this day.' }] },
    })
    await must(evidence(customerService, requestId, { kind: 'CLAIM_FORM_ESTATE' }))
  })

  test('shows the approver of a claim form the designated recipient and share', async () => {
    await die()
    await must(evidence(customerService, await made({ ...cleo, amount: 7000 })))
    expect((await waiting())?.changes).toEqual(
      expect.arrayContaining([
        {
          label: 'Recipient',
          before: 'Cleo Adams, born 01/02/1990, 60%',
          after: 'Cleo Adams, person, ***-**-7001',
        },
        { label: 'Amount', before: '$6,000.00', after: '$7,000.00' },
      ]),
    )
    await must(evidence(customerService, await made({ ...estate, amount: 3000 }), { kind: 'CLAIM_FORM_ESTATE' }))
    expect((await waiting())?.changes).toContainEqual({
      label: 'Recipient',
      before: 'Not designated',
      after: 'Estate of Ada Adams, estate, **-***0042',
    })
  })

  test('refuses acceptance of a claim form by the employee who set the shares last', async () => {
    const shares = [
      { beneficiaryId: CLEO, isPrimary: true, amount: 50 },
      { beneficiaryId: DAN, isPrimary: true, amount: 50 },
    ]
    const path = `/accountowner/admin/${ada.accountId}/${ada.ownerId}/beneficiary/allocation`
    await must(as(again, 'PUT', path, shares))
    await die()
    await must(evidence(customerService, await made()))
    expect((await waiting())?.changes).toContainEqual(
      expect.objectContaining({ label: 'Shares last set', after: expect.stringContaining(again) }),
    )
    expect((await accept(again)).status).toBe(409)
    expect((await accept()).status).toBe(200)
  })

  const half = [CLEO, DAN].map((beneficiaryId) => ({ beneficiaryId, isPrimary: true, amount: 50 }))
  const eve = { firstName: 'Eve', lastName: 'Adams', dob: '1990-01-02' }
  const added = (more: object) => ({ ...eve, accountId: ada.accountId, isPrimary: false, amount: 0, ...more })
  const MINUTE = 60_000

  test.each<{ what: string; owner: ReadonlyArray<readonly ['POST' | 'PUT', string, unknown]>; isBarred: boolean }>([
    { what: 'adds a person', owner: [['POST', '/beneficiary', added({})]], isBarred: true },
    { what: 'adds a contingent share', owner: [['POST', '/beneficiary', added({ amount: 100 })]], isBarred: true },
    { what: 'corrects a person', owner: [['PUT', `/beneficiary/${CLEO}`, eve]], isBarred: true },
    {
      what: 'submits the shares as they are',
      owner: [['PUT', `/accountowner/${ada.accountId}/beneficiary/allocation`, half]],
      isBarred: false,
    },
    {
      what: 'submits the shares and then corrects a person',
      owner: [
        ['PUT', `/accountowner/${ada.accountId}/beneficiary/allocation`, half],
        ['PUT', `/beneficiary/${CLEO}`, eve],
      ],
      isBarred: false,
    },
  ])('names and bars the employee who set the shares until the owner submits them: $what', async (row) => {
    const own = `/accountowner/${ada.accountId}/beneficiary/allocation`
    await must(as(ada.email, 'PUT', own, half))
    server.clock.forward(MINUTE)
    await must(as(again, 'PUT', `/accountowner/admin/${ada.accountId}/${ada.ownerId}/beneficiary/allocation`, half))
    for (const [method, path, body] of row.owner) {
      server.clock.forward(MINUTE)
      await must(as(ada.email, method, path, body))
    }
    await die()
    await must(evidence(customerService, await made()))
    expect((await waiting())?.changes).toContainEqual(
      expect.objectContaining({
        label: 'Shares last set',
        after: expect.stringMatching(row.isBarred ? `by ${again}$` : 'by Ada Adams$'),
      }),
    )
    expect((await accept(again)).status).toBe(row.isBarred ? 409 : 200)
  })

  test.each([
    [true, /by Ada Adams, who registered online and has not entered the code of our letter$/],
    [false, /by Ada Adams$/],
  ])('shows who set the beneficiary shares and whether the first payout is still held: %s', async (isHeld, by) => {
    if (isHeld)
      await server.services.database.executeSql(
        `insert into payout_hold (account_owner_id, since) values (${ada.ownerId}, now())`,
      )
    const body = [CLEO, DAN].map((beneficiaryId) => ({ beneficiaryId, isPrimary: true, amount: 50 }))
    const path = `/api/accountowner/${ada.accountId}/beneficiary/allocation`
    const token = await server.tokenOf(ada.email)
    expect((await server.call('PUT', path, { token, body })).status).toBe(200)
    await die()
    await must(evidence(customerService, await made()))
    expect((await waiting())?.changes).toContainEqual(
      expect.objectContaining({ label: 'Shares last set', after: expect.stringMatching(by) }),
    )
  })

  test('reports each invalid field of a claim, and stores nothing', async () => {
    await die()
    expect(await problems({ beneficiaryId: 99_999 })).toEqual([400, ['beneficiaryId']])
    expect(await problems({ firstName: ' ' })).toEqual([400, ['firstName']])
    expect(await problems({ lastName: '' })).toEqual([400, ['lastName']])
    expect(await problems({ tin: '12345' })).toEqual([400, ['tin']])
    expect(await problems({ zip: '1' })).toEqual([400, ['zip']])
    expect(await problems({ state: 'XX' })).toEqual([400, ['state']])
    expect(await problems({ routingNumber: '123456789' })).toEqual([400, ['routingNumber']])
    expect(await problems({ confirmAccountNumber: '1' })).toEqual([400, ['confirmAccountNumber']])
    expect(await problems({ amount: null })).toEqual([400, ['amount']])
    expect(await problems({ amount: 10_000.01 })).toEqual([400, ['amount']])
    expect(await problems({ amount: 24.99 })).toEqual([400, ['amount']])
    for (const amount of [25, 25.01])
      expect(await claim(customerService, { ...cleo, amount })).toMatchObject({ status: 400 })
    expect(await problems({ amount: 100.001 })).toEqual([400, ['amount']])
    expect(await problems({ amount: -100 })).toEqual([400, ['amount']])
    expect(await problems({ stateTaxAmount: -1 })).toEqual([400, ['stateTaxAmount']])
    expect((await claim(customerService, { ...cleo, payeeId: 1 })).status).toBe(400)
    expect(await problems({ federalPercent: 9 })).toEqual([400, ['federalPercent']])
    expect(await problems({ stateTaxAmount: 1 })).toEqual([400, ['stateTaxAmount']])
    expect((await claims()).claims).toEqual([])
  })

  test('limits claims to the balance, and gives the last claim the remainder', async () => {
    await die()
    expect(await entitled()).toEqual([6000, 4000])
    await made()
    expect(await entitled()).toEqual([0, 4000])
    expect((await claims()).accounts[0]?.claimable).toBe(4000)
    const everything = { ...dan, amount: null, isFullAmount: true }
    expect((await claim(customerService, everything)).status).toBe(400)
    expect((await claim(customerService, { ...dan, amount: 4000.01 })).status).toBe(400)
    await server.services.database.executeSql('update distribution_request set status_id = 5')
    await approved()
    await pay()
    const last = await approved(everything)
    await pay()
    expect(await balanceOfAccount(server.services.db, ada.accountId)).toBe(0n)
    await must(move(administrator, last, REQUEST_STATUS.completed))
    expect(await imbalance(server.services)).toMatchObject({ differenceCents: 0n })
  })

  test.each(['validated', 'registered'] as const)('makes a claim on an account with the status %s', async (status) => {
    await die()
    await setStatus(ACCOUNT_STATUS[status])
    expect((await claims()).accounts[0]).toMatchObject({ isClosed: false, whyNot: null })
    expect((await claim(customerService)).status).toBe(200)
  })

  test.each([
    ['notValidated', /^The account has not passed the identity check/],
    ['pendingClosure', /^The account is closing/],
    ['closed', /^The account is closed/],
    ['rejected', /^Compliance rejected the account/],
  ] as const)('says why nothing can be claimed from an account with the status %s', async (status, why) => {
    await die()
    await setStatus(ACCOUNT_STATUS[status])
    const whyNot = expect.stringMatching(why)
    expect((await claims()).accounts[0]).toMatchObject({ isClosed: true, whyNot })
    expect(await claim(customerService)).toMatchObject({ status: 409, body: whyNot })
  })

  test('empties the account of an owner who never signed the agreement, and validates it again when that is reversed', async () => {
    const everything = { ...cleo, amount: null, isFullAmount: true }
    await die()
    await setStatus(ACCOUNT_STATUS.validated)
    const requestId = await approved(everything)
    expect(await pay()).toMatchObject([{ request_id: requestId }])
    expect(await statusOf()).toBe(ACCOUNT_STATUS.pendingClosure)
    await takeBack(requestId)
    expect(await statusOf()).toBe(ACCOUNT_STATUS.validated)
    const last = await approved(everything)
    await pay()
    await must(move(administrator, last, REQUEST_STATUS.completed))
    expect(await statusOf()).toBe(ACCOUNT_STATUS.closed)
    expect(await checkLedger(server.services.db)).toEqual([])
  })

  test('gives interest after a payment to the beneficiary who was not paid yet, and ignores a reversed claim', async () => {
    const earn = (cents: bigint) =>
      server.services.db.transaction().execute(async (tx) => {
        const lines = [
          debit(await internalBook(tx, 'INTEREST_PAYABLE'), cents),
          credit(await bookOfAccount(tx, ada.accountId), cents),
        ]
        await post(tx, { typeId: TRANSACTION_TYPE.interest, date: '2026-03-11', lines, createdBy: null })
      })
    await die()
    const reversed = await approved({ ...dan, amount: 1000 })
    await pay()
    await approved()
    await pay()
    expect(await entitled()).toEqual([0, 3000])
    await takeBack(reversed)
    expect(await entitled()).toEqual([0, 4000])
    await earn(13_000n)
    expect(await entitled()).toEqual([0, 4130])
    await fund(server.services, ada.accountId, 100_000n, '2026-03-11')
    expect(await entitled()).toEqual([600, 4530])
  })

  test.each(['open', 'approved', 'pending', 'incomplete'] as const)(
    'claims the whole balance despite an unpaid request of the owner with the status %s, which is never paid',
    async (status) => {
      await server.services.database.executeSql(`
        insert into distribution_request (kind, account_id, distribution_type_id, amount_cents, is_full_amount, status_id,
          date_requested, signed_at) values ('WITHDRAWAL', ${ada.accountId}, 1, 1000000, true, ${REQUEST_STATUS[status]},
          '2025-04-01', '2025-04-01')`)
      await die()
      expect((await claims()).accounts[0]).toMatchObject({ balance: 10_000, claimable: 10_000 })
      const last = await approved({ ...cleo, amount: null, isFullAmount: true })
      expect(await pay()).toMatchObject([{ request_id: last }])
      expect(await balanceOfAccount(server.services.db, ada.accountId)).toBe(0n)
      expect(await checkLedger(server.services.db)).toEqual([])
    },
  )

  test('allows one active claim per recipient, in parallel with claims of other recipients', async () => {
    await die()
    const both = await Promise.all([
      claim(customerService, { ...cleo, amount: 1000 }),
      claim(again, { ...cleo, amount: 1000 }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await claim(customerService, dan)).status).toBe(200)
    expect(await checkLedger(server.services.db)).toEqual([])
    const { n } = await server.services.db
      .selectFrom('payee')
      .select((eb) => eb.fn.countAll<bigint>().as('n'))
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(2)
  })

  test('reports a Roth claim under Form 1099-R code T, or under Q once five years have passed', async () => {
    await die()
    await server.services.database.executeSql(
      `update retirement_account set account_type = 'ROTH', setup_date = '2024-01-02' where account_id = ${ada.accountId}`,
    )
    await approved()
    expect(await pay()).toMatchObject([{ distribution_code: 'T' }])
    await server.services.database.executeSql(`update retirement_account set setup_date = '2015-01-02'`)
    await approved(dan)
    expect(await pay()).toMatchObject([{}, { distribution_code: 'Q' }])
  })

  test('corrects a recipient without changing the payee of an already approved claim', async () => {
    await die()
    await approved()
    const path = (payeeId: number) => `/death/admin/${ada.ownerId}/recipient/${payeeId}`
    const { recipients } = await must<{ recipients: Array<{ payeeId: number }> }>(
      as(administrator, 'GET', `/death/admin/${ada.ownerId}/claims`),
    )
    expect(recipients).toMatchObject([{ maskedTin: '***-**-7001', lastName: 'Adams', zip: '78701' }])
    const payeeId = recipients[0]?.payeeId ?? 0
    const right = { ...home, firstName: 'Cleo', lastName: 'Baker', tin: '900-77-7009' }
    expect(await must(as(customerService, 'PUT', path(payeeId), right))).toMatchObject({
      lastName: 'Baker',
      maskedTin: '***-**-7009',
    })
    expect((await as(customerService, 'PUT', path(payeeId), { ...right, zip: '1' })).status).toBe(400)
    expect((await as(reviewer, 'PUT', path(payeeId), right)).status).toBe(403)
    expect((await as(customerService, 'PUT', path(999_999), right)).status).toBe(404)
    await pay()
    const { check_payable_to: name } = await server.services.db
      .selectFrom('distribution_request')
      .select('check_payable_to')
      .executeTakeFirstOrThrow()
    expect(name).toBe('Cleo Adams')
  })

  test('sends no email about the status or changed details of a claim', async () => {
    await die()
    await approved()
    await pay()
    expect(await lettersOf(server.services, 'request-status')).toEqual([])
    expect(await lettersOf(server.services, 'details-changed')).toEqual([])
  })

  test('estimates a claim with the withholding of the recipient’s state, and stores nothing', async () => {
    await die()
    const path = `/death/admin/${ada.ownerId}/${ada.accountId}/claim/quote`
    const asked = { amount: 6000, isFullAmount: false, federalPercent: 10, state: 'CA' }
    expect(await must(as(customerService, 'POST', path, asked))).toMatchObject({
      amount: 6000,
      federal: 600,
      minimumState: 60,
      fee: 25,
    })
    expect((await as(customerService, 'POST', path, { ...asked, federalPercent: 5 })).status).toBe(400)
    expect((await as(reviewer, 'POST', path, asked)).status).toBe(403)
    expect((await claims()).claims).toEqual([])
  })
})

describe('the required minimum distribution of the year of death', () => {
  const minimum = async () => (await claims()).accounts[0]?.minimum

  test('shows the required minimum of the year of death that the owner had not taken, less payments to recipients', async () => {
    // RMD at age 76 in 2026: $23,700.00 / 23.7 = $1,000.00.
    await fund(server.services, ada.accountId, 2_370_000n, '2025-12-31')
    const inLedger = <T>(write: (tx: Tx) => Promise<T>) => server.services.db.transaction().execute(write)
    await inLedger(async (tx) => {
      const lines = [
        debit(await bookOfAccount(tx, ada.accountId), 30_000n),
        credit(await internalBook(tx, 'DISBURSEMENTS_CHECK'), 30_000n),
      ]
      await post(tx, { typeId: TRANSACTION_TYPE.withdrawal, date: '2026-02-02', lines, createdBy: null })
    })
    await die('2026-02-20')
    const asDied = {
      year: 2026,
      required: 1000,
      paidToOwner: 300,
      paidToRecipients: 0,
      remaining: 700,
      dueOn: '2026-12-31',
      waivedUntil: '2027-12-31',
    }
    expect(await minimum()).toEqual(asDied)
    const requestId = await approved({ ...cleo, amount: 400 }, 'CLAIM_FORM', '2026-03-01')
    expect(await minimum()).toEqual(asDied)
    await pay()
    // The fee of $25.00 is not part of the distribution.
    expect(await minimum()).toEqual({ ...asDied, paidToRecipients: 375, remaining: 325 })
    const { transaction_id: paidBy } = await server.services.db
      .selectFrom('ledger_transaction')
      .select('transaction_id')
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
    await inLedger((tx) => reverse(tx, paidBy, { date: '2026-03-11', createdBy: null }))
    expect(await minimum()).toEqual(asDied)
  })

  test('shares what the owner had not taken from all Traditional IRAs among them, and counts a recipient where paid', async () => {
    const { database, db } = server.services
    const secondId = 112
    await database.executeSql(`
      insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, setup_date)
        values (${secondId}, '300112', 'TRADITIONAL', 1, ${ada.ownerId}, 3, '2020-01-15')`)
    await db.transaction().execute((tx) => openCustomerBook(tx, { accountId: secondId, name: 'Second' }))
    await fund(server.services, ada.accountId, 2_370_000n, '2025-12-31')
    await fund(server.services, secondId, 1_185_000n, '2025-12-31')
    await db.transaction().execute(async (tx) => {
      const lines = [
        debit(await bookOfAccount(tx, secondId), 90_000n),
        credit(await internalBook(tx, 'DISBURSEMENTS_CHECK'), 90_000n),
      ]
      await post(tx, { typeId: TRANSACTION_TYPE.withdrawal, date: '2026-02-02', lines, createdBy: null })
    })
    await die('2026-02-20')
    const remaining = async () => (await claims()).accounts.map(({ minimum: of }) => [of?.paidToOwner, of?.remaining])
    expect(await remaining()).toEqual([
      [0, 400],
      [900, 200],
    ])
    await approved({ ...cleo, amount: 400 }, 'CLAIM_FORM', '2026-03-01')
    await pay()
    expect(await remaining()).toEqual([
      [0, 25],
      [900, 200],
    ])
  })

  test('shows no required minimum for an empty account, a Roth IRA, or a death before the first due date', async () => {
    await die('2026-02-20')
    expect(await minimum()).toBeNull()
    await fund(server.services, ada.accountId, 2_370_000n, '2025-12-31')
    expect(await minimum()).toMatchObject({ required: 1000 })
    const { database } = server.services
    await database.executeSql(`update retirement_account set account_type = 'ROTH' where account_id = ${ada.accountId}`)
    expect(await minimum()).toBeNull()
    await database.executeSql(`update retirement_account set account_type = 'TRADITIONAL'`)
    await database.executeSql(`update account_owner set date_of_birth = '1953-05-12'`)
    expect(await minimum()).toBeNull()
  })
})

describe('a death report with claims', () => {
  test('refuses in the database a claim that pays the deceased owner or has no accepted evidence', async () => {
    await die()
    const requestId = await made()
    for (const [change, refused] of [
      [
        `update distribution_request set status_id = 2, signed_at = now() where request_id = ${requestId}`,
        'not accepted',
      ],
      [`update distribution_request set evidence_of = null where request_id = ${requestId}`, ''],
      [`update distribution_request set check_payable_to = null where request_id = ${requestId}`, 'payee_named'],
      [
        `insert into distribution_request (kind, account_id, distribution_type_id, amount_cents, is_full_amount, status_id,
          date_requested, payee_id, check_payable_to)
          select 'WITHDRAWAL', account_id, 4, 100, false, 5, now(), payee_id, 'x' from distribution_request`,
        'death_pays_payee',
      ],
    ] as const)
      await expect(server.services.database.executeSql(change)).rejects.toThrow(refused)
  })

  test('refuses to withdraw a death report while a claim is open', async () => {
    await die()
    const requestId = await made()
    const cancelReport = () =>
      as(customerService, 'POST', `/death/admin/${ada.ownerId}/takeBack`, { note: 'She called' })
    expect(await cancelReport()).toMatchObject({ status: 409, body: expect.stringContaining('claims') })
    const end = () => server.services.database.executeSql(`update owner_death set state = 'ENDED', ended_at = now()`)
    await expect(end()).rejects.toThrow('somebody is paid')
    await server.services.database.executeSql(
      `update distribution_request set status_id = 5, outcome = 'cancelled' where request_id = ${requestId}`,
    )
    expect((await cancelReport()).status).toBe(200)
  })
})
