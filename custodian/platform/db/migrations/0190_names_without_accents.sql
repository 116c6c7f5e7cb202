-- Whoever looks for "veronique" or "munoz" means Véronique and Muñoz too: names and cities are compared without their accents.

-- Letters without their accents, and those that have none to take away (ø, ß) as they are written in English.
create function without_accents(value text) returns text language sql immutable strict parallel safe
return replace(replace(replace(replace(replace(replace(
  translate(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđÐðı', 'OoLlDdDdi'),
  'ß', 'ss'), 'ẞ', 'SS'), 'Æ', 'AE'), 'æ', 'ae'), 'Œ', 'OE'), 'œ', 'oe');

alter table owner_search_value
  add column plain text not null generated always as (without_accents(value)) stored;
drop index owner_search_value_contains;
create index owner_search_value_contains on owner_search_value using gin (plain gin_trgm_ops, letter_pairs(plain))
  with (gin_pending_list_limit = 256);
