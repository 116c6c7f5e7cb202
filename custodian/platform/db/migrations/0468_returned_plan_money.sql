-- An owner whose money of a plan file was all returned to the plan does not wait for the plan's deposit of that file.
create or replace function awaits_plan_deposit(owner integer) returns boolean language sql stable
as $$
  select exists (
    select from retirement_account a
    join plan_money m on m.account_id = a.account_id
    join plan_receivable r on r.attachment_id = m.attachment_id and not r.is_prefunded
    join desk_item d on d.kind = 'PLAN' and d.item_id = m.attachment_id
    where a.account_owner_id = owner
      and m.amount_cents > (
        select coalesce(sum(b.amount_cents), 0) from plan_return b
        where b.attachment_id = m.attachment_id and b.account_id = m.account_id))
$$;
