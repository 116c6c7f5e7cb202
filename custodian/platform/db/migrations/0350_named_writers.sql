-- A value that money depends on is written by somebody who is named, in every database and by whatever role: a connection
-- counts as the operator's only where it says so (portal.operator), or where the statement's writer does.
create or replace function current_data_writer() returns data_writer language plpgsql stable as $$
declare
  said jsonb := nullif(current_setting('portal.data_writer', true), '')::jsonb;
begin
  if said is not null then
    return (said ->> 'path', (said ->> 'userId')::integer, (said ->> 'attachmentId')::integer,
      (said ->> 'at')::timestamptz)::data_writer;
  end if;
  if current_setting('portal.operator', true) = 'on' and current_user <> 'ira_portal_service' then
    return ('OPERATOR', null, null, now())::data_writer;
  end if;
  raise exception 'a value that money depends on is written without its writer' using errcode = '23514';
end $$;

-- Two numbers with the same last four digits are two people: they are compared by their keyed hashes. Whoever confirms a
-- person learns that the number is another one.
create or replace function record_owner_data() returns trigger language plpgsql as $$
declare
  writer data_writer;
begin
  if tg_op = 'UPDATE' then
    if not exists (select from new_rows n join old_rows o using (account_owner_id)
      where (n.first_name, n.last_name, n.date_of_birth, n.social_hash, n.social_last4, n.email)
        is distinct from (o.first_name, o.last_name, o.date_of_birth, o.social_hash, o.social_last4, o.email)) then
      return null;
    end if;
    writer := current_data_writer();
    -- New keys hash the same numbers anew (reseal/rehash.ts); they write nothing else.
    if writer.path = 'KEYS' then
      if exists (select from new_rows n join old_rows o using (account_owner_id)
        where (n.first_name, n.last_name, n.date_of_birth, n.social_sealed, n.social_last4, n.email)
          is distinct from (o.first_name, o.last_name, o.date_of_birth, o.social_sealed, o.social_last4, o.email)) then
        raise exception 'new keys change no value' using errcode = '23514';
      end if;
      return null;
    end if;
    insert into data_record (account_owner_id, kind, event, path, user_id, attachment_id, is_confirmed, value, at)
    select n.account_owner_id, 'PERSON', 'WRITTEN', writer.path, writer.user_id, writer.attachment_id,
      is_confirmed_write(writer, n.account_owner_id),
      jsonb_build_object('firstName', n.first_name, 'lastName', n.last_name, 'dateOfBirth', n.date_of_birth,
        'socialChanged', (n.social_hash, n.social_last4) is distinct from (o.social_hash, o.social_last4)), writer.at
    from new_rows n join old_rows o using (account_owner_id)
    where (n.first_name, n.last_name, n.date_of_birth, n.social_hash, n.social_last4)
      is distinct from (o.first_name, o.last_name, o.date_of_birth, o.social_hash, o.social_last4);
    insert into data_record (account_owner_id, kind, event, path, user_id, attachment_id, is_confirmed, value, at)
    select n.account_owner_id, 'EMAIL', 'WRITTEN', writer.path, writer.user_id, writer.attachment_id,
      is_confirmed_write(writer, n.account_owner_id), jsonb_build_object('email', n.email), writer.at
    from new_rows n join old_rows o using (account_owner_id) where n.email is distinct from o.email;
    return null;
  end if;
  writer := current_data_writer();
  insert into data_record (account_owner_id, kind, event, path, user_id, attachment_id, is_confirmed, value, at)
  select n.account_owner_id, 'PERSON', 'WRITTEN', writer.path, writer.user_id, writer.attachment_id,
    is_confirmed_write(writer, n.account_owner_id),
    jsonb_build_object('firstName', n.first_name, 'lastName', n.last_name, 'dateOfBirth', n.date_of_birth), writer.at
  from new_rows n;
  insert into data_record (account_owner_id, kind, event, path, user_id, attachment_id, is_confirmed, value, at)
  select n.account_owner_id, 'EMAIL', 'WRITTEN', writer.path, writer.user_id, writer.attachment_id,
    is_confirmed_write(writer, n.account_owner_id), jsonb_build_object('email', n.email), writer.at
  from new_rows n where n.email is not null;
  return null;
end $$;

-- A draft without an author is the operator's only where the connection is.
create or replace function record_draft_bank() returns trigger language plpgsql as $$
declare
  writer data_writer;
begin
  if tg_op = 'UPDATE' then
    if (new.routing_number, new.bank_account_sealed, new.check_payee, new.attention_to, new.receiving_account_sealed,
        new.address, new.city, new.state, new.zip)
      is not distinct from (old.routing_number, old.bank_account_sealed, old.check_payee, old.attention_to,
        old.receiving_account_sealed, old.address, old.city, old.state, old.zip) then
      return null;
    end if;
    -- New keys for what was sealed before change no number.
    if new.updated_at is not distinct from old.updated_at then return null; end if;
  elsif coalesce(new.routing_number, new.bank_account_sealed, new.check_payee, new.receiving_account_sealed) is null then
    return null;
  end if;
  if new.updated_by is null then writer := current_data_writer(); end if;
  insert into data_record (account_owner_id, account_id, kind, event, path, user_id, is_confirmed, at)
  select a.account_owner_id, new.account_id, 'BANK', 'WRITTEN',
    case when new.updated_by is null then writer.path when u.role_id = 0 then 'SCREEN' else 'STAFF' end,
    coalesce(new.updated_by, writer.user_id),
    case when new.updated_by is null then is_confirmed_write(writer, a.account_owner_id)
      else is_proved_owner(new.updated_by, a.account_owner_id) end, coalesce(new.updated_at, now())
  from retirement_account a left join portal_user u on u.user_id = new.updated_by
  where a.account_id = new.account_id;
  return null;
end $$;

create or replace function record_payee() returns trigger language plpgsql as $$
declare
  writer data_writer;
begin
  if new.made_by is null then writer := current_data_writer(); end if;
  insert into data_record (account_owner_id, kind, event, path, user_id, is_confirmed, at)
  select p.account_owner_id, 'BANK', 'WRITTEN', case when new.made_by is null then writer.path else 'STAFF' end,
    coalesce(new.made_by, writer.user_id), new.made_by is null and is_confirmed_write(writer, p.account_owner_id), new.made_at
  from payee p where p.payee_id = new.payee_id;
  return null;
end $$;
