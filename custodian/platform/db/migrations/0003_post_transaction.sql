-- Posting in one call to the server, with plans that are made once: the locks, the header and the lines.
create function post_transaction(
  type_id integer, on_date date, with_note text, reverses integer, for_request integer, once_key text, by_user integer,
  books integer[], sides text[], cents bigint[]
) returns integer language plpgsql as $$
declare new_id integer;
begin
  perform 1 from book where book_id = any (books) and kind = 'CUSTOMER' order by book_id for no key update;
  insert into ledger_transaction
    (transaction_type_id, transaction_date, note, reverses_transaction_id, request_id, idempotency_key, created_by)
  values (type_id, on_date, with_note, reverses, for_request, once_key, by_user)
  returning transaction_id into new_id;
  insert into posting (transaction_id, book_id, side, amount_cents)
  select new_id, line.book_id, line.side, line.amount_cents
  from unnest(books, sides, cents) as line (book_id, side, amount_cents);
  return new_id;
end $$;

-- The same rules as before in fewer looks.
create or replace function check_posting_insert() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ledger_transaction t, book b
             where t.transaction_id = new.transaction_id and t.db_transaction = pg_current_xact_id()
               and b.book_id = new.book_id and b.currency = new.currency) then
    return new;
  end if;
  if exists (select 1 from ledger_transaction
             where transaction_id = new.transaction_id and db_transaction = pg_current_xact_id()) then
    raise exception 'book % is not kept in %', new.book_id, new.currency using errcode = '23514';
  end if;
  raise exception 'transaction % is closed: a line cannot be added later', new.transaction_id using errcode = '23514';
end $$;

create or replace function check_transaction_balanced() returns trigger language plpgsql as $$
declare lines bigint; furthest_off numeric; debited integer;
begin
  select sum(n), max(abs(difference)) into lines, furthest_off from (
    select count(*) as n, sum(case side when 'D' then amount_cents else -amount_cents end) as difference
    from posting where transaction_id = new.transaction_id group by currency) per_currency;
  if coalesce(lines, 0) < 2 then
    raise exception 'transaction % needs at least two lines', new.transaction_id using errcode = '23514';
  end if;
  if furthest_off <> 0 then
    raise exception 'transaction % does not balance', new.transaction_id using errcode = '23514';
  end if;
  -- Two transactions that commit at once must not both count the same money: the second waits here, then sees the first.
  for debited in
    select b.book_id from book b where b.kind = 'CUSTOMER'
      and b.book_id in (select book_id from posting where transaction_id = new.transaction_id and side = 'D')
    order by b.book_id for no key update
  loop
    if (select sum(case side when 'C' then amount_cents else -amount_cents end) from posting where book_id = debited) < 0 then
      raise exception 'transaction % would overdraw a customer book', new.transaction_id using errcode = '23514';
    end if;
  end loop;
  return null;
end $$;
