-- Staff narrow a list to the requests they have worked on: the steps of a person are found by who took them.
create index request_event_user on request_event (user_id, request_id) where user_id is not null;
