-- What the ledger refuses of the lines that a statement adds, each rule once and for every statement alike. A statement is
-- checked as a whole when it ends; the check can't be put off to the commit. Two rules are elsewhere: nothing is dated into
-- a closed month (refuse_closed_month), and a transaction has lines (check_transaction_balanced, at the commit).
drop trigger posting_lines on posting;
drop function check_posted_lines();

-- Lines balance, are dated as their transaction, and are written together with it.
create function check_balanced_and_dated() returns trigger language plpgsql as $$
declare wrong record;
begin
  -- With one snapshot for the whole transaction, the balances that are checked next would lack what others posted meanwhile.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'money is posted with read committed only, not %', current_setting('transaction_isolation')
      using errcode = '25000';
  end if;
  -- A lookup behind "offset 0" uses the primary key, whatever the statistics say.
  select a.id, t.db_transaction is distinct from pg_current_xact_id() as closed, a.difference <> 0 as unbalanced,
    a.id <= (select max(up_to) from book_total_run) as added_up
  into wrong from (
    select transaction_id as id, min(transaction_date) as first_day, max(transaction_date) as last_day,
      sum(case side when 'D' then amount_cents else -amount_cents end) as difference
    from added group by transaction_id, currency) a
  left join lateral (
    select db_transaction, transaction_date from ledger_transaction where transaction_id = a.id offset 0) t on true
  where t.db_transaction is distinct from pg_current_xact_id() or a.difference <> 0
    or a.id <= (select max(up_to) from book_total_run)
    or a.first_day <> t.transaction_date or a.last_day <> t.transaction_date
  limit 1;
  if not found then
    return null;
  end if;
  -- A later line would change what was posted. It also proves that the transaction exists: a line has no foreign keys.
  if wrong.closed then
    raise exception 'transaction % is closed: a line cannot be added later', wrong.id using errcode = '23514';
  -- Debits equal credits in each transaction and currency. A line is above zero, so one alone never balances.
  elsif wrong.unbalanced then
    raise exception 'transaction % does not balance', wrong.id using errcode = '23514';
  -- The totals by day and month hold every line up to a transaction: a line below it would be missing there.
  elsif wrong.added_up then
    raise exception 'transaction % is below what the totals have added up', wrong.id using errcode = '23514';
  -- Books are read by the day of a line, closed months are checked by the day of the transaction.
  else
    raise exception 'transaction % is of another day than its line', wrong.id using errcode = '23514';
  end if;
end $$;
create trigger posting_balanced after insert on posting referencing new table as added
  for each statement execute function check_balanced_and_dated();

-- No book gives more than it has. The function writes the balances of customers with the rights of the owner: it has its own
-- search path, and nobody else may run it (the service role can make triggers in the schema of the job engine).
create function check_not_overdrawn() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
declare book record; balance bigint;
begin
  -- Customers' books are locked in the order of their numbers, then the internal books: so postings don't deadlock.
  for book in
    select a.id, b.kind, a.gained, a.debited, b.currency is distinct from a.currency as is_foreign,
      case b.normal_side when 'C' then a.debited else a.credited end as is_taken_from
    from (
      select book_id as id, currency, bool_or(side = 'D') as debited, bool_or(side = 'C') as credited,
        sum(case side when 'C' then amount_cents else -amount_cents end)::bigint as gained
      from added group by book_id, currency) a
    left join lateral (select kind, currency, normal_side from book where book_id = a.id offset 0) b on true
    order by b.currency is not distinct from a.currency, b.kind <> 'CUSTOMER', a.id
  loop
    -- A balance is in one currency. It also proves that the book exists: a line has no foreign keys.
    if book.is_foreign then
      raise exception 'book % is unknown, or kept in another currency', book.id using errcode = '23514';
    -- Nobody is paid with other customers' money. Of two postings at once the second waits at the balance for the first, so
    -- both can't spend the same money.
    elsif book.kind = 'CUSTOMER' then
      update customer_balance set cents = cents + book.gained where book_id = book.id returning cents into balance;
      if not found then
        perform count_customer_balances(array[book.id]);
        select cents into balance from customer_balance where book_id = book.id;
      end if;
      if balance < 0 and book.debited then
        raise exception 'book % would be overdrawn', book.id using errcode = '23514';
      end if;
    -- Money in transit and returned money is owed to somebody.
    elsif book.kind in ('DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK', 'RETURNS') then
      if book.is_taken_from then
        perform check_internal_books(array[book.id]);
      end if;
    -- No more tax is paid (10, tax payment) than was withheld. Only taking back a payment whose tax was paid already leaves
    -- a tax book below zero: a claim that the next deposit is reduced by.
    elsif book.kind in ('FEDERAL_TAX', 'STATE_TAX') and book.is_taken_from and exists (
      select from added x join ledger_transaction t on t.transaction_id = x.transaction_id
      where x.book_id = book.id and x.side = 'D' and t.transaction_type_id = 10)
    then
      perform check_internal_books(array[book.id]);
    end if;
  end loop;
  return null;
end $$;
revoke execute on function check_not_overdrawn() from public;
create trigger posting_not_overdrawn after insert on posting referencing new table as added
  for each statement execute function check_not_overdrawn();
