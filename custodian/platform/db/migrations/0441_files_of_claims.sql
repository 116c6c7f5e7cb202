-- Files that staff added to a claim are about its recipient, so the owner may not see them after a wrong death report.
update attachment a set is_for_staff = true
from distribution_request r
where r.request_id = a.request_id and r.payee_id is not null and not a.is_for_staff;
