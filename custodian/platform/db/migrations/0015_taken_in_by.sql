-- Who of staff took in what came back; null: the operator. Whoever did does not approve the same payment again.
alter table return_file add column taken_in_by integer references portal_user;
alter table payment_return add column taken_in_by integer references portal_user;
