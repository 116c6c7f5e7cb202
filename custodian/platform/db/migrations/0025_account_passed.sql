-- Staff correct the status of an account by hand; they do not skip the review or the agreement. So an account keeps when
-- a reviewer or the identity check first passed it, and when it was first registered. What is loaded as registered
-- counts as both.
alter table retirement_account add column passed_at timestamptz;
alter table retirement_account add column registered_at timestamptz;

update retirement_account a set
  passed_at = case when a.status_id between 2 and 5 then a.date_loaded
    else (select min(u.at) from audit u where u.entity = 'retirement_account' and u.entity_id = a.account_id::text
      and u.account_owner_id = a.account_owner_id
      and (u.action in ('compliance.approve', 'identity.check') and u.after ->> 'statusId' in ('2', '3'))) end,
  registered_at = case when a.status_id between 3 and 5 then a.date_loaded
    else (select min(u.at) from audit u where u.entity = 'retirement_account' and u.entity_id = a.account_id::text
      and u.account_owner_id = a.account_owner_id and u.after ->> 'statusId' = '3') end;

-- Whoever writes the status need not think of it: the rule which status an account may take stands in accounts/status.ts.
create function note_account_status() returns trigger language plpgsql as $$
begin
  if new.status_id between 2 and 5 then
    new.passed_at := coalesce(new.passed_at, now());
  end if;
  if new.status_id between 3 and 5 and (tg_op = 'INSERT' or new.status_id = 3) then
    new.registered_at := coalesce(new.registered_at, now());
  end if;
  return new;
end $$;
create trigger retirement_account_status before insert or update of status_id on retirement_account
  for each row execute function note_account_status();
