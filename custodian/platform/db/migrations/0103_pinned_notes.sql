-- What everybody who looks after an owner has to know first.
alter table note add column is_pinned boolean not null default false;
create index note_pinned on note (account_owner_id, (is_pinned::integer), last_modified, note_id);
