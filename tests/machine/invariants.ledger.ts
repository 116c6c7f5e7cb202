import type { Invariant } from './invariants.ts'
import { bookOf, CASH, CUSTOMER, entry } from './plants.ts'

const signed = (side: 'D' | 'C') => `case side when '${side}' then amount_cents else -amount_cents end`
const balance = (kind: string, side: 'D' | 'C') =>
  `select coalesce(sum(${signed(side)}), 0) from posting where book_id in (select book_id from book where kind = '${kind}')`
const NEWEST_LINE = '(select max(posting_id) from posting)'
const NEWEST = '(select max(transaction_id) from ledger_transaction)'
/** Customer-book postings of a transaction type, with the increase of the book in cents. */
const gained = (type: number) => `select t.*, p.book_id, b.account_id, ${signed('C')} as cents from ledger_transaction t
  join posting p using (transaction_id) join book b using (book_id) where b.kind = 'CUSTOMER' and t.transaction_type_id = ${type}`

const fee = (year: string) =>
  entry({
    type: 3,
    key: `'annual-fee:' || (select account_id from book where book_id = ${CUSTOMER}) || ':${year}'`,
    lines: [
      [CUSTOMER, 'D', '2000'],
      [bookOf('FEE_ANNUAL'), 'C', '2000'],
    ],
  })
const give = (type: number, from: string, cents: string, note?: string) =>
  entry({
    type,
    ...(note ? { note } : {}),
    lines: [
      [from, 'D', cents],
      [CUSTOMER, 'C', cents],
    ],
  })

export const LEDGER: readonly Invariant[] = [
  {
    name: 'every transaction balances',
    broken: `select transaction_id from posting group by 1 having sum(${signed('D')}) <> 0`,
    plant: [`update posting set amount_cents = amount_cents + 1 where posting_id = ${NEWEST_LINE}`],
  },
  {
    name: 'every transaction has two lines or more',
    broken: `select t.transaction_id from ledger_transaction t left join posting p using (transaction_id)
      group by 1 having count(p.posting_id) < 2`,
    plant: [`delete from posting where transaction_id = ${NEWEST}`],
  },
  {
    name: 'every line has its book',
    broken: 'select posting_id from posting p where not exists (select from book b where b.book_id = p.book_id)',
    plant: [`update posting set book_id = 999999 where posting_id = ${NEWEST_LINE}`],
  },
  {
    name: 'every line has its transaction',
    broken: `select posting_id from posting p
      where not exists (select from ledger_transaction t where t.transaction_id = p.transaction_id)`,
    plant: [`delete from ledger_transaction where transaction_id = ${NEWEST}`],
  },
  {
    name: 'a line is of the day of its transaction',
    broken: `select posting_id from posting p join ledger_transaction t using (transaction_id)
      where p.transaction_date <> t.transaction_date`,
    plant: [`update posting set transaction_date = transaction_date + 1 where posting_id = ${NEWEST_LINE}`],
  },
  {
    name: 'all books together are zero',
    broken: `select sum(${signed('D')}) as difference from posting having sum(${signed('D')}) <> 0`,
    plant: [`update posting set side = 'D' where posting_id = (select max(posting_id) from posting where side = 'C')`],
  },
  {
    name: 'no customer is below zero',
    broken: `select book_id, sum(${signed('C')}) as cents from posting join book using (book_id) where kind = 'CUSTOMER'
      group by 1 having sum(${signed('C')}) < 0`,
    plant: [
      entry({
        type: 12,
        lines: [
          [CUSTOMER, 'D', '999999999'],
          [bookOf('FEE_ANNUAL'), 'C', '999999999'],
        ],
      }),
    ],
  },
  {
    name: 'the balance that is kept of a book is the sum of its lines',
    broken: `select k.book_id, k.cents from customer_balance k
      where k.cents is distinct from (select sum(${signed('C')}) from posting p where p.book_id = k.book_id)`,
    plant: [give(1, CASH, '1')],
  },
  {
    name: 'no money that is owed, held or earned as a fee is below zero',
    broken: `select kind, sum(case side when normal_side then amount_cents else -amount_cents end) as cents
      from posting join book using (book_id)
      where kind in ('DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK', 'RETURNS', 'PLAN_RECEIPTS', 'CUSTODY_CASH', 'RETURNS_RECEIVABLE',
        'PLAN_RECEIVABLE', 'PLAN_SURPLUS', 'FEE_DISTRIBUTION', 'FEE_ANNUAL')
      group by 1 having sum(case side when normal_side then amount_cents else -amount_cents end) < 0`,
    plant: [give(5, bookOf('RETURNS'), '99999999')],
  },
  {
    name: 'a reversal is the exact opposite',
    broken: `select r.transaction_id, p.book_id from ledger_transaction r
      join posting p on p.transaction_id in (r.transaction_id, r.reverses_transaction_id)
      where r.reverses_transaction_id is not null group by 1, 2 having sum(${signed('D')}) <> 0`,
    plant: [
      entry({
        type: 11,
        reverses: '(select min(transaction_id) from ledger_transaction)',
        lines: [
          [CASH, 'D', '1'],
          [CUSTOMER, 'C', '1'],
        ],
      }),
    ],
  },
  {
    name: 'a transaction is reversed once',
    broken: `select reverses_transaction_id from ledger_transaction where reverses_transaction_id is not null
      group by 1 having count(*) > 1`,
    plant: [
      'alter table ledger_transaction drop constraint ledger_transaction_reverses_transaction_id_key',
      ...[1, 2].map(() => entry({ type: 11, reverses: NEWEST, lines: [[CASH, 'D', '1']] })),
      'update ledger_transaction set reverses_transaction_id = 20001 where transaction_type_id = 11',
    ],
  },
  {
    name: 'a reversal is not before what it takes back',
    broken: `select r.transaction_id from ledger_transaction r
      join ledger_transaction t on t.transaction_id = r.reverses_transaction_id where r.transaction_date < t.transaction_date`,
    plant: [entry({ type: 11, date: "'2001-01-01'", reverses: NEWEST, lines: [[CASH, 'D', '1']] })],
  },
  {
    name: 'interest is credited once for an account and a month',
    // Interest to date can be paid out again after the money was returned, but only once a day.
    broken: `select account_id, note from (${gained(2)}) i where note is not null
      group by 1, 2, case note when 'Interest to date' then transaction_date end having count(*) > 1`,
    plant: [1, 2].map(() => give(2, bookOf('INTEREST_EXPENSE'), '100', `'Interest for a month'`)),
  },
  {
    name: 'interest that was credited is interest that was spent',
    broken: `select spent.cents, credited.cents from (
        select coalesce(sum(${signed('D')}), 0) as cents from posting join book using (book_id)
        join ledger_transaction t using (transaction_id)
        where kind in ('INTEREST_EXPENSE', 'INTEREST_PAYABLE') and t.transaction_type_id = 2) spent,
      (select coalesce(sum(cents), 0) as cents from (${gained(2)}) i) credited where spent.cents <> credited.cents`,
    plant: [give(2, CASH, '100')],
  },
  {
    name: 'interest payable is what was earned and not credited, to the millionth of a cent',
    broken: `select owed.cents, waiting.micro, earned.micro as of_accounts from (${balance('INTEREST_PAYABLE', 'C')}) as owed (cents),
      (select coalesce(sum(micro_cents), 0) as micro from interest_earned where transaction_id is null) waiting,
      (select coalesce(sum(micro_cents), 0) as micro from interest_accrual) earned
      where owed.cents * 1000000 + waiting.micro <> earned.micro`,
    plant: [give(2, bookOf('INTEREST_PAYABLE'), '100')],
  },
  {
    name: 'interest that is owed was earned, in whole cents',
    broken: `select transaction_id, spent.cents, earned.micro from (
        select transaction_id, sum(${signed('C')}) as cents from posting join book using (book_id)
        where kind = 'INTEREST_PAYABLE' and exists (select from posting x join book e on e.book_id = x.book_id
          where x.transaction_id = posting.transaction_id and e.kind = 'INTEREST_EXPENSE') group by 1) spent
      full join (select transaction_id, sum(micro_cents) as micro from interest_earned where transaction_id is not null
        group by 1) earned using (transaction_id)
      where spent.cents * 1000000 is distinct from earned.micro`,
    plant: [
      entry({
        type: 2,
        lines: [
          [bookOf('INTEREST_EXPENSE'), 'D', '1'],
          [bookOf('INTEREST_PAYABLE'), 'C', '1'],
        ],
      }),
    ],
  },
  {
    name: 'no more than half a cent of a count waits for the books after a run that took it there',
    broken: `select interest_earned_id, micro_cents from interest_earned e
      where transaction_id is null and abs(micro_cents) > 500000
      and exists (select from job j where j.job_type_id = 5 and j.business_date > e.through and j.date_completed is not null
        and j.job_id > coalesce((select max(job_id) from job where job_type_id = 5 and date_completed is null), 0))`,
    plant: [
      `insert into job (job_id, job_type_id, business_date, batch_id, date_scheduled, date_completed)
        values (999999, 5, '2028-01-02', 'planted', now(), now())`,
      `insert into interest_earned (through, micro_cents) values ('2028-01-01', 600000)`,
    ],
  },
  {
    name: 'no account waits for a whole cent of interest after its month',
    broken: `select account_id, micro_cents from interest_accrual where micro_cents < -500000`,
    plant: [`insert into interest_accrual (account_id, through, micro_cents) values (999999, '2028-01-01', -600000)`],
  },
  {
    name: 'the annual fee is taken from its own account, once a year',
    broken: `select transaction_id from (${gained(3)}) f where reverses_transaction_id is null
      and idempotency_key is distinct from 'annual-fee:' || account_id || ':' || substring(idempotency_key from '[0-9]{4}$')`,
    plant: [
      entry({
        type: 3,
        key: `'annual-fee:999999:2028'`,
        lines: [
          [CUSTOMER, 'D', '2000'],
          [bookOf('FEE_ANNUAL'), 'C', '2000'],
        ],
      }),
    ],
  },
  {
    name: 'the annual fee of a year is not taken before its anniversary',
    broken: `select f.transaction_id from (${gained(3)}) f join retirement_account a using (account_id)
      where f.idempotency_key like 'annual-fee:%' and a.setup_date is not null
      and f.transaction_date < (a.setup_date + make_interval(years => substring(f.idempotency_key from '[0-9]{4}$')::int
        - extract(year from a.setup_date)::int))::date`,
    plant: [fee('2090')],
  },
  {
    name: 'an annual fee is at most 20 dollars',
    broken: `select transaction_id, cents from (${gained(3)}) f where cents < -2000`,
    plant: [
      entry({
        type: 3,
        lines: [
          [CUSTOMER, 'D', '2001'],
          [bookOf('FEE_ANNUAL'), 'C', '2001'],
        ],
      }),
    ],
  },
  {
    name: 'what was posted by hand has its row',
    broken: `select transaction_id from ledger_transaction t where transaction_type_id in (10, 12) and reverses_transaction_id is null
      and not exists (select from manual_posting m
        where m.transaction_id = t.transaction_id and m.transaction_type_id = t.transaction_type_id)`,
    plant: [
      entry({
        type: 12,
        lines: [
          [CUSTOMER, 'D', '1'],
          [bookOf('FEE_ANNUAL'), 'C', '1'],
        ],
      }),
    ],
  },
  {
    name: 'a row of a posting by hand says what was posted',
    broken: `select transaction_id from manual_posting m where not exists (select from posting p
      where p.transaction_id = m.transaction_id and p.book_id = m.book_id and p.amount_cents = m.amount_cents)`,
    plant: [
      `insert into manual_posting (transaction_id, transaction_type_id, book_id, amount_cents, user_id, at)
        values (999999, 12, ${CUSTOMER}, 5, 21, now())`,
    ],
  },
  {
    name: 'money of plans that was shared out is no more than what came',
    broken: `select cents from (${balance('PLAN_RECEIPTS', 'C')}) as held (cents) where cents < 0`,
    plant: [give(1, bookOf('PLAN_RECEIPTS'), '1')],
  },
  {
    name: 'the ledger was not stopped',
    broken: 'select reason from ledger_halt',
    plant: [`insert into ledger_halt (since, reason) values (now(), 'planted')`],
  },
]
