-- How far a run is: things to look at, and those it has looked at, written by each batch in its own transaction. Null for a
-- run that has not counted them.
alter table job
  add column total integer check (total >= 0),
  add column done integer check (done >= 0),
  add constraint job_progress check ((total is null) = (done is null));
