-- Money of a plan file is credited before the bank shows the plan's deposit. Until then nothing is paid to its owners, as
-- it would be other owners' money (IRC 4975(c)(1)(B)), unless the operator says that sponsors prefund.
alter table plan_receivable add column is_prefunded boolean not null default false;

-- Whether money of this owner came from a plan file of which the plan still owes something.
create function awaits_plan_deposit(owner integer) returns boolean language sql stable
as $$
  select exists (
    select from retirement_account a
    join plan_money m on m.account_id = a.account_id
    join plan_receivable r on r.attachment_id = m.attachment_id and not r.is_prefunded
    join desk_item d on d.kind = 'PLAN' and d.item_id = m.attachment_id
    where a.account_owner_id = owner)
$$;
