import type { EvidenceState } from '../../contract/evidence.ts'
import { sql, type Selectable } from 'kysely'
import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import { anyOfIds } from '../platform/db/anyOf.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { DistributionRequestTable } from '../platform/db/schema.ts'
import type { EstatePayee } from './estatePayee.ts'

export type RequestRow = Selectable<DistributionRequestTable>

/** A request with its account, its owner and its newest form. */
export interface FullRequest extends RequestRow {
  account_owner_id: number
  account_type: 'TRADITIONAL' | 'ROTH'
  setup_date: string | null
  first_name: string
  last_name: string
  date_of_birth: string | null
  /** The owner's email; null if the owner has no email or the owner's death is confirmed. */
  owner_email: string | null
  attachment_guid: string | null
  attachment_warning: string | null
  /** Whether the payment is held by a death report, a payout hold, a missing plan deposit or a sanctions match. */
  is_held: boolean
  /** Whether the owner must enter the code from a letter before the payment. */
  is_awaiting_code: boolean
  /** Whether the owner must contact us before the payment, because no address is confirmed for that letter. */
  is_awaiting_contact: boolean
  is_barred_by_death: boolean
  /** Whether the check of this withdrawal has another address than the owner's confirmed one, or the recipient's. */
  has_new_address: boolean
  /** Whether the check came back and is mailed to that other address when it is paid again. */
  is_readdressed: boolean
  /** Whether the request's check was undeliverable and no other confirmed address is known. */
  lacks_address: boolean
  /** Whether the bank has not yet shown the deposit of a plan file that credited the owner. */
  is_awaiting_plan: boolean
  /** Whether an uncleared sanctions match holds the payment. */
  is_awaiting_review: boolean
  /** Payee and address of the open payment to the owner's estate; null if the request names the payee. */
  estate: EstatePayee | null
  /** State of the required evidence; null if none is required. */
  evidence_state: EvidenceState | null
}

/** Address columns, from a table or from the request `r`. */
const addressIn = (table: string) =>
  sql.join(['address1', 'address2', 'city', 'state', 'zip'].map((column) => sql.ref(`${table}.${column}`)))

/**
 * Whether the check of `r` can be mailed to another address: the confirmed mailing address of the owner of `a`, or an
 * address of a recipient that a second person approves with the payment.
 */
const hasNewAddress = sql<boolean>`case when r.kind = 'ROLLOVER' or not r.is_check then false
  when r.payee_id is not null then exists (
    select from payee_version v where v.payee_id = r.payee_id
      and v.number = (select max(number) from payee_version where payee_id = r.payee_id)
      and (${addressIn('v')}) is distinct from (${addressIn('r')}))
  else exists (
    select from address m
    where m.account_owner_id = a.account_owner_id and m.address_type_id = ${sql.lit(ADDRESS_TYPE.mailing)}
      and (${addressIn('m')}) is distinct from (${addressIn('r')})
      and not exists (select from unconfirmed_data d
        where d.account_owner_id = a.account_owner_id and d.kind = 'ADDRESS')) end`

/** Whether the check of `r` came back, for any reason, and is paid again to another address. */
export const isReaddressed = sql<boolean>`case when not r.is_check or pays_estate(r.request_id) then false
  when r.check_undeliverable or exists (
    select from payment p join payment_return pr on pr.payment_id = p.payment_id
    where p.request_id = r.request_id and pr.transaction_id is not null and not exists (
      select from ledger_transaction b where b.reverses_transaction_id = pr.transaction_id))
  then ${hasNewAddress} else false end`

const AWAITS_REVIEW = sql`(awaits_sanctions_review(o.account_owner_id, r.payee_id, r.check_payable_to)
  or estate_awaits_review(r.request_id))`

/** An open payout hold of the owner, which neither a claim nor the estate waits for. Without an address, it has no letter. */
const payoutHold = (which: 'any' | 'withLetter' | 'withoutLetter') => {
  const address = {
    any: sql``,
    withLetter: sql`and h.address1 is not null`,
    withoutLetter: sql`and h.address1 is null`,
  }
  return sql<boolean>`(r.payee_id is null and not pays_estate(r.request_id) and exists (
    select 1 from payout_hold h where h.account_owner_id = o.account_owner_id and h.released_at is null ${address[which]}))`
}

/** Selects requests with owner, account and form (the signed form if there is one); callers add a `where`. */
export function fullRequests(db: Db | Tx) {
  return db
    .selectFrom('distribution_request as r')
    .innerJoin('retirement_account as a', 'a.account_id', 'r.account_id')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .leftJoin('portal_user as u', 'u.account_owner_id', 'o.account_owner_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('attachment')
          .select(['guid', 'warning'])
          .whereRef('attachment.request_id', '=', 'r.request_id')
          .where('scan_state', '=', 'CLEAN')
          .orderBy('attachment_id', 'desc')
          .limit(1)
          .as('f'),
      (join) => join.onTrue(),
    )
    .selectAll('r')
    .select([
      'o.account_owner_id',
      'a.account_type',
      'a.setup_date',
      'o.first_name',
      'o.last_name',
      'o.date_of_birth',
      // A deceased owner gets no email.
      sql<string | null>`case when death_of(o.account_owner_id) is distinct from 'CONFIRMED'
        then coalesce(u.email, o.email) end`.as('owner_email'),
      'f.guid as attachment_guid',
      'f.warning as attachment_warning',
      sql<boolean>`(barred_by_death(r.payee_id, o.account_owner_id)
          and not (pays_estate(r.request_id) and death_of(o.account_owner_id) = 'CONFIRMED')
        or awaits_plan_deposit(o.account_owner_id)
        or ${AWAITS_REVIEW} or ${payoutHold('any')})`.as('is_held'),
      payoutHold('withLetter').as('is_awaiting_code'),
      payoutHold('withoutLetter').as('is_awaiting_contact'),
      sql<boolean>`barred_by_death(r.payee_id, o.account_owner_id)`.as('is_barred_by_death'),
      hasNewAddress.as('has_new_address'),
      isReaddressed.as('is_readdressed'),
      sql<boolean>`r.check_undeliverable and not ${hasNewAddress}`.as('lacks_address'),
      sql<boolean>`awaits_plan_deposit(o.account_owner_id)`.as('is_awaiting_plan'),
      sql<boolean>`${AWAITS_REVIEW}`.as('is_awaiting_review'),
      sql<EstatePayee | null>`(
        select json_build_object('payableTo', e.payable_to, 'representative', e.representative, 'address1', e.address1,
          'address2', e.address2, 'city', e.city, 'state', e.state, 'zip', e.zip)
        from payment p join estate_payee e on e.estate_payee_id = p.estate_payee_id
        where p.request_id = r.request_id and p.closed_as is null)`.as('estate'),
      sql<EvidenceState | null>`case when r.evidence_of is not null then coalesce((
        select s.state from request_evidence_standing s where s.request_id = r.request_id), 'MISSING') end`.as(
        'evidence_state',
      ),
    ])
}

/** Finds requests by their ids. */
export async function requestsByNumber(
  db: Db | Tx,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, FullRequest>> {
  if (requestIds.length === 0) return new Map()
  const rows = await fullRequests(db).where('r.request_id', '=', anyOfIds(requestIds)).execute()
  return new Map(rows.map((row) => [row.request_id, row]))
}

export async function requestById(db: Db | Tx, requestId: number): Promise<FullRequest | null> {
  return (await fullRequests(db).where('r.request_id', '=', requestId).executeTakeFirst()) ?? null
}

/** The request with its row locked, for a decision about its payment. The caller must lock the account first. */
export async function lockedRequest(tx: Tx, requestId: number): Promise<FullRequest | null> {
  await tx
    .selectFrom('distribution_request')
    .select('request_id')
    .where('request_id', '=', requestId)
    .forNoKeyUpdate()
    .execute()
  return requestById(tx, requestId)
}

/** The ledger transaction that paid a request; null if the request was not paid or the payment was reversed. */
export async function paymentOf(db: Db | Tx, requestId: number): Promise<{ transactionId: number } | null> {
  const row = await db
    .selectFrom('ledger_transaction as t')
    .select('t.transaction_id')
    .where('t.request_id', '=', requestId)
    .where('t.reverses_transaction_id', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ledger_transaction as back')
            .select('back.transaction_id')
            .whereRef('back.reverses_transaction_id', '=', 't.transaction_id'),
        ),
      ),
    )
    .executeTakeFirst()
  return row ? { transactionId: row.transaction_id } : null
}

/** Whether the request was ever paid, even if reversed: a paid request is never paid again. */
export async function wasPosted(db: Db | Tx, requestId: number): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_transaction')
    .select('transaction_id')
    .where('request_id', '=', requestId)
    .where('reverses_transaction_id', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
