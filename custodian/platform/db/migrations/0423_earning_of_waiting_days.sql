-- Whether an account earned interest on the days before `until`, kept when its status changes while the days of a frozen
-- full payout are not accrued yet. Later days follow the next row, or the account's status.
create table former_account_earning (
  account_id integer not null references retirement_account,
  until date not null,
  earned boolean not null,
  primary key (account_id, until)
);
select keep_append_only('former_account_earning');
