-- The overdraft check starts from the few books of the transaction, also where the planner has no statistics.
create or replace function check_transaction_balanced() returns trigger language plpgsql as $$
declare lines bigint; furthest_off numeric; touched integer[]; debited integer;
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
  touched := array(select distinct book_id from posting where transaction_id = new.transaction_id and side = 'D');
  -- Two transactions that commit at once must not both count the same money: the second waits here, then sees the first.
  for debited in
    select book_id from book where book_id = any (touched) and kind = 'CUSTOMER' order by book_id for no key update
  loop
    if (select sum(case side when 'C' then amount_cents else -amount_cents end) from posting where book_id = debited) < 0 then
      raise exception 'transaction % would overdraw a customer book', new.transaction_id using errcode = '23514';
    end if;
  end loop;
  return null;
end $$;
