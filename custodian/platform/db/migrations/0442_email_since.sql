-- Since when a customer signs in with the current address, if it is not the first one: earlier emails to the address
-- may be those of another owner.
alter table portal_user add column email_since timestamptz;
update portal_user u set email_since = r.since
from (
  select account_owner_id, lower(email) as email, min(verified_at) as since
  from registration where verified_at is not null group by 1, 2
) r
where r.account_owner_id = u.account_owner_id and r.email = lower(u.email) and r.since > u.created_at;
