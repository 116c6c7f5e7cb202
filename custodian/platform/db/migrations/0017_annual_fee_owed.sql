-- Anniversaries that fell into the payment of a full amount: nothing was charged on the day. Is that payment given up, the
-- fee is owed; the ledger's key of an account and a year says whether it was charged since.
create table annual_fee_owed (
  account_id integer not null references retirement_account,
  year integer not null,
  since date not null,                         -- business date of the run that found it
  primary key (account_id, year)
);
create trigger annual_fee_owed_append_only before update or delete on annual_fee_owed for each row execute function refuse_change();
create trigger annual_fee_owed_no_truncate before truncate on annual_fee_owed for each statement execute function refuse_change();
