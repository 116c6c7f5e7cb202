-- The returns desk: what somebody has to see to about payments and the bank, one row each while it is open. Triggers bring
-- a row with what causes it and take it away with what settles it, so the list reads what it shows and nothing else.
create table desk_item (
  -- LINE: a line of the bank that is matched with nothing. RETURN: a payment that came back, its money with the returns.
  -- UNSENT: posted, and in no file days later. CHECK: sent, and not cashed in 180 days.
  kind text collate "C" not null check (kind in ('LINE', 'RETURN', 'UNSENT', 'CHECK')),
  item_id integer not null,            -- bank_line_id of a line, else payment_id
  since date not null,                 -- the first day on which somebody has to see to it
  amount_cents bigint not null,
  is_due boolean not null,             -- that day has come
  primary key (kind, item_id)
);

create function desk_item_of_payments(ids integer[]) returns void language sql as $$
  insert into desk_item (kind, item_id, since, amount_cents, is_due)
  select case when p.sent_for is null then 'UNSENT' else 'CHECK' end, p.payment_id,
    -- A long weekend lies between a posting and the next file.
    case when p.sent_for is null then t.transaction_date + 4 else p.sent_for + 180 end, p.amount_cents, false
  from payment p join ledger_transaction t on t.transaction_id = p.transaction_id
  where p.payment_id = any(ids) and p.closed_as is null and (p.sent_for is null or p.method = 'CHECK')
  on conflict do nothing
$$;

create function desk_payments_made() returns trigger language plpgsql as $$
begin
  perform desk_item_of_payments((select array_agg(payment_id) from added));
  return null;
end $$;
create trigger payment_to_desk after insert on payment referencing new table as added
  for each statement execute function desk_payments_made();

create function desk_payment_changed() returns trigger language plpgsql as $$
begin
  delete from desk_item where kind in ('UNSENT', 'CHECK') and item_id = new.payment_id;
  perform desk_item_of_payments(array[new.payment_id]);
  return null;
end $$;
create trigger payment_on_desk after update on payment for each row
  when ((old.sent_for, old.closed_as) is distinct from (new.sent_for, new.closed_as))
  execute function desk_payment_changed();

create function desk_check_cleared() returns trigger language plpgsql as $$
begin
  delete from desk_item where kind = 'CHECK' and item_id = new.payment_id;
  return null;
end $$;
create trigger bank_match_on_desk after insert on bank_match for each row when (new.kind = 'CLEARED')
  execute function desk_check_cleared();

create function desk_return_taken_in() returns trigger language plpgsql as $$
begin
  insert into desk_item (kind, item_id, since, amount_cents, is_due)
  select 'RETURN', p.payment_id, t.transaction_date, p.amount_cents, true
  from payment p join ledger_transaction t on t.transaction_id = new.transaction_id where p.payment_id = new.payment_id;
  return null;
end $$;
create trigger payment_return_to_desk after insert on payment_return for each row when (new.transaction_id is not null)
  execute function desk_return_taken_in();

-- Paid again or back in the account: either takes the money out of the returns by the contra entry.
create function desk_return_settled() returns trigger language plpgsql as $$
begin
  delete from desk_item d using payment_return r
  where r.transaction_id = new.reverses_transaction_id and d.kind = 'RETURN' and d.item_id = r.payment_id;
  return null;
end $$;
create trigger ledger_transaction_on_desk after insert on ledger_transaction for each row
  when (new.reverses_transaction_id is not null) execute function desk_return_settled();

create function desk_bank_line() returns trigger language plpgsql as $$
begin
  if new.matched_at is null then
    insert into desk_item (kind, item_id, since, amount_cents, is_due)
    values ('LINE', new.bank_line_id, new.as_of, new.amount_cents, true) on conflict do nothing;
  else
    delete from desk_item where kind = 'LINE' and item_id = new.bank_line_id;
  end if;
  return null;
end $$;
create trigger bank_line_to_desk after insert on bank_line for each row execute function desk_bank_line();
create trigger bank_line_on_desk after update on bank_line for each row
  when (old.matched_at is distinct from new.matched_at) execute function desk_bank_line();

-- What is open already.
insert into desk_item (kind, item_id, since, amount_cents, is_due)
select 'LINE', bank_line_id, as_of, amount_cents, true from bank_line where matched_at is null;
insert into desk_item (kind, item_id, since, amount_cents, is_due)
select 'RETURN', p.payment_id, t.transaction_date, p.amount_cents, true
from payment_return r join payment p using (payment_id) join ledger_transaction t on t.transaction_id = r.transaction_id
where not exists (select from ledger_transaction b where b.reverses_transaction_id = r.transaction_id);
select desk_item_of_payments((select array_agg(payment_id) from payment
  where closed_as is null and (sent_for is null or method = 'CHECK')));
delete from desk_item d using bank_match m where d.kind = 'CHECK' and m.kind = 'CLEARED' and m.payment_id = d.item_id;

create index desk_item_by_day on desk_item (since, kind, item_id) where is_due;
create index desk_item_by_amount on desk_item (amount_cents, kind, item_id) where is_due;
create index desk_item_by_kind on desk_item (kind, since, item_id) where is_due;
create index desk_item_by_kind_and_amount on desk_item (kind, amount_cents, item_id) where is_due;
create index desk_item_to_come on desk_item (since) where not is_due;
