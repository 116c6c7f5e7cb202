-- Staff search owners by parts of names, addresses and account numbers. Three letters and more are found by trigrams; one
-- or two hold none, so for those the pairs of letters are indexed as well. The extension is one that the owner of a
-- database may make: it needs no superuser.
create extension if not exists pg_trgm;

-- Every letter of a text and every two that follow each other, in small letters.
create function letter_pairs(value text) returns text[] language plpgsql immutable strict parallel safe as $$
declare letters text[] := string_to_array(lower(value), null); parts text[] := letters;
begin
  for place in 2 .. cardinality(letters) loop
    parts := parts || (letters[place - 1] || letters[place]);
  end loop;
  return parts;
end $$;

-- New rows wait in a list that every search reads too: it is kept short.
create index account_owner_contains on account_owner using gin (first_name gin_trgm_ops, letter_pairs(first_name))
  with (gin_pending_list_limit = 256);
create index address_contains on address using gin
  (address1 gin_trgm_ops, address2 gin_trgm_ops, city gin_trgm_ops,
   letter_pairs(address1), letter_pairs(address2), letter_pairs(city))
  with (gin_pending_list_limit = 256);
create index retirement_account_contains on retirement_account using gin
  (plan_account_number gin_trgm_ops, letter_pairs(plan_account_number))
  with (gin_pending_list_limit = 256);

-- What many have is not sorted but read in the order of the list until a page is full.
create index account_owner_by_name on account_owner (last_name, first_name, account_owner_id);
create index address_state on address (state);
create index address_zip on address (zip);

-- The list is in the order of last names, so those that hold a text stand together (every Smith far behind every Adams):
-- reading on until a page is full could read nearly all. The names that hold it are found here first. A name is noted when
-- the first owner gets it, twice if two do at the same moment, and stays when nobody has it any more.
create table last_name (name text not null);
create index last_name_name on last_name (name);
create index last_name_contains on last_name using gin (name gin_trgm_ops, letter_pairs(name))
  with (gin_pending_list_limit = 256);
insert into last_name select distinct last_name from account_owner;

create function note_last_name() returns trigger language plpgsql as $$
begin
  if not exists (select from last_name where name = new.last_name) then
    insert into last_name values (new.last_name);
  end if;
  return null;
end $$;
create trigger account_owner_last_name after insert or update of last_name on account_owner
  for each row execute function note_last_name();
create trigger last_name_append_only before update or delete on last_name for each row execute function refuse_change();
create trigger last_name_no_truncate before truncate on last_name for each statement execute function refuse_change();
