-- Downloads, exports and previews are reads. As changes they hid the real changes of an owner.
create or replace function audit_kind(action text) returns text language sql immutable return case
  when action in ('owner.read', 'owner.search', 'attachment.download', 'jobFile.download', 'jobFile.prints', 'social.reveal',
    'registration.code.reveal', 'request.readReceivingAccount', 'book.download', 'export.ask', 'export.download',
    'report.download', 'report.preview', 'plan-file.corrections', 'compliance.pack', 'compliance.pack-sent',
    'taxForm.table') then 'LOOK'
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

-- Partitioned indexes can't be rebuilt in a transaction, so they are made again. audit_is_change calls audit_kind.
drop index audit_by_kind;
create index audit_by_kind on audit (audit_kind(action), at, audit_id);
drop index audit_change_of_owner;
create index audit_change_of_owner on audit (account_owner_id, at, audit_id)
  where account_owner_id is not null and audit_is_change(action);
