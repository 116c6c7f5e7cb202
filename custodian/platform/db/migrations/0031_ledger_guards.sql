-- What the ledger refuses does not depend on when it is asked. The lines of a transaction were checked once, at commit:
-- whoever had the check run early (set constraints all immediate) could add a line after it. Now every statement that adds
-- lines is checked as a whole, when it ends, and cannot be put off: its lines balance, belong to transactions of this
-- database transaction and leave no customer book below zero. Balanced statements make balanced transactions.
create function check_posted_lines() returns trigger language plpgsql as $$
declare posted record; touched record;
begin
  -- With one snapshot for the whole transaction the sums below would not see what others have committed meanwhile.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'money is posted with read committed only, not %', current_setting('transaction_isolation')
      using errcode = '25000';
  end if;
  for posted in
    select transaction_id, currency, array_agg(book_id) as books, array_agg(book_id) filter (where side = 'D') as debited,
      sum(case side when 'D' then amount_cents else -amount_cents end) as difference
    from added group by transaction_id, currency
  loop
    if not exists (select 1 from ledger_transaction
                   where transaction_id = posted.transaction_id and db_transaction = pg_current_xact_id()) then
      raise exception 'transaction % is closed: a line cannot be added later', posted.transaction_id using errcode = '23514';
    end if;
    -- A line is above zero, so a single one cannot come to 0 either.
    if posted.difference <> 0 then
      raise exception 'transaction % does not balance', posted.transaction_id using errcode = '23514';
    end if;
    -- Two transactions at once must not both count the same money: the second waits here, then sees the first.
    for touched in
      select book_id, kind, currency from book where book_id = any (posted.books) and (kind = 'CUSTOMER' or currency <> posted.currency)
      order by book_id for no key update
    loop
      if touched.currency <> posted.currency then
        raise exception 'book % is not kept in %', touched.book_id, posted.currency using errcode = '23514';
      end if;
      if touched.book_id = any (posted.debited) and
        (select sum(case side when 'C' then amount_cents else -amount_cents end) from posting where book_id = touched.book_id) < 0
      then
        raise exception 'book % would be overdrawn', touched.book_id using errcode = '23514';
      end if;
    end loop;
  end loop;
  return null;
end $$;
create trigger posting_lines after insert on posting referencing new table as added
  for each statement execute function check_posted_lines();
drop trigger posting_insert on posting;
drop function check_posting_insert();

-- What is left for the end: a header without lines, and one that names another database transaction, in which lines
-- could be added to it later.
create or replace function check_transaction_balanced() returns trigger language plpgsql as $$
begin
  if new.db_transaction <> pg_current_xact_id() then
    raise exception 'transaction % names another database transaction', new.transaction_id using errcode = '23514';
  end if;
  if not exists (select 1 from posting where transaction_id = new.transaction_id) then
    raise exception 'transaction % needs at least two lines', new.transaction_id using errcode = '23514';
  end if;
  return null;
end $$;

-- The side of a book decides whether its lines count as money in or out, its kind whether it may be overdrawn: both are
-- said when it is opened. Only the name may change.
create function refuse_book_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'name' = to_jsonb(old) - 'name' then
    return new;
  end if;
  raise exception 'a book keeps what it was opened with: % refused', tg_op using errcode = '42501';
end $$;
create trigger book_kept before update or delete on book for each row execute function refuse_book_change();
create trigger book_no_truncate before truncate on book for each statement execute function refuse_change();
alter table book add constraint book_owed_to_others
  check (kind not in ('CUSTOMER', 'FEDERAL_TAX', 'STATE_TAX') or normal_side = 'C');
