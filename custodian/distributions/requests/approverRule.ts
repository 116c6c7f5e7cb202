import { NOT_YOU } from '../../platform/approvals/decider.ts'
import { isOneOf, personOf } from '../../platform/approvals/person.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import { sql } from 'kysely'
import { REQUEST } from '../settlement/waitingChange.ts'
import { whyNotByAddress } from './addressRule.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import type { FullRequest } from '../request.sql.ts'

/**
 * Why this person does not approve the payment of a request, null when it may: who keyed in for the owner where the money
 * goes, until the owner has signed that once more when asked to, and who decided where a check or a release code went.
 */
export async function whyNotApprover(context: WriteContext, request: FullRequest): Promise<string | null> {
  if (!context.services.config.fourEyes || context.userId === null) return null
  const person = await personOf(context.tx, context.userId)
  if (await isOneOf(context.tx, person, request.payee_keyed_by)) return NOT_YOU.maker
  return whyNotByAddress(context, request)
}

/** Who reads requests to decide about them. */
export interface Reader {
  userId: number
  fourEyes: boolean
}

/**
 * Why this reader may not approve these requests, by their numbers, in one statement: an account of its own, and what it
 * keyed in or changed. The edit form greys out by it; what is saved is decided by `makeMove`, which knows more reasons.
 */
export async function whyNotApproverOf(
  db: Db | Tx,
  { userId, fourEyes }: Reader,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (requestIds.length === 0) return new Map()
  const { rows } = await sql<{ request_id: number; is_own: boolean }>`
    select * from (
      select r.request_id, coalesce(a.account_owner_id = who.own_account_owner_id, false) as is_own,
        ${fourEyes}::boolean and exists (
          select from (
            select unnest(r.payee_keyed_by) as user_id
            union all
            select m.user_id from approval w join approval_maker m on m.approval_id = w.approval_id
            where w.subject_entity = ${REQUEST} and w.subject_id = r.request_id::text
              and w.effect = 'request-change' and w.status = 'WAITING'
              and m.maker_id > coalesce((
                select max(c.maker_id) from approval_maker c
                where c.approval_id = w.approval_id and c.kind = 'CLEARED'), 0)) by_whom
          join portal_person maker on maker.user_id = by_whom.user_id
          where maker.person = who.person) as is_maker
      from distribution_request r
      join retirement_account a on a.account_id = r.account_id
      join portal_person who on who.user_id = ${userId}
      where r.request_id = any(${requestIds}::int[])) found
    where is_own or is_maker`.execute(db)
  return new Map(rows.map(({ request_id, is_own }) => [request_id, is_own ? NOT_YOU.own : NOT_YOU.maker]))
}

/** Who of staff said that a payment of this request came back, as long as the bank has not said so as well. */
export async function whoTookInReturn(tx: Tx, requestId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('payment_return as r')
    .innerJoin('payment as p', 'p.payment_id', 'r.payment_id')
    .leftJoin('payment_return_confirmed as c', 'c.payment_id', 'r.payment_id')
    .select('r.taken_in_by')
    .distinct()
    .where('p.request_id', '=', requestId)
    .where('r.code', 'not like', 'C%')
    .where('c.payment_id', 'is', null)
    .execute()
  return rows.flatMap(({ taken_in_by }) => taken_in_by ?? [])
}
