-- Letters that no accent can be taken from, as machine-readable passports have them (ICAO 9303, part 3, section 6).
create or replace function without_accents(value text) returns text language sql immutable strict parallel safe
return replace(replace(replace(replace(replace(replace(replace(replace(
  translate(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđÐðıĦħŦŧŊŋ', 'OoLlDdDdiHhTtNn'),
  'ß', 'ss'), 'ẞ', 'SS'), 'Æ', 'AE'), 'æ', 'ae'), 'Œ', 'OE'), 'œ', 'oe'), 'Þ', 'TH'), 'þ', 'th');

-- A stored column keeps what the former function gave.
drop index owner_search_value_contains;
alter table owner_search_value drop column plain;
alter table owner_search_value
  add column plain text not null generated always as (plain_name(value)) stored;
create index owner_search_value_contains on owner_search_value using gin (plain gin_trgm_ops, letter_pairs(plain))
  with (gin_pending_list_limit = 256);

reindex index owner_search_waiting;
reindex index plan_by_beginning;
update distribution_request r set owner_name_key = owner_name_key(o.last_name, o.first_name)
from retirement_account a join account_owner o using (account_owner_id)
where a.account_id = r.account_id and r.owner_name_key <> owner_name_key(o.last_name, o.first_name);
update attachment f set owner_name_key = owner_name_key(o.last_name, o.first_name)
from account_owner o
where o.account_owner_id = f.account_owner_id and in_upload_center
  and f.owner_name_key <> owner_name_key(o.last_name, o.first_name);
