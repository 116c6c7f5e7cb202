-- Every row changes every day. Without an index on what changes, and with room in its page, a row is written beside itself
-- and no index has to follow; the job goes through the accounts in the order of their numbers.
drop index interest_accrual_through;
alter table interest_accrual set (fillfactor = 60);
