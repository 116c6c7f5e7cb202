-- How long a run took, also one that left something open: that one is not completed.
alter table job add column date_ended timestamptz;
