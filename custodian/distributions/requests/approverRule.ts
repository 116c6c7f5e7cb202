import { NOT_YOU } from '../../platform/approvals/decider.ts'
import { isOneOf, personOf } from '../../platform/approvals/person.ts'
import type { Tx } from '../../platform/db/connect.ts'
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
