-- Changes that wait for a signature now stay as long as the owner may sign (30 days, signWithin.ts), not 7 days.
update approval w set lapses_at = s.until
from (
  select r.request_id, greatest(r.date_requested, r.asked_to_sign_at,
    (select max(e.at) from request_event e where e.request_id = r.request_id and e.kind = 'REOPENED'))
    + interval '30 days' as until
  from distribution_request r
  where r.signed_at is null
    and (not r.is_paper_form or (r.asked_to_sign_at is not null and r.paper_signer is null))
    and (r.status_id = 1 or (r.status_id = 6 and r.asked_to_sign_at is not null))
) s
where w.effect = 'request-change' and w.status = 'WAITING' and w.subject_entity = 'distribution_request'
  and w.subject_id = s.request_id::text and w.lapses_at < s.until;
