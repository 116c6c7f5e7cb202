-- What waits for an owner, and the log-ins and things made of one person, are found by what they belong to.
create index approval_owner on approval (account_owner_id) where account_owner_id is not null;
create index approval_maker_user on approval_maker (user_id) where user_id is not null;
create index portal_user_person on portal_user (person_id) where person_id is not null;
