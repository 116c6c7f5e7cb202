import { idsOf } from '../../contract/enumeration.ts'
import { activeStatusIds, REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import { inSnapshot } from '../platform/db/snapshot.ts'
import { sumsOfInternalBooks } from '../ledger/daySums.ts'
import { MICRO_CENTS } from '../ledger/interestPayable.ts'
import { internalBook } from '../ledger/ledger.ts'
import { totalsUpTo } from '../ledger/monthTotals.ts'
import type { Finding } from '../platform/context/integrity.ts'
import { creditsLessDebits, debitsLessCredits, onNormalSide } from '../ledger/balance.sql.ts'

const TRANSACTIONS_AT_A_TIME = 1_000
const BOOKS_AT_A_TIME = 500

/**
 * Checks the whole ledger: every transaction balances, no protected balance is negative, and stored balances equal
 * their lines. Every reversal is the exact opposite of its original, and every request was paid once, as stored. Checks
 * small portions, so that other transactions wait only briefly.
 */
export async function checkLedger(db: Db): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { from, to } of portions(await lastOf(db, 'ledger_transaction'), TRANSACTIONS_AT_A_TIME))
    findings.push(...(await checkTransactions(db, from, to)))
  for (const { from, to } of portions(await lastOf(db, 'book'), BOOKS_AT_A_TIME))
    findings.push(...(await customersBooks(db, sql`b.book_id between ${from} and ${to}`)))
  findings.push(...(await internalBooks(db, sql`true`)))
  findings.push(...(await alarming('month totals are the sum of their lines', wrongTotals(db), 'book')))
  findings.push(...(await alarming('Interest Payable is what accounts have earned', wrongPayable(db), 'book')))
  findings.push(...(await alarming('Plan Receivable is what the bank has not shown', wrongReceivable(db), 'book')))
  findings.push(...(await alarming('Plan Money Overpaid is what is held of it', wrongSurplus(db), 'book')))
  findings.push(...(await alarming('Plan Money Written Off is what has not come', wrongWriteOff(db), 'book')))
  findings.push(
    ...(await alarming('Corporate Cash is what the bank has swept and paid in', wrongTransfers(db), 'book')),
  )
  findings.push(...(await alarming('completed request is paid', unpaid(db))))
  findings.push(...(await alarming('one active request of each recipient on an account', crowded(db), 'account')))
  return findings
}

/**
 * Checks the transactions above `after` and the books that they changed, in portions. Returns the greatest transaction
 * id that was checked.
 */
export async function checkNewTransactions(db: Db, after: number): Promise<{ findings: Finding[]; upTo: number }> {
  const upTo = await lastOf(db, 'ledger_transaction')
  const findings: Finding[] = []
  for (const { from, to } of portions(upTo, TRANSACTIONS_AT_A_TIME, after)) {
    const touched = sql`b.book_id in (select book_id from posting where transaction_id between ${from} and ${to})`
    findings.push(...(await checkTransactions(db, from, to)))
    findings.push(...(await customersBooks(db, touched)))
    findings.push(...(await internalBooks(db, touched)))
  }
  return { findings, upTo }
}

async function checkTransactions(db: Db, from: number, to: number): Promise<Finding[]> {
  return [
    ...(await named('transaction balances', unbalanced(db, from, to))),
    ...(await named('line has a transaction and a book', orphaned(db, from, to))),
    ...(await named('line is of the day of its transaction', misdated(db, from, to))),
    ...(await named('reversal is the exact opposite', inexactReversals(db, from, to))),
    ...(await alarming('request is paid once and as it says', paidOtherwise(db, from, to))),
  ]
}

type Ids = Promise<{ rows: Array<{ id: number }> }>

async function named(rule: string, found: Ids, thing = 'transaction'): Promise<Finding[]> {
  return (await found).rows.map(({ id }) => ({ rule, what: `${thing} ${id}`, stops: true }))
}

async function alarming(rule: string, found: Ids, thing = 'request'): Promise<Finding[]> {
  return (await found).rows.map(({ id }) => ({ rule, what: `${thing} ${id}`, stops: false }))
}

function unbalanced(db: Db, from: number, to: number): Ids {
  return sql<{ id: number }>`
    select t.transaction_id as id from ledger_transaction t left join posting p on p.transaction_id = t.transaction_id
    where t.transaction_id between ${from} and ${to}
    group by t.transaction_id
    having count(p.posting_id) < 2 or ${debitsLessCredits} <> 0`.execute(db)
}

function orphaned(db: Db, from: number, to: number): Ids {
  return sql<{ id: number }>`
    select distinct p.transaction_id as id from posting p
    left join ledger_transaction t on t.transaction_id = p.transaction_id left join book b on b.book_id = p.book_id
    where p.transaction_id between ${from} and ${to} and (t.transaction_id is null or b.book_id is null)`.execute(db)
}

function misdated(db: Db, from: number, to: number): Ids {
  return sql<{ id: number }>`
    select distinct t.transaction_id as id from ledger_transaction t join posting p on p.transaction_id = t.transaction_id
    where t.transaction_id between ${from} and ${to} and p.transaction_date <> t.transaction_date`.execute(db)
}

function inexactReversals(db: Db, from: number, to: number): Ids {
  return sql<{ id: number }>`
    select r.transaction_id as id from ledger_transaction r
    where r.reverses_transaction_id is not null and r.transaction_id between ${from} and ${to} and exists (
      select 1 from posting p where p.transaction_id in (r.transaction_id, r.reverses_transaction_id)
      group by p.book_id having ${debitsLessCredits} <> 0)`.execute(db)
}

function paidOtherwise(db: Db, from: number, to: number): Ids {
  return sql<{ id: number }>`
    select r.request_id as id from ledger_transaction t join distribution_request r on r.request_id = t.request_id
    join book b on b.account_id = r.account_id
    left join posting p on p.transaction_id = t.transaction_id and p.book_id = b.book_id
    where t.transaction_id between ${from} and ${to} and t.reverses_transaction_id is null and r.status_id = any(${idsOf(REQUEST_STATUS, ['pending', 'completed', 'historical'])}::int[])
    group by r.request_id, r.amount_cents
    having count(distinct t.transaction_id) > 1
      or coalesce(${debitsLessCredits}, 0) <> r.amount_cents`.execute(db)
}

/** Checks the customers' books: none is negative, and each stored balance equals the total of its lines. */
async function customersBooks(db: Db, which: ReturnType<typeof sql>): Promise<Finding[]> {
  const { rows } = await sql<{ id: number; is_below: boolean }>`
    select b.book_id as id, coalesce(${creditsLessDebits}, 0) < 0 as is_below
    from book b left join posting p on p.book_id = b.book_id left join customer_balance k on k.book_id = b.book_id
    where b.kind = 'CUSTOMER' and ${which} group by b.book_id, k.cents
    having coalesce(${creditsLessDebits}, 0) < 0 or k.cents <> coalesce(${creditsLessDebits}, 0)
    order by 1`.execute(db)
  return rows.map(({ id, is_below }) => ({
    rule: is_below ? 'balance not below zero' : 'kept balance is the sum of its lines',
    what: `book ${id}`,
    stops: true,
  }))
}

/**
 * Checks internal books. Money owed to others (in transit, returned, plans') is never negative. Negative Custody Cash
 * means payments without money; a negative claim on the bank, that the bank returned more than was sent; a negative
 * claim on plans, that a deposit was counted twice. A tax book may be negative after a reversal, so the taxes paid must
 * not exceed the taxes withheld. Fee income is never negative, because no uncharged fee is refunded.
 */
async function internalBooks(db: Db, which: ReturnType<typeof sql>): Promise<Finding[]> {
  return [
    ...(await named('money owed not below zero', belowZero(db, OWED, which), 'book')),
    ...(await alarming(
      'cash not below zero',
      belowZero(db, sql`b.kind in ('CUSTODY_CASH', 'RETURNS_RECEIVABLE', 'PLAN_RECEIVABLE')`, which),
      'book',
    )),
    ...(await alarming(
      'fee income not below zero',
      belowZero(db, sql`b.kind in ('FEE_DISTRIBUTION', 'FEE_ANNUAL')`, which),
      'book',
    )),
    ...(await alarming('tax paid was withheld', overpaidTax(db, which), 'book')),
  ]
}

const OWED = sql`b.kind in ('DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK', 'RETURNS', 'PLAN_RECEIPTS', 'PLAN_SURPLUS')`

function belowZero(db: Db, kinds: ReturnType<typeof sql>, which: ReturnType<typeof sql>): Ids {
  return sql<{ id: number }>`
    select b.book_id as id from book b join posting p on p.book_id = b.book_id where ${kinds} and ${which}
    group by b.book_id having ${onNormalSide} < 0
    order by 1`.execute(db)
}

function overpaidTax(db: Db, which: ReturnType<typeof sql>): Ids {
  return sql<{ id: number }>`
    select b.book_id as id from book b join posting p on p.book_id = b.book_id
    join ledger_transaction t on t.transaction_id = p.transaction_id
    left join ledger_transaction o on o.transaction_id = t.reverses_transaction_id
    where b.kind in ('FEDERAL_TAX', 'STATE_TAX') and ${which}
      and (o.transaction_id is null or o.transaction_type_id = ${TRANSACTION_TYPE.taxPayment})
    group by b.book_id having ${creditsLessDebits} < 0
    order by 1`.execute(db)
}

/** Recomputes stored totals from the lines. Every total must equal the balance of its book at that time. */
async function wrongTotals(db: Db): Ids {
  const upTo = await totalsUpTo(db)
  const byNow = sql`sum(debits) over by_now as debit_cents, sum(credits) over by_now as credit_cents,
    sum(lines) over by_now as lines`
  return sql<{ id: number }>`
    with runs as (
      select array_agg(up_to order by up_to) as up_to from book_total_run where up_to <= ${upTo}
    ), lines as (
      select p.book_id, p.transaction_date as day,
        (select up_to from runs)[width_bucket(p.transaction_id - 1, (select up_to from runs)) + 1] as up_to,
        coalesce(sum(p.amount_cents) filter (where p.side = 'D'), 0) as debits,
        coalesce(sum(p.amount_cents) filter (where p.side = 'C'), 0) as credits, count(*) as lines
      from posting p join book b on b.book_id = p.book_id
      where p.transaction_id <= ${upTo} and b.kind <> 'CUSTOMER' group by 1, 2, 3
    ), days as (
      select book_id, day, up_to, ${byNow} from lines window by_now as (partition by book_id, day order by up_to)
    ), months as (
      select book_id, month, up_to, ${byNow} from (
        select book_id, date_trunc('month', day)::date as month, up_to, sum(debits) as debits, sum(credits) as credits,
          sum(lines) as lines
        from lines group by 1, 2, 3) of_months
      window by_now as (partition by book_id, month order by up_to)
    )
    select book_id as id from (select * from book_day_total where up_to <= ${upTo}) noted
    full join days using (book_id, day, up_to, debit_cents, credit_cents, lines)
    where noted.book_id is null or days.book_id is null
    union
    select book_id from (select * from book_month_total where up_to <= ${upTo}) noted
    full join months using (book_id, month, up_to, debit_cents, credit_cents, lines)
    where noted.book_id is null or months.book_id is null order by 1`.execute(db)
}

/**
 * Interest Payable plus the accrued interest that is not posted yet must equal the interest earned and not credited.
 */
function wrongPayable(db: Db): Ids {
  return inSnapshot(db, async (tx) => {
    const book = await internalBook(tx, 'INTEREST_PAYABLE')
    const cents = (await sumsOfInternalBooks(tx, [book], {})).get(book) ?? 0n
    return sql<{ id: number }>`
      select ${book}::int as id
      where ${cents}::bigint * ${sql.lit(Number(MICRO_CENTS))}::numeric
        + coalesce((select sum(micro_cents) from interest_earned where transaction_id is null), 0)
        <> coalesce((select sum(micro_cents) from interest_accrual), 0)`.execute(tx)
  })
}

/**
 * Plan Receivable must equal the total that plans owe for their files, neither shown by the bank nor settled otherwise.
 */
function wrongReceivable(db: Db): Ids {
  return inSnapshot(db, async (tx) => {
    const book = await internalBook(tx, 'PLAN_RECEIVABLE')
    const cents = -((await sumsOfInternalBooks(tx, [book], {})).get(book) ?? 0n)
    return sql<{ id: number }>`
      select ${book}::int as id where ${cents}::bigint <> coalesce((select sum(amount_cents) from plan_money_owed), 0)`.execute(
      tx,
    )
  })
}

/** Plan Money Overpaid must equal the total of surpluses that were neither returned nor used for other files. */
function wrongSurplus(db: Db): Ids {
  return inSnapshot(db, async (tx) => {
    const book = await internalBook(tx, 'PLAN_SURPLUS')
    const cents = (await sumsOfInternalBooks(tx, [book], {})).get(book) ?? 0n
    return sql<{ id: number }>`
      select ${book}::int as id where ${cents}::bigint <> coalesce((select sum(amount_cents) from plan_surplus_held), 0)`.execute(
      tx,
    )
  })
}

/** Plan Money Written Off must equal the total of written-off plan money that was not recovered. */
function wrongWriteOff(db: Db): Ids {
  return inSnapshot(db, async (tx) => {
    const book = await internalBook(tx, 'PLAN_WRITE_OFF')
    const cents = -((await sumsOfInternalBooks(tx, [book], {})).get(book) ?? 0n)
    return sql<{ id: number }>`
      select ${book}::int as id where ${cents}::bigint <> coalesce((select sum(amount_cents) from plan_write_off_left), 0)`.execute(
      tx,
    )
  })
}

/**
 * Corporate Cash must equal the fee sweeps that the bank has shown, less the interest transfers out of Corporate Cash.
 */
function wrongTransfers(db: Db): Ids {
  return inSnapshot(db, async (tx) => {
    const book = await internalBook(tx, 'CORPORATE_CASH')
    const cents = -((await sumsOfInternalBooks(tx, [book], {})).get(book) ?? 0n)
    return sql<{ id: number }>`
      select ${book}::int as id where ${cents}::bigint <> coalesce((
        select sum(case s.purpose when 'FEES' then s.amount_cents else -s.amount_cents end) from own_transfer s
        where exists (select from bank_match m where m.own_transfer_id = s.own_transfer_id)), 0)`.execute(tx)
  })
}

function unpaid(db: Db): Ids {
  return sql<{ id: number }>`
    select r.request_id as id from distribution_request r where r.status_id = ${REQUEST_STATUS.completed}
      and not exists (select 1 from ledger_transaction t where t.request_id = r.request_id)`.execute(db)
}

function crowded(db: Db): Ids {
  return sql<{ id: number }>`
    select account_id as id from distribution_request where status_id = any(${activeStatusIds}::int[])
    group by account_id, payee_id having count(*) > 1`.execute(db)
}

/** Returns the greatest transaction id; 0 for an empty ledger. */
export function newestTransaction(db: Db): Promise<number> {
  return lastOf(db, 'ledger_transaction')
}

async function lastOf(db: Db, table: 'ledger_transaction' | 'book'): Promise<number> {
  const key = sql.ref(table === 'book' ? 'book_id' : 'transaction_id')
  const { rows } = await sql<{ last: number | null }>`select max(${key}) as last from ${sql.table(table)}`.execute(db)
  return rows[0]?.last ?? 0
}

/** Splits the ids above `after`, up to and including `last`, into ranges of at most `size` ids. */
function portions(last: number, size: number, after = 0): Array<{ from: number; to: number }> {
  return Array.from({ length: Math.max(0, Math.ceil((last - after) / size)) }, (_, n) => ({
    from: after + n * size + 1,
    to: Math.min(after + (n + 1) * size, last),
  }))
}
