-- What the search of owners looks through and is sorted by, in one table with a row for each row that it shows: an owner
-- with an account, or with none. So one index finds, or has the order, whatever table a value comes from. The tables that
-- the values come from keep it up to date by triggers.
create table owner_search (
  account_owner_id int not null references account_owner on delete cascade,
  -- 0 for an owner without an account; nothing here is null, so that every order has a place for every row.
  account_id int not null,
  last_name text not null,
  first_name text not null,
  date_of_birth date not null,
  -- Bytes are compared, so that the beginning of an address is a range of the index.
  email text collate "C" not null,
  phone text not null,
  plan_account_number text not null,
  status_id int not null,
  address1 text not null,
  address2 text not null,
  city text not null,
  state text not null,
  zip text not null,
  primary key (account_owner_id, account_id)
);

create view owner_search_source as
  select o.account_owner_id, coalesce(a.account_id, 0) as account_id, o.last_name, o.first_name,
    coalesce(o.date_of_birth, 'infinity') as date_of_birth, coalesce(lower(o.email), '') as email,
    coalesce(p.number, '') as phone, coalesce(a.plan_account_number, '') as plan_account_number,
    coalesce(a.status_id, 0) as status_id, coalesce(d.address1, '') as address1, coalesce(d.address2, '') as address2,
    coalesce(d.city, '') as city, coalesce(d.state, '') as state, coalesce(d.zip, '') as zip
  from account_owner o
  left join retirement_account a on a.account_owner_id = o.account_owner_id
  left join address d on d.account_owner_id = o.account_owner_id and d.address_type_id = 1
  left join phone p on p.account_owner_id = o.account_owner_id and p.kind = 'cell';

insert into owner_search select * from owner_search_source;

create function search_owners() returns trigger language plpgsql as $$
declare owners int[] := array(select distinct account_owner_id from changed);
begin
  -- Whoever else changes something of these owners has ended, or waits: the next statement sees all that counts.
  perform from account_owner where account_owner_id = any(owners) order by account_owner_id for no key update;
  delete from owner_search where account_owner_id = any(owners) and account_id = 0
    and exists (select from retirement_account a where a.account_owner_id = owner_search.account_owner_id);
  insert into owner_search select * from owner_search_source where account_owner_id = any(owners)
  on conflict (account_owner_id, account_id) do update set last_name = excluded.last_name,
    first_name = excluded.first_name, date_of_birth = excluded.date_of_birth, email = excluded.email,
    phone = excluded.phone, plan_account_number = excluded.plan_account_number, status_id = excluded.status_id,
    address1 = excluded.address1, address2 = excluded.address2, city = excluded.city, state = excluded.state,
    zip = excluded.zip
  where owner_search is distinct from excluded;
  return null;
end $$;

create trigger account_owner_added_to_search after insert on account_owner referencing new table as changed
  for each statement execute function search_owners();
create trigger account_owner_changed_in_search after update on account_owner referencing new table as changed
  for each statement execute function search_owners();
create trigger address_added_to_search after insert on address referencing new table as changed
  for each statement execute function search_owners();
create trigger address_changed_in_search after update on address referencing new table as changed
  for each statement execute function search_owners();
create trigger phone_added_to_search after insert on phone referencing new table as changed
  for each statement execute function search_owners();
create trigger phone_changed_in_search after update on phone referencing new table as changed
  for each statement execute function search_owners();
create trigger retirement_account_added_to_search after insert on retirement_account referencing new table as changed
  for each statement execute function search_owners();

-- An account keeps its owner. Its status changes while the account alone is locked, so the owner is left alone.
create function search_accounts() returns trigger language plpgsql as $$
begin
  update owner_search s set plan_account_number = c.plan_account_number, status_id = c.status_id from changed c
  where s.account_owner_id = c.account_owner_id and s.account_id = c.account_id
    and (s.plan_account_number, s.status_id) is distinct from (c.plan_account_number, c.status_id);
  return null;
end $$;
create trigger retirement_account_changed_in_search after update on retirement_account referencing new table as changed
  for each statement execute function search_accounts();

-- An index for each order. Those that begin with what is searched for as a whole find it too.
create index owner_search_by_name on owner_search (last_name, first_name, account_owner_id, account_id);
create index owner_search_by_first_name on owner_search (first_name, last_name, account_owner_id, account_id);
create index owner_search_by_account on owner_search (plan_account_number, account_owner_id, account_id);
create index owner_search_by_status on owner_search (status_id, last_name, first_name, account_owner_id, account_id);
create index owner_search_by_birth on owner_search (date_of_birth, last_name, first_name, account_owner_id, account_id);
create index owner_search_by_email on owner_search (email, account_owner_id, account_id);
create index owner_search_by_state on owner_search (state, last_name, first_name, account_owner_id, account_id);
create index owner_search_by_zip on owner_search (zip, last_name, first_name, account_owner_id, account_id);
create index owner_search_by_phone on owner_search (phone);
create index owner_search_by_city on owner_search (city);

drop index account_owner_contains;
drop index account_owner_by_name;
drop index address_contains;
drop index address_state;
drop index address_zip;
drop index retirement_account_contains;
drop trigger account_owner_last_name on account_owner;
drop function note_last_name();
drop table last_name;

-- Parts of texts that nearly everybody has another of. New rows wait in a list that every search reads too: it is kept short.
create index owner_search_contains on owner_search using gin
  (plan_account_number gin_trgm_ops, address1 gin_trgm_ops, address2 gin_trgm_ops,
   letter_pairs(plan_account_number), letter_pairs(address1), letter_pairs(address2))
  with (gin_pending_list_limit = 256);

-- Names and cities are few compared with those who have them: the ones that hold a text are found here, then whoever has
-- them. So a list in their order is not read on from its beginning to where they stand (every Smith far behind every Adams).
-- Each is noted when the first owner gets it, twice if two do at the same moment, and stays when nobody has it any more.
create table owner_search_value (
  field text not null check (field in ('first_name', 'last_name', 'city')),
  value text not null
);
insert into owner_search_value
  select distinct 'first_name', first_name from owner_search
  union all select distinct 'last_name', last_name from owner_search
  union all select distinct 'city', city from owner_search;
create index owner_search_value_value on owner_search_value (field, value);
create index owner_search_value_contains on owner_search_value using gin (value gin_trgm_ops, letter_pairs(value))
  with (gin_pending_list_limit = 256);

create function note_search_values() returns trigger language plpgsql as $$
begin
  insert into owner_search_value
    select distinct given.field, given.value from changed c cross join lateral
      (values ('first_name', c.first_name), ('last_name', c.last_name), ('city', c.city)) given (field, value)
    where not exists (select from owner_search_value known where (known.field, known.value) = (given.field, given.value));
  return null;
end $$;
create trigger owner_search_values_added after insert on owner_search referencing new table as changed
  for each statement execute function note_search_values();
create trigger owner_search_values_changed after update on owner_search referencing new table as changed
  for each statement execute function note_search_values();
create trigger owner_search_value_append_only before update or delete on owner_search_value
  for each row execute function refuse_change();
create trigger owner_search_value_no_truncate before truncate on owner_search_value
  for each statement execute function refuse_change();
