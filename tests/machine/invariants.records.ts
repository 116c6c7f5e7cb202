import type { Invariant } from './invariants.ts'
import { CUSTOMER, entry, bookOf } from './plants.ts'

const approval = (status: 'APPROVED' | 'REFUSED', askedAt: string) =>
  `insert into approval (approval_id, effect, subject_entity, subject_id, description, changes, payload, asked_at, status, decided_at, decided_by)
    values (999999, 'x', 'x', '1', 'x', '[]', '{}', ${askedAt}, '${status}', now(), 21)`
const made = `insert into approval_maker (approval_id, user_id, kind, at) values (999999, 21, 'MADE', now() - interval '1 hour')`
/** Every row of `from` must have its audit row; the planted violation deletes the audit rows. */
const audited = (name: string, action: string, entity: string, from: string): Invariant => ({
  name,
  broken: `select id from (${from}) done where not exists (select from audit a
    where a.action = '${action}' and ${entity})`,
  plant: [`delete from audit where action = '${action}'`],
})

export const PEOPLE_AND_RECORDS: readonly Invariant[] = [
  {
    name: 'nobody decides what they made',
    broken: `select a.approval_id from approval a join portal_person d on d.user_id = a.decided_by
      join approval_maker m on m.approval_id = a.approval_id and m.kind = 'MADE'
      join portal_person made on made.user_id = m.user_id
      where a.status in ('APPROVED', 'REFUSED') and made.person = d.person and not exists (select from approval_maker c
        where c.approval_id = a.approval_id and c.kind = 'CLEARED' and c.maker_id > m.maker_id)`,
    plant: [approval('APPROVED', `now() - interval '1 hour'`), made],
  },
  {
    name: 'what was approved has somebody who made it, or a job',
    broken: `select approval_id from approval a where status = 'APPROVED'
      and not exists (select from approval_maker m where m.approval_id = a.approval_id)`,
    plant: [approval('APPROVED', 'now()')],
  },
  {
    name: 'nothing is decided before it is asked',
    broken: 'select approval_id from approval where decided_at < asked_at',
    plant: [approval('REFUSED', `now() + interval '1 hour'`)],
  },
  {
    name: 'nothing is approved after it has lapsed',
    broken: `select approval_id from approval where status = 'APPROVED' and lapses_at < decided_at`,
    plant: [
      approval('APPROVED', `now() - interval '9 days'`),
      `update approval set lapses_at = now() - interval '1 day' where approval_id = 999999`,
    ],
  },
  {
    name: 'what was posted by approval was approved, for as much',
    broken: `select m.transaction_id from manual_posting m left join approval a on a.approval_id = m.approval_id
      where m.approval_id is not null and (a.status is distinct from 'APPROVED' or a.amount_cents <> m.amount_cents)`,
    plant: [
      approval('REFUSED', 'now()'),
      `insert into manual_posting (transaction_id, transaction_type_id, book_id, amount_cents, user_id, approval_id, at)
        values (999999, 12, ${CUSTOMER}, 5, 21, 999999, now())`,
    ],
  },
  {
    name: 'an approval takes effect once',
    broken: 'select approval_id from manual_posting where approval_id is not null group by 1 having count(*) > 1',
    plant: [1, 2].map(
      (
        id,
      ) => `insert into manual_posting (transaction_id, transaction_type_id, book_id, amount_cents, user_id, approval_id, at)
        values (${999_990 + id}, 12, ${CUSTOMER}, 5, 21, 999999, now())`,
    ),
  },
  audited(
    'every payment has its audit row',
    'request.pay',
    `(a.after ->> 'transactionId')::int = done.id`,
    `select transaction_id as id from ledger_transaction where request_id is not null and reverses_transaction_id is null`,
  ),
  {
    name: 'every request that was made has audit rows',
    broken: `select request_id from distribution_request r where draft_id is not null and not exists (select from audit a
      where a.entity_id = r.request_id::text or a.after ->> 'requestId' = r.request_id::text
        or a.entity_id like '%' || r.request_id::text)`,
    plant: ['delete from audit'],
  },
  {
    name: 'every decision has its audit row',
    broken: `select approval_id from approval p where status in ('APPROVED', 'REFUSED') and not exists (select from audit a
      where a.entity = 'approval' and a.entity_id = p.approval_id::text and a.user_id = p.decided_by)`,
    plant: [approval('APPROVED', 'now()')],
  },
  {
    name: 'every closed month has its audit row',
    broken: `select month from closed_month where not exists (select from audit where action = 'month.close' and at >= closed_at)`,
    plant: [
      `insert into closed_month (month, closed_at, customer_cents, cash_cents) values ('2090-01-01', '2095-01-01', 0, 0)`,
    ],
  },
  {
    name: 'links of the audit trail are numbered without a gap',
    broken: 'select count(*), max(position) from audit_chain having count(*) <> coalesce(max(position), 0)',
    plant: [`insert into audit_chain (position, audit_id, hash) values (99999999, 99999999, 'x')`],
  },
  {
    name: 'every link of the audit trail has its row',
    broken: 'select position from audit_chain c where not exists (select from audit a where a.audit_id = c.audit_id)',
    plant: [`insert into audit_chain (position, audit_id, hash) values (99999999, 99999999, 'x')`],
  },
  {
    name: 'a key of a write stands for one answer',
    broken: `select key from idempotency where key like 'machine-%' group by user_id, key having count(*) > 1`,
    plant: [1, 2].map(
      (route) => `insert into idempotency (user_id, route, key, request_hash, status, created_at)
        values (21, 'route${route}', 'machine-x', 'x', 200, now())`,
    ),
  },
  {
    name: 'a statement is a document of its own account',
    broken: `select s.account_id, s.period_end from statement s left join attachment a using (attachment_id)
      join retirement_account r on r.account_id = s.account_id
      where a.attachment_id is null or a.attachment_type_id <> 4 or a.account_owner_id <> r.account_owner_id`,
    plant: [
      `insert into statement (account_id, period_end, attachment_id) values (${'(select min(account_id) from retirement_account)'}, '2090-01-31', 999999)`,
    ],
  },
  {
    name: 'a document of statements belongs to one period of an account, or is the copy of a tax form',
    broken: `select attachment_id from attachment a where attachment_type_id = 4
      and not exists (select from statement s where s.attachment_id = a.attachment_id)
      and not exists (select from tax_form_copy c where c.attachment_id = a.attachment_id)`,
    plant: [
      `insert into attachment (guid, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
        values ('planted', 4, 'x', 'x', 1, 'x', now())`,
    ],
  },
  {
    name: 'a period of a statement is a quarter that has ended',
    broken: `select s.account_id, period_end from statement s join attachment a using (attachment_id)
      where a.created_at < s.period_end or extract(month from period_end + 1) not in (1, 4, 7, 10) or extract(day from period_end + 1) <> 1`,
    plant: [
      `update attachment set created_at = '2000-01-01' where attachment_id in (select attachment_id from statement)`,
      `insert into statement (account_id, period_end, attachment_id) select 1, '2090-01-30', attachment_id from attachment a where not exists (select from statement s where s.attachment_id = a.attachment_id) limit 1`,
    ],
  },
  {
    name: 'nobody in a group of beneficiaries has more than there is',
    broken: `select account_id from beneficiary where is_primary is not null group by account_id, is_primary having sum(amount) > 100
      union all select account_id from beneficiary where is_primary is null and amount > 0`,
    plant: [
      `insert into beneficiary (account_owner_id, account_id, first_name, last_name, dob, is_primary, amount)
        values (1, 1, 'A', 'B', '2000-01-01', null, 37)`,
    ],
  },
  {
    name: 'money of a plan file is credited once, to the accounts it names',
    broken: `select m.account_id from (select account_id, sum(amount_cents) as cents from plan_money group by 1) m
      join book b using (account_id) join posting p on p.book_id = b.book_id and p.side = 'C'
      join ledger_transaction t on t.transaction_id = p.transaction_id and t.idempotency_key like 'plan-file:%'
      group by m.account_id, m.cents having sum(p.amount_cents) > m.cents`,
    plant: [
      `insert into plan_money (attachment_id, account_id, amount_cents)
        select 999999, account_id, 1 from book where book_id = ${CUSTOMER}`,
      entry({
        type: 1,
        key: `'plan-file:999999:1'`,
        lines: [
          [bookOf('PLAN_RECEIPTS'), 'D', '99999999'],
          [CUSTOMER, 'C', '99999999'],
        ],
      }),
    ],
  },
  {
    name: 'a plan file that was refused has credited nothing',
    broken: `select f.attachment_id from plan_file f join plan_money m using (attachment_id) join book b using (account_id)
      join posting p on p.book_id = b.book_id
      join ledger_transaction t on t.transaction_id = p.transaction_id and t.idempotency_key like 'plan-file:' || f.attachment_id || ':%'
      where f.state in ('REFUSED', 'FAILED')`,
    plant: [
      `insert into plan_file (attachment_id, plan_id, job_id, sha256, state, uploaded_by) values (999999, 1, 1, 'x', 'REFUSED', 21)`,
      `insert into plan_money (attachment_id, account_id, amount_cents)
        select 999999, account_id, 1 from book where book_id = ${CUSTOMER}`,
      entry({
        type: 1,
        key: `'plan-file:999999:1'`,
        lines: [
          [bookOf('PLAN_RECEIPTS'), 'D', '2'],
          [CUSTOMER, 'C', '2'],
        ],
      }),
    ],
  },
  {
    name: 'a run ends after it has begun',
    broken: 'select job_id from job where date_ended < date_started',
    plant: [`insert into job (job_type_id, date_started, date_ended) values (1, now(), now() - interval '1 hour')`],
  },
]
