-- When a message failed last. By next_attempt_at, the newest failure would be the one with the longest wait.
alter table webhook_message add column failed_at timestamptz;
-- next_attempt_at is the time of the failure plus the wait after so many attempts (webhooks/deliver.ts).
update webhook_message set failed_at = coalesce(given_up_at, next_attempt_at - make_interval(secs =>
    (array[5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400])[attempts]))
  where failure is not null;
drop index webhook_message_failed;
create index webhook_message_failed on webhook_message (webhook_id, failed_at desc nulls last) where failure is not null;
