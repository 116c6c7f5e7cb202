-- What the identity check last looked at and found, so that nobody is checked twice for the same data; and the days on
-- which the reviewers were told, so that they are told once.

create table identity_check (
  account_id integer primary key references retirement_account,
  data_version text not null,                  -- keyed hash of everything that was looked at
  findings text not null,                      -- keys with commas between; empty when nothing was found
  checked_at timestamptz not null
);

create table compliance_digest (
  business_date date primary key,
  sent_at timestamptz not null
);

-- The same person under another number is looked for by date of birth, and so does the search.
create index account_owner_birth on account_owner (date_of_birth);
