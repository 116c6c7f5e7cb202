-- A mail that could not be delivered after all tries is given up: the moment says so, for the list of staff. What was sent
-- to somebody is read by that person, newest first.
alter table mail_outbox add column given_up_at timestamptz;
update mail_outbox set given_up_at = next_attempt_at where sent_at is null and attempts >= 12;
drop index mail_outbox_due;
create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and given_up_at is null;
create index mail_outbox_given_up on mail_outbox (given_up_at, mail_id) where given_up_at is not null;
create index mail_outbox_reader on mail_outbox (lower(to_address), created_at, mail_id);
