-- An index for each order that a list of many rows offers, in the order of its columns: a page reads what it shows.
drop index attachment_open;
create index attachment_waiting on attachment (created_at, attachment_id)
  where in_upload_center and date_processed is null and scan_state = 'CLEAN';
create index attachment_waiting_by_name on attachment (file_name, attachment_id)
  where in_upload_center and date_processed is null and scan_state = 'CLEAN';

drop index attachment_owner;
create index attachment_owner on attachment (account_owner_id, created_at, attachment_id);
drop index note_owner;
create index note_owner on note (account_owner_id, last_modified, note_id);

drop index job_completed;
create index job_completed on job (date_completed, job_id);
create index job_open on job (job_id) where date_completed is null;

create index plan_by_name on plan (name, plan_id);
create index plan_by_interest on plan (interest_basis_points, plan_id);
create index plan_by_change on plan (last_modified, plan_id);
drop index plan_parent;
create index plan_parent on plan (parent_plan_id, name, plan_id) where parent_plan_id is not null;

create index retirement_account_pending_by_date on retirement_account (date_loaded, account_id) where status_id = 1;
