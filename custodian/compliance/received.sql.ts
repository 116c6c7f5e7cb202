import { sql, type Expression, type RawBuilder } from 'kysely'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'

/**
 * The amount that an account received: the money of its plan files, from their upload on unless it was refused, less
 * returns to the plan, and contributions without a plan file.
 */
export const receivedCents = (accountId: Expression<unknown>): RawBuilder<bigint> => sql<bigint>`(
  coalesce((select sum(m.amount_cents - coalesce((select sum(r.amount_cents) from plan_return r
        where r.attachment_id = m.attachment_id and r.account_id = m.account_id), 0))
      from plan_money m join plan_file f on f.attachment_id = m.attachment_id and f.state <> 'REFUSED'
      where m.account_id = ${accountId}), 0)
  + coalesce((select sum(p.amount_cents) from book b
      join posting p on p.book_id = b.book_id and p.side = 'C'
      join ledger_transaction t on t.transaction_id = p.transaction_id
      where b.account_id = ${accountId} and t.transaction_type_id = ${sql.lit(TRANSACTION_TYPE.contribution)}
        and (t.idempotency_key is null or t.idempotency_key not like 'plan-file:%')), 0))::bigint`
