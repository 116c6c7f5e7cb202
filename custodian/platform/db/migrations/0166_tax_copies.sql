-- Copies of tax forms that their owners have got: number 0, then those that say "corrected". Nothing is changed afterwards.
create table tax_form_copy (
  tax_form_id integer primary key references tax_form,
  number smallint not null check (number >= 0),
  attachment_id integer not null unique references attachment,
  job_id integer not null references job
);
create trigger tax_form_copy_append_only before update or delete on tax_form_copy for each row execute function refuse_change();
create trigger tax_form_copy_no_truncate before truncate on tax_form_copy for each statement execute function refuse_change();

-- Tax forms that are in a file for the authority: '' as an original, 'G' in the place of an earlier one.
create table tax_form_filed (
  tax_form_id integer primary key references tax_form,
  sign text not null check (sign in ('', 'G')),
  job_file_id integer not null references job_file
);
create trigger tax_form_filed_append_only before update or delete on tax_form_filed for each row execute function refuse_change();
create trigger tax_form_filed_no_truncate before truncate on tax_form_filed for each statement execute function refuse_change();

-- Owners who were told in January what has to be paid out of an account in the year. Nothing is changed afterwards.
create table minimum_notice (
  account_id integer not null references retirement_account,
  year smallint not null,
  minimum_cents bigint not null check (minimum_cents > 0),
  job_id integer not null references job,
  primary key (account_id, year)
);
create trigger minimum_notice_append_only before update or delete on minimum_notice for each row execute function refuse_change();
create trigger minimum_notice_no_truncate before truncate on minimum_notice for each statement execute function refuse_change();

alter table job drop constraint job_job_type_id_check, add constraint job_job_type_id_check check (job_type_id between 1 and 20);
