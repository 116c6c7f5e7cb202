import type { Invariant } from './invariants.ts'
import { payment, request } from './plants.ts'

const OWNER =
  '(select account_owner_id from retirement_account where account_id = (select min(account_id) from retirement_account))'

/** SQL that inserts a death report that nobody made, by default about the owner of the first account. */
const death = (state: string, { confirmedBy = 22, owner = OWNER }: { confirmedBy?: number; owner?: string } = {}) =>
  `insert into owner_death (owner_death_id, account_owner_id, died_on, attachment_id, reported_at, reported_by, state, confirmed_at, confirmed_by)
    values (999999, ${owner}, '2000-01-01', 1, '2000-01-02', 21, '${state}', ${state === 'CONFIRMED' ? `'2000-01-03', ${confirmedBy}` : 'null, null'})`

/** Values of a payment's columns, for the newest transaction without a payment. */
const BESIDE_THOSE = `999999, (select max(transaction_id) from ledger_transaction t
  where not exists (select from payment p where p.transaction_id = t.transaction_id)), 'ACH', 1, now()`

const STANDING = `owner_death d join retirement_account a on a.account_owner_id = d.account_owner_id and d.state <> 'ENDED'
  join distribution_request r on r.account_id = a.account_id`

export const DEATHS: readonly Invariant[] = [
  {
    name: 'from the report of a death on nothing is paid to the owner',
    broken: `select p.payment_id from ${STANDING} join payment p on p.request_id = r.request_id
      where p.payee_id is null and p.estate_payee_id is null and p.created_at > d.reported_at`,
    plant: [request({ status: 4 }), payment(BESIDE_THOSE), death('REPORTED')],
  },
  {
    name: 'no payment of an owner who is reported to have died leaves in a file',
    broken: `select p.payment_id from ${STANDING} join payment p on p.request_id = r.request_id
      join job_file f on f.job_file_id = p.job_file_id join job j on j.job_id = f.job_id
      where p.payee_id is null and p.estate_payee_id is null and j.date_started > d.reported_at`,
    plant: [
      `update payment set payee_id = null where job_file_id is not null`,
      // An owner without a death report, because only one of an owner can be active.
      death('CONFIRMED', {
        owner: `(select a.account_owner_id from payment p join distribution_request r using (request_id)
          join retirement_account a using (account_id) where p.job_file_id is not null and not exists (
            select from owner_death d where d.account_owner_id = a.account_owner_id and d.state <> 'ENDED')
          order by p.payment_id limit 1)`,
      }),
    ],
  },
  {
    name: 'what the owner asked for is on its way only where it has left before the report',
    broken: `select r.request_id from ${STANDING} where r.payee_id is null and r.status_id in (2, 3)
      and not exists (select from payment p where p.request_id = r.request_id and p.job_file_id is not null)`,
    plant: [request({ status: 2 }), death('REPORTED')],
  },
  {
    name: 'nobody is signed in as an owner who is reported to have died',
    broken: `select s.session_id from owner_death d join portal_user u on u.account_owner_id = d.account_owner_id
      join session s on s.user_id = u.user_id where d.state <> 'ENDED' and s.revoked_at is null`,
    plant: [
      // An owner without a death report, because only one of an owner can be active.
      death('REPORTED', {
        owner: `(select max(u.account_owner_id) from portal_user u join session s using (user_id) where not exists (
          select from owner_death d where d.account_owner_id = u.account_owner_id and d.state <> 'ENDED'))`,
      }),
      `update session set revoked_at = null where user_id in (select u.user_id from portal_user u
        join owner_death d using (account_owner_id) where d.state <> 'ENDED')`,
    ],
  },
  {
    name: 'a death is confirmed by another person than who reported it, and by an approval',
    broken: `select d.owner_death_id from owner_death d
      left join portal_person reporter on reporter.user_id = d.reported_by
      left join portal_person confirmer on confirmer.user_id = d.confirmed_by
      where d.confirmed_at is not null and (reporter.person = confirmer.person or not exists (select from approval a
        where (a.effect = 'owner-death' and a.subject_id = d.owner_death_id::text
            or a.effect = 'owner-death-report' and a.account_owner_id = d.account_owner_id and a.asked_at = d.reported_at)
          and a.status = 'APPROVED' and a.decided_by = d.confirmed_by))`,
    plant: [death('CONFIRMED', { confirmedBy: 21 })],
  },
  {
    name: 'a payment goes to whom its request names',
    broken: `select p.payment_id from payment p join distribution_request r using (request_id)
      where p.payee_id is distinct from r.payee_id`,
    plant: [
      request({ status: 4 }),
      payment(BESIDE_THOSE),
      'update payment set payee_id = 999999 where request_id = 999999',
    ],
  },
  {
    name: 'what is paid in the place of an owner is paid because of a death that stands',
    broken: `select p.payment_id from payment p join distribution_request r using (request_id)
      join retirement_account a using (account_id)
      where p.payee_id is not null and p.closed_as is null and not exists (select from owner_death d
        where d.account_owner_id = a.account_owner_id and d.state = 'CONFIRMED')`,
    plant: [
      request({ status: 4 }),
      payment(BESIDE_THOSE),
      'update payment set payee_id = 999999 where request_id = 999999',
      "update owner_death set state = 'REPORTED', confirmed_at = null, confirmed_by = null where state = 'CONFIRMED'",
    ],
  },
  {
    name: 'the code of a payment because of death is 4, Q or T out of a Roth account',
    broken: `select p.payment_id, p.distribution_code from payment p
      join distribution_request r using (request_id) join retirement_account a using (account_id)
      where r.payee_id is not null and p.distribution_code <> all (
        case when a.account_type = 'ROTH' then array['Q', 'T'] else array['4'] end)`,
    plant: [
      request({ status: 4 }),
      `update distribution_request set payee_id = 999999, evidence_of = 'DEATH', check_payable_to = 'Nobody'
        where request_id = 999999`,
      payment(BESIDE_THOSE),
      `update payment set distribution_code = '7' where request_id = 999999`,
    ],
  },
  {
    name: 'a payee is one of the owner of the account, and paid after a confirmed death',
    broken: `select r.request_id from distribution_request r join retirement_account a using (account_id)
      where r.payee_id is not null and not exists (select from payee p join owner_death d using (account_owner_id)
        where p.payee_id = r.payee_id and p.account_owner_id = a.account_owner_id and d.confirmed_at <= r.date_requested)`,
    plant: [
      request({ status: 4 }),
      `update distribution_request set payee_id = 999999, evidence_of = 'DEATH', check_payable_to = 'Nobody'
        where request_id = 999999`,
    ],
  },
]
