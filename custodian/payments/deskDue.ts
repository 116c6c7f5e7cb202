import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'

const AT_ONCE = 1_000

/**
 * Marks due items on the Returns Desk: payments in no file, and checks not cashed in 180 days. Skips items that another
 * transaction is settling. Returns the number of new due items.
 */
export async function bringDueToDesk(db: Db, today: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update desk_item set is_due = true where (kind, item_id) in (
      select kind, item_id from desk_item where not is_due and since <= ${today}::date
      order by since limit ${AT_ONCE} for update skip locked)`.execute(db)
  const brought = Number(numAffectedRows)
  return brought < AT_ONCE ? brought : brought + (await bringDueToDesk(db, today))
}
