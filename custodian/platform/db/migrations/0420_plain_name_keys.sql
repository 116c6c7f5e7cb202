-- Lists of staff sort and find names as the search does, without accents and in one form of quotes, dashes and blanks.
-- Names of plain letters skip the expressions, which cost ten times as much.
create function name_key(name text) returns text language sql immutable strict parallel safe
  return case when name ~ '^[A-Za-z''-]*$' then lower(name) else replace(lower(plain_name(name)), 'ς', 'σ') end;

drop index owner_search_waiting;
create or replace function owner_name_key(last_name text, first_name text) returns text language sql immutable
  return name_key(last_name) || ', ' || name_key(first_name);
create index owner_search_waiting on owner_search ((owner_name_key(last_name, first_name) collate "C"), account_id)
  where status_id = 1;

drop index plan_by_beginning;
create index plan_by_beginning on plan (name_key(name) collate "C", plan_id);

-- The triggers of the requests look the key up, and copy it to their returns.
update distribution_request r set owner_name_key = owner_name_key(o.last_name, o.first_name)
from retirement_account a join account_owner o using (account_owner_id)
where a.account_id = r.account_id and r.owner_name_key <> owner_name_key(o.last_name, o.first_name);
update attachment f set owner_name_key = owner_name_key(o.last_name, o.first_name)
from account_owner o
where o.account_owner_id = f.account_owner_id and in_upload_center
  and f.owner_name_key <> owner_name_key(o.last_name, o.first_name);
