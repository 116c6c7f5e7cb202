-- Þ, ħ, ŧ and ŋ are written as in passports (ICAO 9303-3, section 6), and the full stops and commas of Chinese, Japanese and
-- Arabic keyboards are those of suffixes. The same as in owners/plainName.ts.
create or replace function without_accents(value text) returns text language sql immutable strict parallel safe
return replace(replace(replace(replace(replace(replace(replace(replace(
  translate(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđÐðıĦħŦŧŊŋ', 'OoLlDdDdiHhTtNn'),
  'ß', 'ss'), 'ẞ', 'SS'), 'Æ', 'AE'), 'æ', 'ae'), 'Œ', 'OE'), 'œ', 'oe'), 'Þ', 'Th'), 'þ', 'th');
create or replace function plain_name(value text) returns text language sql immutable strict parallel safe
return without_accents(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    normalize(regexp_replace(value,
      '["`\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u02ee\u0374\u0384\u055a\u05f3\u05f4\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018-\u201f\u2032\u2033\u2035\u2036\ua78b\ua78c]',
      '''', 'g'), NFKC),
    '["`\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u02ee\u0374\u0384\u055a\u05f3\u05f4\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018-\u201f\u2032\u2033\u2035\u2036\ua78b\ua78c]',
    '''', 'g'),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]',
    '', 'g'),
    '[\u02d7\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\u301c\u30a0]', '-', 'g'),
    '[\u0009-\u000d \u0085\u1680\u2028\u2029\u2800.,\u060c\u3001\u3002]', '', 'g'));

-- What was made by the functions before: the values of the search, then the keys of the lists.
alter table owner_search_value drop column plain;
alter table owner_search_value add column plain text not null generated always as (plain_name(value)) stored;
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
