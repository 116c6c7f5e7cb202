import { sql } from 'kysely'
import { activeStatusIds } from '../../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../../contract/transactionType.ts'
import type { EvidenceState } from '../../../contract/evidence.ts'
import type { RecipientKind } from '../../../contract/deathClaims.ts'
import { creditsLessDebits } from '../../ledger/balance.sql.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import type { TinKind } from '../../platform/db/schema.ts'
import type { ClaimedMoney } from './entitlements.ts'

/** An owner's account with its amounts for claims. Money in cents. */
export interface ClaimableAccount {
  account_id: number
  plan_account_number: string
  account_type: 'TRADITIONAL' | 'ROTH'
  status_id: number
  setup_date: string | null
  /** Total of claims without a posting. A request of the owner reserves nothing: a death bars its payment. */
  asked_cents: bigint
}

const isPosted = sql`exists (select from ledger_transaction t where t.request_id = r.request_id)`
const isActive = sql`r.status_id = any(${activeStatusIds}::int[])`

/** The accounts of an owner with their amounts for claims; only one account if it is given. */
export async function claimableAccounts(
  db: Db | Tx,
  ownerId: number,
  accountId: number | null = null,
): Promise<ClaimableAccount[]> {
  const { rows } = await sql<ClaimableAccount>`
    select a.account_id, a.plan_account_number, a.account_type, a.status_id, a.setup_date,
      coalesce(sum(r.amount_cents)
        filter (where r.payee_id is not null and ${isActive} and not ${isPosted}), 0)::bigint as asked_cents
    from retirement_account a left join distribution_request r on r.account_id = a.account_id
    where a.account_owner_id = ${ownerId} and (${accountId}::int is null or a.account_id = ${accountId}::int)
    group by a.account_id order by a.account_id`.execute(db)
  return rows
}

/** Transactions that change all parts of an account at the same rate. */
const AT_ONE_RATE = [TRANSACTION_TYPE.interest, TRANSACTION_TYPE.annualFee, TRANSACTION_TYPE.feeAdjustment]

/**
 * The movements since the first paid claim and the open claims of an owner's accounts, by account. A transaction that
 * was reversed is left out with its reversal.
 */
export async function claimedMoney(
  db: Db | Tx,
  ownerId: number,
): Promise<(accountId: number) => Omit<ClaimedMoney, 'balance'>> {
  const movements = await sql<{
    account_id: number
    before: bigint
    cents: bigint
    is_claim: boolean
    beneficiary_id: number | null
  }>`
    with line as (
      select b.account_id, t.transaction_id, t.transaction_type_id, r.payee_id is not null as is_claim,
        r.beneficiary_id, ${creditsLessDebits} as cents
      from retirement_account a join book b on b.account_id = a.account_id
      join posting p on p.book_id = b.book_id join ledger_transaction t on t.transaction_id = p.transaction_id
      left join distribution_request r on r.request_id = t.request_id
      where a.account_owner_id = ${ownerId} and t.reverses_transaction_id is null and not exists (
        select from ledger_transaction c where c.reverses_transaction_id = t.transaction_id)
      group by b.account_id, t.transaction_id, r.request_id
    ), since as (
      select line.*, sum(cents) over so_far - cents as before, bool_or(is_claim) over so_far as is_since
      from line window so_far as (partition by account_id order by transaction_id)
    )
    select account_id, before::bigint, cents::bigint, is_claim, beneficiary_id from since
    where is_since and transaction_type_id <> all(${AT_ONE_RATE}::int[])
    order by transaction_id`.execute(db)
  const open = await sql<{ account_id: number; request_id: number; beneficiary_id: number | null; cents: bigint }>`
    select r.account_id, r.request_id, r.beneficiary_id, r.amount_cents as cents
    from distribution_request r join payee p on p.payee_id = r.payee_id
    where p.account_owner_id = ${ownerId} and ${isActive} and not ${isPosted}
    order by r.request_id`.execute(db)
  return (accountId) => ({
    movements: movements.rows
      .filter(({ account_id: id }) => id === accountId)
      .map(({ before, cents, is_claim: isClaim, beneficiary_id: beneficiaryId }) => ({
        before,
        cents,
        isClaim,
        beneficiaryId,
      })),
    open: open.rows
      .filter(({ account_id: id }) => id === accountId)
      .map(({ request_id: requestId, beneficiary_id: beneficiaryId, cents }) => ({ requestId, beneficiaryId, cents })),
  })
}

/**
 * Appended to an owner's name while the owner's first payout is held. Anybody who knows an owner's data can register,
 * so the owner's identity is unproven until the release code is entered.
 */
const NOT_PROVED = ', who registered online and has not entered the code of our letter'

/** Time and author of the last change of an account's beneficiary shares. */
export interface Designation {
  at: Date
  by: string | null
  /** Employee logins that have written beneficiaries or shares since the owner last submitted the shares. */
  staff: number[]
}

/**
 * An owner confirms the shares by submitting all of them (allocateShares). An owner who adds, corrects or removes a
 * person writes a confirmed record as well, but does not confirm the shares. The audit row of the same transaction
 * tells these records apart.
 */
export async function designationsOf(db: Db | Tx, ownerId: number): Promise<ReadonlyMap<number, Designation>> {
  const { rows } = await sql<Designation & { account_id: number }>`
    with written as (
      select d.*, d.path <> 'SCREEN' or exists (
          select from audit a where a.account_owner_id = ${ownerId} and a.at = d.at and a.user_id = d.user_id
            and a.action = 'beneficiary.allocate' and a.entity_id = d.account_id::text) as is_of_shares,
        exists (select from payout_hold h where h.account_owner_id = ${ownerId} and h.released_at is null) as is_held
      from data_record d
      where d.account_owner_id = ${ownerId} and d.kind = 'SHARES' and d.event = 'WRITTEN'
    )
    select distinct on (d.account_id) d.account_id, d.at,
      coalesce(person.name, o.first_name || ' ' || o.last_name, u.email)
        || case when d.path = 'SCREEN' and d.is_held then ${NOT_PROVED} else '' end as by, array(
        select distinct coalesce(c.created_by, s.user_id) from written s left join credential c on c.user_id = s.user_id
        where s.account_id = d.account_id and s.path <> 'SCREEN' and not s.is_confirmed and s.user_id is not null
          and not exists (select from written later where later.account_id = s.account_id and later.is_confirmed
            and later.is_of_shares and later.record_id > s.record_id)) as staff
    from written d
    left join portal_user u on u.user_id = d.user_id
    left join person on person.person_id = u.person_id
    left join account_owner o on o.account_owner_id = u.account_owner_id
    where d.path not in ('OPERATOR', 'BEFORE')
    order by d.account_id, (d.is_of_shares or d.is_held) desc, d.record_id desc`.execute(db)
  return new Map(rows.map(({ account_id: accountId, ...rest }) => [accountId, rest]))
}

/** Id of the last posting in an account's book; null for an empty book. The caller must lock the book. */
export async function lastPostingOf(tx: Tx, accountId: number): Promise<bigint | null> {
  const { rows } = await sql<{ last: bigint | null }>`
    select max(p.posting_id)::bigint as last from book b join posting p on p.book_id = b.book_id
    where b.account_id = ${accountId}`.execute(tx)
  return rows[0]?.last ?? null
}

/** A claim as shown in the staff list. */
export interface ClaimRow {
  request_id: number
  kind: 'WITHDRAWAL' | 'ROLLOVER'
  date_requested: Date
  plan_account_number: string
  recipient: string
  recipient_kind: RecipientKind
  tin_kind: TinKind
  tin_last4: string
  beneficiary_id: number | null
  amount_cents: bigint
  federal_cents: bigint
  state_cents: bigint
  fee_cents: bigint
  is_full_amount: boolean
  status_id: number
  outcome: 'cancelled' | 'reversed' | 'redeposited' | null
  evidence_state: EvidenceState
}

/** The claims on an owner's accounts, newest first. */
export async function claimsOf(db: Db | Tx, ownerId: number): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select r.request_id, r.kind, r.date_requested, a.plan_account_number, r.check_payable_to as recipient,
      v.kind as recipient_kind, v.tin_kind, v.tin_last4, r.beneficiary_id, r.amount_cents, r.federal_cents, r.state_cents,
      r.fee_cents, r.is_full_amount, r.status_id, r.outcome, coalesce(s.state, 'MISSING') as evidence_state
    from payee p
    join distribution_request r on r.payee_id = p.payee_id
    join retirement_account a on a.account_id = r.account_id
    join lateral (select * from payee_version v where v.payee_id = p.payee_id order by number desc limit 1) v on true
    left join request_evidence_standing s on s.request_id = r.request_id
    where p.account_owner_id = ${ownerId}
    order by r.request_id desc`.execute(db)
  return rows
}
