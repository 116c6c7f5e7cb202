-- Whoever follows a request is told of its evidence as of its status. Its version stays: what its form asks for has not changed.
create function tell_of_evidence() returns trigger language plpgsql as $$
begin
  if events_are_off() then return null; end if;
  insert into event_outbox (kind, subject_id, account_owner_id, account_id, status)
  select 'REQUEST', r.request_id, a.account_owner_id, r.account_id, r.status_id
  from request_evidence e join distribution_request r using (request_id) join retirement_account a using (account_id)
  where e.request_evidence_id = new.request_evidence_id;
  return null;
end $$;
create trigger request_evidence_told after insert on request_evidence
  for each row execute function tell_of_evidence();
create trigger request_evidence_decision_told after insert on request_evidence_decision
  for each row execute function tell_of_evidence();
