import type { Invariant } from './invariants.ts'

// Written independently of the custodian's code, from the purpose of the Returns Desk.

const isSettled = `exists (select from ledger_transaction b where b.reverses_transaction_id = r.transaction_id)`
const isCashed = `exists (select from bank_match m where m.payment_id = p.payment_id and m.kind = 'CLEARED')`
const onDesk = (kind: string, id: string, cents: string) =>
  `exists (select from desk_item d where d.kind = '${kind}' and d.item_id = ${id} and d.amount_cents = ${cents})`

const counts = (of: string) =>
  `not exists (select from ledger_transaction b where b.reverses_transaction_id = ${of}.transaction_id)`
/** Amounts that plans owe for their files: announced, less received and otherwise settled amounts. */
const OWED = `select r.attachment_id, r.amount_cents
    - (select coalesce(sum(m.part_cents), 0) from bank_match m where m.attachment_id = r.attachment_id)
    - (select coalesce(sum(s.amount_cents), 0) from plan_settlement s where s.attachment_id = r.attachment_id and ${counts('s')}) as cents
  from plan_receivable r`
/** Unused surplus of plans. */
const HELD = `select p.plan_surplus_id, p.amount_cents
    - (select coalesce(sum(s.amount_cents), 0) from plan_settlement s where s.plan_surplus_id = p.plan_surplus_id and ${counts('s')})
    - (select coalesce(sum(l.amount_cents), 0) from bank_match m join bank_line l using (bank_line_id) where m.plan_surplus_id = p.plan_surplus_id) as cents
  from plan_surplus p where ${counts('p')}`

export const RETURNS_DESK: readonly Invariant[] = [
  {
    name: 'a line of the bank that nobody has matched is on the returns desk',
    broken: `select bank_line_id from bank_line l where matched_at is null
      and not ${onDesk('LINE', 'l.bank_line_id', 'l.amount_cents')}`,
    plant: [
      `insert into bank_line (bank_line_id, as_of, side, amount_cents, type_code, bank_reference, customer_reference, text_sealed)
        values (999999, '2090-01-01', 'D', 100, '475', '', '', '')`,
    ],
  },
  {
    name: 'a payment that came back and is not settled is on the returns desk',
    broken: `select p.payment_id from payment_return r join payment p using (payment_id)
      where r.transaction_id is not null and not ${isSettled} and not ${onDesk('RETURN', 'p.payment_id', 'p.amount_cents')}`,
    plant: [
      `insert into payment (payment_id, request_id, transaction_id, method, amount_cents, created_at, closed_as)
        values (999999, 999999, -1, 'ACH', 1, now(), 'RETURNED')`,
      `insert into payment_return (payment_id, code, job_id, transaction_id, at) values (999999, 'R03', 1, -9, now())`,
    ],
  },
  {
    name: 'a payment that has not left, or a check nobody has cashed, is on the returns desk',
    broken: `select p.payment_id from payment p where closed_as is null and (
      (sent_for is null and not ${onDesk('UNSENT', 'p.payment_id', 'p.amount_cents')})
      or (sent_for is not null and method = 'CHECK' and not ${isCashed}
        and not ${onDesk('CHECK', 'p.payment_id', 'p.amount_cents')}))`,
    plant: [
      `insert into payment (request_id, transaction_id, method, amount_cents, created_at)
        values (999999, -1, 'CHECK', 1, now())`,
    ],
  },
  {
    name: 'money of a plan that the bank has not shown is on the returns desk',
    broken: `select attachment_id from (${OWED}) r where cents > 0 and not ${onDesk('PLAN', 'r.attachment_id', 'r.cents')}`,
    plant: [
      `insert into plan_receivable (attachment_id, plan_id, amount_cents, transaction_id, since) values (999999, 1, 5, -9, '2028-01-01')`,
    ],
  },
  {
    name: 'what a plan has overpaid is on the returns desk',
    broken: `select plan_surplus_id from (${HELD}) h
      where cents > 0 and not ${onDesk('SURPLUS', 'h.plan_surplus_id', 'h.cents')}`,
    plant: [
      `insert into plan_surplus (plan_surplus_id, bank_line_id, attachment_id, amount_cents, transaction_id, since) values (999999, 1, 1, 5, -9, '2028-01-01')`,
    ],
  },
  {
    name: 'the returns desk holds nothing that is settled',
    broken: `select kind, item_id from desk_item d where
      (kind = 'LINE' and not exists (select from bank_line l where l.bank_line_id = item_id and matched_at is null))
      or (kind = 'RETURN' and not exists (select from payment_return r where r.payment_id = item_id
        and r.transaction_id is not null and not ${isSettled}))
      or (kind = 'UNSENT' and not exists (select from payment p where p.payment_id = item_id
        and closed_as is null and sent_for is null))
      or (kind = 'CHECK' and not exists (select from payment p where p.payment_id = item_id
        and closed_as is null and sent_for is not null and method = 'CHECK' and not ${isCashed}))
      or (kind = 'PLAN' and not exists (select from (${OWED}) r where r.attachment_id = item_id and r.cents > 0))
      or (kind = 'SURPLUS' and not exists (select from (${HELD}) h where h.plan_surplus_id = item_id and h.cents > 0))`,
    plant: [`insert into desk_item values ('RETURN', 999999, '2028-01-01', 1, true)`],
  },
]
