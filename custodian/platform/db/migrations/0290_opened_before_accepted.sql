-- Whoever accepts evidence or confirms a death has opened its file since it was given: as the audit trail has it, where
-- every download is, and nothing is changed.
create function has_opened(reader integer, file integer, since timestamptz) returns boolean language sql stable
  return exists (
    select from portal_person me
    join portal_person who on who.person = me.person
    join audit a on audit_person(a.user_id, a.action, a.entity_id) = who.user_id and a.at >= since
    where me.user_id = reader and a.action = 'attachment.download' and a.entity = 'attachment'
      and a.entity_id = file::text);

create function refuse_unopened_evidence() returns trigger language plpgsql as $$
begin
  if exists (
    select from request_evidence e
    where e.request_evidence_id = new.request_evidence_id and has_opened(new.decided_by, e.attachment_id, e.added_at))
  then
    return new;
  end if;
  raise exception 'whoever accepts evidence has opened it' using errcode = '23514';
end $$;
create trigger request_evidence_decision_has_opened before insert on request_evidence_decision
  for each row when (new.outcome = 'ACCEPTED') execute function refuse_unopened_evidence();

-- A death begins as a report. Where one person decides alone (FOUR_EYES=off, outside production), the report and its
-- confirmation are one transaction, and nobody is there to open what somebody else has given.
create function refuse_unopened_death() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (has_opened(new.confirmed_by, new.attachment_id, new.reported_at)
    or new.confirmed_by = new.reported_by and exists (
      select from owner_death d
      where d.owner_death_id = new.owner_death_id and d.xmin = pg_current_xact_id()::xid))
  then
    return new;
  end if;
  raise exception 'whoever confirms a death has opened the certificate' using errcode = '23514';
end $$;
create trigger owner_death_begins_reported before insert on owner_death
  for each row when (new.state <> 'REPORTED') execute function refuse_unopened_death();
create trigger owner_death_has_opened before update of state on owner_death
  for each row when (old.state <> 'CONFIRMED' and new.state = 'CONFIRMED') execute function refuse_unopened_death();
