-- As whom a form was filed: a wrong number or name is corrected by two returns, of which the first takes back what was filed
-- under the old one. Number 0 was filed with the form itself, the others in two steps later. Nothing is changed afterwards
-- but the key that a social security number is sealed with.
create table tax_form_recipient (
  tax_form_id integer not null references tax_form,
  number smallint not null check (number >= 0),
  first_name text not null,
  last_name text not null,
  social_sealed text not null,                 -- AES-256-GCM
  job_file_id integer not null references job_file,
  primary key (tax_form_id, number)
);
create function refuse_change_of_recipient() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'social_sealed' = to_jsonb(old) - 'social_sealed' then
    return new;
  end if;
  raise exception 'as whom a form was filed is not changed' using errcode = '23514';
end $$;
create trigger tax_form_recipient_kept before update or delete on tax_form_recipient for each row execute function refuse_change_of_recipient();
create trigger tax_form_recipient_no_truncate before truncate on tax_form_recipient for each statement execute function refuse_change_of_recipient();

-- 'C': the second of the two returns.
alter table tax_form_filed drop constraint tax_form_filed_sign_check,
  add constraint tax_form_filed_sign_check check (sign in ('', 'G', 'C'));
