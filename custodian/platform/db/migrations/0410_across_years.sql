-- A payment of one tax year that comes back in a later one stays a distribution of its year (Instructions for Forms 1099-R
-- and 945: tax of an earlier year is not given back). Its money is paid again, or put back into the account as a rollover:
-- within 60 days of the payment (IRC 408(d)(3)(A)), later by the owner's own certification (Rev. Proc. 2020-46).

alter table distribution_request drop constraint distribution_request_outcome_check;
alter table distribution_request add constraint distribution_request_outcome_check
  check (outcome in ('cancelled', 'reversed', 'redeposited'));

create table redeposit (
  payment_id integer primary key references payment,                           -- the payment that came back
  account_id integer not null references retirement_account,
  transaction_id integer not null unique references ledger_transaction,        -- the contribution
  kind text not null check (kind in ('SIXTY_DAYS', 'LATE')),                   -- Form 5498, box 2 or box 13a
  redeposited_on date not null,
  amount_cents bigint not null check (amount_cents > 0),
  attachment_id integer not null references attachment,                        -- the owner's signed election
  at timestamptz not null
);
create index redeposit_account on redeposit (account_id, redeposited_on);
create index redeposit_attachment on redeposit (attachment_id);
select keep_append_only('redeposit');

-- What has left in an earlier year, and is on a form of that year, is reversed no more.
create function keep_distribution_of_its_year() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_transaction t join payment p on p.request_id = t.request_id
    where t.transaction_id = new.reverses_transaction_id
      and date_trunc('year', t.transaction_date) < date_trunc('year', new.transaction_date)
      and p.distribution_code is not null and p.job_file_id is not null)
  then
    raise exception 'transaction % is a distribution of an earlier tax year', new.reverses_transaction_id
      using errcode = '23514';
  end if;
  return new;
end $$;
create trigger ledger_transaction_keeps_its_year before insert on ledger_transaction
  for each row when (new.reverses_transaction_id is not null) execute function keep_distribution_of_its_year();

-- Form 5498, box 13a: a rollover later than 60 days, certified by the owner.
alter table tax_form add column late_rollover_cents bigint not null default 0 check (late_rollover_cents >= 0);
