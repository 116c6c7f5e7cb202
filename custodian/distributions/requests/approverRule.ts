import { ROLE } from '../../../contract/roles.ts'
import { NOT_YOU } from '../../approvals/decider.ts'
import { isOneOf, personOf } from '../../approvals/person.ts'
import { anyOfIds } from '../../platform/db/anyOf.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import { refusal, type Problem } from '../../platform/problem.ts'
import { sql } from 'kysely'
import { isReturnedByBank } from '../returnedByBank.sql.ts'
import { REQUEST } from '../settlement/openApprovals.ts'
import { NOT_BY_ADDRESS, whyNotByAddress } from './addressRule.ts'
import { ownClaims } from '../../payees/ownPayee.ts'
import { wroteAddressOfPayee } from '../../payees/payee.sql.ts'
import { wroteCheckAddress, wroteIdentifyingData, wrotePerson } from '../../provenance/unconfirmed.ts'
import type { Services } from '../../platform/context/services.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import type { NotYou } from '../possibleTransitions.ts'
import { isReaddressed, type FullRequest } from '../request.sql.ts'

/**
 * Employees who uploaded a file of a paper form or created its request `r`, as an array of logins. Empty once the owner
 * has signed on the portal, because then the paper no longer counts. Forms made by the portal are not uploads.
 */
const sentPaperForm = sql<number[]>`case
  when r.is_paper_form and (r.signed_at is null or r.paper_signer is not null) then array(
    select staff.user_id from portal_user staff
    where staff.role_id <> ${sql.lit(ROLE.customer)} and staff.user_id in (
      select r.created_by
      union all
      select f.created_by from attachment f
      where f.request_id = r.request_id
        and not exists (select from envelope e where e.attachment_id = f.attachment_id)))
  else '{}' end`

/** Employees who uploaded a file of the request's paper form or created the request. */
export async function whoSentPaperForm(tx: Tx, requestId: number): Promise<number[]> {
  const { rows } = await sql<{ sent: number[] }>`
    select ${sentPaperForm} as sent from distribution_request r where r.request_id = ${requestId}`.execute(tx)
  return rows.flatMap(({ sent }) => sent)
}

/**
 * Why this person may not approve the payment of a request; null if allowed. Excluded are employees who entered the
 * destination (until the owner signs again), uploaded the paper form, began a request that needs evidence, entered a
 * number that looks like an earlier one, entered the address or the name of a check or the address of a release letter,
 * or entered a recipient's new address.
 */
export async function whyNotApprover(context: WriteContext, request: FullRequest): Promise<Problem | null> {
  if (context.userId === null) return null
  if (!context.services.config.fourEyes) return null
  const person = await personOf(context.tx, context.userId)
  const sent = await whoSentPaperForm(context.tx, request.request_id)
  const makers = [...request.payee_keyed_by, ...request.begun_by, ...sent]
  if (await isOneOf(context.tx, person, makers)) return refusal(NOT_YOU.maker)
  if (request.payee_id !== null && request.is_readdressed) {
    const wrote = wroteAddressOfPayee(sql`${request.payee_id}::int`, sql`${person.person}`)
    const { rows } = await sql<{ wrote: boolean }>`select ${wrote} as wrote`.execute(context.tx)
    if (rows[0]?.wrote) return refusal(NOT_YOU.maker)
  }
  return whyNotByAddress(context, request)
}

const ADDRESS_OF_REQUEST = {
  address1: sql`r.address1`,
  address2: sql`r.address2`,
  city: sql`r.city`,
  state: sql`r.state`,
  zip: sql`r.zip`,
}

/** An employee who opens requests to decide about them. */
export interface Reader {
  userId: number
  fourEyes: boolean
  now: Date
}

interface Found {
  request_id: number
  is_own: boolean
  is_claim: boolean
  /** The reader's own account owner; null without one. */
  own_id: number | null
  /**
   * Whether the reader entered the destination or a recipient's new address, uploaded the paper form, or began a
   * request that needs evidence.
   */
  is_maker: boolean
  set_data: boolean
  set_name: boolean
  set_check: boolean
  /** Whether the reader reported a return that the bank has not confirmed. */
  reported_return: boolean
  /** Effects of the request's open approvals, and the effects that the reader requested. */
  waiting: readonly string[]
  made: readonly string[]
}

/**
 * Why the reader may not decide each of these requests, by request number, read in one statement. The edit form
 * disables those choices; `transitionByStaff` enforces the rule.
 */
export async function whyNotYouOf(
  db: Db | Tx,
  services: Pick<Services, 'pii'>,
  { userId, fourEyes, now }: Reader,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, NotYou>> {
  if (requestIds.length === 0) return new Map()
  const [owner, person] = [sql<number>`a.account_owner_id`, sql<string>`who.person`]
  const { rows } = await sql<Found>`
    select r.request_id, coalesce(a.account_owner_id = who.own_account_owner_id, false) as is_own,
      r.payee_id is not null as is_claim, who.own_account_owner_id as own_id,
      exists (
        select from portal_person keyed
        where keyed.user_id = any(r.payee_keyed_by || r.begun_by || ${sentPaperForm}) and keyed.person = who.person)
        or (r.payee_id is not null and ${isReaddressed} and ${wroteAddressOfPayee(sql`r.payee_id`, person)}) as is_maker,
      r.payee_id is null and ${wroteIdentifyingData(owner, person)} as set_data,
      r.payee_id is null and (r.kind = 'ROLLOVER' or r.is_check) and ${wrotePerson(owner, person)} as set_name,
      r.payee_id is null and r.kind = 'WITHDRAWAL' and r.is_check and ${wroteCheckAddress(owner, person, ADDRESS_OF_REQUEST)} as set_check,
      exists (
        select from payment p
        join payment_return pr on pr.payment_id = p.payment_id and pr.code not like 'C%'
        join portal_person reporter on reporter.user_id = pr.taken_in_by
        where p.request_id = r.request_id and reporter.person = who.person
          and not ${isReturnedByBank(sql`pr.payment_id`)}) as reported_return,
      coalesce(w.waiting, '{}') as waiting, coalesce(w.made, '{}') as made
    from distribution_request r
    join retirement_account a on a.account_id = r.account_id
    join portal_person who on who.user_id = ${userId}
    left join lateral (
      select array_agg(distinct w.effect) as waiting,
        array_agg(distinct w.effect) filter (where exists (
          select from approval_maker m join portal_person maker on maker.user_id = m.user_id
          where m.approval_id = w.approval_id and maker.person = who.person
            and m.maker_id > coalesce((
              select max(c.maker_id) from approval_maker c
              where c.approval_id = w.approval_id and c.kind = 'CLEARED'), 0))) as made
      from approval w
      where w.subject_entity = ${REQUEST} and w.subject_id = r.request_id::text and w.status = 'WAITING'
        -- An approval that has lapsed no longer counts, except a request-change: its edit is still in the request.
        and (w.effect = 'request-change' or w.lapses_at > ${now})) w on true
    where r.request_id = ${anyOfIds(requestIds)}`.execute(db)
  const claims = rows.filter(({ is_claim }) => is_claim).map(({ request_id }) => request_id)
  const paid = await ownClaims(
    db,
    services,
    { ownAccountOwnerId: claims.length > 0 ? (rows[0]?.own_id ?? null) : null },
    claims,
  )
  return new Map(
    rows.map((row) => [row.request_id, notYou({ ...row, is_own: row.is_own || paid.has(row.request_id) }, fourEyes)]),
  )
}

function notYou(row: Found, fourEyes: boolean): NotYou {
  const waitingFor = (effect: string) => {
    if (!fourEyes || !row.waiting.includes(effect)) return null
    if (row.is_own) return NOT_YOU.own
    return row.reported_return || row.made.includes(effect) ? NOT_YOU.maker : null
  }
  return {
    approve: whyNotApproving(row, fourEyes),
    payAgain: waitingFor('request-pay-again'),
    takeBack: waitingFor('request-reversal'),
  }
}

function whyNotApproving(row: Found, fourEyes: boolean): string | null {
  if (row.is_own) return NOT_YOU.own
  if (!fourEyes) return null
  if (row.is_maker || row.made.includes('request-change')) return NOT_YOU.maker
  if (row.set_data) return NOT_BY_ADDRESS.data
  if (row.set_name) return NOT_BY_ADDRESS.name
  return row.set_check ? NOT_BY_ADDRESS.check : null
}

/** Employees who reported a return of this request, even if the bank has confirmed it. */
export async function whoReportedReturn(tx: Tx, requestId: number): Promise<number[]> {
  return takers(await returnsOf(tx, requestId).execute())
}

/** Why this person may not decide about the returned money of a request: the person reported its return. */
export async function whyNotReporter(context: WriteContext, reporters: readonly number[]): Promise<Problem | null> {
  if (context.userId === null || !context.services.config.fourEyes) return null
  const person = await personOf(context.tx, context.userId)
  return (await isOneOf(context.tx, person, reporters)) ? refusal(NOT_YOU.maker) : null
}

/** Employees who reported a return of this request that the bank has not confirmed. */
export async function whoTookInReturn(tx: Tx, requestId: number): Promise<number[]> {
  const unconfirmed = sql<boolean>`not ${isReturnedByBank(sql`r.payment_id`)}`
  return takers(await returnsOf(tx, requestId).where(unconfirmed).execute())
}

const returnsOf = (tx: Tx, requestId: number) =>
  tx
    .selectFrom('payment_return as r')
    .innerJoin('payment as p', 'p.payment_id', 'r.payment_id')
    .select('r.taken_in_by')
    .distinct()
    .where('p.request_id', '=', requestId)
    .where('r.code', 'not like', 'C%')

const takers = (rows: ReadonlyArray<{ taken_in_by: number | null }>) =>
  rows.flatMap(({ taken_in_by }) => taken_in_by ?? [])
