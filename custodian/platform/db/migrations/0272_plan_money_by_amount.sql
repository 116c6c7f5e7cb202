-- What a deposit may be of is looked for among what is owed, by its amount; what was owed by the end of a day among what is
-- owed still and what has closed since.
create index desk_item_plan_amount on desk_item (amount_cents, item_id) where kind = 'PLAN';
create index plan_settlement_at on plan_settlement (at);
