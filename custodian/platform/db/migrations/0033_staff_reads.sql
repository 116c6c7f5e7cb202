-- What staff looked at is in the audit trail: one row for a person, an owner and a request, however many calls the request
-- makes. Whoever sends the same request id again and again still leaves a row for every minute.
create unique index audit_staff_read on audit (user_id, account_owner_id, request_id, date_trunc('minute', at at time zone 'UTC'))
  where action = 'owner.read';
