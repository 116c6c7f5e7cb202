-- What a file does or carries beyond its pages, in a sentence for the staff who are about to open it.
alter table attachment add column warning text;

-- Statements: one for an account and a period, however often the job runs.
create table statement (
  account_id integer not null references retirement_account,
  period_end date not null,
  attachment_id integer not null unique references attachment,
  primary key (account_id, period_end)
);

-- Which of the documents of an owner were put up for signing.
create index envelope_attachment on envelope (attachment_id);
