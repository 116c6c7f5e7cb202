-- Documents of an owner that the print vendor mails as well, because the owner is not told by mail that they are there.
create table print_copy (
  attachment_id integer primary key references attachment,
  kind text not null check (kind in ('STATEMENT', 'TAX_FORM')),
  created_at timestamptz not null,
  job_file_id integer references job_file      -- null: waits for the printer
);
create index print_copy_waiting on print_copy (kind, attachment_id) where job_file_id is null;

-- A statement that something posted later belongs to is followed by a corrected one: number 0, then 1, 2 …
alter table statement add column number smallint not null default 0 check (number >= 0);
alter table statement drop constraint statement_pkey, add primary key (account_id, period_end, number);
-- What was posted later, and under which number it was told: each once.
create table statement_correction (
  account_id integer not null references retirement_account,
  period_end date not null,
  transaction_id integer not null references ledger_transaction,
  number smallint not null check (number > 0),
  primary key (account_id, period_end, transaction_id)
);
create trigger statement_correction_append_only before update or delete on statement_correction for each row execute function refuse_change();
create trigger statement_correction_no_truncate before truncate on statement_correction for each statement execute function refuse_change();
