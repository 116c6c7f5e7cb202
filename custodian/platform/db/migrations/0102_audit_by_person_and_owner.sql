-- Who did it: a sign-in is written before there is a session, and is about who signed in.
create function audit_person(user_id integer, action text, entity_id text) returns integer language sql immutable
  return case when user_id is null and action = 'session.start' then entity_id::integer else user_id end;
drop index audit_by_person;
create index audit_by_person on audit (audit_person(user_id, action, entity_id), at, audit_id)
  where audit_person(user_id, action, entity_id) is not null;

-- What was changed of an owner, without who looked at it or signed in.
create function audit_is_change(action text) returns boolean language sql immutable
  return audit_kind(action) not in ('LOOK', 'SIGN_IN');
create index audit_change_of_owner on audit (account_owner_id, at, audit_id)
  where account_owner_id is not null and audit_is_change(action);
