-- Why an account was rejected, in the words that its owner reads. Of a request the reason stands with its status and in its
-- history.
alter table retirement_account add column rejection_reason text;
