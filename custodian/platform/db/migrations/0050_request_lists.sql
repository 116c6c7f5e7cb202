-- The lists of staff are read in pages, in an order that an index has. What they are sorted and narrowed by stands in the
-- row of the request: which of the five lists it is in, the number of its account and the name of its owner.
alter table distribution_request
  add column staff_list text not null generated always as (case
    when status_id = 1 and (signed_at is not null or is_paper_form) then 'open'
    when status_id = 1 then 'signature'
    when status_id in (2, 3) then 'approved'
    when status_id = 6 then 'incomplete'
    else 'historical' end) stored,
  add column plan_account_number text collate "C",
  add column owner_name_key text collate "C";

-- Bytes are compared, so that the beginning of a name is a range of the index.
create function owner_name_key(last_name text, first_name text) returns text language sql immutable
  return lower(last_name) || ', ' || lower(first_name);

update distribution_request r
set plan_account_number = a.plan_account_number, owner_name_key = owner_name_key(o.last_name, o.first_name)
from retirement_account a join account_owner o on o.account_owner_id = a.account_owner_id
where a.account_id = r.account_id;
alter table distribution_request
  alter column plan_account_number set not null,
  alter column owner_name_key set not null;

create function name_request() returns trigger language plpgsql as $$
begin
  select a.plan_account_number, owner_name_key(o.last_name, o.first_name)
  into new.plan_account_number, new.owner_name_key
  from retirement_account a join account_owner o on o.account_owner_id = a.account_owner_id
  where a.account_id = new.account_id;
  return new;
end $$;
create trigger distribution_request_named before insert or update of account_id, plan_account_number, owner_name_key
  on distribution_request for each row execute function name_request();

create function rename_requests() returns trigger language plpgsql as $$
begin
  -- The trigger above looks the names up.
  update distribution_request r set account_id = r.account_id from retirement_account a
  where a.account_id = r.account_id and a.account_owner_id = new.account_owner_id;
  return null;
end $$;
create trigger account_owner_renamed after update of last_name, first_name on account_owner for each row
  when ((old.last_name, old.first_name) is distinct from (new.last_name, new.first_name))
  execute function rename_requests();
create trigger retirement_account_renumbered after update of plan_account_number, account_owner_id on retirement_account
  for each row when ((old.plan_account_number, old.account_owner_id) is distinct from (new.plan_account_number, new.account_owner_id))
  execute function rename_requests();

create index distribution_request_by_date on distribution_request (kind, staff_list, date_requested, request_id);
create index distribution_request_by_type on distribution_request (kind, staff_list, distribution_type_id, date_requested, request_id);
create index distribution_request_by_amount on distribution_request (kind, staff_list, amount_cents, request_id);
create index distribution_request_by_name on distribution_request (kind, staff_list, owner_name_key, request_id);
create index distribution_request_by_account on distribution_request (kind, staff_list, plan_account_number, request_id);
