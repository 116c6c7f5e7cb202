-- Files of participants that plans send: each is loaded whole or not at all, and once for its plan.
create table plan_file (
  attachment_id integer primary key references attachment,
  plan_id integer not null references plan,
  job_id integer not null unique references job,
  sha256 text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'LOADED', 'FAILED')),
  uploaded_by integer not null references portal_user
);
create unique index plan_file_once on plan_file (plan_id, sha256) where state <> 'FAILED';
