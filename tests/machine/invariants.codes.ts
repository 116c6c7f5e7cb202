import type { Invariant } from './invariants.ts'
import { payment, request } from './plants.ts'

const TRANSFER = 60
const EARLY_OR_NORMAL = '1, 5, 6, 8'

/** Each payment with its distribution code, and whether its request was first paid before the owner was 59 1/2. */
const CODED = `select p.payment_id, p.distribution_code as code, r.distribution_type_id as type, a.account_type, r.evidence_of,
    t.transaction_date < (o.date_of_birth + interval '59 years 6 months')::date as is_early
  from payment p
  join distribution_request r using (request_id)
  join retirement_account a on a.account_id = r.account_id
  join account_owner o using (account_owner_id)
  join ledger_transaction t on t.transaction_id =
    (select min(first.transaction_id) from payment first where first.request_id = p.request_id)`

/** Values of a payment's columns, for the newest transaction without a payment. */
const BESIDE_THOSE = `999999, (select max(transaction_id) from ledger_transaction t
  where not exists (select from payment p where p.transaction_id = t.transaction_id)), 'ACH', 1, now()`

// Written independently of the code, from the instructions for Form 1099-R, box 7.

export const CODES: readonly Invariant[] = [
  {
    name: 'a payment has a code of Form 1099-R unless it is a transfer',
    broken: `select payment_id, code from (${CODED}) coded where (type = ${TRANSFER}) <> (code is null)`,
    plant: [request({ status: 4 }), payment(BESIDE_THOSE)],
  },
  {
    name: 'the code of an early or normal payment is that of the age on its day',
    broken: `select payment_id, code from (${CODED}) coded where evidence_of is null and type in (${EARLY_OR_NORMAL}) and code <> all (case
      when account_type = 'ROTH' then case when is_early then array['J'] else array['Q', 'T'] end
      when is_early then array['1'] else array['7'] end)`,
    plant: [
      request({ status: 4 }),
      payment(BESIDE_THOSE),
      `update payment set distribution_code = '3' where request_id = 999999`,
    ],
  },
]
