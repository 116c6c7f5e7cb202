-- The same rules in the same place, asked once of all lines of a statement instead of once for each transaction in it: a
-- job posts a thousand at once. What is looked up by its key is written so that no plan can read a whole table for it.
create or replace function check_posted_lines() returns trigger language plpgsql as $$
declare wrong record;
begin
  -- With one snapshot for the whole transaction the sums below would not see what others have committed meanwhile.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'money is posted with read committed only, not %', current_setting('transaction_isolation')
      using errcode = '25000';
  end if;
  -- A line is above zero, so a single one cannot come to 0 either.
  select a.transaction_id as id,
    (select t.db_transaction from ledger_transaction t where t.transaction_id = a.transaction_id)
      is distinct from pg_current_xact_id() as closed
  into wrong from added a group by a.transaction_id, a.currency
  having sum(case a.side when 'D' then a.amount_cents else -a.amount_cents end) <> 0
    or (select t.db_transaction from ledger_transaction t where t.transaction_id = a.transaction_id)
      is distinct from pg_current_xact_id()
  limit 1;
  if wrong.closed then
    raise exception 'transaction % is closed: a line cannot be added later', wrong.id using errcode = '23514';
  elsif found then
    raise exception 'transaction % does not balance', wrong.id using errcode = '23514';
  end if;
  select a.book_id as id, a.currency into wrong from added a
  where (select b.currency from book b where b.book_id = a.book_id) <> a.currency limit 1;
  if found then
    raise exception 'book % is not kept in %', wrong.id, wrong.currency using errcode = '23514';
  end if;
  -- Two transactions at once must not both count the same money: the second waits here, then sees the first.
  perform 1 from book b where b.book_id = any (array(select a.book_id from added a)) and b.kind = 'CUSTOMER'
    order by b.book_id for no key update;
  select b.book_id as id into wrong from book b
  where b.book_id = any (array(select a.book_id from added a where a.side = 'D')) and b.kind = 'CUSTOMER'
    and (select sum(case p.side when 'C' then p.amount_cents else -p.amount_cents end)
         from posting p where p.book_id = b.book_id) < 0
  limit 1;
  if found then
    raise exception 'book % would be overdrawn', wrong.id using errcode = '23514';
  end if;
  return null;
end $$;

create or replace function check_internal_books() returns trigger language plpgsql as $$
declare taken integer;
begin
  for taken in
    select b.book_id from book b
    where b.book_id = any (array(select a.book_id from added a))
      and b.kind in ('DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK', 'RETURNS', 'FEDERAL_TAX', 'STATE_TAX')
      and exists (select 1 from added a where a.book_id = b.book_id and a.side <> b.normal_side
        and (b.kind not in ('FEDERAL_TAX', 'STATE_TAX') or (
          select t.transaction_type_id from ledger_transaction t where t.transaction_id = a.transaction_id) = 10))
    order by b.book_id for no key update
  loop
    if (select sum(case when p.side = b.normal_side then p.amount_cents else -p.amount_cents end)
        from posting p join book b on b.book_id = p.book_id where p.book_id = taken) < 0 then
      raise exception 'book % would go below zero', taken using errcode = '23514';
    end if;
  end loop;
  return null;
end $$;
