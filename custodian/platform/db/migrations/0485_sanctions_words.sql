-- Who entered the words of a match, also in a call that was refused because of it and left no other trace. They may not
-- clear it.
create table sanctions_match_writer (
  match_id integer not null references sanctions_match,
  user_id integer not null references portal_user,
  at timestamptz not null,
  primary key (match_id, user_id)
);
create index sanctions_match_writer_user on sanctions_match_writer (user_id);
select keep_append_only('sanctions_match_writer');
