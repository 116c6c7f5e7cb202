import { sql, type RawBuilder } from 'kysely'

/** Whether the bank reported a payment as returned, in a return file or on a statement. @param paymentId in SQL */
export const isReturnedByBank = (paymentId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from payment_return_by_bank said where said.payment_id = ${paymentId}
    -- offset 0 forces a lookup for each payment; otherwise PostgreSQL may hash all returned payments.
    offset 0)`
