-- When a bank reported a death: a certificate has its own time of report, and may be refused or withdrawn. Null for
-- earlier reports.
alter table owner_death add column bank_reported_at timestamptz;
