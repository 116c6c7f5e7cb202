-- A name or a state that very many have, together with a part of the address: what fits is found in the index alone.
drop index owner_search_by_first_name;
create index owner_search_by_first_name on owner_search (first_name, last_name, account_owner_id, account_id) include (address1);
drop index owner_search_by_name;
create index owner_search_by_name on owner_search (last_name, first_name, account_owner_id, account_id) include (address1);
drop index owner_search_by_state;
create index owner_search_by_state on owner_search (state, last_name, first_name, account_owner_id, account_id) include (address1);

-- Plans are found by how their name begins, whatever its case.
create index plan_by_beginning on plan (lower(name) collate "C", plan_id);
