-- Ended sessions are found by their end: the newest of each address is kept for longer (platform/db/upkeep.ts).
create index session_ended on session (expires_at);
