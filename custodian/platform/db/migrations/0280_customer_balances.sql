-- What is in a customer's book was the sum of all its lines, looked at again by every posting that takes money out: half of
-- what a posting costs, and more with every year of a book. Now the check of the lines keeps the balance of each book
-- beside it, so that a posting changes one row. It is derived: the lines are the books, the watch adds them up and compares.
-- A book without a row is counted by its next posting, so nothing is filled in here, a bulk load takes rows away, and
-- whoever doubts one deletes it.
create table customer_balance (
  book_id integer primary key references book,
  cents bigint not null                        -- credits less debits of all its lines
) with (fillfactor = 70);

-- Only the check of the lines writes it, with the rights of the owner: a trigger is at work then.
create function refuse_balance_by_hand() returns trigger language plpgsql as $$
begin
  raise exception 'the balance of a book follows its lines: % refused', tg_op using errcode = '42501';
end $$;
create trigger customer_balance_kept before insert or update on customer_balance for each statement
  when (pg_trigger_depth() = 0) execute function refuse_balance_by_hand();

-- Counts books from their lines. Whoever adds lines meanwhile is waited for, at the row of the book or at the balance.
create function count_customer_balances(books integer[]) returns void language plpgsql as $$
begin
  perform from book b where b.book_id = any (books) order by b.book_id for no key update;
  perform from customer_balance c where c.book_id = any (books) order by c.book_id for update;
  insert into customer_balance (book_id, cents)
  select p.book_id, sum(case p.side when 'C' then p.amount_cents else -p.amount_cents end)
  from posting p where p.book_id = any (books) group by p.book_id
  on conflict (book_id) do update set cents = excluded.cents;
end $$;

-- Whoever has the old check under way has ended before the first balance is counted.
lock table posting in share row exclusive mode;

-- The same rules. Its names are those of the portal whatever the session looks at first, as it has the owner's rights;
-- nobody else may run it (the service role makes triggers in the schema of the job engine).
create or replace function check_posted_lines() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
declare books record; wrong record; after bigint; n integer;
begin
  -- With one snapshot for the whole transaction the balances below would not be what others have left meanwhile.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'money is posted with read committed only, not %', current_setting('transaction_isolation')
      using errcode = '25000';
  end if;
  -- "taken": money in transit and money that came back, which are owed to somebody; "tax": tax that may be paid on.
  -- A lookup behind "offset 0" is made by its key, whatever the statistics say.
  select min(a.id) filter (where b.currency is distinct from a.currency) as foreign_to,
    array_agg(a.id) filter (where b.kind = 'CUSTOMER') as customers,
    array_agg(a.gained) filter (where b.kind = 'CUSTOMER') as gained,
    array_agg(a.id) filter (where b.kind = 'CUSTOMER' and a.debited) as debited,
    array_agg(a.id) filter (where b.kind in ('DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK', 'RETURNS')
      and case b.normal_side when 'C' then a.debited else a.credited end) as taken,
    array_agg(a.id) filter (where b.kind in ('FEDERAL_TAX', 'STATE_TAX') and a.debited) as tax,
    min(a.first_id) as first_id, max(a.last_id) as last_id, min(a.first_day) as first_day, max(a.last_day) as last_day,
    min(a.currency) = max(a.currency) as one_currency, sum(a.gained) as difference
  into books from (
    select book_id as id, currency, bool_or(side = 'D') as debited, bool_or(side = 'C') as credited,
      sum(case side when 'C' then amount_cents else -amount_cents end)::bigint as gained,
      min(transaction_id) as first_id, max(transaction_id) as last_id,
      min(transaction_date) as first_day, max(transaction_date) as last_day
    from added group by book_id, currency) a
  left join lateral (select kind, currency, normal_side from book where book_id = a.id offset 0) b on true;

  -- A line is above zero, so a single one cannot come to 0 either. What the totals have added up takes no more lines.
  if books.first_id = books.last_id and books.one_currency then
    -- What nearly every statement adds: its lines are those of its books.
    select books.first_id as id, t.db_transaction is distinct from pg_current_xact_id() as closed,
      books.difference <> 0 as unbalanced, exists (select from book_total_run where up_to >= books.first_id) as added_up,
      books.first_day <> t.transaction_date or books.last_day <> t.transaction_date as misdated
    into wrong from (select) one left join ledger_transaction t on t.transaction_id = books.first_id;
  else
    select a.id, t.db_transaction is distinct from pg_current_xact_id() as closed, a.difference <> 0 as unbalanced,
      a.id <= (select max(up_to) from book_total_run) as added_up, true as misdated
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
  end if;
  if wrong.closed then
    raise exception 'transaction % is closed: a line cannot be added later', wrong.id using errcode = '23514';
  elsif wrong.unbalanced then
    raise exception 'transaction % does not balance', wrong.id using errcode = '23514';
  elsif wrong.added_up then
    raise exception 'transaction % is below what the totals have added up', wrong.id using errcode = '23514';
  elsif wrong.misdated then
    raise exception 'transaction % is of another day than its line', wrong.id using errcode = '23514';
  elsif books.foreign_to is not null then
    raise exception 'book % is unknown, or kept in another currency', books.foreign_to using errcode = '23514';
  end if;

  -- Two transactions at once must not both count the same money: the second waits here for the balance that the first
  -- leaves. Several books are locked in their order.
  if cardinality(books.customers) = 1 then
    update customer_balance set cents = cents + books.gained[1] where book_id = books.customers[1] returning cents into after;
    if not found then
      perform count_customer_balances(books.customers);
      select cents into after from customer_balance where book_id = books.customers[1];
    end if;
    if after < 0 and books.debited is not null then
      raise exception 'book % would be overdrawn', books.customers[1] using errcode = '23514';
    end if;
  elsif books.customers is not null then
    perform from book b where b.book_id = any (books.customers) order by b.book_id for no key update;
    update customer_balance c set cents = c.cents + m.gained
    from unnest(books.customers, books.gained) as m (book_id, gained) where c.book_id = m.book_id;
    get diagnostics n = row_count;
    if n < cardinality(books.customers) then
      perform count_customer_balances(books.customers);
    end if;
    if books.debited is not null then
      select book_id into wrong from customer_balance where book_id = any (books.debited) and cents < 0 limit 1;
      if found then
        raise exception 'book % would be overdrawn', wrong.book_id using errcode = '23514';
      end if;
    end if;
  end if;

  if books.tax is not null then
    books.taken := books.taken || array(
      select distinct x.book_id from added x join ledger_transaction t on t.transaction_id = x.transaction_id
      where x.book_id = any (books.tax) and x.side = 'D' and t.transaction_type_id = 10);
  end if;
  if cardinality(books.taken) > 0 then
    perform check_internal_books(books.taken);
  end if;
  return null;
end $$;
revoke execute on function check_posted_lines(), count_customer_balances(integer[]) from public;

-- "Perform" sends a statement through the executor; an expression is worked out where it stands. Both are asked by every
-- posting.
create or replace function hold_months(alone boolean) returns void language plpgsql as $$
begin
  if alone then
    perform pg_advisory_xact_lock(4001013);
  elsif pg_advisory_xact_lock_shared(4001013) is null then
    null;
  end if;
end $$;
create or replace function post_transaction(
  type_id integer, on_date date, with_note text, reverses integer, for_request integer, once_key text, by_user integer,
  books integer[], sides text[], cents bigint[]
) returns integer language plpgsql as $$
declare writing xid8; new_id integer;
begin
  -- Who has a number is known to be writing: whoever waits until all below a number has settled must not miss it.
  writing := pg_current_xact_id();
  perform 1 from book where book_id = any (books) and kind = 'CUSTOMER' order by book_id for no key update;
  insert into ledger_transaction
    (transaction_type_id, transaction_date, note, reverses_transaction_id, request_id, idempotency_key, created_by)
  values (type_id, on_date, with_note, reverses, for_request, once_key, by_user)
  returning transaction_id into new_id;
  insert into posting (transaction_id, book_id, side, amount_cents, transaction_date)
  select new_id, line.book_id, line.side, line.amount_cents, on_date
  from unnest(books, sides, cents) as line (book_id, side, amount_cents);
  return new_id;
end $$;
