-- Reminders to sign a request, by the moment since which it waits: who is asked to sign again is reminded anew. A row says
-- that the mail was written; it is never changed, so no reminder goes out twice.
create table signature_reminder (
  request_id integer not null references distribution_request,
  asked_at timestamptz not null,
  after_days integer not null check (after_days in (3, 7)),
  reminded_at timestamptz not null,
  primary key (request_id, asked_at, after_days)
);
create trigger signature_reminder_append_only before update or delete on signature_reminder for each row execute function refuse_change();
create trigger signature_reminder_no_truncate before truncate on signature_reminder for each statement execute function refuse_change();

alter table job drop constraint job_job_type_id_check, add constraint job_job_type_id_check check (job_type_id between 1 and 16);
