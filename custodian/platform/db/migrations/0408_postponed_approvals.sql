-- A waiting approval may lapse on another day: a change of a request waits while its owner is asked to sign it.
create or replace function refuse_change_but_of_decision() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['status', 'decided_at', 'decided_by', 'decision_note', 'payload_sealed', 'lapses_at']
      = to_jsonb(old) - array['status', 'decided_at', 'decided_by', 'decision_note', 'payload_sealed', 'lapses_at']
    and (new.payload_sealed is null) = (old.payload_sealed is null)
    and (new.lapses_at is not distinct from old.lapses_at
      or (old.status = 'WAITING' and new.status = 'WAITING' and old.lapses_at is not null and new.lapses_at is not null))
    and (old.status = 'WAITING'
      or (new.status, new.decided_at, new.decided_by, new.decision_note)
        is not distinct from (old.status, old.decided_at, old.decided_by, old.decision_note))
  then return new; end if;
  raise exception 'approval % is decided once: % refused', old.approval_id, tg_op using errcode = '42501';
end $$;
