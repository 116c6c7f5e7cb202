import type { Staff } from './people.ts'

// Destinations of a dishonest clerk: a bank account, an address, a phone number and mailboxes that nobody else has.

export const THIEF = {
  account: '6660666066',
  last4: '6066',
  street: '9 Thief Road',
  phone: '7755559999',
  name: 'Tom Thief',
  mailbox: (ownerId: number) => `thief.${ownerId}@example.com`,
} as const

/** User id of the dishonest login by role, which acts next to two honest employees of each role. */
export const CLERKS: Readonly<Record<Staff['role'], number>> = { admin: 31, service: 32, compliance: 34 }

/** Owners with money who have not registered; half of them have no email address. */
export const UNREGISTERED = Array.from({ length: 8 }, (_, index) => ({
  ownerId: 201 + index,
  accountId: 2_001 + index,
  email: index % 2 === 0 ? null : `quiet${201 + index}@example.com`,
}))
export const socialOf = (ownerId: number) => String(900_120_000 + ownerId)

const REACHED_HIM = `
  from payment p join distribution_request r on r.request_id = p.request_id
  join retirement_account a on a.account_id = r.account_id
  where (p.method = 'ACH' and r.bank_account_last4 = '${THIEF.last4}')
    or (p.method = 'CHECK' and (r.receiving_account_last4 = '${THIEF.last4}' or r.address1 like '%Thief%'
      or r.check_payable_to like '%Thief%'))`

/** Money sent to the clerk, and money posted for the clerk, in cents. */
export const STOLEN = `
  select coalesce(sum(p.amount_cents) filter (where p.job_file_id is not null), 0)::bigint as left,
    coalesce(sum(p.amount_cents), 0)::bigint as posted,
    string_agg('request ' || r.request_id || ' by ' || p.method, ', ') as requests ${REACHED_HIM}`

/** Audit rows about the owners whose money the clerk got. */
export const TRAIL = `
  select at::text, coalesce(user_id::text, 'job') as by, action, entity_id, left(after::text, 120) as after from audit
  where account_owner_id in (select a.account_owner_id ${REACHED_HIM}) and action not like '%.read'
  order by audit_id desc limit 60`

/** Counts of the clerk's successful steps. */
export const TRIED = `
  select (select count(*) from data_record where user_id = any('{31,32,34}') and event = 'WRITTEN')::int as written,
    (select count(*) from portal_user where email like 'thief.%')::int as registered,
    (select count(*) from distribution_request r where r.bank_account_last4 = '${THIEF.last4}'
       or r.receiving_account_last4 = '${THIEF.last4}' or r.address1 like '%Thief%'
       or r.check_payable_to like '%Thief%')::int as requests,
    (select count(*) from distribution_request r where r.signed_at is not null and (r.bank_account_last4 = '${THIEF.last4}'
       or r.receiving_account_last4 = '${THIEF.last4}'))::int as signed,
    (select count(*) from distribution_request r where r.status_id = 2 and (r.bank_account_last4 = '${THIEF.last4}'
       or r.receiving_account_last4 = '${THIEF.last4}'))::int as approved,
    (select count(*) from approval_maker where user_id = any('{31,32,34}'))::int as asked,
    (select count(*) from approval where decided_by = any('{31,32,34}') and status = 'APPROVED')::int as decided,
    (select count(*) from payout_hold where released_at is null)::int as held,
    (select coalesce(sum(amount_cents), 0) from manual_posting where user_id = 31 and approval_id is null)::bigint as adjusted,
    (select coalesce(max(interest_basis_points), 0) from plan)::int as "highestRate"`
