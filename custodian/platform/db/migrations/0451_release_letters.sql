-- Letters with a release code are counted for each owner before another is written.
create index letter_release_of_owner on letter (account_owner_id, created_at) where kind = 'RELEASE';
