-- The check of the lines is a third of what a posting costs, and most of that is getting ready to ask: by book, then all
-- books together, then the transaction. What most statements add is asked about at once now. The rules are those of
-- 0280_customer_balances.sql, to the letter; what they refuse, they refuse as before.
create or replace function check_posted_lines() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
declare usual record; books record; wrong record; after bigint; n integer;
begin
  -- With one snapshot for the whole transaction the balances below would not be what others have left meanwhile.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'money is posted with read committed only, not %', current_setting('transaction_isolation')
      using errcode = '25000';
  end if;
  -- What nearly every statement adds, looked at in one go: the few lines of one transaction in dollars that balance and move
  -- at most one customer's money. No rule below would refuse what is accepted here; all else is looked at by each of them.
  select count(*) < 9 and min(a.transaction_id) = max(a.transaction_id) and sum(a.gained) = 0
      and bool_and(coalesce(t.db_transaction = pg_current_xact_id() and t.transaction_date = a.transaction_date
        and a.currency = 'USD' and b.currency = 'USD' and abs(a.gained) < 1000000000000000000
        and (b.kind = 'CUSTOMER' or a.side = b.normal_side
          or b.kind not in ('FEDERAL_TAX', 'STATE_TAX', 'DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK', 'RETURNS')), false))
      and count(*) filter (where b.kind = 'CUSTOMER') <= 1
      and not exists (select from book_total_run where up_to >= min(a.transaction_id)) as fine,
    min(a.book_id) filter (where b.kind = 'CUSTOMER') as customer,
    min(a.gained) filter (where b.kind = 'CUSTOMER') as gained
  into usual from (
    select book_id, transaction_id, transaction_date, currency, side,
      case side when 'C' then amount_cents else -amount_cents end as gained from added limit 9) a
  left join lateral (select kind, currency, normal_side from book where book_id = a.book_id offset 0) b on true
  left join lateral (
    select db_transaction, transaction_date from ledger_transaction where transaction_id = a.transaction_id offset 0) t on true;
  if usual.fine then
    if usual.customer is null then
      return null;
    end if;
    -- Two transactions at once must not both count the same money: the second waits here for what the first leaves.
    update customer_balance set cents = cents + usual.gained where book_id = usual.customer returning cents into after;
    if found then
      if after < 0 and usual.gained < 0 then
        raise exception 'book % would be overdrawn', usual.customer using errcode = '23514';
      end if;
      return null;
    end if;
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
