-- A total was of its run alone, so a sum over the years read a row for every ten thousand transactions of the firm. Now a
-- row says all that a book had on its day, or in its month, up to its run: the newest row of a period is its sum. The runs
-- are short, because what lies between the end of one and a transaction is read line by line.
-- Nobody else has these sums, so they are made again from the lines, up to where they were.
create temporary table added_before on commit drop as select coalesce(max(up_to), 0) as up_to from book_total_run;
drop table book_month_total;
drop table book_day_total;
drop table book_total_run;
create table book_total_run (
  up_to integer primary key check (up_to > after),
  after integer not null unique check (after >= 0),
  at timestamptz not null default now()
);
create table book_day_total (
  book_id integer not null references book,
  day date not null,
  up_to integer not null references book_total_run,
  debit_cents bigint not null check (debit_cents >= 0),
  credit_cents bigint not null check (credit_cents >= 0),
  lines integer not null check (lines > 0),
  primary key (book_id, day, up_to) include (debit_cents, credit_cents)
);
create table book_month_total (
  book_id integer not null references book,
  month date not null check (extract(day from month) = 1),
  up_to integer not null references book_total_run,
  debit_cents bigint not null check (debit_cents >= 0),
  credit_cents bigint not null check (credit_cents >= 0),
  lines integer not null check (lines > 0),
  primary key (book_id, month, up_to) include (debit_cents, credit_cents)
);

insert into book_total_run (after, up_to)
select start, least(start + 250, b.up_to) from added_before b cross join generate_series(0, b.up_to - 1, 250) as start;
with of_runs as materialized (
  select p.book_id, p.transaction_date as day, least((p.transaction_id + 249) / 250 * 250, b.up_to) as up_to,
    coalesce(sum(p.amount_cents) filter (where p.side = 'D'), 0) as debits,
    coalesce(sum(p.amount_cents) filter (where p.side = 'C'), 0) as credits, count(*) as lines
  from added_before b join posting p on p.transaction_id <= b.up_to join book on book.book_id = p.book_id
  where book.kind <> 'CUSTOMER' group by 1, 2, 3
), days as (
  insert into book_day_total
  select book_id, day, up_to, sum(debits) over by_now, sum(credits) over by_now, sum(lines) over by_now from of_runs
  window by_now as (partition by book_id, day order by up_to)
)
insert into book_month_total
select book_id, month, up_to, sum(debits) over by_now, sum(credits) over by_now, sum(lines) over by_now from (
  select book_id, date_trunc('month', day)::date as month, up_to, sum(debits) as debits, sum(credits) as credits,
    sum(lines) as lines
  from of_runs group by 1, 2, 3) of_months
window by_now as (partition by book_id, month order by up_to);

create trigger book_total_run_append_only before update or delete on book_total_run for each row execute function refuse_change();
create trigger book_total_run_no_truncate before truncate on book_total_run for each statement execute function refuse_change();
create trigger book_day_total_append_only before update or delete on book_day_total for each row execute function refuse_change();
create trigger book_day_total_no_truncate before truncate on book_day_total for each statement execute function refuse_change();
create trigger book_month_total_append_only before update or delete on book_month_total for each row execute function refuse_change();
create trigger book_month_total_no_truncate before truncate on book_month_total for each statement execute function refuse_change();
create constraint trigger book_total_run_complete after insert on book_total_run
  deferrable initially deferred for each row execute function check_total_run();
create trigger book_total_run_types after insert on book_total_run for each row execute function note_types_of_books();

-- The check of the internal books goes by these sums, so the database proves them: a total is the one before and its lines, ...
create or replace function check_day_totals() returns trigger language plpgsql as $$
declare wrong record;
begin
  select t.book_id, t.day into wrong from added t
  left join lateral (
    select b.debit_cents, b.credit_cents, b.lines from book_day_total b
    where b.book_id = t.book_id and b.day = t.day and b.up_to < t.up_to order by b.up_to desc limit 1) before on true
  cross join lateral (
    select coalesce(sum(p.amount_cents) filter (where p.side = 'D'), 0) as debits,
      coalesce(sum(p.amount_cents) filter (where p.side = 'C'), 0) as credits, count(*) as n
    from posting p where p.book_id = t.book_id and p.transaction_date = t.day and p.transaction_id <= t.up_to
      and p.transaction_id > (select r.after from book_total_run r where r.up_to = t.up_to)) since
  where t.debit_cents <> coalesce(before.debit_cents, 0) + since.debits
    or t.credit_cents <> coalesce(before.credit_cents, 0) + since.credits
    or t.lines <> coalesce(before.lines, 0) + since.n
  limit 1;
  if found then
    raise exception 'the total of book % on % is not that of its lines', wrong.book_id, wrong.day using errcode = '23514';
  end if;
  return null;
end $$;
create trigger book_day_total_proven after insert on book_day_total referencing new table as added
  for each statement execute function check_day_totals();

create or replace function check_month_totals() returns trigger language plpgsql as $$
declare wrong record;
begin
  select t.book_id, t.month into wrong from added t
  cross join lateral (
    select coalesce(sum(d.debit_cents), 0) as debits, coalesce(sum(d.credit_cents), 0) as credits,
      coalesce(sum(d.lines), 0) as n
    from generate_series(t.month, t.month + interval '1 month' - interval '1 day', interval '1 day') as of_month (day)
    cross join lateral (
      select b.debit_cents, b.credit_cents, b.lines from book_day_total b
      where b.book_id = t.book_id and b.day = of_month.day::date and b.up_to <= t.up_to
      order by b.up_to desc limit 1) d) again
  where t.debit_cents <> again.debits or t.credit_cents <> again.credits or t.lines <> again.n
  limit 1;
  if found then
    raise exception 'the total of book % in % is not that of its days', wrong.book_id, wrong.month using errcode = '23514';
  end if;
  return null;
end $$;
create trigger book_month_total_proven after insert on book_month_total referencing new table as added
  for each statement execute function check_month_totals();

create or replace function check_internal_books(ids integer[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan as $$
declare taken record; added_up integer; debits bigint;
begin
  for taken in
    select book_id, normal_side from book where book_id = any (ids) order by book_id for no key update
  loop
    select coalesce(max(up_to), 0) into added_up from book_total_run;
    debits := coalesce((
        select sum(newest.debit_cents - newest.credit_cents)
        from generate_series(
          (select min(month) from book_month_total where book_id = taken.book_id),
          (select max(month) from book_month_total where book_id = taken.book_id), interval '1 month') as of_book (month)
        cross join lateral (
          select m.debit_cents, m.credit_cents from book_month_total m
          where m.book_id = taken.book_id and m.month = of_book.month::date and m.up_to <= added_up
          order by m.up_to desc limit 1) newest), 0)
      + coalesce((select sum(case p.side when 'D' then p.amount_cents else -p.amount_cents end) from posting p
        where p.book_id = taken.book_id and p.transaction_id > added_up), 0);
    if (taken.normal_side = 'C' and debits > 0) or (taken.normal_side = 'D' and debits < 0) then
      raise exception 'book % would go below zero', taken.book_id using errcode = '23514';
    end if;
  end loop;
end $$;
