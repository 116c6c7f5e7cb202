import type { Invariant } from './invariants.ts'
import { bookOf, CASH, CUSTOMER, entry, payment, request } from './plants.ts'

/** Transactions that paid requests, with the amounts posted to each kind of book. */
const PAID = `select t.transaction_id, t.transaction_date, r.request_id, r.account_id, r.amount_cents, r.fee_cents, r.federal_cents, r.state_cents, r.status_id,
    r.outcome, r.kind, r.signed_at, r.asked_to_sign_at, r.frozen_at,
    exists (select from ledger_transaction back where back.reverses_transaction_id = t.transaction_id) as is_taken_back,
    coalesce(sum(p.amount_cents) filter (where b.account_id = r.account_id and p.side = 'D'), 0) as taken,
    coalesce(sum(p.amount_cents) filter (where b.kind = 'FEE_DISTRIBUTION' and p.side = 'C'), 0) as fee,
    coalesce(sum(p.amount_cents) filter (where b.kind = 'FEDERAL_TAX' and p.side = 'C'), 0) as federal,
    coalesce(sum(p.amount_cents) filter (where b.kind = 'STATE_TAX' and p.side = 'C' and b.state = r.residence_state), 0) as state,
    coalesce(sum(p.amount_cents) filter (where b.kind in ('DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK') and p.side = 'C'), 0) as net
  from ledger_transaction t join distribution_request r on r.request_id = t.request_id
  join posting p on p.transaction_id = t.transaction_id join book b on b.book_id = p.book_id
  where t.reverses_transaction_id is null group by t.transaction_id, r.request_id`

const ONE_PAID = `(select min(request_id) from ledger_transaction where request_id is not null)`
const frozenIs = (name: string, column: string, posted: string): Invariant => ({
  name,
  broken: `select request_id, ${column}, ${posted} from (${PAID}) paid where ${column} <> ${posted}`,
  plant: [`update distribution_request set ${column} = ${column} + 1 where request_id = ${ONE_PAID}`],
})
/** The balance of a tax book is the tax withheld by requests that were not reversed, less the tax deposited. */
const taxIsWithheld = (kind: string, figure: 'federal' | 'state'): Invariant => ({
  name: `${figure} tax is what requests withheld, less what was paid`,
  broken: `select withheld.cents, held.cents, paid.cents from
    (select coalesce(sum(${figure}_cents), 0) as cents from (${PAID}) p where not is_taken_back) withheld,
    (select coalesce(sum(case side when 'C' then amount_cents else -amount_cents end), 0) as cents
      from posting join book using (book_id) where kind = '${kind}') held,
    (select coalesce(sum(amount_cents), 0) as cents from posting join book using (book_id)
      join ledger_transaction t using (transaction_id) where kind = '${kind}' and t.transaction_type_id = 10 and side = 'D') paid
    where withheld.cents - paid.cents <> held.cents`,
  plant: [
    entry({
      type: 12,
      lines: [
        [CUSTOMER, 'D', '7'],
        [bookOf(kind), 'C', '7'],
      ],
    }),
  ],
})
export const REQUESTS: readonly Invariant[] = [
  {
    name: 'a request is paid by one transaction',
    broken: `select request_id from ledger_transaction where request_id is not null and reverses_transaction_id is null
      group by 1 having count(*) > 1`,
    plant: [
      'drop index ledger_transaction_request',
      ...[1, 2].map(() => entry({ type: 4, request: '999999', lines: [[CASH, 'C', '1']] })),
    ],
  },
  frozenIs('what was taken is what the request says', 'amount_cents', 'taken'),
  frozenIs('the fee that was posted is that of the request', 'fee_cents', 'fee'),
  frozenIs('the federal tax that was posted is that of the request', 'federal_cents', 'federal'),
  frozenIs('the state tax that was posted is that of the request', 'state_cents', 'state'),
  {
    name: 'what leaves is the amount less fee and taxes',
    broken: `select request_id from (${PAID}) paid where net <> amount_cents - fee_cents - federal_cents - state_cents`,
    plant: [`update distribution_request set fee_cents = fee_cents + 1 where request_id = ${ONE_PAID}`],
  },
  taxIsWithheld('FEDERAL_TAX', 'federal'),
  taxIsWithheld('STATE_TAX', 'state'),
  {
    name: 'every request that was paid has a payment',
    broken: `select request_id from (${PAID}) paid where net > 0
      and not exists (select from payment p where p.request_id = paid.request_id)`,
    plant: [`delete from payment where request_id = ${ONE_PAID}`],
  },
  {
    name: 'a request has one live payment at most',
    broken: `select request_id from payment where closed_as is null group by 1 having count(*) > 1`,
    plant: ['drop index payment_alive', payment(`999999, -1, 'ACH', 1, now()`), payment(`999999, -2, 'ACH', 1, now()`)],
  },
  {
    name: 'a payment is what its transaction put in transit',
    broken: `select payment_id from payment pay where not exists (select from posting p join book b using (book_id)
      where p.transaction_id = pay.transaction_id and p.side = 'C' and p.amount_cents = pay.amount_cents
        and b.kind = case pay.method when 'ACH' then 'DISBURSEMENTS_ACH' else 'DISBURSEMENTS_CHECK' end)`,
    plant: [payment(`999999, -1, 'ACH', 1, now()`)],
  },
  {
    name: 'every payment of a request has the amount of the first',
    broken: `select request_id from payment group by 1 having count(distinct amount_cents) > 1`,
    plant: [
      payment(`999999, -1, 'ACH', 1, now()`),
      `update payment set closed_as = 'RETURNED' where request_id = 999999`,
      payment(`999999, -2, 'ACH', 2, now()`),
    ],
  },
  {
    name: 'a completed request was paid',
    broken: `select request_id from distribution_request r where status_id = 4
      and not exists (select from ledger_transaction t where t.request_id = r.request_id)`,
    plant: [request({ status: 4, account: '999999' })],
  },
  {
    name: 'a canceled request has no payment that stands',
    broken: `select request_id from (${PAID}) paid where outcome = 'cancelled' and not is_taken_back`,
    plant: [
      request({ status: 5, outcome: 'cancelled' }),
      entry({ type: 4, request: '999999', lines: [[CASH, 'C', '1']] }),
    ],
  },
  {
    name: 'a reversed request has its money back',
    broken: `select request_id from (${PAID}) paid where outcome = 'reversed' and not is_taken_back`,
    plant: [
      request({ status: 5, outcome: 'reversed' }),
      entry({ type: 4, request: '999999', lines: [[CASH, 'C', '1']] }),
    ],
  },
  {
    name: 'an account has one active request for the owner and for each recipient',
    broken: `select account_id from distribution_request where status_id in (1, 2, 3, 6)
      group by account_id, payee_id having count(*) > 1`,
    plant: [
      'drop index distribution_request_active',
      request({ status: 1 }),
      request({ status: 1 }).replace('999999', '999998'),
    ],
  },
  {
    name: 'what was paid was signed',
    // Staff may ask the owner to sign again after a return; the first signature is then in the request's history.
    broken: `select request_id from (${PAID}) paid where signed_at is null and (asked_to_sign_at is null
      or not exists (select from request_event e where e.request_id = paid.request_id and e.kind = 'SIGNED'))`,
    plant: [`update distribution_request set signed_at = null, asked_to_sign_at = null where request_id = ${ONE_PAID}`],
  },
  {
    name: 'what was paid was frozen',
    broken: `select request_id from (${PAID}) paid where frozen_at is null`,
    plant: [`update distribution_request set frozen_at = null where request_id = ${ONE_PAID}`],
  },
  {
    name: 'what was paid is told as sent',
    broken: `select request_id from (${PAID}) paid where not exists (select from request_event e
      where e.request_id = paid.request_id and e.kind = 'SENT')`,
    plant: [`delete from request_event where kind = 'SENT' and request_id = ${ONE_PAID}`],
  },
  {
    name: 'a rollover withholds nothing',
    broken: `select request_id from distribution_request where kind = 'ROLLOVER' and federal_cents + state_cents > 0`,
    plant: [request({ status: 4, kind: 'ROLLOVER', federal: 1 })],
  },
  {
    name: 'taxes and fee are no more than the amount, once frozen',
    broken: `select request_id from distribution_request where frozen_at is not null
      and fee_cents + federal_cents + state_cents > amount_cents`,
    plant: [
      request({ status: 4, amount: 1, federal: 2 }),
      'update distribution_request set frozen_at = now() where request_id = 999999',
    ],
  },
  {
    name: 'a draft that became a request is no draft any more',
    broken: `select d.account_id from wizard_draft d join distribution_request r on r.draft_id = d.draft_id`,
    plant: [
      `insert into wizard_draft (account_id, draft_id, updated_at)
        select 999999, draft_id, now() from distribution_request where draft_id is not null limit 1`,
    ],
  },
  {
    name: 'money that came back came back once, as much as was sent',
    broken: `select r.payment_id from payment_return r join payment p using (payment_id)
      where r.transaction_id is not null and not exists (select from posting l join book b using (book_id)
        where l.transaction_id = r.transaction_id and b.kind = 'RETURNS' and l.side = 'C' and l.amount_cents = p.amount_cents)
      union all select payment_id from payment_return where transaction_id is not null group by 1 having count(*) > 1`,
    plant: [
      payment(`999999, -1, 'ACH', 1, now()`),
      `insert into payment_return (payment_id, code, job_id, transaction_id, at)
        select payment_id, 'R03', 1, (select min(transaction_id) from ledger_transaction), now() from payment where request_id = 999999`,
    ],
  },
  {
    name: 'returns hold what came back and was neither sent again nor taken back',
    broken: `select held.cents, back.cents from
      (select coalesce(sum(case side when 'C' then amount_cents else -amount_cents end), 0) as cents
        from posting join book using (book_id) where kind = 'RETURNS') held,
      (select coalesce(sum(p.amount_cents), 0) as cents from payment_return r join payment p using (payment_id)
        where r.transaction_id is not null and not exists
          (select from ledger_transaction t where t.reverses_transaction_id = r.transaction_id)) back
      where held.cents <> back.cents`,
    plant: [
      entry({
        type: 11,
        lines: [
          [CASH, 'D', '3'],
          [bookOf('RETURNS'), 'C', '3'],
        ],
      }),
    ],
  },
  {
    name: 'an account that is closed is empty',
    broken: `select a.account_id from retirement_account a join book using (account_id) join posting p using (book_id)
      where a.status_id = 5 group by 1 having sum(case p.side when 'C' then p.amount_cents else -p.amount_cents end) <> 0`,
    plant: [
      `update retirement_account set status_id = 5 where account_id = (select account_id from book join posting p using (book_id)
        where account_id is not null group by 1 having sum(case p.side when 'C' then p.amount_cents else -p.amount_cents end) > 0 limit 1)`,
    ],
  },
  {
    name: 'nothing is sent while payouts of the owner are held',
    broken: `select payment_id from payment join distribution_request r using (request_id) join retirement_account a using (account_id)
      join payout_hold h using (account_owner_id)
      where h.since < payment.created_at and (h.released_at is null or h.released_at > payment.created_at)`,
    plant: [
      `delete from payout_hold`,
      `insert into payout_hold (account_owner_id, since) select account_owner_id, payment.created_at - interval '1 hour'
        from payment join distribution_request using (request_id) join retirement_account using (account_id) limit 1`,
    ],
  },
  {
    name: 'a request belongs to an account',
    broken: `select request_id from distribution_request r
      where not exists (select from retirement_account a where a.account_id = r.account_id)`,
    plant: [request({ status: 5, account: '999999' })],
  },
  {
    name: 'an open request has paid nothing that stands',
    broken: `select request_id from (${PAID}) paid where status_id = 1 and not is_taken_back`,
    plant: [request({ status: 1 }), entry({ type: 4, request: '999999', lines: [[CASH, 'C', '1']] })],
  },
]
