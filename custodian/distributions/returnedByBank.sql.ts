import { sql, type RawBuilder } from 'kysely'

/** Whether the bank reported a payment as returned, in a return file or on a statement. @param paymentId in SQL */
export const isReturnedByBank = (paymentId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from payment_return_by_bank said where said.payment_id = ${paymentId}
    -- offset 0 forces a lookup for each payment; otherwise PostgreSQL may hash all returned payments.
    offset 0)`

/**
 * Whether the bank reported the newest return of a request's payments, so the request's money is back even if it was
 * posted again; null if no payment came back. @param requestId in SQL
 */
export const isNewestReturnByBank = (requestId: RawBuilder<unknown>) =>
  sql<boolean | null>`(
    select r.taken_in_by is null or ${isReturnedByBank(sql`r.payment_id`)}
    from payment sent join payment_return r on r.payment_id = sent.payment_id
    where sent.request_id = ${requestId} and sent.closed_as = 'RETURNED' and r.code not like 'C%'
    order by sent.payment_id desc limit 1)`
