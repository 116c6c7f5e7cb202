import type { Invariant } from './invariants.ts'
import { CASH, entry, payment, request } from './plants.ts'

// Tax forms, Form 945 and the IRS files, written independently of the code from the instructions of the forms.

/** The newest run of each tax year. */
const LAST_RUN = `select distinct on (tax_year) r.* from tax_year_run r order by tax_year, job_id desc`
/** The newest version of each form. */
const LAST_FORM = `select f.* from tax_form f where not exists (select from tax_form l where l.account_id = f.account_id
  and l.tax_year = f.tax_year and l.form = f.form and l.first_code = f.first_code
  and l.payee_id is not distinct from f.payee_id and l.number > f.number)`
/** First payments of requests, with the transaction date; amounts without the fee. */
const PAID_OUT = `select t.transaction_id, t.transaction_date, r.account_id, r.payee_id, r.amount_cents - r.fee_cents as cents,
    p.distribution_code as code, p.job_file_id, p.method,
    (select back.transaction_id from ledger_transaction back where back.reverses_transaction_id = t.transaction_id) as back_id
  from payment p join distribution_request r using (request_id) join ledger_transaction t on t.transaction_id = p.transaction_id
  where p.payment_id = (select min(first.payment_id) from payment first where first.request_id = p.request_id)`

const ONE_ACCOUNT = '(select min(account_id) from retirement_account)'
interface Form {
  id?: number
  form?: '1099-R' | '5498'
  account?: string
  number?: number
  code?: string
  gross?: number
  taxable?: number
  value?: number
  payee?: string
}
const form = ({ id = 999_999, form: kind = '1099-R', account = ONE_ACCOUNT, number = 0, ...of }: Form) =>
  `insert into tax_form (tax_form_id, tax_year, form, account_id, plan_account_number, first_code, number, code, gross_cents,
      taxable_cents, is_taxable_undetermined, is_total_distribution, federal_cents, state_cents, rollover_cents, value_cents,
      is_minimum_required, is_roth, ledger_through, job_id, prepared_at, payee_id)
    values (${id}, 2090, '${kind}', ${account}, 'x', '${kind === '5498' ? '' : (of.code ?? '7')}', ${number},
      '${kind === '5498' ? '' : (of.code ?? '7')}', ${of.gross ?? 0}, ${of.taxable ?? 0}, false, false, 0, 0, 0, ${of.value ?? 0},
      false, false, 0, 1, now(), ${of.payee ?? 'null'})`
const run = (withheld: number, federal: number) =>
  `insert into tax_year_run (job_id, tax_year, look_back_cents, withheld_cents, deposited_cents, forms_1099r, gross_cents,
      federal_cents, state_cents, forms_5498, rollover_cents, value_cents, corrections, ledger_through, prepared_at)
    values (999999, 2090, 0, ${withheld}, 0, 0, 0, ${federal}, 0, 0, 0, 0, 0, 999999999, now())`
const coded = (code: string, account: string, day: string) => [
  request({ status: 4, account, kind: 'ROLLOVER' }),
  entry({ type: 4, date: day, request: '999999', lines: [[CASH, 'C', '1']] }),
  payment(`999999, (select max(transaction_id) from ledger_transaction), 'CHECK', 1, now()`),
  `update payment set distribution_code = '${code}' where request_id = 999999`,
]
const file = (id: number) =>
  `insert into job_file (job_file_id, job_id, file_name, content_type, size_bytes, sha256, content, created_at)
    values (${id}, 1, 'planted-${id}', 'x', 1, 'x', 'x', now())`

/** Uniform Lifetime Table, Publication 590-B, for the ages that the owners reach in a run. */
const DIVISOR = `case extract(year from t.transaction_date)::int - extract(year from o.date_of_birth)::int
  when 73 then 26.5 when 74 then 25.5 when 75 then 24.6 when 76 then 23.7 when 77 then 22.9 when 78 then 22.0 when 79 then 21.1
  when 80 then 20.2 when 81 then 19.4 when 82 then 18.5 when 83 then 17.7 when 84 then 16.8 when 85 then 16.0 end`
/**
 * Rollovers to a plan, with the required minimums of the year of all Traditional accounts of the owner (from age 73, or
 * 75 for births from 1960 on) and the amount taken from them before.
 */
const ROLLED = `select p.payment_id, minimum.cents as required, coalesce(taken.cents, 0) as taken
  from payment p join distribution_request r using (request_id) join retirement_account a using (account_id)
  join account_owner o using (account_owner_id) join ledger_transaction t on t.transaction_id = p.transaction_id
  cross join lateral (select sum(one.cents) as cents from retirement_account own join book b on b.account_id = own.account_id
    cross join lateral (select round(coalesce(sum(case l.side when 'C' then l.amount_cents else -l.amount_cents end), 0)
        / (${DIVISOR})) as cents from posting l
      where l.book_id = b.book_id and l.transaction_date < date_trunc('year', t.transaction_date)) one
    where own.account_owner_id = o.account_owner_id and own.account_type = 'TRADITIONAL') minimum
  cross join lateral (select sum(paid.cents) as cents from (${PAID_OUT}) paid
    join retirement_account own on own.account_id = paid.account_id
    where own.account_owner_id = o.account_owner_id and own.account_type = 'TRADITIONAL' and paid.code is distinct from 'G' and paid.code is not null and paid.transaction_id < t.transaction_id
    and extract(year from paid.transaction_date) = extract(year from t.transaction_date)
    and (paid.back_id is null or paid.back_id > t.transaction_id)) taken
  where p.distribution_code = 'G' and p.payee_id is null and extract(year from t.transaction_date)
    - extract(year from o.date_of_birth) >= case when o.date_of_birth < '1960-01-01' then 73 else 75 end`

export const TAX: readonly Invariant[] = [
  {
    name: 'no month of Form 945 is below zero',
    broken: `select r.tax_year, date_trunc('month', d.day) as month, sum(d.withheld_cents) as cents
      from (${LAST_RUN}) r join tax_year_day d using (job_id) group by 1, 2 having sum(d.withheld_cents) < 0`,
    plant: [run(0, 0), `insert into tax_year_day (job_id, day, withheld_cents) values (999999, '2090-01-05', -15000)`],
  },
  {
    name: 'no year of Form 945 is below zero',
    broken: `select tax_year, withheld_cents from tax_year_run where withheld_cents < 0`,
    plant: [run(-15_000, -15_000)],
  },
  {
    name: 'box 4 of all forms is Form 945, with reversals in the year that they undo',
    broken: `select r.tax_year, r.withheld_cents, r.federal_cents from (${LAST_RUN}) r
      where r.withheld_cents <> r.federal_cents and not exists (select from posting l join book b using (book_id)
        where b.kind = 'FEDERAL_TAX' and l.transaction_id > r.ledger_through and l.transaction_date = r.prepared_at::date)
      union all select r.tax_year, r.withheld_cents, days.cents from (${LAST_RUN}) r cross join lateral (
        select coalesce(sum(d.withheld_cents), 0) as cents from tax_year_day d where d.job_id = r.job_id) days
      where r.withheld_cents <> days.cents`,
    plant: [run(15_000, 0)],
  },
  {
    name: 'no Form 5498 in the number of an owner for a year after that of the death',
    broken: `select f.tax_form_id, f.tax_year, d.died_on from (${LAST_FORM}) f join retirement_account a using (account_id)
      join owner_death d on d.account_owner_id = a.account_owner_id and d.state = 'CONFIRMED'
      where f.form = '5498' and f.tax_year > extract(year from d.died_on) and f.prepared_at > d.confirmed_at
        and f.value_cents + f.rollover_cents + f.late_rollover_cents > 0`,
    plant: [
      `insert into owner_death (owner_death_id, account_owner_id, died_on, attachment_id, reported_at, reported_by, state, confirmed_at, confirmed_by)
        select 999999, a.account_owner_id, '2000-01-01', 1, '2000-01-02', 21, 'CONFIRMED', '2000-01-03', 22 from retirement_account a
        where not exists (select from owner_death d where d.account_owner_id = a.account_owner_id and d.state <> 'ENDED') limit 1`,
      form({
        form: '5498',
        value: 518_352,
        account: `(select min(account_id) from retirement_account a join owner_death d using (account_owner_id)
          where d.owner_death_id = 999999)`,
      }),
    ],
  },
  {
    name: 'code G is never given to a Roth account',
    broken: `select p.payment_id from payment p join distribution_request r using (request_id)
      join retirement_account a using (account_id) where p.distribution_code = 'G' and a.account_type = 'ROTH'
      union all select f.tax_form_id from tax_form f where f.is_roth and f.code = 'G'`,
    plant: coded('G', `(select min(account_id) from retirement_account where account_type = 'ROTH')`, 'current_date'),
  },
  {
    name: 'code G is never more than the value less the required minimums of the owner in the year',
    broken: `select payment_id, required, taken from (${ROLLED}) rolled where taken < required`,
    plant: coded(
      'G',
      `(select min(a.account_id) from retirement_account a join account_owner o using (account_owner_id) join book using (account_id)
        where a.account_id > 1000 and o.date_of_birth < '1951-01-01' and a.account_type = 'TRADITIONAL')`,
      `'2030-06-01'`,
    ),
  },
  {
    name: 'nothing of code G is taxable',
    broken: `select tax_form_id, taxable_cents from tax_form where code = 'G' and taxable_cents is distinct from 0`,
    plant: [form({ code: 'G', gross: 100, taxable: 100 })],
  },
  {
    name: 'Forms 1099-R of an account tell no more than was paid out of it in the year',
    broken: `select f.account_id, f.tax_year, sum(f.gross_cents) as told from (${LAST_FORM}) f where f.form = '1099-R'
      group by 1, 2 having sum(f.gross_cents) > (select coalesce(sum(paid.cents), 0) from (${PAID_OUT}) paid
        where paid.account_id = f.account_id and paid.code is not null
          and extract(year from paid.transaction_date) = f.tax_year)`,
    plant: [form({ gross: 100, taxable: 100 })],
  },
  {
    name: 'what was paid in the place of an owner is on a form of who was paid',
    broken: `select tax_form_id, code from (${LAST_FORM}) f where payee_id is not null and code not in ('4', 'Q', 'T')
      union all select tax_form_id, code from (${LAST_FORM}) f where payee_id is null and code = '4'`,
    plant: [form({ code: '4', gross: 100 })],
  },
  {
    name: 'numbers of a form have no gap',
    broken: `select account_id, tax_year, form, first_code from tax_form group by 1, 2, 3, 4, payee_id
      having max(number) <> count(*) - 1`,
    plant: [form({ number: 3 })],
  },
  {
    name: 'a form is filed as an original once',
    broken: `select f.account_id, f.tax_year, f.form, f.first_code from tax_form f join tax_form_filed d using (tax_form_id)
      where d.sign = '' group by 1, 2, 3, 4, f.payee_id having count(*) > 1`,
    plant: [
      form({ id: 999_998 }),
      form({ id: 999_999, number: 1 }),
      `insert into tax_form_filed (tax_form_id, sign, job_file_id) values (999998, '', 1), (999999, '', 1)`,
    ],
  },
  {
    name: 'every form that was filed has its row in a table, and rows of a table are numbered without a gap',
    broken: `select tax_form_id from tax_form_filed d where not exists (select from tax_return_record r where r.tax_form_id = d.tax_form_id)
      union all select job_file_id from tax_return_record group by 1 having count(*) <> max(record)`,
    plant: [`insert into tax_return_record (job_file_id, record, tax_form_id) values (999999, 2, 1)`],
  },
  {
    name: 'a table for IRIS has a hundred rows at most',
    broken: 'select job_file_id, count(*) from tax_return_record group by 1 having count(*) > 100',
    plant: [
      file(999_999),
      `insert into tax_return_record (job_file_id, record, tax_form_id) select 999999, n, 1 from generate_series(1, 101) n`,
    ],
  },
  {
    name: 'a copy of a form lies among the documents of its owner',
    broken: `select c.tax_form_id from tax_form_copy c join tax_form f using (tax_form_id) join retirement_account a using (account_id)
      left join attachment t on t.attachment_id = c.attachment_id
      where t.account_owner_id is distinct from a.account_owner_id`,
    plant: [
      form({}),
      `insert into tax_form_copy (tax_form_id, number, attachment_id, job_id) values (999999, 0, 999999, 1)`,
    ],
  },
  {
    name: 'copies of a form are numbered from 0 without a gap',
    broken: `select f.account_id from tax_form_copy c join tax_form f using (tax_form_id)
      group by f.account_id, f.tax_year, f.form, f.first_code, f.payee_id having count(*) <> max(c.number) + 1 or min(c.number) <> 0`,
    plant: [
      form({}),
      `insert into tax_form_copy (tax_form_id, number, attachment_id, job_id) values (999999, 1, 999999, 1)`,
    ],
  },
  {
    name: 'what left in an earlier year is not taken back',
    broken: `select paid.transaction_id from (${PAID_OUT}) paid join ledger_transaction back on back.transaction_id = paid.back_id
      where paid.job_file_id is not null and paid.code is not null
        and date_trunc('year', back.transaction_date) > date_trunc('year', paid.transaction_date)`,
    plant: [
      ...coded('7', ONE_ACCOUNT, `'2089-12-30'`),
      `update payment set job_file_id = 1, sent_for = '2089-12-30', check_number = 999999 where request_id = 999999`,
      entry({
        type: 11,
        date: `'2090-01-04'`,
        reverses: `(select transaction_id from payment where request_id = 999999)`,
        lines: [[CASH, 'D', '1']],
      }),
    ],
  },
  {
    name: 'no deposit is posted on December 31, whose settlement is in the next year',
    broken: `select transaction_id, transaction_date from (${PAID_OUT}) paid
      where method = 'ACH' and extract(month from transaction_date) = 12 and extract(day from transaction_date) = 31`,
    plant: [
      request({ status: 4 }),
      entry({ type: 4, date: `'2090-12-31'`, request: '999999', lines: [[CASH, 'C', '1']] }),
      payment(`999999, (select max(transaction_id) from ledger_transaction), 'ACH', 1, now()`),
    ],
  },
  {
    name: 'a first payment leaves in the year of its posting, for which it is reported',
    broken: `select p.payment_id, t.transaction_date, p.sent_for from payment p join ledger_transaction t using (transaction_id)
      where date_trunc('year', p.sent_for) <> date_trunc('year', t.transaction_date)
        and p.payment_id = (select min(first.payment_id) from payment first where first.request_id = p.request_id)`,
    plant: [
      ...coded('7', ONE_ACCOUNT, `'2089-12-31'`),
      `update payment set job_file_id = 1, sent_for = '2090-01-04', check_number = 999999 where request_id = 999999`,
    ],
  },
  {
    name: 'money of a payment that came back in a later year is put back once, by as much, and by two people',
    broken: `select d.payment_id from redeposit d join payment p using (payment_id)
      where d.amount_cents <> p.amount_cents or p.closed_as is null
        or not exists (select from approval a where a.effect = 'request-redeposit' and a.status = 'APPROVED'
          and a.subject_id = p.request_id::text)
        or not exists (select from ledger_transaction t join posting l using (transaction_id) join book b using (book_id)
          where t.transaction_id = d.transaction_id and t.transaction_type_id = 1 and b.account_id = d.account_id
            and l.side = 'C' and l.amount_cents = d.amount_cents)`,
    plant: [
      `insert into redeposit (payment_id, account_id, transaction_id, kind, redeposited_on, amount_cents, attachment_id, at)
        select min(payment_id), 1, 1, 'LATE', '2090-01-01', 3, 1, now() from payment`,
    ],
  },
  {
    name: 'the estate of an owner who has died gets what came back, by two people',
    broken: `select p.payment_id from payment p join estate_payee e using (estate_payee_id)
        left join distribution_request r on r.request_id = p.request_id left join retirement_account a using (account_id)
      where e.request_id <> p.request_id or r.payee_id is not null or p.method <> 'CHECK'
        or p.closed_as is null and death_of(a.account_owner_id) is distinct from 'CONFIRMED'
        or p.amount_cents <> (select first.amount_cents from payment first where first.request_id = p.request_id
          order by first.payment_id limit 1)
        or not exists (select from approval x where x.effect = 'request-estate' and x.status = 'APPROVED'
          and x.subject_id = p.request_id::text)`,
    plant: [
      payment(`999999, -1, 'CHECK', 1, now()`),
      `insert into estate_payee (request_id, payable_to, representative, address1, city, state, zip, attachment_id, at)
        values (999998, 'x', 'x', 'x', 'x', 'TX', '1', 1, now())`,
      `update payment set estate_payee_id = (select max(estate_payee_id) from estate_payee) where transaction_id = -1`,
    ],
  },
  {
    name: 'one check of a request can be paid at a time',
    broken: `select p.request_id from payment p where p.check_number is not null
      and not exists (select from check_void v where v.payment_id = p.payment_id)
      and not exists (select from bank_match m where m.payment_id = p.payment_id and m.kind = 'CLEARED')
      group by 1 having count(*) > 1`,
    plant: [1, 2].flatMap((n) => [
      payment(`999999, -${n}, 'CHECK', 1, now()`),
      `update payment set closed_as = 'RETURNED', job_file_id = 1, sent_for = '2090-01-01', check_number = ${999_990 + n}
        where transaction_id = -${n}`,
    ]),
  },
  {
    name: 'a check is voided once it was stopped or came back',
    broken: `select v.payment_id from check_void v join payment p using (payment_id) where p.closed_as is null or p.check_number is null`,
    plant: [
      payment(`999999, -1, 'CHECK', 1, now()`),
      `insert into check_void (payment_id, record, job_file_id, at) select payment_id, 'STOP', 1, now() from payment where transaction_id = -1`,
    ],
  },
  {
    name: 'no owner is paid before the bank has shown the deposit of the plan',
    broken: `select p.payment_id, r.attachment_id from payment p join distribution_request q using (request_id)
      join retirement_account paid on paid.account_id = q.account_id
      join retirement_account a on a.account_owner_id = paid.account_owner_id
      join plan_money m on m.account_id = a.account_id
      join plan_receivable r on r.attachment_id = m.attachment_id and not r.is_prefunded
      where p.transaction_id > r.transaction_id and r.amount_cents > (
        select coalesce(sum(shown.cents), 0) from (
          select part_cents as cents from bank_match_made s where s.attachment_id = r.attachment_id and s.at <= p.created_at
          union all select amount_cents from plan_settlement s where s.attachment_id = r.attachment_id and s.at <= p.created_at
        ) shown)`,
    plant: [
      `insert into plan_receivable (attachment_id, plan_id, amount_cents, transaction_id, since) values (999999, 1, 5, 1, '2028-01-01')`,
      `insert into plan_money (attachment_id, account_id, amount_cents)
        select distinct 999999, account_id, 5 from distribution_request join payment using (request_id) limit 1`,
    ],
  },
  {
    name: 'a state form counts by the approval of another person',
    broken: `select s.state_form_id from state_form s
      left join portal_person maker on maker.user_id = s.recorded_by
      left join portal_person decider on decider.user_id = s.accepted_by
      where decider.person is null or decider.person = maker.person or not exists (select from approval a
        where a.effect = 'state-form' and a.status = 'APPROVED' and a.account_owner_id = s.account_owner_id
          and a.decided_by = s.accepted_by and a.asked_at = s.recorded_at)`,
    plant: [
      `insert into state_form (account_owner_id, state, election, signed_on, attachment_id, recorded_at, recorded_by, accepted_at, accepted_by)
        values (101, 'MI', 'NONE', '2028-01-01', 1, now(), 21, now(), 22)`,
    ],
  },
]
