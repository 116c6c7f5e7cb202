-- Which types of transactions our own books have lines of, as far as their totals are added up. A list of a book by a type
-- that it has none of would read all of its lines to say so.
create table book_transaction_type (
  book_id integer not null references book,
  transaction_type_id integer not null,
  primary key (book_id, transaction_type_id)
);
create trigger book_transaction_type_append_only before update or delete on book_transaction_type
  for each row execute function refuse_change();
create trigger book_transaction_type_no_truncate before truncate on book_transaction_type
  for each statement execute function refuse_change();

-- Each run of the totals notes what its transactions brought; none is added below it later.
create function note_types_of_books() returns trigger language plpgsql as $$
begin
  insert into book_transaction_type
  select distinct p.book_id, t.transaction_type_id
  from posting p join ledger_transaction t on t.transaction_id = p.transaction_id
  where p.transaction_id > new.after and p.transaction_id <= new.up_to
    and p.book_id in (select b.book_id from book b where b.kind <> 'CUSTOMER')
  on conflict do nothing;
  return null;
end $$;
create trigger book_total_run_types after insert on book_total_run for each row execute function note_types_of_books();

insert into book_transaction_type
  select distinct p.book_id, t.transaction_type_id
  from posting p join ledger_transaction t on t.transaction_id = p.transaction_id
  where p.transaction_id <= (select max(up_to) from book_total_run)
    and p.book_id in (select b.book_id from book b where b.kind <> 'CUSTOMER');
