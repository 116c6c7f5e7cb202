-- Phones and word processors write quotes, dashes and blanks that differ from those of a payroll file: a search for one finds
-- the other. The same as `plainName` in owners/plainName.ts.
create function plain_name(value text) returns text language sql immutable strict parallel safe
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
    '[\u0009-\u000d \u0085\u1680\u2028\u2029\u2800.,]', '', 'g'));

drop index owner_search_value_contains;
alter table owner_search_value drop column plain;
alter table owner_search_value
  add column plain text not null generated always as (plain_name(value)) stored;
create index owner_search_value_contains on owner_search_value using gin (plain gin_trgm_ops, letter_pairs(plain))
  with (gin_pending_list_limit = 256);
