-- Months that are closed: nothing is dated into them, or before them, any more, by whatever way it comes. They are closed
-- in their order and never opened again; what was wrong in one is put right by a posting of a later day.
create table closed_month (
  month date primary key check (extract(day from month) = 1),  -- its first day
  closed_at timestamptz not null,
  closed_by integer references portal_user,                    -- who asked for it
  approval_id integer references approval,                     -- null: where nobody is asked for a second person
  customer_cents bigint not null,                              -- what customers were owed at its end
  cash_cents bigint not null                                   -- Custody Cash at its end
);
create trigger closed_month_append_only before update or delete on closed_month for each row execute function refuse_change();
create trigger closed_month_no_truncate before truncate on closed_month for each statement execute function refuse_change();

-- Whoever posts holds the lock with others, whoever closes holds it alone: a posting under way is waited for, and one
-- that comes behind sees the month closed. Whatever the order in which they began, they take it here and nowhere else.
create function hold_months(alone boolean) returns void language plpgsql as $$
begin
  if alone then
    perform pg_advisory_xact_lock(4001013);
  else
    perform pg_advisory_xact_lock_shared(4001013);
  end if;
end $$;

create function check_closed_month() returns trigger language plpgsql as $$
declare latest date;
begin
  perform hold_months(true);
  select max(month) into latest from closed_month;
  if new.month <> latest + interval '1 month' then
    raise exception 'months are closed in their order: % is not behind %', new.month, latest using errcode = '23514';
  end if;
  return new;
end $$;
create trigger closed_month_order before insert on closed_month for each row execute function check_closed_month();

create function refuse_closed_month() returns trigger language plpgsql as $$
declare open_from date; wrong record;
begin
  perform hold_months(false);
  select max(month) + interval '1 month' into open_from from closed_month;
  if open_from is not null then
    select transaction_id, transaction_date into wrong from added where transaction_date < open_from limit 1;
    if found then
      raise exception 'transaction % is dated %, and all before % is closed', wrong.transaction_id, wrong.transaction_date, open_from
        using errcode = '23514', constraint = 'closed_month';
    end if;
  end if;
  return null;
end $$;
create trigger ledger_transaction_open_month after insert on ledger_transaction referencing new table as added
  for each statement execute function refuse_closed_month();
