-- Total of box 13a of the year's Forms 5498; null for runs from before this value was stored.
alter table tax_year_run add column late_rollover_cents bigint;
