import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../../tests/postgres.ts'
import { openDatabase, type Database } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import {
  sumOfDays,
  sumsOfCustomerBook,
  sumsOfInternalBook,
  sumsOfInternalBooks,
  sumUpTo,
  type Days,
  turnoverByDay,
} from './daySums.ts'
import { credit, debit, internalBook, post } from './ledger.ts'
import { addMonthTotals, totalsUpTo } from './monthTotals.ts'

const CASH = 101
const OTHER = 108

const day = fc
  .integer({ min: 0, max: 140 })
  .map((days) => new Date(Date.UTC(2025, 10, 20 + days)).toISOString().slice(0, 10))
/** One random step: a posting, often backdated, or a run of the totals job. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ date: day, cents: fc.bigInt(-900n, 900n).filter((cents) => cents !== 0n) }) },
  { weight: 1, arbitrary: fc.constant('run' as const) },
)

let postgres: Postgres
const databases: Record<string, Database> = {}
beforeAll(async () => {
  postgres = await startPostgres()
  for (const engine of ['PostgreSQL', 'PGlite']) {
    const databaseUrl = engine === 'PGlite' ? null : await postgres.database()
    databases[engine] = await openDatabase({ databaseUrl, dataDir: 'memory' })
    await migrate(databases[engine])
    // The opening amount keeps cash above zero for any random values.
    await pay(databases[engine], '2025-11-01', 1_000_000n)
  }
})
afterAll(async () => {
  for (const database of Object.values(databases)) await database.close()
  await postgres?.stop()
})

async function pay({ db }: Database, date: string, cents: bigint): Promise<void> {
  const [to, from] = cents > 0n ? [CASH, OTHER] : [OTHER, CASH]
  const size = cents < 0n ? -cents : cents
  await db
    .transaction()
    .execute((tx) => post(tx, { typeId: 4, date, createdBy: null, lines: [debit(to, size), credit(from, size)] }))
}

/** Expected totals computed from the transactions, without stored totals. */
async function plainSum({ db }: Database, { from, to }: Days): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(case p.side when 'C' then p.amount_cents else -p.amount_cents end), 0)::bigint as cents
    from posting p join ledger_transaction t on t.transaction_id = p.transaction_id
    where p.book_id = ${CASH} and t.transaction_date between coalesce(${from ?? null}::date, '0001-01-01')
      and coalesce(${to ?? null}::date, '9999-12-31')`.execute(db)
  return rows[0]?.cents ?? 0n
}

async function dayOf({ db }: Database, transactionId: number): Promise<string> {
  const { transaction_date: day } = await db
    .selectFrom('ledger_transaction')
    .select('transaction_date')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()
  return day
}

describe.each(['PostgreSQL', 'PGlite'])('monthly totals of internal books on %s', (engine) => {
  const open = () => databases[engine] as Database

  test('returns totals equal to the sum of the lines for any period, even after backdated postings', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 14 }),
        fc.array(fc.tuple(day, day), { minLength: 4, maxLength: 4 }),
        async (steps, ranges) => {
          for (const one of steps)
            await (one === 'run' ? addMonthTotals(open().db, 1) : pay(open(), one.date, one.cents))
          for (const [one, other] of ranges) {
            const [from, to] = [one, other].toSorted()
            const before = new Date(Date.parse(String(from)) - 86_400_000).toISOString().slice(0, 10)
            for (const days of [{ from, to }, { from }, { to }, {}])
              expect(await sumOfDays(open().db, CASH, days)).toBe(await plainSum(open(), days))
            const opening = await sumOfDays(open().db, CASH, { to: before })
            const within = await sumOfDays(open().db, CASH, { from, to })
            expect(opening + within).toBe(await sumOfDays(open().db, CASH, { to }))
          }
        },
      ),
      { numRuns: 12 },
    )
    expect(await checkLedger(open().db)).toEqual([])
  })

  test('counts a backdated posting once, before and after the totals run', async () => {
    const { db } = open()
    await addMonthTotals(db, 1)
    const january = { from: '2026-01-01', to: '2026-01-31' }
    const before = (await sumsOfInternalBooks(db, [CASH], january)).get(CASH) ?? 0n
    await pay(open(), '2026-01-15', -700n)
    expect((await sumsOfInternalBooks(db, [CASH], january)).get(CASH)).toBe(before + 700n)
    await addMonthTotals(db, 1)
    expect((await sumsOfInternalBooks(db, [CASH], january)).get(CASH)).toBe(before + 700n)
  })

  test('adds no totals while there are only a few new transactions', async () => {
    const { db } = open()
    const upTo = await addMonthTotals(db, 1)
    await pay(open(), '2026-02-01', 5n)
    expect(await addMonthTotals(db)).toBe(upTo)
    expect(await addMonthTotals(db, 1)).toBe(upTo + 1)
  })

  test('refuses changes to monthly totals, and reports wrong totals', async () => {
    const { db, executeSql } = open()
    await expect(db.updateTable('book_month_total').set({ lines: 9 }).execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('book_total_run').execute()).rejects.toThrow('append-only')
    await expect(executeSql('truncate book_month_total')).rejects.toThrow('append-only')
    const tamper = (statement: string) =>
      executeSql(
        `alter table book_month_total disable trigger user; ${statement}; alter table book_month_total enable trigger user`,
      )
    await tamper(`update book_month_total set credit_cents = credit_cents + 1 where book_id = ${CASH}`)
    expect(await checkLedger(db)).toEqual([
      { rule: 'month totals are the sum of their lines', what: `book ${CASH}`, stops: false },
    ])
    await tamper(`update book_month_total set credit_cents = credit_cents - 1 where book_id = ${CASH}`)
    expect(await checkLedger(db)).toEqual([])
    // The check finds a wrong total even if the book has newer totals.
    const oldest = `where (month, up_to) = (select month, up_to from book_month_total where book_id = ${CASH}
      order by up_to, month limit 1) and book_id = ${CASH}`
    await tamper(`update book_month_total set credit_cents = credit_cents + 1 ${oldest}`)
    expect(await checkLedger(db)).toHaveLength(1)
    await tamper(`update book_month_total set credit_cents = credit_cents - 1 ${oldest}`)
    expect(await checkLedger(db)).toEqual([])
  })

  test('refuses monthly totals with a wrong sum, an omitted line or a late line', async () => {
    const { db, executeSql } = open()
    await addMonthTotals(db, 1)
    const after = await totalsUpTo(db)
    await pay(open(), '2026-07-03', -40n)
    // Inserts totals for a day that has no ledger lines.
    const run = (upTo: number) => `insert into book_total_run (after, up_to) values (${after}, ${upTo})`
    const total = (table: string, day: string, cents: number) =>
      `insert into ${table} values (${CASH}, '${day}', ${after + 1}, 0, ${cents}, 1)`
    const refused = async (statements: string[], why: string) => {
      await expect(executeSql(['begin', ...statements, 'commit'].join('; '))).rejects.toThrow(why)
      await executeSql('rollback')
    }
    await refused([run(after + 1), total('book_day_total', '2026-07-03', 41)], 'is not that of its lines')
    await refused(
      [run(after + 1), total('book_day_total', '2026-07-03', 40), total('book_month_total', '2026-07-01', 41)],
      'is not that of its days',
    )
    await refused([run(after + 1)], 'leaves out book')
    await refused([run(after + 1), total('book_day_total', '2026-07-03', 40)], 'leaves out book')
    await refused([run(after + 9)], 'is not posted yet')
    expect(await addMonthTotals(db, 1)).toBe(after + 1)
    const late = `begin;
      insert into ledger_transaction (transaction_id, transaction_type_id, transaction_date) values (1, 4, '2026-07-03');
      insert into posting (transaction_id, book_id, side, amount_cents) values (1, ${CASH}, 'D', 1), (1, ${OTHER}, 'C', 1)`
    await expect(executeSql(late)).rejects.toThrow('is below what the totals have added up')
    await executeSql('rollback')
  })

  test('uses monthly totals and later lines to refuse an overdraft', async () => {
    const { db } = open()
    const move = (to: number, from: number, cents: bigint) =>
      db
        .transaction()
        .execute((tx) =>
          post(tx, { typeId: 4, date: '2026-02-05', createdBy: null, lines: [debit(to, cents), credit(from, cents)] }),
        )
    const transit = await internalBook(db, 'DISBURSEMENTS_ACH')
    await move(CASH, transit, 500n)
    await addMonthTotals(db, 1)
    await move(CASH, transit, 30n)
    await expect(move(transit, CASH, 531n)).rejects.toThrow('would go below zero')
    await move(transit, CASH, 530n)
    await addMonthTotals(db, 1)
    await expect(move(transit, CASH, 1n)).rejects.toThrow('would go below zero')
  })

  test('computes the balance after each ledger line of a day', async () => {
    const { db } = open()
    const day = '2026-02-07'
    for (const cents of [3n, -1n, 5n]) {
      await pay(open(), day, cents)
      if (cents < 0n) await addMonthTotals(db, 1)
    }
    const { rows } = await sql<{ transaction_id: number; cents: bigint }>`
      select transaction_id, sum(case side when 'C' then amount_cents else -amount_cents end) over (
        order by transaction_date, transaction_id)::bigint as cents
      from posting where book_id = ${CASH} order by transaction_date, transaction_id`.execute(db)
    for (const { transaction_id: transactionId, cents } of rows.slice(-5)) {
      const at = { day: await dayOf(open(), transactionId), transactionId }
      expect(await sumUpTo(db, CASH, at)).toBe(cents)
      for (const days of [{}, { to: at.day }, { from: at.day, to: '2026-12-31' }]) {
        const ofTotals = await sumsOfInternalBook(db, CASH, days, at)
        expect(ofTotals.upToNewest).toBe(cents)
        expect(ofTotals.within).toBe(await plainSum(open(), days))
        // Expected balances computed from the lines, as for a customer's book.
        const { opening, within } = ofTotals
        expect(await sumsOfCustomerBook(db, CASH, days)).toEqual({ opening, within })
      }
    }
  })

  test('splits totals so that no run covers more than 250 transactions', async () => {
    const { db } = open()
    const day = '2027-03-08'
    await db.transaction().execute(async (tx) => {
      for (let posted = 0; posted < 620; posted += 1)
        await post(tx, { typeId: 4, date: day, createdBy: null, lines: [debit(CASH, 2n), credit(OTHER, 2n)] })
    })
    const last = await addMonthTotals(db, 1)
    const { rows } = await sql<{ most: number }>`select max(up_to - after) as most from book_total_run`.execute(db)
    expect(rows[0]?.most).toBe(250)
    const before = await sumOfDays(db, CASH, { to: '2027-03-07' })
    for (const back of [0, 100, 365, 619])
      expect(await sumUpTo(db, CASH, { day, transactionId: last - back })).toBe(before - 2n * BigInt(620 - back))
    expect(await checkLedger(db)).toEqual([])
  })

  test('computes daily debits and credits, before and after the totals run', async () => {
    const { db } = open()
    const [one, other] = ['CUSTODY_CASH', 'DISBURSEMENTS_ACH'] as const
    const pair = [await internalBook(db, one), await internalBook(db, other)] as const
    const day = '2027-02-11'
    const move = (cents: bigint) =>
      db
        .transaction()
        .execute((tx) =>
          post(tx, { typeId: 4, date: day, createdBy: null, lines: [debit(pair[0], cents), credit(pair[1], cents)] }),
        )
    const ofDay = async () => {
      const books = await turnoverByDay(db, [one, other], { from: day, to: day })
      return { one: books[one].get(day), other: books[other].get(day) }
    }
    expect(await ofDay()).toEqual({ one: undefined, other: undefined })
    await move(700n)
    await addMonthTotals(db, 1)
    await move(30n)
    await pay(open(), '2027-02-12', 5n)
    const both = { one: { debit: 730n, credit: 0n }, other: { debit: 0n, credit: 730n } }
    expect(await ofDay()).toEqual(both)
    await addMonthTotals(db, 1)
    expect(await ofDay()).toEqual(both)
  })

  test('refuses a ledger line with a different date than its transaction', async () => {
    const { executeSql } = open()
    const { rows } = await executeSql(`select transaction_date::text as day from posting limit 1`)
    expect(rows).toHaveLength(1)
    await expect(
      executeSql(`
        with header as (insert into ledger_transaction (transaction_type_id, transaction_date) values (4, '2026-01-05')
          returning transaction_id) select transaction_id from header;
        insert into posting (transaction_id, book_id, side, amount_cents, transaction_date)
          select (select max(transaction_id) from ledger_transaction), book_id, side, 1, '2026-01-06'
          from (values (${CASH}, 'D'), (${OTHER}, 'C')) line (book_id, side)`),
    ).rejects.toThrow('of another day')
  })
})

test('totals every ledger line once in concurrent runs', async () => {
  const database = databases['PostgreSQL'] as Database
  for (let cents = 1n; cents <= 20n; cents += 1n) await pay(database, '2026-03-03', cents)
  await Promise.all([1, 2, 3, 4].map(() => addMonthTotals(database.db, 1)))
  expect(await sumOfDays(database.db, CASH, {})).toBe(await plainSum(database, {}))
  expect(await checkLedger(database.db)).toEqual([])
})

test('keeps no totals of an interrupted run, and completes its work in the next run', async () => {
  const database = databases['PostgreSQL'] as Database
  const { db } = database
  await pay(database, '2026-03-04', 50n)
  const before = await totalsUpTo(db)
  const other = await db.startTransaction().execute()
  await sql`lock table book_month_total in share mode`.execute(other)
  const ended = addMonthTotals(db, 1).then(
    () => null,
    (error: unknown) => error,
  )
  for (;;) {
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%insert into "book_month_total"%'`.execute(db)
    if (rows.length > 0) break
  }
  expect(await ended).toBeInstanceOf(Error)
  await other.rollback().execute()
  expect(await totalsUpTo(db)).toBe(before)
  expect(await addMonthTotals(db, 1)).toBeGreaterThan(before)
  expect(await checkLedger(db)).toEqual([])
})
