-- Money of a plan file is a receivable of the plan until the bank's statement shows it: taken in by a second person it is
-- credited to the owners at once, against Plan Receivable; the deposit closes that, once, into Custody Cash. What was taken
-- in before was booked as cash, and its deposit is matched with that transaction as before.
alter table book drop constraint book_kind_check, add constraint book_kind_check check (kind in ('CUSTOMER', 'CUSTODY_CASH',
  'CORPORATE_CASH', 'DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK', 'PLAN_RECEIPTS', 'RETURNS', 'FEDERAL_TAX', 'STATE_TAX',
  'FEE_ANNUAL', 'FEE_DISTRIBUTION', 'INTEREST_PAYABLE', 'INTEREST_EXPENSE', 'RETURNS_RECEIVABLE', 'BANK_DIFFERENCES',
  'PLAN_RECEIVABLE'));
insert into book (book_id, name, kind, normal_side) values (113, 'Plan Receivable', 'PLAN_RECEIVABLE', 'D');

create table plan_receivable (
  attachment_id integer primary key references plan_file,
  plan_id integer not null references plan,
  amount_cents bigint not null check (amount_cents > 0),
  transaction_id integer not null unique references ledger_transaction,   -- what put it into the books
  since date not null
);
create index plan_receivable_amount on plan_receivable (amount_cents);
create index plan_receivable_plan on plan_receivable (plan_id);
create trigger plan_receivable_append_only before update or delete on plan_receivable for each row execute function refuse_change();
create trigger plan_receivable_no_truncate before truncate on plan_receivable for each statement execute function refuse_change();

-- RECEIVED: the money of a plan file is at the bank; a deposit may be that of several files of its plan.
alter table bank_match add column attachment_id integer references plan_receivable;
alter table bank_match drop constraint bank_match_kind_check,
  add constraint bank_match_kind_check check (kind in ('CLEARED', 'CAME_BACK', 'BOOKED', 'DIFFERENCE', 'RECEIVED')),
  add constraint bank_match_plan_money check ((kind = 'RECEIVED') = (attachment_id is not null));
create unique index bank_match_received on bank_match (attachment_id) where attachment_id is not null;

-- On the returns desk when the bank has not shown it for five days, until it does.
alter table desk_item drop constraint desk_item_kind_check,
  add constraint desk_item_kind_check check (kind in ('LINE', 'RETURN', 'UNSENT', 'CHECK', 'PLAN'));
create function desk_plan_money_expected() returns trigger language plpgsql as $$
begin
  insert into desk_item (kind, item_id, since, amount_cents, is_due)
  values ('PLAN', new.attachment_id, new.since + 5, new.amount_cents, false);
  return null;
end $$;
create trigger plan_receivable_to_desk after insert on plan_receivable for each row
  execute function desk_plan_money_expected();
create function desk_plan_money_received() returns trigger language plpgsql as $$
begin
  delete from desk_item where kind = 'PLAN' and item_id = new.attachment_id;
  return null;
end $$;
create trigger bank_match_of_plan_money_on_desk after insert on bank_match for each row when (new.kind = 'RECEIVED')
  execute function desk_plan_money_received();
