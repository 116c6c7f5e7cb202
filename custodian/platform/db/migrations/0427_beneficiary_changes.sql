-- A beneficiary is corrected or removed. Both write the shares of the account, as a new person does.
alter table beneficiary add column relationship text
  check (relationship in ('SPOUSE', 'CHILD', 'GRANDCHILD', 'PARENT', 'SIBLING', 'OTHER_RELATIVE', 'FRIEND'));

create function record_removed_share() returns trigger language plpgsql as $$
declare
  writer data_writer := current_data_writer();
begin
  insert into data_record (account_owner_id, account_id, kind, event, path, user_id, attachment_id, is_confirmed, at)
  select distinct o.account_owner_id, o.account_id, 'SHARES', 'WRITTEN', writer.path, writer.user_id,
    writer.attachment_id, is_confirmed_write(writer, o.account_owner_id), writer.at
  from old_rows o;
  return null;
end $$;
create trigger beneficiary_removal_recorded after delete on beneficiary
  referencing old table as old_rows for each statement execute function record_removed_share();

-- A share leaves the account's designation only with the shares of the others; after a report of the owner's death, nothing.
create function removal_of_the_living() returns trigger language plpgsql as $$
begin
  if death_of(old.account_owner_id) is not null or old.amount > 0 then
    raise exception 'beneficiary % stays', old.beneficiary_id using errcode = '23514';
  end if;
  return old;
end $$;
create trigger beneficiary_removal before delete on beneficiary
  for each row execute function removal_of_the_living();
