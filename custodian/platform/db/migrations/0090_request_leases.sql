-- Who of staff has a request open. A row is renewed while it is, and counts only while it is fresh; it holds nothing that
-- has to be kept, so it is no part of the audit trail.
create table request_lease (
  user_id int not null references portal_user,
  request_id int not null references distribution_request,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (user_id, request_id)
);
create index request_lease_request on request_lease (request_id);
