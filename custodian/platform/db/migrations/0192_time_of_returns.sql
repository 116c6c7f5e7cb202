-- The list of payments that came back is counted and read from one table: its order by time is kept with the others.
alter table payment_return_order add column at timestamptz;
update payment_return_order o set at = b.at from payment_return b where b.payment_id = o.payment_id and b.code = o.code;
alter table payment_return_order alter column at set not null;

create or replace function order_return() returns trigger language plpgsql as $$
begin
  insert into payment_return_order (payment_id, code, at, request_id, amount_cents, plan_account_number, owner_name_key)
  select new.payment_id, new.code, new.at, r.request_id, p.amount_cents, r.plan_account_number, r.owner_name_key
  from payment p join distribution_request r using (request_id) where p.payment_id = new.payment_id;
  return null;
end $$;

create index payment_return_order_by_time on payment_return_order (at, payment_id, code);
drop index payment_return_by_time;
