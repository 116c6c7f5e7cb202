-- How often a year's tax had to be deposited also depends on the year before: a monthly depositor that reached $100,000
-- stays semiweekly through the next year. What was withheld before the year says which payments are its deposits. Both are
-- not known of earlier runs.
alter table tax_year_run add column schedule text check (schedule in ('MONTHLY', 'SEMIWEEKLY')),
  add column withheld_before_cents bigint;
