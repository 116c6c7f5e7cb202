import type { Db, Tx } from '../platform/db/connect.ts'

/** The oldest plan file with money for an account that waits for a second person; null if there is none. */
export async function fileWithMoneyFor(db: Db | Tx, accountId: number): Promise<number | null> {
  const row = await db
    .selectFrom('plan_money as m')
    .innerJoin('plan_file as f', 'f.attachment_id', 'm.attachment_id')
    .leftJoin('plan_receivable as r', 'r.attachment_id', 'm.attachment_id')
    .select('m.attachment_id')
    .where('m.account_id', '=', accountId)
    .where('f.state', '=', 'LOADED')
    .where('r.attachment_id', 'is', null)
    .orderBy('m.attachment_id')
    .limit(1)
    .executeTakeFirst()
  return row?.attachment_id ?? null
}
