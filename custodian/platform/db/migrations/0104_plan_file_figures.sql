-- The uploads of a plan are a list of staff: what came out of each stands beside it, and not only in the result of its job,
-- which holds up to a thousand findings.
alter table plan_file
  add column lines integer,
  add column total_cents bigint,
  add column errors integer,
  add column warnings integer;
update plan_file f
set lines = (j.outcome ->> 'rows')::integer,
    total_cents = case when f.state = 'FAILED' then null else round((j.outcome ->> 'total')::numeric * 100)::bigint end,
    errors = (j.outcome ->> 'errors')::integer,
    warnings = (j.outcome ->> 'warnings')::integer
from job j
where j.job_id = f.job_id and j.outcome is not null;
create index plan_file_of_plan on plan_file (plan_id, attachment_id);
