import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

export interface Unfunded {
  accountId: number
  number: string
}

/**
 * Accounts of a plan whose money was refused and that have had none since, by owner and type ("1001 ROTH"): the plan may
 * send their file again.
 */
export async function unfundedAccounts(tx: Db | Tx, planId: number): Promise<Map<string, Unfunded>> {
  const rows = await tx
    .selectFrom('retirement_account as a')
    .innerJoin('book as b', 'b.account_id', 'a.account_id')
    .select(['a.account_id', 'a.account_owner_id', 'a.account_type', 'a.plan_account_number'])
    .where('a.plan_id', '=', planId)
    .where('a.status_id', '<>', ACCOUNT_STATUS.closed)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('plan_money as m')
          .innerJoin('plan_file as f', 'f.attachment_id', 'm.attachment_id')
          .select('m.account_id')
          .whereRef('m.account_id', '=', 'a.account_id')
          .where('f.plan_id', '=', planId)
          .where('f.state', '=', 'REFUSED'),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('plan_money as m')
            .innerJoin('plan_file as f', 'f.attachment_id', 'm.attachment_id')
            .select('m.account_id')
            .whereRef('m.account_id', '=', 'a.account_id')
            .where('f.state', '<>', 'REFUSED'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('posting as p').select('p.posting_id').whereRef('p.book_id', '=', 'b.book_id'))),
    )
    .execute()
  return new Map(
    rows.map((row) => [
      `${row.account_owner_id} ${row.account_type}`,
      { accountId: row.account_id, number: row.plan_account_number },
    ]),
  )
}
