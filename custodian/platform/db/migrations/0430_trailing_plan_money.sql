-- A plan sends further money of a person: it goes to the account that is open. The plan's own reference tells a further
-- transfer of the same amount from a row that was sent twice.
alter table plan_money add column reference text check (char_length(reference) between 1 and 40);
