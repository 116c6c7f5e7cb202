-- The operator is who has the rights of the owner of the tables. No setting says so, as anybody may change those of a
-- session, and no name of a role, as a log-in may leave the role of the service.
create function is_operator() returns boolean language sql stable
  return (select pg_has_role(current_user, relowner, 'USAGE') from pg_class where oid = 'public.data_record'::regclass);

create or replace function current_data_writer() returns data_writer language plpgsql stable as $$
declare
  said jsonb := nullif(current_setting('portal.data_writer', true), '')::jsonb;
begin
  if said is null and current_setting('portal.operator', true) = 'on' and is_operator() then
    return ('OPERATOR', null, null, now())::data_writer;
  end if;
  if said is null then
    raise exception 'a value that money depends on is written without its writer' using errcode = '23514';
  end if;
  if said ->> 'path' in ('OPERATOR', 'BEFORE', 'KEYS') and not is_operator() then
    raise exception 'only the operator writes as the operator' using errcode = '42501';
  end if;
  return (said ->> 'path', (said ->> 'userId')::integer, (said ->> 'attachmentId')::integer,
    (said ->> 'at')::timestamptz)::data_writer;
end $$;

-- The same of a record that is written without its value.
create function refuse_record_of_operator() returns trigger language plpgsql as $$
begin
  if not is_operator() then
    raise exception 'only the operator writes as the operator' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger data_record_of_operator before insert on data_record for each row
  when (new.path in ('OPERATOR', 'BEFORE')) execute function refuse_record_of_operator();

create or replace function refuse_staff_log_in() returns trigger language plpgsql as $$
begin
  if not is_operator() and exists (select from new_rows where role_id <> 0
    and (disabled_at is null or password_hash is not null or person_id is not null)) then
    raise exception 'the operator makes the log-ins of employees' using errcode = '42501';
  end if;
  return null;
end $$;
