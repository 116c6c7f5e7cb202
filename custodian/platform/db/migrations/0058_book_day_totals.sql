-- Interest of a month is a line for every account, all of one day: to say what was in a book after one of them, its days
-- are added up too, in runs that are small enough to be read line by line. Nobody else has these sums, so they begin anew;
-- the job adds up again what there is.
drop table book_month_total;
drop table book_total_run;
create table book_total_run (
  up_to integer primary key check (up_to > after),
  after integer not null unique check (after >= 0),        -- of two runs at once only one goes on from the same place
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
create trigger book_total_run_append_only before update or delete on book_total_run for each row execute function refuse_change();
create trigger book_total_run_no_truncate before truncate on book_total_run for each statement execute function refuse_change();
create trigger book_day_total_append_only before update or delete on book_day_total for each row execute function refuse_change();
create trigger book_day_total_no_truncate before truncate on book_day_total for each statement execute function refuse_change();
create trigger book_month_total_append_only before update or delete on book_month_total for each row execute function refuse_change();
create trigger book_month_total_no_truncate before truncate on book_month_total for each statement execute function refuse_change();

-- The check of the internal books goes by these sums, so the database proves them: a sum is that of its lines, ...
create function check_day_totals() returns trigger language plpgsql as $$
declare wrong record;
begin
  select t.book_id, t.day into wrong from added t
  cross join lateral (
    select coalesce(sum(p.amount_cents) filter (where p.side = 'D'), 0) as debits,
      coalesce(sum(p.amount_cents) filter (where p.side = 'C'), 0) as credits, count(*) as n
    from posting p where p.book_id = t.book_id and p.transaction_date = t.day and p.transaction_id <= t.up_to
      and p.transaction_id > (select r.after from book_total_run r where r.up_to = t.up_to)) again
  where t.debit_cents <> again.debits or t.credit_cents <> again.credits or t.lines <> again.n
  limit 1;
  if found then
    raise exception 'the total of book % on % is not that of its lines', wrong.book_id, wrong.day using errcode = '23514';
  end if;
  return null;
end $$;
create trigger book_day_total_proven after insert on book_day_total referencing new table as added
  for each statement execute function check_day_totals();

create function check_month_totals() returns trigger language plpgsql as $$
declare wrong record;
begin
  select t.book_id, t.month into wrong from added t
  cross join lateral (
    select coalesce(sum(d.debit_cents), 0) as debits, coalesce(sum(d.credit_cents), 0) as credits,
      coalesce(sum(d.lines), 0) as n
    from book_day_total d
    where d.book_id = t.book_id and d.day >= t.month and d.day < t.month + interval '1 month' and d.up_to = t.up_to) again
  where t.debit_cents <> again.debits or t.credit_cents <> again.credits or t.lines <> again.n
  limit 1;
  if found then
    raise exception 'the total of book % in % is not that of its days', wrong.book_id, wrong.month using errcode = '23514';
  end if;
  return null;
end $$;
create trigger book_month_total_proven after insert on book_month_total referencing new table as added
  for each statement execute function check_month_totals();

-- ... and no line of a run is left out, nor can one be added to it later: see check_posted_lines.
create function check_total_run() returns trigger language plpgsql as $$
declare wrong record;
begin
  if new.up_to > (select max(transaction_id) from ledger_transaction) then
    raise exception 'transaction % is not posted yet', new.up_to using errcode = '23514';
  end if;
  select p.book_id, p.day into wrong from (
    select distinct book_id, transaction_date as day from posting
    where transaction_id > new.after and transaction_id <= new.up_to) p
  join book b on b.book_id = p.book_id
  where b.kind <> 'CUSTOMER' and (
    not exists (select 1 from book_day_total t where t.book_id = p.book_id and t.day = p.day and t.up_to = new.up_to)
    or not exists (select 1 from book_month_total t
      where t.book_id = p.book_id and t.month = date_trunc('month', p.day)::date and t.up_to = new.up_to))
  limit 1;
  if found then
    raise exception 'the run up to % leaves out book % on %', new.up_to, wrong.book_id, wrong.day using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger book_total_run_complete after insert on book_total_run
  deferrable initially deferred for each row execute function check_total_run();
