-- Screens and jobs find these rows by what they belong to. Without an index on it a list of withdrawals read the whole
-- table of attachments once for every row, and each customer's Home the whole table of requests.
create index attachment_request on attachment (request_id, attachment_id) where request_id is not null;
create index distribution_request_account on distribution_request (account_id);
create index ledger_transaction_by_request on ledger_transaction (request_id) where request_id is not null;
create index envelope_owner on envelope (account_owner_id);
create index password_reset_user on password_reset (user_id);
create index plan_parent on plan (parent_plan_id) where parent_plan_id is not null;
