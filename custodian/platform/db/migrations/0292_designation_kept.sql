-- From the report of a death on the beneficiaries stay as the owner left them: recipients claim by them.
create function designation_of_the_living() returns trigger language plpgsql as $$
begin
  if death_of(new.account_owner_id) is not null then
    raise exception 'the beneficiaries of owner % stay as they were left', new.account_owner_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger beneficiary_of_the_living before insert or update on beneficiary
  for each row execute function designation_of_the_living();
