-- What waits for staff is ordered and found by the name of its owner: accounts for the review in what owners are searched in,
-- uploads by the name that stands in their own row.
create index owner_search_waiting on owner_search ((owner_name_key(last_name, first_name) collate "C"), account_id)
  where status_id = 1;

alter table attachment add column owner_name_key text collate "C";
update attachment a set owner_name_key = coalesce(owner_name_key(o.last_name, o.first_name), '')
from account_owner o where o.account_owner_id = a.account_owner_id and a.in_upload_center;
update attachment set owner_name_key = '' where in_upload_center and owner_name_key is null;
alter table attachment add constraint attachment_named check (not in_upload_center or owner_name_key is not null);

-- Whoever uploads has locked the owner: a change of the name waits for the upload, or the upload reads the new name.
create function name_upload() returns trigger language plpgsql as $$
begin
  new.owner_name_key := coalesce((select owner_name_key(o.last_name, o.first_name) from account_owner o
    where o.account_owner_id = new.account_owner_id), '');
  return new;
end $$;
create trigger attachment_named before insert on attachment for each row when (new.in_upload_center)
  execute function name_upload();

create function rename_uploads() returns trigger language plpgsql as $$
begin
  update attachment set owner_name_key = coalesce(owner_name_key(new.last_name, new.first_name), '')
  where account_owner_id = new.account_owner_id and in_upload_center;
  return null;
end $$;
create trigger account_owner_renamed_in_uploads after update of last_name, first_name on account_owner for each row
  when ((old.last_name, old.first_name) is distinct from (new.last_name, new.first_name))
  execute function rename_uploads();

create index attachment_waiting_by_owner on attachment (owner_name_key, attachment_id)
  where in_upload_center and date_processed is null and scan_state = 'CLEAN';
