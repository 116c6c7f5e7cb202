import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, restSignIn, type Rest, type RestAnswer } from '../clients.ts'
import { openDatabase } from '../../custodian/platform/db/connect.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../../custodian/ledger/ledger.ts'
import { trialBalance } from '../fingerprint.ts'
import { startStack, type Stack } from '../stack.ts'
import { finishWizard } from '../wizard.ts'

// Races about money on a real PostgreSQL: the embedded database runs one transaction at a time, so races cannot occur
// there.

let stack: Stack
let ann: Rest
let ben: Rest
let admin: Rest

beforeAll(async () => {
  stack = await startStack({ database: 'postgres', gateway: false })
  ann = await restSignIn(stack.custodianUrl, people.ann)
  ben = await restSignIn(stack.custodianUrl, people.ben)
  admin = await restSignIn(stack.custodianUrl, people.admin)
})
afterAll(() => stack?.stop())

const balanced = { difference: '0', unbalanced: [] }

async function balance(accountId: number): Promise<number> {
  const [row] = await stack.sql<{ cents: string }>(
    `select coalesce(sum(case p.side when 'C' then p.amount_cents else -p.amount_cents end), 0)::text as cents
     from posting p join book b using (book_id) where b.account_id = $1`,
    [accountId],
  )
  return Number(row?.cents)
}

async function mails(): Promise<number> {
  return (await stack.sql('select mail_id from mail_outbox')).length
}

async function requests(accountId: number): Promise<Record<string, unknown>[]> {
  return stack.sql(`select * from distribution_request where account_id = $1 order by request_id`, [accountId])
}

/**
 * Repeats a call that got 503 because it waited too long for a parallel call on a slow machine; the 503 stored nothing.
 */
async function atLast(send: () => Promise<RestAnswer>): Promise<RestAnswer> {
  const answer = await send()
  return answer.status === 503 ? atLast(send) : answer
}

describe('the ledger in the database', () => {
  it('balances the ledger after the demo data is loaded', async () => {
    expect(await trialBalance(stack)).toEqual(balanced)
    expect(await balance(501)).toBe(1_000_000)
  })

  it('refuses a transaction that does not balance', async () => {
    await expect(
      stack.sql(
        `with t as (insert into ledger_transaction (transaction_type_id, transaction_date) values (1, '2025-01-01') returning transaction_id)
         insert into posting (transaction_id, book_id, side, amount_cents)
         select transaction_id, (select book_id from book where account_id = 501), side, cents
         from t, (values ('D', 100), ('C', 99)) lines (side, cents)`,
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })

  it('refuses a transaction with a single posting', async () => {
    await expect(
      stack.sql(
        `with t as (insert into ledger_transaction (transaction_type_id, transaction_date) values (1, '2025-01-01') returning transaction_id)
         insert into posting (transaction_id, book_id, side, amount_cents)
         select transaction_id, (select book_id from book where account_id = 501), 'C', 100 from t`,
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })

  it('refuses a posting added to a committed transaction', async () => {
    await expect(
      stack.sql(
        `insert into posting (transaction_id, book_id, side, amount_cents)
         select min(transaction_id), (select book_id from book where account_id = 501), 'C', 100 from ledger_transaction`,
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })

  it.each([
    `update posting set amount_cents = amount_cents + 1`,
    `delete from posting`,
    `truncate posting cascade`,
    `update ledger_transaction set note = 'edited'`,
    `delete from ledger_transaction`,
    `update audit set action = 'edited'`,
    `delete from audit`,
    `truncate audit cascade`,
  ])('refuses to change posted transactions and the audit trail: %s', async (statement) => {
    await expect(stack.sql(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('refuses to overdraw a customer book in the database', async () => {
    await expect(
      stack.sql(
        `with t as (insert into ledger_transaction (transaction_type_id, transaction_date) values (4, '2025-01-01') returning transaction_id)
         insert into posting (transaction_id, book_id, side, amount_cents)
         select transaction_id, book_id, side, 99999999 from t,
           (select book_id, 'D' as side from book where account_id = 501
            union all select book_id, 'C' from book where kind = 'DISBURSEMENTS_CHECK') lines`,
      ),
    ).rejects.toMatchObject({ code: '23514' })
    expect(await trialBalance(stack)).toEqual(balanced)
  })
})

describe('the submission of a draft', () => {
  it('creates one request and one email from 50 parallel submits', async () => {
    await finishWizard(ann, 501, { amount: 1_000 })
    const before = await mails()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => atLast(() => ann('POST', '/api/wizard/finalize/501'))),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(await requests(501)).toHaveLength(1)
    expect((await mails()) - before).toBe(1)
  })

  it('returns 50 equal responses and creates one request for one idempotency key', async () => {
    await finishWizard(ben, 502, { amount: 100 })
    const key = { 'idempotency-key': 'one-key-for-all-50' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => atLast(() => ben('POST', '/api/wizard/finalize/502', undefined, key))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await requests(502)).toHaveLength(1)
  })

  it('refuses an idempotency key reused for another account', async () => {
    const answer = await ben('POST', '/api/wizard/finalize/503', undefined, { 'idempotency-key': 'one-key-for-all-50' })
    expect(answer.status).toBe(409)
    expect(await requests(503)).toHaveLength(0)
  })

  it('refuses to submit an older draft version, and stores nothing', async () => {
    const { version } = await finishWizard(ben, 503, { amount: 100 })
    await ben('POST', '/api/wizard/payment/503', { isCheck: true })
    const changed = await ben('POST', '/api/wizard/amount/503', { amount: 200, isFullAmount: false })
    expect(changed.status).toBe(200)
    const answer = await ben('POST', '/api/wizard/finalize/503', { version })
    expect(answer.status).toBe(409)
    expect(await requests(503)).toHaveLength(0)
  })
})

describe('50 parallel withdrawals from one balance', () => {
  it('pays exactly the balance under 50 parallel withdrawals', async () => {
    expect(await balance(509)).toBe(500_000)
    const database = await openDatabase({ databaseUrl: stack.databaseUrl ?? null, dataDir: stack.dataDir })
    const { db } = database
    const [customer, checks] = [await bookOfAccount(db, 509), await internalBook(db, 'DISBURSEMENTS_CHECK')]
    const withdraw = () =>
      db.transaction().execute((tx) =>
        post(tx, {
          typeId: TRANSACTION_TYPE.withdrawal,
          date: '2026-01-02',
          lines: [debit(customer, 50_000n), credit(checks, 50_000n)],
          createdBy: null,
        }),
      )
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, withdraw))
    await database.close()
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as { code: string }] : [],
    )
    expect(refusals.map(({ code }) => code)).toEqual(Array.from({ length: 40 }, () => '23514'))
    expect(await balance(509)).toBe(0)
    expect(await trialBalance(stack)).toEqual(balanced)
  })

  it('pays no more than the balance under 50 parallel SQL statements', async () => {
    const [ids] = await stack.sql<{ customer: number; checks: number }>(
      `select (select book_id from book where account_id = 502) as customer,
              (select book_id from book where kind = 'DISBURSEMENTS_CHECK') as checks`,
    )
    const withdraw = () =>
      stack.sql(
        `with t as (insert into ledger_transaction (transaction_type_id, transaction_date)
                    values (4, current_date) returning transaction_id)
         insert into posting (transaction_id, book_id, side, amount_cents)
         select transaction_id, book_id, side, 25000 from t, (values ($1::int, 'D'), ($2::int, 'C')) lines (book_id, side)`,
        [ids?.customer, ids?.checks],
      )
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, withdraw))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await balance(502)).toBe(0)
    expect(await trialBalance(stack)).toEqual(balanced)
  })
})

describe('a fee adjustment', () => {
  it('posts a fee adjustment once when it is sent 20 times with one key', async () => {
    const [book] = await stack.sql<{ book_id: number }>(`select book_id from book where account_id = 501`)
    const before = await balance(501)
    const send = () =>
      admin(
        'POST',
        '/api/accounting/transaction',
        {
          transactionTypeId: TRANSACTION_TYPE.feeAdjustment,
          feeTypeId: TRANSACTION_TYPE.annualFee,
          amount: 1.23,
          bookId: book?.book_id,
          note: 'once',
        },
        { 'idempotency-key': 'adjust-once' },
      )
    const answers = await Promise.all(Array.from({ length: 20 }, () => atLast(send)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await balance(501)) - before).toBe(123)
    expect(await trialBalance(stack)).toEqual(balanced)
  })
})
