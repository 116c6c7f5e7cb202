-- A request carries the name of its owner and the number of its account, which its lists go by. Whoever makes one takes
-- both from rows that nobody changes until it is there: a name that is changed at the same moment is either read, or its
-- change finds the request.
create or replace function name_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- The account first, as everybody else locks it.
    perform from retirement_account where account_id = new.account_id for share;
    perform from account_owner o join retirement_account a using (account_owner_id)
    where a.account_id = new.account_id for share of o;
  end if;
  select a.plan_account_number, owner_name_key(o.last_name, o.first_name)
  into new.plan_account_number, new.owner_name_key
  from retirement_account a join account_owner o on o.account_owner_id = a.account_owner_id
  where a.account_id = new.account_id;
  return new;
end $$;

-- What became stale before.
update distribution_request r set account_id = r.account_id
from retirement_account a join account_owner o on o.account_owner_id = a.account_owner_id
where a.account_id = r.account_id and (r.plan_account_number <> a.plan_account_number collate "C"
  or r.owner_name_key <> owner_name_key(o.last_name, o.first_name) collate "C");

-- The transactions of a type in a book: of a type that is rare they are found here, in the order of the list; of one that
-- is not, in the book.
create index ledger_transaction_by_type on ledger_transaction (transaction_type_id, transaction_date, transaction_id)
  where transaction_type_id not in (1, 2, 3, 4);

-- The audit trail is read by time: all of it, about an owner, by a person, of a kind.
create function audit_kind(action text) returns text language sql immutable return case
  when action in ('owner.read', 'owner.search', 'attachment.download', 'jobFile.download', 'social.reveal',
    'registration.code.reveal', 'request.readReceivingAccount') then 'LOOK'
  else case split_part(action, '.', 1)
    when 'address' then 'PERSON' when 'phone' then 'PERSON' when 'owner' then 'PERSON' when 'emailSetting' then 'PERSON'
    when 'registration' then 'PERSON'
    when 'account' then 'ACCOUNT' when 'compliance' then 'ACCOUNT' when 'identity' then 'ACCOUNT'
    when 'agreement' then 'ACCOUNT' when 'beneficiary' then 'ACCOUNT'
    when 'request' then 'REQUEST' when 'wizard' then 'REQUEST' when 'envelope' then 'REQUEST' when 'hold' then 'REQUEST'
    when 'ledger' then 'MONEY' when 'fee' then 'MONEY' when 'interest' then 'MONEY' when 'payment' then 'MONEY'
    when 'returns' then 'MONEY' when 'approval' then 'MONEY'
    when 'upload' then 'DOCUMENT' when 'statement' then 'DOCUMENT' when 'attachment' then 'DOCUMENT'
    when 'letter' then 'DOCUMENT' when 'note' then 'DOCUMENT'
    when 'session' then 'SIGN_IN' when 'password' then 'SIGN_IN' when 'second-factor' then 'SIGN_IN'
    when 'staff' then 'SIGN_IN'
    else 'OTHER' end
  end;
create index audit_by_time on audit (at, audit_id);
create index audit_by_kind on audit (audit_kind(action), at, audit_id);
create index audit_by_person on audit (user_id, at, audit_id) where user_id is not null;
drop index audit_owner;
create index audit_owner on audit (account_owner_id, at, audit_id) where account_owner_id is not null;

-- What came back, by time.
create index payment_return_by_time on payment_return (at, payment_id, code);
