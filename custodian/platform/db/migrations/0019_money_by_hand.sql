-- Money that one of staff moved by hand, for the limits of 24 hours: small sums count together, by person and by book.
create table manual_posting (
  transaction_id integer primary key references ledger_transaction,
  transaction_type_id integer not null check (transaction_type_id in (10, 12)),
  book_id integer not null references book,
  amount_cents bigint not null check (amount_cents > 0),
  user_id integer not null references portal_user,          -- who made it, also where another person approved it
  approval_id integer references approval,                  -- null: below the limit
  at timestamptz not null
);
create index manual_posting_book on manual_posting (book_id, at);
create index manual_posting_user on manual_posting (user_id, at);
create trigger manual_posting_append_only before update or delete on manual_posting for each row execute function refuse_change();
create trigger manual_posting_no_truncate before truncate on manual_posting for each statement execute function refuse_change();
insert into manual_posting (transaction_id, transaction_type_id, book_id, amount_cents, user_id, at)
  select t.transaction_id, t.transaction_type_id, p.book_id, p.amount_cents, t.created_by, t.posted_at
  from ledger_transaction t join posting p on p.transaction_id = t.transaction_id join book b on b.book_id = p.book_id
  where t.transaction_type_id in (10, 12) and t.created_by is not null
    and b.kind in ('CUSTOMER', 'FEDERAL_TAX', 'STATE_TAX');

-- Money in transit and money that came back is owed to somebody: neither book goes below zero. A tax book may, but only
-- by taking back a payment whose tax was paid already (a claim set off against the next deposit): a tax payment itself
-- never leaves it below zero. Only statements that take out of such a book look, so paying people costs nothing more.
create function check_internal_books() returns trigger language plpgsql as $$
declare taken integer;
begin
  for taken in
    select b.book_id from book b where b.book_id in (
      select a.book_id from added a join ledger_transaction t on t.transaction_id = a.transaction_id
      join book kept on kept.book_id = a.book_id
      where a.side <> kept.normal_side
        and (kept.kind in ('DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK', 'RETURNS')
          or (kept.kind in ('FEDERAL_TAX', 'STATE_TAX') and t.transaction_type_id = 10)))
    order by b.book_id for no key update
  loop
    if (select sum(case when p.side = b.normal_side then p.amount_cents else -p.amount_cents end)
        from posting p join book b on b.book_id = p.book_id where p.book_id = taken) < 0 then
      raise exception 'book % would go below zero', taken using errcode = '23514';
    end if;
  end loop;
  return null;
end $$;
create trigger posting_internal_books after insert on posting referencing new table as added
  for each statement execute function check_internal_books();

-- The decision is written into its row: the table is none of those that only grow, whose rights the service is refused.
create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception '% is never emptied', tg_table_name using errcode = '42501';
end $$;
drop trigger approval_no_truncate on approval;
create trigger approval_no_truncate before truncate on approval for each statement execute function refuse_truncate();
