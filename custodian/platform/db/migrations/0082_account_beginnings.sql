-- The beginning of an account number is a range of the index where bytes are compared, as that of an e-mail address is.
alter table owner_search alter column plan_account_number type text collate "C";

-- An account number is found by any part. Most numbers are a letter and digits: where no number has a letter elsewhere, what
-- begins with it stands in front, and all numbers that hold it are that range. So the letters that numbers have in front
-- are known, and those that they have further on, in small letters; both stay when no number has them any more.
alter table owner_search_value drop constraint owner_search_value_field_check;
alter table owner_search_value add constraint owner_search_value_field_check
  check (field in ('first_name', 'last_name', 'city', 'account_front', 'account_inside'));

create function account_letters(number text) returns table (field text, value text) language sql immutable as $$
  select 'account_front', left(number, 1) where translate(left(number, 1), '0123456789', '') <> ''
  union all
  select 'account_inside', letter
  from unnest(string_to_array(translate(lower(substr(number, 2)), '0123456789', ''), null)) letter
$$;

insert into owner_search_value
  select distinct letters.field, letters.value from owner_search, lateral account_letters(plan_account_number) letters;

create or replace function note_search_values() returns trigger language plpgsql as $$
begin
  insert into owner_search_value
    select distinct given.field, given.value from changed c cross join lateral (
      values ('first_name', c.first_name), ('last_name', c.last_name), ('city', c.city)
      union all select * from account_letters(c.plan_account_number)) given (field, value)
    where not exists (select from owner_search_value known where (known.field, known.value) = (given.field, given.value));
  return null;
end $$;
