import { listReturnsDesk } from '../../contract/returnsDesk.ts'
import type { Serving } from '../platform/http/serve.ts'
import { DESK_SORTS, deskBy, deskCents } from './returnsDesk.sql.ts'
import { deskView } from './returnsDesk.views.ts'

/** Open items about payments and the bank, and the person who must act. */
export function returnsDeskRoutes({ serve }: Serving): void {
  serve(listReturnsDesk, async ({ call, query, page }) => {
    const found = await page(call.db, deskBy(call.db, query), DESK_SORTS, deskCents)
    return found.answer(found.items(await deskView(call, found.rows)))
  })
}
