-- A session whose token a program carries (a Bearer of the gateway) is told apart from one of a browser: it makes and
-- decides nothing that waits for a second person.
alter table session add column is_tool boolean not null default false;
