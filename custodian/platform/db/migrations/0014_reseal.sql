-- A file of a job may be sealed anew with another key, by the owner of the schema alone: the service has no right to
-- change it at all. Whatever else is in its row stays for good, and so does what is under the seal.
create function refuse_change_but_of_seal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.job_file_id, new.job_id, new.file_name, new.content_type, new.size_bytes, new.sha256, new.created_at)
      is not distinct from
      (old.job_file_id, old.job_id, old.file_name, old.content_type, old.size_bytes, old.sha256, old.created_at)
  then return new; end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = '42501';
end $$;
drop trigger job_file_append_only on job_file;
create trigger job_file_append_only before update or delete on job_file for each row execute function refuse_change_but_of_seal();
