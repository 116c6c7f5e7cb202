-- Every row of the audit trail becomes a link of a chain: its hash is made over the row and the hash of the link before,
-- with a key that is not in the database. Links are added after the rows were committed, so nobody waits for the chain.
create table audit_chain (
  position bigint primary key check (position > 0),
  audit_id bigint not null unique references audit,
  hash text not null
);
create trigger audit_chain_append_only before update or delete on audit_chain for each row execute function refuse_change();
create trigger audit_chain_no_truncate before truncate on audit_chain for each statement execute function refuse_change();

-- A row here stops every posting: the books were found wrong, and nothing is paid out of wrong books.
create table ledger_halt (
  only_one boolean primary key default true check (only_one),
  since timestamptz not null,
  reason text not null
);
create function refuse_while_halted() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ledger_halt) then
    raise exception 'the ledger is stopped' using errcode = 'LH001';
  end if;
  return null;
end $$;
create trigger ledger_transaction_halt before insert on ledger_transaction for each statement execute function refuse_while_halted();
