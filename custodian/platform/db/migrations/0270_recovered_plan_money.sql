-- A settlement of plan money without a line of the bank is undone once, by two people: a reversal takes back what it posted,
-- what was owed is owed again and an overpaid amount that was taken for it is held again. What a match wrote off is undone
-- with that match.
create table plan_settlement_undo (
  plan_settlement_id integer primary key references plan_settlement,
  reversal_id integer not null unique references ledger_transaction,
  approval_id integer references approval,     -- null: nobody is asked for a second person
  note text not null,
  at timestamptz not null
);
create index plan_settlement_undo_approval on plan_settlement_undo (approval_id) where approval_id is not null;
create trigger plan_settlement_undo_append_only before update or delete on plan_settlement_undo for each row execute function refuse_change();
create trigger plan_settlement_undo_no_truncate before truncate on plan_settlement_undo for each statement execute function refuse_change();

-- RECOVERED: the bank shows money of a file that was written off before, all of it or a part.
alter table bank_match_made add column plan_settlement_id integer references plan_settlement;
alter table bank_match_made drop constraint bank_match_kind_check,
  add constraint bank_match_kind_check check (kind in ('CLEARED', 'CAME_BACK', 'BOOKED', 'DIFFERENCE', 'RECEIVED', 'SWEPT',
    'GIVEN_BACK', 'FUNDED', 'RECOVERED')),
  add constraint bank_match_recovered check ((kind = 'RECOVERED') = (plan_settlement_id is not null));
create index bank_match_recovered on bank_match_made (plan_settlement_id)
  where plan_settlement_id is not null and bank_match_undo_id is null;
create or replace view bank_match as
select bank_match_id, bank_line_id, kind, payment_id, transaction_id, approval_id, at, attachment_id, own_transfer_id,
  part_cents, plan_surplus_id, plan_settlement_id
from bank_match_made where bank_match_undo_id is null;

create or replace view plan_settled as
select s.* from plan_settlement s
where not exists (select from bank_match_undo u where u.transaction_id = s.transaction_id)
  and not exists (select from plan_settlement_undo u where u.plan_settlement_id = s.plan_settlement_id);

-- What was written off and has not come after all; 0: it has come.
create view plan_write_off_left as
select s.plan_settlement_id, s.attachment_id, r.plan_id, t.transaction_date as since, s.transaction_id,
  s.amount_cents as written_off_cents, (s.amount_cents
  - coalesce((select sum(l.amount_cents) from bank_match m join bank_line l on l.bank_line_id = m.bank_line_id
      where m.plan_settlement_id = s.plan_settlement_id), 0))::bigint as amount_cents
from plan_settled s join plan_receivable r on r.attachment_id = s.attachment_id
join ledger_transaction t on t.transaction_id = s.transaction_id
where s.plan_surplus_id is null;

-- No more comes of a write-off than it was, and it stands as long as any of it has come, whoever posts.
create function refuse_recovered(settlement integer) returns void language plpgsql as $$
begin
  if exists (select from bank_match m where m.plan_settlement_id = settlement)
    and not exists (select from plan_write_off_left w where w.plan_settlement_id = settlement and w.amount_cents >= 0)
  then
    raise exception 'more has come than was written off of a plan file' using errcode = '23514';
  end if;
end $$;
create function refuse_too_much_recovered() returns trigger language plpgsql as $$
begin
  perform refuse_recovered(new.plan_settlement_id);
  return null;
end $$;
create function refuse_undo_of_recovered() returns trigger language plpgsql as $$
begin
  perform refuse_recovered(s.plan_settlement_id) from plan_settlement s where s.transaction_id = new.transaction_id;
  return null;
end $$;
create trigger bank_match_recovered_once after insert on bank_match_made for each row
  when (new.plan_settlement_id is not null) execute function refuse_too_much_recovered();
create trigger plan_settlement_undo_recovered after insert on plan_settlement_undo for each row
  execute function refuse_too_much_recovered();
create trigger bank_match_undo_recovered after insert on bank_match_undo for each row
  when (new.transaction_id is not null) execute function refuse_undo_of_recovered();

-- An undo names the reversal of what the settlement posted; what came with a match goes with it.
create function refuse_other_undo_of_settlement() returns trigger language plpgsql as $$
begin
  if not exists (select from plan_settlement s join ledger_transaction r on r.reverses_transaction_id = s.transaction_id
      where s.plan_settlement_id = new.plan_settlement_id and r.transaction_id = new.reversal_id
        and not exists (select from bank_match_made m where m.transaction_id = s.transaction_id))
  then
    raise exception 'not the reversal of this settlement' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger plan_settlement_undo_names_reversal before insert on plan_settlement_undo for each row
  execute function refuse_other_undo_of_settlement();

-- What is owed and held again is on the returns desk again.
create function desk_plan_settlement_undone() returns trigger language plpgsql as $$
begin
  perform desk_plan_money(s.attachment_id) from plan_settlement s where s.plan_settlement_id = new.plan_settlement_id;
  perform desk_plan_surplus(s.plan_surplus_id) from plan_settlement s
  where s.plan_settlement_id = new.plan_settlement_id and s.plan_surplus_id is not null;
  return null;
end $$;
create trigger plan_settlement_undone_on_desk after insert on plan_settlement_undo for each row
  execute function desk_plan_settlement_undone();
