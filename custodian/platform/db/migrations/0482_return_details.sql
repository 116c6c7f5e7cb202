-- A return counts against the details that its payment was sent to: an edit that is undone brings them back.
-- Keyed hash of these details; null in rows of earlier versions.
alter table payment_return add column details_hash text;
-- The code of the file that confirmed an employee's report; null in rows of earlier versions.
alter table payment_return_confirmed add column code text;
