import type { Invariant } from './invariants.ts'
import { payment, request } from './plants.ts'

/** The newest evidence of a request, accepted by a person who neither gave it nor began the request. */
const ACCEPTED = `select from request_evidence e join request_evidence_decision d using (request_evidence_id)
  where e.request_id = r.request_id and d.outcome = 'ACCEPTED' and d.decided_by <> e.added_by
    and d.decided_by <> all (r.begun_by)
    and not exists (select from request_evidence newer
      where newer.request_id = e.request_id and newer.request_evidence_id > e.request_evidence_id)`

/** Values of a payment's columns, for the newest transaction without a payment. */
const BESIDE_THOSE = `999999, (select max(transaction_id) from ledger_transaction t
  where not exists (select from payment p where p.transaction_id = t.transaction_id)), 'CHECK', 1, now()`

const DISABLED = `update distribution_request set distribution_type_id = 3, evidence_of = 'DISABILITY', begun_by = '{21}'
  where request_id = 999999`

// Written independently of the code, from IRC 72(m)(7) and the instructions for Form 1099-R, box 7, codes 3, Q and T.

export const EVIDENCE: readonly Invariant[] = [
  {
    name: 'a payment with code 3, and every one for a reason that a document shows, has evidence that a second person accepted',
    broken: `select p.payment_id from payment p join distribution_request r using (request_id)
      where (p.distribution_code = '3' or r.evidence_of is not null) and not exists (${ACCEPTED})`,
    plant: [
      request({ status: 4 }),
      DISABLED,
      payment(BESIDE_THOSE),
      `update payment set distribution_code = '3' where request_id = 999999`,
    ],
  },
  {
    name: 'a request on its way to be paid has the evidence that it demands',
    broken: `select r.request_id from distribution_request r
      where r.evidence_of is not null and r.status_id in (2, 3, 4) and not exists (${ACCEPTED})`,
    plant: [request({ status: 2 }), DISABLED],
  },
  {
    name: 'nobody approves a request that demands evidence and that they began',
    broken: `select e.event_id from request_event e join distribution_request r using (request_id)
      where r.evidence_of is not null and e.kind = 'APPROVED' and e.user_id = any (r.begun_by)`,
    plant: [
      request({ status: 1 }),
      DISABLED,
      `insert into request_event (request_id, kind, at, user_id) values (999999, 'APPROVED', now(), 21)`,
    ],
  },
  {
    name: 'the code of a payment for disability is 3 before 59 1/2 and 7 from then on, Q or T out of a Roth account',
    broken: `select p.payment_id, p.distribution_code from payment p
      join distribution_request r using (request_id)
      join retirement_account a on a.account_id = r.account_id
      join account_owner o using (account_owner_id)
      join ledger_transaction t on t.transaction_id =
        (select min(first.transaction_id) from payment first where first.request_id = p.request_id)
      where r.evidence_of = 'DISABILITY' and p.distribution_code <> all (case
        when a.account_type = 'ROTH' then array['Q', 'T']
        when t.transaction_date < (o.date_of_birth + interval '59 years 6 months')::date then array['3']
        else array['7'] end)`,
    plant: [
      request({ status: 4 }),
      DISABLED,
      payment(BESIDE_THOSE),
      `update payment set distribution_code = '1' where request_id = 999999`,
    ],
  },
  {
    name: 'nobody accepts evidence or confirms a death without having opened the file since it was given',
    broken: `select given.* from (
        select e.attachment_id, e.added_at as since, d.decided_at as until, d.decided_by as by
        from request_evidence e join request_evidence_decision d using (request_evidence_id) where d.outcome = 'ACCEPTED'
        union all
        select attachment_id, reported_at, confirmed_at, confirmed_by from owner_death where confirmed_at is not null) given
      where not exists (select from audit a join portal_person reader on reader.user_id = a.user_id
        join portal_person decider on decider.person = reader.person
        where decider.user_id = given.by and a.action = 'attachment.download' and a.entity_id = given.attachment_id::text
          and a.at between given.since and given.until)`,
    plant: [
      `insert into owner_death (owner_death_id, account_owner_id, died_on, attachment_id, reported_at, reported_by, state,
          confirmed_at, confirmed_by, ended_at)
        select 999999, min(account_owner_id), '2000-01-01', 1, '2000-01-02', 21, 'ENDED', '2000-01-03', 22, '2000-01-04'
        from account_owner`,
    ],
  },
]
