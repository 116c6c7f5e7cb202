-- How many rows of lists each person of staff was answered on each day.
create table staff_rows_read (
  user_id integer not null references portal_user,
  day date not null,
  rows integer not null check (rows > 0),
  alarmed_at timestamptz,                      -- when administrators were notified
  primary key (user_id, day)
);
create index staff_rows_read_by_day on staff_rows_read (day);
