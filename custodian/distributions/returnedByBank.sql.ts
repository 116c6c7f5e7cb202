import { sql, type RawBuilder } from 'kysely'

/** Whether the bank says that a payment came back, by its file of returns or by a line of its statement. @param paymentId in SQL */
export const isReturnedByBank = (paymentId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from payment_return_by_bank said where said.payment_id = ${paymentId}
    -- Looked up for each payment: without this PostgreSQL may hash everything that has come back.
    offset 0)`
