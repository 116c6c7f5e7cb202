-- A replaced secret of a webhook signs next to the new one for a while, so a receiver can change over without a gap.
alter table webhook
  add column old_secret_sealed text,
  add column old_secret_until timestamptz,
  add constraint webhook_old_secret check ((old_secret_sealed is null) = (old_secret_until is null));

-- Deliveries, newest first.
create index webhook_message_sent on webhook_message (webhook_id, position desc) where sent_at is not null;
