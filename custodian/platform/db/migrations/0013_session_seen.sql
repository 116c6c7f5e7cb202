-- When a session was last used, to the minute: the session of staff who do nothing ends early.
alter table session add column last_seen_at timestamptz;
