-- What a month was closed with: a keyed hash over its transactions and lines, and over the hash of the month before, so
-- that a line that was changed, taken away or put in behind the database's back is found, and in which month.
alter table closed_month
  add column lines bigint check (lines >= 0),                    -- null, as the hash: closed before there were hashes
  add column hash text,
  add constraint closed_month_hashed check ((lines is null) = (hash is null));
