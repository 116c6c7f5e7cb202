-- A line carries the day of its transaction, so that the lines of a book are found by days without their headers. It is
-- filled in where nobody gives it, and refused where it is another. The indexes are made again afterwards, which is many
-- times quicker than keeping them while every line is written anew.
alter table posting add column transaction_date date;
drop index posting_book;
drop index posting_transaction;
alter table posting drop constraint posting_pkey;
alter table posting disable trigger posting_append_only;
update posting p set transaction_date = t.transaction_date from ledger_transaction t where t.transaction_id = p.transaction_id;
alter table posting enable trigger posting_append_only;
alter table posting alter transaction_date set not null;
alter table posting add constraint posting_pkey primary key (posting_id);
create index posting_transaction on posting (transaction_id);
-- A book is read by days, newest or oldest first, and its sums from the index alone.
create index posting_book on posting (book_id, transaction_date, transaction_id) include (side, amount_cents);

create function date_posting() returns trigger language plpgsql as $$
begin
  select transaction_date into new.transaction_date from ledger_transaction where transaction_id = new.transaction_id;
  -- Whose header is not there is refused with a word about that.
  new.transaction_date := coalesce(new.transaction_date, 'infinity');
  return new;
end $$;
create trigger posting_dated before insert on posting for each row when (new.transaction_date is null)
  execute function date_posting();

create or replace function post_transaction(
  type_id integer, on_date date, with_note text, reverses integer, for_request integer, once_key text, by_user integer,
  books integer[], sides text[], cents bigint[]
) returns integer language plpgsql as $$
declare new_id integer;
begin
  -- Who has a number is known to be writing: whoever waits until all below a number has settled must not miss it.
  perform pg_current_xact_id();
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

create function check_posting_days() returns trigger language plpgsql as $$
declare wrong integer;
begin
  select a.transaction_id into wrong from added a where a.transaction_date <>
    (select t.transaction_date from ledger_transaction t where t.transaction_id = a.transaction_id) limit 1;
  if found then
    raise exception 'transaction % is of another day than its line', wrong using errcode = '23514';
  end if;
  return null;
end $$;
create trigger posting_days after insert on posting referencing new table as added
  for each statement execute function check_posting_days();

-- What the internal books took in by months, as a job adds it up behind the postings, so that nobody who posts waits for a
-- row that all of them change. Each run takes the transactions after those of the run before, up to a number below which
-- nothing is added any more. A month has a row of every run that found something in it: money that is dated back comes
-- with a later run.
create table book_total_run (
  up_to integer primary key check (up_to > after),
  after integer not null unique check (after >= 0),        -- of two runs at once only one goes on from the same place
  at timestamptz not null default now()
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
create trigger book_month_total_append_only before update or delete on book_month_total for each row execute function refuse_change();
create trigger book_month_total_no_truncate before truncate on book_month_total for each statement execute function refuse_change();
