-- The first and the last run of a type up to a day: what the annual fee has looked at is asked with each set-up date.
create index job_type_day on job (job_type_id, business_date);
