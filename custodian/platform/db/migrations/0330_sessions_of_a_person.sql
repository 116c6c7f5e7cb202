-- Networks that a person has signed in from lately have a failure budget of their own.
create index session_of_person on session (user_id, session_id);
