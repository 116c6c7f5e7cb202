import { chargeFees } from '../accounting/testing.fees.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fund, newestLink, submit, walk } from '../distributions/testing.ts'
import { balanceOf, credit, debit, post, reverse } from '../ledger/ledger.ts'
import { createLog } from '../platform/log.ts'
import { runJob } from '../jobs/run.ts'
import { ada, administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { sealAudit, verifyAudit } from './auditChain.ts'
import { checkLedger, checkNewTransactions, newestTransaction } from './ledgerRules.ts'
import { inspectAll, inspectNew, lookAgainAfter, startWatch } from './watch.ts'

let server: TestServer
const log = createLog('silent')
const run = (statement: string) => server.services.database.executeSql(statement)
/** Changes data with all triggers disabled, as the database owner could. */
const tamper = (table: string, statement: string) =>
  run(`alter table ${table} disable trigger all; ${statement}; alter table ${table} enable trigger all`)

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
})
afterEach(() => server.close())

async function payOne(): Promise<number> {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId)
  const id = await submit(server, token, ada.accountId)
  const link = await newestLink(server.services)
  await server.call('POST', `/api/signature/${link}`, { token, body: { signerName: 'Ada Adams', consent: true } })
  await run(`update distribution_request set status_id = 2 where request_id = ${id}`)
  await runJob(server.services, JOB_TYPE.calculateWithdrawals)
  await runJob(server.services, JOB_TYPE.processWithdrawals)
  return id
}

describe('the audit trail', () => {
  const rows = async () =>
    (await run('select audit_id from audit order by audit_id')).rows.map((row) => String(row['audit_id']))

  test('links every audit row once, from the first to the last', async () => {
    await payOne()
    const { added } = await sealAudit(server.services)
    expect(added).toBe((await rows()).length)
    expect((await sealAudit(server.services)).added).toBe(0)
    const { head, findings, unsealed } = await verifyAudit(server.services)
    expect([head?.position, findings, unsealed]).toEqual([added, [], 0])
  })

  test('keeps a recorded position of the audit trail valid while rows are added', async () => {
    await payOne()
    await sealAudit(server.services)
    const { head } = await verifyAudit(server.services)
    await server.services.db.insertInto('audit').values({ at: new Date(), action: 'later', entity: 'test' }).execute()
    await sealAudit(server.services)
    const later = await verifyAudit(server.services, head!)
    expect([later.findings, later.head!.position]).toEqual([[], head!.position + 1])
  })

  test.each([
    ['a changed action', "update audit set action = action || 'x' where audit_id = $"],
    ['a time moved by a microsecond', "update audit set at = at + interval '1 microsecond' where audit_id = $"],
    ['another user', 'update audit set user_id = coalesce(user_id, 0) + 1 where audit_id = $'],
    ['a changed amount', `update audit set after = coalesce(after, '{}') || '{"amount": 1}' where audit_id = $`],
  ])('reports only the tampered audit row: %s', async (_, statement) => {
    await payOne()
    await sealAudit(server.services)
    const [, victim] = await rows()
    await tamper('audit', statement.replace('$', victim ?? ''))
    expect((await verifyAudit(server.services)).findings).toEqual([`row ${victim} was changed`])
  })

  test('reports a deleted audit row, with or without its link', async () => {
    await payOne()
    await sealAudit(server.services)
    const [first, second] = await rows()
    await tamper('audit_chain', 'alter table audit_chain drop constraint audit_chain_audit_id_fkey')
    await tamper('audit', `delete from audit where audit_id = ${first}`)
    expect((await verifyAudit(server.services)).findings).toEqual([`row ${first} is gone`])
    await tamper('audit', `delete from audit where audit_id = ${second}`)
    await tamper('audit_chain', `delete from audit_chain where audit_id in (${first}, ${second})`)
    expect((await verifyAudit(server.services)).findings[0]).toBe('links before 3 are gone')
  })

  test('detects a truncated audit trail by an earlier recorded head', async () => {
    await payOne()
    await sealAudit(server.services)
    const { head } = await verifyAudit(server.services)
    await tamper('audit_chain', `delete from audit_chain where position = ${head!.position}`)
    expect((await verifyAudit(server.services)).findings).toEqual([])
    expect((await verifyAudit(server.services, head!)).findings).toHaveLength(1)
  })

  test('detects an audit trail that was rehashed without the key', async () => {
    await payOne()
    await sealAudit(server.services)
    await tamper('audit', "update audit set action = 'nothing'")
    await tamper('audit_chain', "update audit_chain set hash = encode(sha256(hash::bytea), 'base64')")
    expect((await verifyAudit(server.services)).findings.length).toBeGreaterThan(0)
  })
})

describe('the checks of the ledger', () => {
  const wrong = async () => (await checkLedger(server.services.db)).map(({ rule, what }) => `${rule}: ${what}`)
  const aTransaction = async () =>
    Number((await run('select min(transaction_id) as id from ledger_transaction')).rows[0]!['id'])
  const adasBook = async () =>
    Number((await run(`select book_id from book where account_id = ${ada.accountId}`)).rows[0]!['book_id'])

  test('reports no problems in the books after a paid request', async () => {
    await payOne()
    expect(await wrong()).toEqual([])
    expect((await checkNewTransactions(server.services.db, 0)).findings).toEqual([])
  })

  test('reports a transaction whose debits and credits differ by one cent', async () => {
    const id = await aTransaction()
    await tamper(
      'posting',
      `update posting set amount_cents = amount_cents + 1 where transaction_id = ${id} and book_id = ${await bookOf('CUSTODY_CASH')}`,
    )
    expect(await wrong()).toEqual([`transaction balances: transaction ${id}`])
  })

  test('reports a transaction without postings', async () => {
    const id = await aTransaction()
    await tamper('posting', `delete from posting where transaction_id = ${id}`)
    expect(await wrong()).toEqual([
      `transaction balances: transaction ${id}`,
      `kept balance is the sum of its lines: book ${await adasBook()}`,
    ])
  })

  test('reports a stored balance that differs from its lines until it is recomputed', async () => {
    const book = await adasBook()
    await tamper('customer_balance', `update customer_balance set cents = cents + 1 where book_id = ${book}`)
    expect(await wrong()).toEqual([`kept balance is the sum of its lines: book ${book}`])
    await fund(server.services, ada.accountId, 100n)
    const newest = await newestTransaction(server.services.db)
    expect((await checkNewTransactions(server.services.db, newest - 1)).findings).toMatchObject([
      { rule: 'kept balance is the sum of its lines', what: `book ${book}`, stops: true },
    ])
    await run(`delete from customer_balance where book_id = ${book}`)
    expect(await wrong()).toEqual([])
  })

  test.each([
    ['transaction', 'transaction_id = 1'],
    ['book', 'book_id = 999999'],
  ])('reports a posting whose %s does not exist', async (_, change) => {
    const id = await aTransaction()
    await tamper('posting', `update posting set ${change} where transaction_id = ${id}`)
    const numbers = change.startsWith('book') ? id : 1
    expect(await wrong()).toContain(`line has a transaction and a book: transaction ${numbers}`)
  })

  test('reports a customer balance below zero', async () => {
    const book = await adasBook()
    await tamper(
      'posting',
      `update posting set side = case side when 'D' then 'C' else 'D' end where transaction_id = ${await aTransaction()}`,
    )
    // The statement reverses both lines of the transaction: Ada's and that of Custody Cash.
    const found = [`balance not below zero: book ${book}`, `cash not below zero: book ${await bookOf('CUSTODY_CASH')}`]
    expect(await wrong()).toEqual(found)
    expect((await checkNewTransactions(server.services.db, 0)).findings).toHaveLength(2)
  })

  const bookOf = async (kind: string) =>
    Number((await run(`select min(book_id) as id from book where kind = '${kind}'`)).rows[0]!['id'])
  /** Takes one cent more from a book than it holds, by a transaction of this type, with all triggers disabled. */
  async function takeTooMuch(kind: string, typeId: number): Promise<number> {
    const book = await bookOf(kind)
    const [header, lines] = ['ledger_transaction', 'posting']
    await run(`
      alter table ${header} disable trigger all; alter table ${lines} disable trigger all;
      with entry as (
        insert into ${header} (transaction_type_id, transaction_date) values (${typeId}, '2026-03-01') returning transaction_id),
      held as (
        select coalesce(sum(case when p.side = b.normal_side then p.amount_cents else -p.amount_cents end), 0) as cents
        from book b left join posting p on p.book_id = b.book_id where b.book_id = ${book})
      insert into ${lines} (transaction_id, transaction_date, book_id, side, amount_cents)
      select entry.transaction_id, '2026-03-01', b.book_id,
        case when b.book_id = ${book} then (case b.normal_side when 'D' then 'C' else 'D' end)
          else (select own.normal_side from book own where own.book_id = ${book}) end, held.cents + 1
      from entry, held, book b where b.book_id in (${book}, ${await bookOf('INTEREST_EXPENSE')});
      alter table ${header} enable trigger all; alter table ${lines} enable trigger all`)
    return book
  }

  test.each([
    ['DISBURSEMENTS_ACH', 4, 'money owed not below zero', true],
    ['DISBURSEMENTS_CHECK', 4, 'money owed not below zero', true],
    ['RETURNS', 4, 'money owed not below zero', true],
    ['PLAN_RECEIPTS', 1, 'money owed not below zero', true],
    ['CUSTODY_CASH', 10, 'cash not below zero', false],
    ['FEDERAL_TAX', 10, 'tax paid was withheld', false],
    ['STATE_TAX', 10, 'tax paid was withheld', false],
    ['FEE_DISTRIBUTION', 12, 'fee income not below zero', false],
    ['FEE_ANNUAL', 12, 'fee income not below zero', false],
  ])('reports if one cent too much is taken out of the book %s', async (kind, typeId, rule, stops) => {
    await payOne()
    const newest = Number((await run('select max(transaction_id) as id from ledger_transaction')).rows[0]!['id'])
    const finding = { rule, what: `book ${await takeTooMuch(kind, typeId)}`, stops }
    expect(await checkLedger(server.services.db)).toEqual([finding])
    expect((await checkNewTransactions(server.services.db, newest)).findings).toEqual([finding])
  })

  test('reports if Interest Payable differs from earned interest by a millionth of a cent', async () => {
    const finding = {
      rule: 'Interest Payable is what accounts have earned',
      what: `book ${await bookOf('INTEREST_PAYABLE')}`,
      stops: false,
    }
    const earned = `insert into interest_earned (through, micro_cents) values ('2026-03-01', 1)`
    await run(earned)
    expect(await checkLedger(server.services.db)).toEqual([finding])
    await run(
      `insert into interest_accrual (account_id, through, micro_cents) select account_id, '2026-03-01', 1 from retirement_account limit 1`,
    )
    expect(await checkLedger(server.services.db)).toEqual([])
    await takeTooMuch('INTEREST_PAYABLE', 2)
    expect(await checkLedger(server.services.db)).toEqual([finding])
  })

  test('accepts tax paid before a reversal as a credit toward the next tax deposit', async () => {
    await payOne()
    const federal = await bookOf('FEDERAL_TAX')
    const token = await server.tokenOf(administrator)
    const payment = { transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 100, bookId: federal, note: null }
    expect((await server.call('POST', '/api/accounting/transaction', { token, body: payment })).status).toBe(200)
    const { rows } = await run('select max(transaction_id) as id from ledger_transaction where transaction_type_id = 4')
    await server.services.db
      .transaction()
      .execute((tx) => reverse(tx, Number(rows[0]!['id']), { date: '2026-03-10', createdBy: null }))
    expect(await balanceOf(server.services.db, federal)).toBe(-100_00n)
    expect(await checkLedger(server.services.db)).toEqual([])
  })

  test.each(['DISBURSEMENTS_CHECK', 'RETURNS'] as const)(
    'refuses to take more money out of the book %s than it holds',
    async (kind) => {
      const [book, cash] = [await bookOf(kind), await bookOf('CUSTODY_CASH')]
      const entry = { typeId: TRANSACTION_TYPE.transfer, date: '2026-03-01', createdBy: null }
      const take = (cents: bigint) =>
        server.services.db
          .transaction()
          .execute((tx) => post(tx, { ...entry, lines: [debit(book, cents), credit(cash, cents)] }))
      await server.services.db
        .transaction()
        .execute((tx) => post(tx, { ...entry, lines: [debit(cash, 100n), credit(book, 100n)] }))
      await expect(take(101n)).rejects.toMatchObject({ code: '23514' })
      await take(100n)
    },
  )

  test('refuses a tax payment above the balance of the tax book', async () => {
    await payOne()
    const [federal, cash] = [await bookOf('FEDERAL_TAX'), await bookOf('CUSTODY_CASH')]
    const entry = { typeId: TRANSACTION_TYPE.taxPayment, date: '2026-03-01', createdBy: null }
    const pay = (cents: bigint) =>
      server.services.db
        .transaction()
        .execute((tx) => post(tx, { ...entry, lines: [debit(federal, cents), credit(cash, cents)] }))
    await expect(pay(100_01n)).rejects.toMatchObject({ code: '23514' })
    await pay(100_00n)
  })

  test('checks only the newest transactions in an incremental check', async () => {
    const old = await aTransaction()
    await fund(server.services, ada.accountId, 100n)
    const cash = await bookOf('CUSTODY_CASH')
    await tamper('posting', `update posting set amount_cents = amount_cents + 1 where book_id = ${cash}`)
    const { findings, upTo } = await checkNewTransactions(server.services.db, old)
    expect([findings.map(({ what }) => what), upTo]).toEqual([[`transaction ${old + 1}`], old + 1])
    expect(await checkNewTransactions(server.services.db, upTo)).toEqual({ findings: [], upTo })
  })

  test('reports a reversal that differs from its original', async () => {
    await fund(server.services, ada.accountId, 100n)
    const { rows } = await run('select transaction_id as id from ledger_transaction order by transaction_id')
    const [first, second] = rows.map((row) => String(row['id']))
    await tamper(
      'ledger_transaction',
      `update ledger_transaction set reverses_transaction_id = ${first} where transaction_id = ${second}`,
    )
    expect(await wrong()).toEqual([`reversal is the exact opposite: transaction ${second}`])
  })

  test('reports a request whose amount differs from its payment', async () => {
    const id = await payOne()
    await run(`update distribution_request set amount_cents = amount_cents - 100 where request_id = ${id}`)
    expect(await wrong()).toEqual([`request is paid once and as it says: request ${id}`])
  })

  test('reports a completed request without a payment', async () => {
    const token = await server.tokenOf(ada.email)
    await walk(server, token, ada.accountId)
    const id = await submit(server, token, ada.accountId)
    await run(`update distribution_request set status_id = 4 where request_id = ${id}`)
    expect(await wrong()).toEqual([`completed request is paid: request ${id}`])
  })

  test('reports two active requests on one account', async () => {
    const token = await server.tokenOf(ada.email)
    await walk(server, token, ada.accountId)
    await submit(server, token, ada.accountId)
    await run(`drop index distribution_request_active; insert into distribution_request
      (kind, account_id, distribution_type_id, amount_cents, is_full_amount, status_id, date_requested)
      values ('WITHDRAWAL', ${ada.accountId}, 1, 100, false, 1, now())`)
    expect(await wrong()).toEqual([`one active request of each recipient on an account: account ${ada.accountId}`])
  })
})

describe('the ledger after a check finds wrong books', () => {
  beforeEach(() => chargeFees(server.services, ada.accountId, 5_00n))
  const adjust = async () => {
    const { rows } = await run(`select book_id from book where account_id = ${ada.accountId}`)
    return server.call('POST', '/api/accounting/transaction', {
      token: await server.tokenOf(administrator),
      body: {
        bookId: rows[0]!['book_id'],
        transactionTypeId: TRANSACTION_TYPE.feeAdjustment,
        amount: 1,
        note: 'a fee',
      },
    })
  }

  test('stops all postings when the books are wrong, still allows reads, and resumes after a correction', async () => {
    const change = (by: string) =>
      tamper(
        'posting',
        `update posting set amount_cents = amount_cents ${by} where side = 'D' and posting_id = (select min(posting_id) from posting where side = 'D')`,
      )
    await change('+ 1')
    await inspectAll(server.services, log)
    const refused = await adjust()
    expect([refused.status, refused.body]).toEqual([
      409,
      'Payments are stopped while the books are checked. Please try again later.',
    ])
    const token = await server.tokenOf(ada.email)
    expect((await server.call('GET', '/api/account/balance', { token })).status).toBe(200)
    expect((await server.call('GET', '/api/ready')).body).toMatchObject({ status: 'ready', books: { findings: 1 } })

    await change('- 1')
    await inspectAll(server.services, log)
    expect((await adjust()).status).toBe(200)
    expect((await server.call('GET', '/api/ready')).body).toMatchObject({ books: { findings: 0, auditFindings: 0 } })
  })

  test("keeps postings stopped after another custodian's finding until a full check", async () => {
    const id = await payOne()
    const since = server.clock.now()
    await server.services.db.insertInto('ledger_halt').values({ since, reason: 'found by another custodian' }).execute()
    await run(`update distribution_request set amount_cents = amount_cents - 100 where request_id = ${id}`)
    await inspectNew(server.services, log, 0)
    expect((await adjust()).status).toBe(409)
    await inspectAll(server.services, log)
    expect((await adjust()).status).toBe(200)
  })

  test('keeps postings stopped if another custodian reports a finding during a full check', async () => {
    const since = new Date(server.clock.now().getTime() + 1)
    await server.services.db.insertInto('ledger_halt').values({ since, reason: 'found meanwhile' }).execute()
    await inspectAll(server.services, log)
    expect((await adjust()).status).toBe(409)
    server.clock.forward(1)
    await inspectAll(server.services, log)
    expect((await adjust()).status).toBe(200)
  })

  test('rechecks wrong books after a minute, even if there are also findings that do not stop postings', async () => {
    const id = await payOne()
    expect(lookAgainAfter(server.services.integrity.findings)).toBe(24 * 3_600_000)
    await run(`update distribution_request set amount_cents = amount_cents - 100 where request_id = ${id}`)
    await inspectNew(server.services, log, 0)
    await inspectNew(server.services, log, 0)
    const lesser = server.services.integrity.findings
    expect(lesser.map(({ what, stops }) => [what, stops])).toEqual([[`request ${id}`, false]])
    expect(lookAgainAfter(lesser)).toBe(3_600_000)

    const newest = Number((await run('select max(transaction_id) as id from ledger_transaction')).rows[0]!['id'])
    await tamper(
      'posting',
      `update posting set amount_cents = amount_cents + 1 where transaction_id = ${newest} and side = 'D'`,
    )
    await inspectNew(server.services, log, 0)
    const { findings } = server.services.integrity
    // Two checks find the change: one reads the transaction, the other the stored balance of its book.
    expect(findings.map(({ stops }) => stops)).toEqual([false, true, true])
    expect(lookAgainAfter(findings)).toBe(60_000)
  })

  test('repeats a full check that failed with the next check', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const CHECK_FAILED = 'the books could not be checked'
    const [failed, verified] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'info')]
    await run('alter table desk_item rename to desk_item_gone')
    const stop = startWatch(server.services, log)
    try {
      const done = { timeout: 30_000 }
      await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(expect.anything(), CHECK_FAILED), done)
      await run('alter table desk_item_gone rename to desk_item')
      vi.advanceTimersByTime(70_000)
      await vi.waitFor(() => expect(verified).toHaveBeenCalledWith(expect.anything(), 'audit trail verified'), done)
    } finally {
      vi.useRealTimers()
      await stop()
    }
  })

  test('shows a changed audit trail on the readiness page', async () => {
    await payOne()
    await sealAudit(server.services)
    await tamper('audit', "update audit set action = 'nothing' where audit_id = (select min(audit_id) from audit)")
    await inspectAll(server.services, log)
    expect((await server.call('GET', '/api/ready')).body).toMatchObject({ books: { auditFindings: 1 } })
  })
})
