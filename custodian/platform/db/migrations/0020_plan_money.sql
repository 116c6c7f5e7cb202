-- People of a plan file are loaded at once; its money waits until a second person has taken it in. What each account is to
-- get stands here, and is credited once, or never when it is refused: then the plan sends the file again.
alter table plan_file drop constraint plan_file_state_check;
alter table plan_file add constraint plan_file_state_check check (state in ('WAITING', 'LOADED', 'FAILED', 'REFUSED'));
drop index plan_file_once;
create unique index plan_file_once on plan_file (plan_id, sha256) where state not in ('FAILED', 'REFUSED');

create table plan_money (
  attachment_id integer not null references plan_file,
  account_id integer not null references retirement_account,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (attachment_id, account_id)
);
create index plan_money_account on plan_money (account_id);
create trigger plan_money_append_only before update or delete on plan_money for each row execute function refuse_change();
create trigger plan_money_no_truncate before truncate on plan_money for each statement execute function refuse_change();
