-- The service makes log-ins of customers and of programs. It makes none that an employee could sign in with: the operator
-- does, over a connection of the schema's owner (session/staff.ts). An empty database gets its first log-ins together.
create function refuse_staff_log_in() returns trigger language plpgsql as $$
begin
  if current_user = 'ira_portal_service'
    and exists (select from new_rows where role_id <> 0
      and (disabled_at is null or password_hash is not null or person_id is not null))
    and exists (select from portal_user where user_id not in (select user_id from new_rows)) then
    raise exception 'the operator makes the log-ins of employees' using errcode = '42501';
  end if;
  return null;
end $$;
create trigger portal_user_by_operator after insert on portal_user referencing new table as new_rows
  for each statement execute function refuse_staff_log_in();
