-- When staff set an account back to Not Validated. The identity check never validates such an account again: a reviewer
-- decides.
alter table retirement_account add column returned_at timestamptz;
update retirement_account a set returned_at = now()
where status_id = 1 and (passed_at is not null
  or exists (select from compliance_decision d where d.account_id = a.account_id));

create or replace function note_account_status() returns trigger language plpgsql as $$
begin
  if new.status_id between 2 and 5 then
    new.passed_at := coalesce(new.passed_at, now());
  end if;
  if new.status_id between 3 and 5 and (tg_op = 'INSERT' or new.status_id = 3) then
    new.registered_at := coalesce(new.registered_at, now());
  end if;
  if tg_op = 'UPDATE' then
    if new.status_id = 1 and old.status_id <> 1 then
      new.returned_at := now();
    end if;
  end if;
  return new;
end $$;
