-- What the list of payments that came back is ordered and searched by, beside the rows themselves, which nobody changes:
-- an owner may be renamed.
create table payment_return_order (
  payment_id integer not null,
  code text collate "C" not null,
  request_id integer not null references distribution_request,
  amount_cents bigint not null,
  plan_account_number text collate "C" not null,
  owner_name_key text collate "C" not null,
  primary key (payment_id, code),
  foreign key (payment_id, code) references payment_return
);
insert into payment_return_order
select b.payment_id, b.code, r.request_id, p.amount_cents, r.plan_account_number, r.owner_name_key
from payment_return b join payment p using (payment_id) join distribution_request r using (request_id);

-- Whoever takes a return in has locked the account: a change of the name waits for it, or it reads the new name.
create function order_return() returns trigger language plpgsql as $$
begin
  insert into payment_return_order
  select new.payment_id, new.code, r.request_id, p.amount_cents, r.plan_account_number, r.owner_name_key
  from payment p join distribution_request r using (request_id) where p.payment_id = new.payment_id;
  return null;
end $$;
create trigger payment_return_ordered after insert on payment_return for each row execute function order_return();

create function rename_returns() returns trigger language plpgsql as $$
begin
  update payment_return_order set plan_account_number = new.plan_account_number, owner_name_key = new.owner_name_key
  where request_id = new.request_id;
  return null;
end $$;
create trigger distribution_request_renamed_in_returns after update on distribution_request for each row
  when ((old.plan_account_number, old.owner_name_key) is distinct from (new.plan_account_number, new.owner_name_key))
  execute function rename_returns();

create index payment_return_order_by_request on payment_return_order (request_id);
create index payment_return_order_by_amount on payment_return_order (amount_cents, payment_id, code);
create index payment_return_order_by_account on payment_return_order (plan_account_number, payment_id, code);
create index payment_return_order_by_name on payment_return_order (owner_name_key, payment_id, code);
