-- How long a request waits counts from its signature, before that from when it was made. The lists of staff are ordered and
-- narrowed by it.
alter table distribution_request
  add column waiting_since timestamptz not null generated always as (coalesce(signed_at, date_requested)) stored;
create index distribution_request_by_age on distribution_request (kind, staff_list, waiting_since, request_id);
