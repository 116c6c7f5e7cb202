-- A new request that waits for its owner's row while it holds the account's waits for ever for an upload, which takes them
-- the other way round. So it takes the account's alone, and a change of the name takes the accounts of the owner: either
-- the request reads the new name, or the change finds the request.
create or replace function name_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from retirement_account where account_id = new.account_id for share;
  end if;
  select a.plan_account_number, owner_name_key(o.last_name, o.first_name)
  into new.plan_account_number, new.owner_name_key
  from retirement_account a join account_owner o on o.account_owner_id = a.account_owner_id
  where a.account_id = new.account_id;
  return new;
end $$;

create or replace function rename_requests() returns trigger language plpgsql as $$
begin
  perform from retirement_account where account_owner_id = new.account_owner_id order by account_id for no key update;
  -- The trigger of the requests looks the names up.
  update distribution_request r set account_id = r.account_id from retirement_account a
  where a.account_id = r.account_id and a.account_owner_id = new.account_owner_id;
  return null;
end $$;
