-- Which part of the ledger each daily activity report told of: one goes on where the one before it ended, so every
-- transaction stands in exactly one of them, whenever it was posted and whatever day it counts for.
create table activity_report (
  business_date date primary key,
  job_id integer not null references job,
  starts_after integer not null,               -- ledger transactions above this one ...
  ends_with integer not null,                  -- ... up to this one
  check (ends_with >= starts_after)
);
create trigger activity_report_append_only before update or delete on activity_report for each row execute function refuse_change();
create trigger activity_report_no_truncate before truncate on activity_report for each statement execute function refuse_change();
