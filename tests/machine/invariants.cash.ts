import { IS_UNLIKE } from './bank.ts'
import type { Invariant } from './invariants.ts'
import { bookOf, CASH, entry } from './plants.ts'

const signed = (side: 'D' | 'C', of: string) =>
  `case ${of}.side when '${side}' then ${of}.amount_cents else -${of}.amount_cents end`
/** SQL for the total balance of all books of a kind. */
const balance = (kind: string, side: 'D' | 'C') =>
  `(select coalesce(sum(${signed(side, 'l')}), 0) from posting l join book b using (book_id) where b.kind = '${kind}')`
const hasMatch = (kind: 'CLEARED' | 'CAME_BACK') =>
  `exists (select from bank_match m where m.payment_id = pay.payment_id and m.kind = '${kind}')`
/** Postings of Custody Cash without a bank entry, from the day of the first bank statement on. */
const NOT_SHOWN = `select l.* from posting l join book b using (book_id)
  where b.kind = 'CUSTODY_CASH' and l.transaction_date >= (select min(as_of) from bank_day)
    and not exists (select from bank_match m where m.transaction_id = l.transaction_id)
    and not exists (select from bank_match_undo u where l.transaction_id in (u.transaction_id, u.reversal_id))`
const LAST_DAY = '(select as_of, closing_cents from bank_day order by as_of desc limit 1)'
/** Whether an open bank entry has the posting's amount, so that staff will match the two. */
const WAITS = `exists (select from bank_line w where w.matched_at is null and w.amount_cents = n.amount_cents and w.side <> n.side)`
/** Days within which the bank must show a posting; staff explain entries that match an older one. */
const SHOWN_WITHIN_DAYS = 7

/** Whether the plan file named by an open entry was settled with another entry or without any entry. */
const IS_CLOSED_OTHERWISE = `exists (select from bank_match_made m where 'PLAN-' || m.attachment_id = o.customer_reference
    union select from plan_settlement s where 'PLAN-' || s.attachment_id = o.customer_reference)`

/** SQL condition: the transaction was reversed. */
const undone = (of: string) =>
  `exists (select from ledger_transaction b where b.reverses_transaction_id = ${of}.transaction_id)`
const UNDONE = undone('s')
/** SQL for the amount recovered after write-off. */
const RECOVERED = (which: string) =>
  `(select coalesce(sum(l.amount_cents), 0) from bank_match m join bank_line l using (bank_line_id)
    where m.kind = 'RECOVERED' and ${which})`
/** SQL for the plan money settled without a bank entry. */
const SETTLED = (which: string) =>
  `(select coalesce(sum(s.amount_cents), 0) from plan_settlement s where not ${UNDONE} and ${which})`

/** Requires that the balance of a kind of book equals the total of these payments. */
const holds = (name: string, kind: string, side: 'D' | 'C', payments: string): Invariant => ({
  name,
  broken: `select held.cents, due.cents from (select ${balance(kind, side)} as cents) held,
    (select coalesce(sum(pay.amount_cents), 0) as cents from payment pay where ${payments}) due where held.cents <> due.cents`,
  plant: [
    entry({
      type: 11,
      lines: [
        [CASH, 'D', '3'],
        [bookOf(kind), 'C', '3'],
      ],
    }),
  ],
})

/** The difference between Custody Cash and the bank balance must be fully explained. */
export const CASH_AND_BANK: readonly Invariant[] = [
  {
    name: 'cash is the balance of the bank, with what the bank has not shown and without what nobody has booked',
    broken: `select cash, explained from (select ${balance('CUSTODY_CASH', 'D')} as cash,
      (select closing_cents from ${LAST_DAY} d)
        + (select book_before_cents - opening_cents from bank_day where book_before_cents is not null)
        + (select coalesce(sum(${signed('D', 'n')}), 0) from (${NOT_SHOWN}) n)
        - (select coalesce(sum(${signed('C', 'o')}), 0) from bank_line o where matched_at is null) as explained) both_sides
      where cash <> explained`,
    plant: [`update bank_day set closing_cents = closing_cents + 1`],
  },
  {
    name: 'cash of a day before the last one of the bank was shown by it',
    broken: `select n.transaction_id, n.transaction_date, n.amount_cents from (${NOT_SHOWN}) n, ${LAST_DAY} d
      where n.transaction_date < d.as_of and not ${WAITS}`,
    plant: [
      `insert into bank_day (as_of, bank_statement_id, opening_cents, closing_cents) values ('2090-01-01', 1, 1, 1)`,
      entry({
        type: 11,
        date: '(select min(as_of) from bank_day)',
        lines: [
          [CASH, 'D', '3'],
          [bookOf('PLAN_RECEIPTS'), 'C', '3'],
        ],
      }),
    ],
  },
  holds(
    'deposits in transit are those that the bank has not shown and nobody has returned',
    'DISBURSEMENTS_ACH',
    'C',
    `pay.method = 'ACH' and pay.closed_as is null and not ${hasMatch('CLEARED')}`,
  ),
  holds(
    'checks in transit are those that nobody has cashed or returned',
    'DISBURSEMENTS_CHECK',
    'C',
    `pay.method = 'CHECK' and pay.closed_as is null and not ${hasMatch('CLEARED')}`,
  ),
  holds(
    'the bank owes what it has paid and was taken back, until it gives it back',
    'RETURNS_RECEIVABLE',
    'D',
    `pay.closed_as is not null and ${hasMatch('CLEARED')} and not ${hasMatch('CAME_BACK')}`,
  ),
  {
    name: 'plans owe what was taken in of their files and the bank has not shown',
    broken: `select owed.cents, expected.cents as of_files from (select ${balance('PLAN_RECEIVABLE', 'D')} as cents) owed,
      (select (select coalesce(sum(m.amount_cents), 0) from plan_money m where exists (
          select from ledger_transaction t join posting p using (transaction_id) join book b using (book_id)
            where t.idempotency_key = 'plan-file:' || m.attachment_id and b.kind = 'PLAN_RECEIVABLE'))
        - (select coalesce(sum(part_cents), 0) from bank_match) - ${SETTLED('true')} as cents) expected
      where owed.cents <> expected.cents`,
    plant: [
      entry({
        type: 13,
        lines: [
          [CASH, 'D', '3'],
          [bookOf('PLAN_RECEIVABLE'), 'C', '3'],
        ],
      }),
    ],
  },
  {
    name: 'a deposit of a plan is what it brought of its files and what was too much, to the cent',
    broken: `select m.bank_line_id, l.amount_cents from bank_match m join bank_line l using (bank_line_id)
      where m.kind = 'RECEIVED' group by 1, 2, l.side
      having l.side <> 'C' or l.amount_cents <> sum(m.part_cents) + (select coalesce(sum(s.amount_cents), 0)
        from plan_surplus s where s.transaction_id = min(m.transaction_id))`,
    plant: [
      `insert into bank_line (bank_line_id, as_of, side, amount_cents, type_code, bank_reference, customer_reference, text_sealed, matched_at)
        values (999999, '2090-01-01', 'C', 100, '142', '', '', '', now())`,
      `insert into bank_match (bank_line_id, kind, attachment_id, part_cents, transaction_id, at) values (999999, 'RECEIVED', 999999, 99, -9, now())`,
    ],
  },
  {
    name: 'the money of a plan file was taken in by a person, and no more of it came or was settled than it was',
    broken: `select attachment_id from plan_receivable r where (select coalesce(sum(m.part_cents), 0) from bank_match m
        where m.attachment_id = r.attachment_id) + ${SETTLED('s.attachment_id = r.attachment_id')} > r.amount_cents
      or amount_cents <> (select sum(p.amount_cents) from plan_money p where p.attachment_id = r.attachment_id)
      or not exists (select from approval a where a.subject_entity = 'plan_file' and a.subject_id = r.attachment_id::text
        and a.status = 'APPROVED')
      union select attachment_id from plan_receivable r where not exists (
        select from plan_money p where p.attachment_id = r.attachment_id)`,
    plant: [
      `insert into plan_receivable (attachment_id, plan_id, amount_cents, transaction_id, since) values (999999, 1, 5, -9, '2028-01-01')`,
    ],
  },
  {
    name: 'what plans have overpaid is held until it was given back or taken for files of theirs',
    broken: `select held.cents, due.cents from (select ${balance('PLAN_SURPLUS', 'C')} as cents) held,
      (select (select coalesce(sum(amount_cents), 0) from plan_surplus s where not ${UNDONE})
        - ${SETTLED('s.plan_surplus_id is not null')}
        - (select coalesce(sum(l.amount_cents), 0) from bank_match m join bank_line l using (bank_line_id)
          where m.kind = 'GIVEN_BACK') as cents) due where held.cents <> due.cents`,
    plant: [
      entry({
        type: 13,
        lines: [
          [CASH, 'D', '3'],
          [bookOf('PLAN_SURPLUS'), 'C', '3'],
        ],
      }),
    ],
  },
  {
    name: 'no more is given back of what a plan has overpaid than came, and it is taken for files of its own',
    broken: `select s.plan_surplus_id from plan_surplus s where s.amount_cents < (select coalesce(sum(t.amount_cents), 0) from plan_settlement t where t.plan_surplus_id = s.plan_surplus_id and not ${undone('t')})
      + (select coalesce(sum(l.amount_cents), 0) from bank_match m join bank_line l using (bank_line_id) where m.plan_surplus_id = s.plan_surplus_id)
      union select t.plan_surplus_id from plan_settlement t join plan_surplus s using (plan_surplus_id)
        join plan_file one on one.attachment_id = s.attachment_id join plan_file other on other.attachment_id = t.attachment_id
        where one.plan_id <> other.plan_id`,
    plant: [
      `insert into plan_surplus (plan_surplus_id, bank_line_id, attachment_id, amount_cents, transaction_id, since) values (999999, 1, 1, 5, -8, '2028-01-01')`,
      `insert into plan_settlement (attachment_id, plan_surplus_id, amount_cents, transaction_id, note, at) values (1, 999999, 6, -9, '', now())`,
    ],
  },
  {
    name: 'what is written off of plan files is what two people gave up and has not come after all',
    broken: `select writtenoff.cents, given_up.cents from (select ${balance('PLAN_WRITE_OFF', 'D')} as cents) writtenoff,
      (select ${SETTLED('s.plan_surplus_id is null')} - ${RECOVERED('true')} as cents) given_up where writtenoff.cents <> given_up.cents
      union select plan_settlement_id, amount_cents from plan_settlement s where not exists (
        select from approval a where a.approval_id = s.approval_id and a.status = 'APPROVED')`,
    plant: [
      entry({
        type: 13,
        lines: [
          [bookOf('PLAN_WRITE_OFF'), 'D', '3'],
          [CASH, 'C', '3'],
        ],
      }),
    ],
  },
  {
    name: 'of what was given up no more comes than it was, and it stands as long as any of it has come',
    broken: `select s.plan_settlement_id from plan_settlement s
      where ${RECOVERED('m.plan_settlement_id = s.plan_settlement_id')}
        > case when ${UNDONE} or s.plan_surplus_id is not null then 0 else s.amount_cents end`,
    plant: [
      `insert into plan_settlement (plan_settlement_id, attachment_id, amount_cents, transaction_id, note, at) values (999999, 1, 6, -9, '', now())`,
      `insert into bank_line (bank_line_id, as_of, side, amount_cents, type_code, bank_reference, customer_reference, text_sealed, matched_at)
        values (999999, '2090-01-01', 'C', 7, '142', '', '', '', now())`,
      `insert into bank_match_made (bank_line_id, kind, plan_settlement_id, transaction_id, at) values (999999, 'RECOVERED', 999999, -8, now())`,
    ],
  },
  {
    name: 'a settlement of plan money is undone by two people, and by the reversal of what it posted',
    broken: `select u.plan_settlement_id from plan_settlement_undo u where not exists (
        select from approval a where a.approval_id = u.approval_id and a.status = 'APPROVED')
      or not exists (select from plan_settlement s join ledger_transaction b on b.reverses_transaction_id = s.transaction_id
        where s.plan_settlement_id = u.plan_settlement_id and b.transaction_id = u.reversal_id)
      union select s.plan_settlement_id from plan_settlement s where ${UNDONE}
        and not exists (select from plan_settlement_undo u where u.plan_settlement_id = s.plan_settlement_id)
        and not exists (select from bank_match_undo u where u.transaction_id = s.transaction_id)`,
    plant: [
      `insert into plan_settlement_undo (plan_settlement_id, reversal_id, note, at) values (999999, -9, '', now())`,
    ],
  },
  {
    name: 'corporate cash is what the bank has swept less the interest it has paid in, as it was asked',
    broken: `select own.cents, moved.cents as of_transfers from (select ${balance('CORPORATE_CASH', 'D')} as cents) own,
      (select coalesce(sum(case s.purpose when 'FEES' then 1 else -1 end * least(s.amount_cents, l.amount_cents)), 0) as cents
        from bank_match m join own_transfer s using (own_transfer_id) join bank_line l using (bank_line_id)
        where l.side = case s.purpose when 'FEES' then 'D' else 'C' end) moved
      where own.cents <> moved.cents`,
    plant: [
      entry({
        type: 13,
        lines: [
          [bookOf('CORPORATE_CASH'), 'D', '3'],
          [CASH, 'C', '3'],
        ],
      }),
    ],
  },
  {
    name: 'no more fees are swept than were collected by the end of their month',
    broken: `select s.month, s.amount_cents from own_transfer s
      where s.purpose = 'FEES' and (select sum(o.amount_cents) from own_transfer o where o.purpose = 'FEES' and o.month <= s.month) > (
        select coalesce(sum(${signed('C', 'l')}), 0) from posting l join book b using (book_id)
        where b.kind in ('FEE_ANNUAL', 'FEE_DISTRIBUTION') and l.transaction_date < s.month + interval '1 month')`,
    plant: [
      `insert into own_transfer (purpose, month, amount_cents, asked_on, job_id) values ('FEES', '2090-01-01', 999999999, '2090-02-01', 1)`,
    ],
  },
  {
    name: 'no more interest is paid in than customers were credited with by the end of its month',
    broken: `select s.month, s.amount_cents from own_transfer s
      where s.purpose = 'INTEREST' and (select sum(o.amount_cents) from own_transfer o where o.purpose = 'INTEREST' and o.month <= s.month) > (
        select coalesce(sum(${signed('C', 'l')}), 0) from posting l join book b using (book_id)
        join ledger_transaction t using (transaction_id) where b.kind = 'CUSTOMER' and t.transaction_type_id = 2
        and l.transaction_date < s.month + interval '1 month')`,
    plant: [
      `insert into own_transfer (purpose, month, amount_cents, asked_on, job_id) values ('INTEREST', '2090-01-01', 999999999, '2090-02-01', 1)`,
    ],
  },
  {
    name: 'a line of the bank is open on the next day only where the bank said what nobody else did, or people have to choose',
    broken: `select as_of, side, amount_cents, type_code, customer_reference, why_open from bank_line o
      where matched_at is null and as_of < (select max(as_of) from bank_day)
        and why_open is distinct from 'More than one entry fits.' and not ${IS_UNLIKE('o')}
        and not exists (select from bank_match_undo u where u.bank_line_id = o.bank_line_id)
        and not ${IS_CLOSED_OTHERWISE}
        and not exists (select from (${NOT_SHOWN}) n where n.amount_cents = o.amount_cents and n.side <> o.side
          and n.transaction_date < o.as_of - ${SHOWN_WITHIN_DAYS})`,
    plant: [
      `insert into bank_line (bank_line_id, as_of, side, amount_cents, type_code, bank_reference, customer_reference, text_sealed)
        values (999999, '2000-01-01', 'D', 100, '475', '', '', '')`,
    ],
  },
]
