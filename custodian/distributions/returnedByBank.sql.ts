import { sql, type RawBuilder } from 'kysely'

/** Whether the bank reported a payment as returned, in a return file or on a statement. @param paymentId in SQL */
export const isReturnedByBank = (paymentId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from payment_return_by_bank said where said.payment_id = ${paymentId}
    -- Looked up for each payment: without this PostgreSQL may hash everything that has come back.
    offset 0)`
