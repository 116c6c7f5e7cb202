// Test files of a worker share one database, because preparing a database takes longer than most tests. The schema
// `kept` of a prepared database contains a copy of every row, and `kept.rewind()` restores the copies.

/** Creates the copies; run once per prepared database. */
export const KEEP_ROWS = `
create schema kept;
create table kept.tables (name text primary key, copy text not null, filled boolean not null, columns text);
create table kept.sequences as
  select format('%I.%I', schemaname, sequencename) as name, start_value, last_value from pg_sequences;
create table kept.catalog (fingerprint text not null);

do $$
declare
  t record;
  filled boolean;
begin
  for t in
    select c.oid, format('%I.%I', n.nspname, c.relname) as name,
      (select string_agg(format('%I', attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'kept')
  loop
    execute format('select exists (select from %s)', t.name) into filled;
    insert into kept.tables values (t.name, 'kept.t' || t.oid, filled, t.columns);
    if filled then execute format('create table kept.t%s as select %s from %s', t.oid, t.columns, t.name); end if;
  end loop;
end $$;

-- Describes everything that DDL changes in the database, by value; roles belong to the server. A trigger that was
-- disabled and enabled again makes no difference.
create function kept.fingerprint() returns text language sql as $$
  select md5(string_agg(hash::text, ' ' order by part)) from (
    select 1 as part, sum(hashtext(format('%s %s %s %s %s %s', oid, relname, relkind, relacl, reloptions, relpersistence)))::text as hash
      from pg_class where oid >= 16384
    union all select 2, sum(hashtext(format('%s %s %s %s %s %s', attrelid, attname, atttypid, attnotnull, attacl, attisdropped)))::text
      from pg_attribute where attrelid >= 16384
    union all select 3, sum(hashtext(format('%s %s %s %s', oid, tgname, tgenabled, tgfoid)))::text from pg_trigger
    union all select 4, sum(hashtext(format('%s %s %s', oid, conname, convalidated)))::text from pg_constraint where oid >= 16384
    union all select 5, sum(hashtext(format('%s %s %s %s', indexrelid, indisvalid, indisready, indisunique)))::text
      from pg_index where indexrelid >= 16384
    union all select 6, sum(hashtext(format('%s %s %s %s', oid, proname, prosrc, proacl)))::text from pg_proc where oid >= 16384
    union all select 7, sum(hashtext(format('%s %s %s', oid, nspname, nspacl)))::text
      from pg_namespace where nspname !~ '^pg_(toast_)?temp'
    union all select 8, sum(hashtext(format('%s %s', setrole, setconfig)))::text from pg_db_role_setting s
      where setdatabase = (select oid from pg_database where datname = current_database())
    union all select 9, sum(hashtext(p::text))::text from pg_policy p
    union all select 10, sum(hashtext(e::text))::text from pg_extension e) parts
$$;

-- Restores the rows. Returns false and does nothing if a test has changed the schema, because rows alone do not
-- restore it.
create function kept.rewind() returns boolean language plpgsql as $$
declare
  t record;
  filled boolean;
begin
  if (select fingerprint from kept.catalog) <> kept.fingerprint() then return false; end if;
  -- Disables triggers, because the ledger's triggers refuse deletions.
  set local session_replication_role = replica;
  for t in select * from kept.tables loop
    execute format('select exists (select from %s)', t.name) into filled;
    if filled then execute format('delete from %s', t.name); end if;
    if t.filled then
      execute format('insert into %s (%s) overriding system value select %2$s from %s', t.name, t.columns, t.copy);
    end if;
  end loop;
  for t in
    select k.* from kept.sequences k join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename) = k.name
    where s.last_value is distinct from k.last_value
  loop
    perform setval(t.name::regclass, coalesce(t.last_value, t.start_value), t.last_value is not null);
  end loop;
  return true;
end $$;

-- Copies the rows of all tables to the schema states, as the state with this number.
create function kept.keep(state int) returns void language plpgsql as $$
declare
  t record;
  filled boolean;
begin
  for t in select * from kept.tables loop
    execute format('select exists (select from %s)', t.name) into filled;
    if filled then execute format('create unlogged table states.s%s_%s as select %s from %s', state, split_part(t.copy, '.', 2), t.columns, t.name); end if;
  end loop;
  execute format('create unlogged table states.s%s as select schemaname, sequencename, start_value, last_value from pg_sequences', state);
end $$;

-- Restores the rows of a state. The caller makes sure that the schema is the same.
create function kept.restore(state int) returns void language plpgsql as $$
declare
  t record;
  filled boolean;
begin
  set local session_replication_role = replica;
  for t in
    select name, columns, to_regclass(format('states.s%s_%s', state, split_part(copy, '.', 2))) as copy from kept.tables
  loop
    execute format('select exists (select from %s)', t.name) into filled;
    if filled then execute format('delete from %s', t.name); end if;
    if t.copy is not null then
      execute format('insert into %s (%s) overriding system value select %2$s from %s', t.name, t.columns, t.copy);
    end if;
  end loop;
  for t in
    execute format('select k.* from states.s%s k join pg_sequences s using (schemaname, sequencename)
      where s.last_value is distinct from k.last_value', state)
  loop
    perform setval(format('%I.%I', t.schemaname, t.sequencename)::regclass, coalesce(t.last_value, t.start_value), t.last_value is not null);
  end loop;
end $$;

insert into kept.catalog select kept.fingerprint()`
