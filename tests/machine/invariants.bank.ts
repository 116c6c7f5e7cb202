import type { Invariant } from './invariants.ts'
import { CASH } from './plants.ts'

const signedLine = `case side when 'C' then amount_cents else -amount_cents end`
const bankDay = (day: string, opening: number, closing: number) =>
  `insert into bank_day (as_of, bank_statement_id, opening_cents, closing_cents) values ('${day}', 1, ${opening}, ${closing})`
const bankLine = (id: number, matchedAt: 'now()' | 'null') =>
  `insert into bank_line (bank_line_id, as_of, side, amount_cents, type_code, bank_reference, customer_reference, text_sealed, matched_at)
    values (${id}, '2090-01-01', 'D', 100, '475', '', '', '', ${matchedAt})`
const numbered = (column: 'check_number' | 'trace_number', method: 'CHECK' | 'ACH', number: string) =>
  `insert into payment (request_id, transaction_id, method, amount_cents, created_at, job_file_id, sent_for, ${column}, closed_as)
    values (999999, -1, '${method}', 1, now(), 1, '2028-01-01', ${number}, 'RETURNED')`
/** SQL for the balance of books of this kind at the end of a closed month. */
const atTheEnd = (kind: string, side: 'D' | 'C') =>
  `(select coalesce(sum(case p.side when '${side}' then p.amount_cents else -p.amount_cents end), 0)
    from posting p join book b using (book_id) where b.kind = '${kind}' and p.transaction_date < m.month + interval '1 month')`
const closedMonth = (month: string) =>
  `insert into closed_month (month, closed_at, customer_cents, cash_cents) values ('${month}', now(), -1, -1)`

export const BANK_AND_PERIODS: readonly Invariant[] = [
  {
    name: 'customers stand at the end of a closed month where they stood when it was closed',
    broken: `select month from closed_month m where customer_cents <> ${atTheEnd('CUSTOMER', 'C')}`,
    plant: [closedMonth('2090-01-01')],
  },
  {
    name: 'cash stands at the end of a closed month where it stood when it was closed',
    broken: `select month from closed_month m where cash_cents <> ${atTheEnd('CUSTODY_CASH', 'D')}`,
    plant: [closedMonth('2090-01-01')],
  },
  {
    name: 'months are closed one after the other',
    broken: `select month from closed_month m where month > (select min(month) from closed_month)
      and not exists (select from closed_month b where b.month = m.month - interval '1 month')`,
    plant: [closedMonth('2080-01-01'), closedMonth('2090-01-01')],
  },
  {
    name: 'a month is closed after it has ended',
    broken: `select month from closed_month where closed_at < month + interval '1 month'`,
    plant: [closedMonth('2090-01-01')],
  },
  {
    name: 'a day of the bank begins where the day before ended',
    broken: `select as_of from (select as_of, opening_cents, lag(closing_cents) over (order by as_of) as before from bank_day) d
      where before is not null and before <> opening_cents`,
    plant: [bankDay('2089-01-01', 1, 1), bankDay('2090-01-01', -7, -7)],
  },
  {
    name: 'a day of the bank is its opening balance and its lines',
    broken: `select as_of from bank_day d where opening_cents + (select coalesce(sum(${signedLine}), 0) from bank_line l
      where l.as_of = d.as_of) <> closing_cents`,
    plant: [bankDay('2090-01-01', 1, 2)],
  },
  {
    name: 'a matched line has what it was matched with',
    broken: `select bank_line_id from bank_line l where matched_at is not null
      and not exists (select from bank_match m where m.bank_line_id = l.bank_line_id)`,
    plant: [bankLine(999_999, 'now()')],
  },
  {
    name: 'a line that is open has no match',
    broken: `select l.bank_line_id from bank_line l join bank_match m using (bank_line_id) where matched_at is null`,
    plant: [
      bankLine(999_999, 'null'),
      `insert into bank_match (bank_line_id, kind, transaction_id, at)
        values (999999, 'DIFFERENCE', (select min(transaction_id) from ledger_transaction), now())`,
    ],
  },
  {
    name: 'what lines were matched with moved cash by as much',
    broken: `select l.bank_line_id from bank_line l
      join (select distinct bank_line_id, transaction_id from bank_match) m using (bank_line_id)
      join posting p on p.transaction_id = m.transaction_id and p.book_id = ${CASH}
      group by l.bank_line_id, l.side, l.amount_cents
      having sum(case p.side when 'D' then p.amount_cents else -p.amount_cents end)
        <> case l.side when 'C' then l.amount_cents else -l.amount_cents end`,
    plant: [
      bankLine(999_999, 'now()'),
      `insert into bank_match (bank_line_id, kind, transaction_id, at) select 999999, 'DIFFERENCE', p.transaction_id, now()
        from posting p where p.book_id = ${CASH} and p.side = 'D' and p.amount_cents <> 100 limit 1`,
    ],
  },
  {
    name: 'checks are numbered without a gap',
    broken: `select count(check_number), max(check_number) from payment having count(check_number) <> coalesce(max(check_number) - 1000, 0)`,
    plant: [numbered('check_number', 'CHECK', '999999')],
  },
  {
    name: 'the next check follows the last one',
    broken: `select last from running_number where name = 'check' and last <> (select coalesce(max(check_number), 1000) from payment)`,
    plant: [`update running_number set last = last + 1 where name = 'check'`],
  },
  {
    name: 'deposits are traced without a gap',
    broken: `select count(trace_number) from payment where trace_number is not null
      having count(*) <> coalesce(max(right(trace_number, 7)::int), 0)`,
    plant: [numbered('trace_number', 'ACH', `'111111110999999'`)],
  },
  {
    name: 'what was sent has the file it was sent in',
    broken: `select payment_id from payment p where job_file_id is not null
      and not exists (select from job_file f where f.job_file_id = p.job_file_id)`,
    plant: [numbered('check_number', 'CHECK', '999999').replace('now(), 1,', 'now(), 999999,')],
  },
]
