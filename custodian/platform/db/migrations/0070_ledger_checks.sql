-- The same rules in fewer looks: of all the lines of a statement each transaction is looked up once, with its day, and each
-- book once, with what it is. A lookup behind "offset 0" is made by its key, whatever the statistics say.
create or replace function check_posted_lines() returns trigger language plpgsql as $$
declare wrong record; books record;
begin
  -- With one snapshot for the whole transaction the sums below would not see what others have committed meanwhile.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'money is posted with read committed only, not %', current_setting('transaction_isolation')
      using errcode = '25000';
  end if;
  -- A line is above zero, so a single one cannot come to 0 either. What the totals have added up takes no more lines.
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
  if wrong.closed then
    raise exception 'transaction % is closed: a line cannot be added later', wrong.id using errcode = '23514';
  elsif wrong.unbalanced then
    raise exception 'transaction % does not balance', wrong.id using errcode = '23514';
  elsif wrong.added_up then
    raise exception 'transaction % is below what the totals have added up', wrong.id using errcode = '23514';
  elsif found then
    raise exception 'transaction % is of another day than its line', wrong.id using errcode = '23514';
  end if;
  -- "taken": money in transit and money that came back, which are owed to somebody; and tax that is paid on.
  select min(a.id) filter (where b.currency is distinct from a.currency) as foreign_to,
    array_agg(a.id) filter (where b.kind = 'CUSTOMER') as customers,
    array_agg(a.id) filter (where b.kind = 'CUSTOMER' and a.debited) as debited,
    array_agg(a.id) filter (where case
      when b.kind in ('DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK', 'RETURNS')
        then case b.normal_side when 'C' then a.debited else a.credited end
      when b.kind in ('FEDERAL_TAX', 'STATE_TAX') and a.debited
        then exists (select 1 from added x where x.book_id = a.id and x.side = 'D' and (
          select t.transaction_type_id from ledger_transaction t where t.transaction_id = x.transaction_id) = 10)
      else false end) as taken
  into books from (
    select book_id as id, currency, bool_or(side = 'D') as debited, bool_or(side = 'C') as credited
    from added group by book_id, currency) a
  left join lateral (select kind, currency, normal_side from book where book_id = a.id offset 0) b on true;
  if books.foreign_to is not null then
    raise exception 'book % is unknown, or kept in another currency', books.foreign_to using errcode = '23514';
  end if;
  -- Two transactions at once must not both count the same money: the second waits here, then sees the first.
  perform 1 from book b where b.book_id = any (books.customers) order by b.book_id for no key update;
  if books.debited is not null then
    select b.id into wrong from unnest(books.debited) as b (id)
    where (select sum(case p.side when 'C' then p.amount_cents else -p.amount_cents end)
           from posting p where p.book_id = b.id) < 0
    limit 1;
    if found then
      raise exception 'book % would be overdrawn', wrong.id using errcode = '23514';
    end if;
  end if;
  if books.taken is not null then
    perform check_internal_books(books.taken);
  end if;
  return null;
end $$;
drop trigger posting_days on posting;
drop function check_posting_days();
drop trigger posting_internal_books on posting;
drop function check_internal_books();

-- What is in a book of our own is what its totals have, and the lines since. Planned each time: how many lines that are
-- depends on where the totals end.
create function check_internal_books(ids integer[]) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
declare taken record; added_up integer; debits bigint;
begin
  for taken in
    select book_id, normal_side from book where book_id = any (ids) order by book_id for no key update
  loop
    select coalesce(max(up_to), 0) into added_up from book_total_run;
    debits := coalesce((select sum(m.debit_cents - m.credit_cents) from book_month_total m
        where m.book_id = taken.book_id and m.up_to <= added_up), 0)
      + coalesce((select sum(case p.side when 'D' then p.amount_cents else -p.amount_cents end) from posting p
        where p.book_id = taken.book_id and p.transaction_id > added_up), 0);
    if (taken.normal_side = 'C' and debits > 0) or (taken.normal_side = 'D' and debits < 0) then
      raise exception 'book % would go below zero', taken.book_id using errcode = '23514';
    end if;
  end loop;
end $$;

-- That a line has a transaction and a book is proven above, more strictly than by a key: the transaction is of this
-- database transaction, the book is kept in the currency of the line. Neither is ever removed or numbered anew, which
-- their own triggers refuse. The keys looked up and locked both rows once more for every line: a third of a month's end.
alter table posting drop constraint posting_transaction_id_fkey, drop constraint posting_book_id_fkey;
