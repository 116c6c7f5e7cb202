import { subDays } from 'date-fns/subDays'
import { downloadExport, getExportRowsLeft, listExports } from '../../contract/exports.ts'
import { mayCall } from '../platform/http/access.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import { forbidden, notFound } from '../platform/http/errors.ts'
import { accessOf, type Serving } from '../platform/http/serve.ts'
import { downloadOf } from './downloadOf.ts'
import type { ExportableList, ExportableLists } from './exportableLists.ts'
import { exportView, type ExportRow } from './exports.views.ts'
import { rowsLeft } from './rowsOfDay.ts'

const SHOWN_DAYS = 7
const MOST_SHOWN = 20
/** Time limit for sending an export, enough for a million rows over a slow connection. */
const SENDS_FOR_MS = 15 * 60_000

/** Requested exports and their files. */
export function exportRoutes({ serve, services }: Serving, lists: ExportableLists): void {
  serve(listExports, async ({ call }) => {
    const rows = await call.db
      .selectFrom('list_export')
      .selectAll()
      .where('user_id', '=', call.principal.userId)
      .where('asked_at', '>', subDays(call.now, SHOWN_DAYS))
      .orderBy('export_id', 'desc')
      .limit(MOST_SHOWN)
      .execute()
    return rows.map((row) => exportView(row, lists.get(row.list), call.now))
  })

  serve(getExportRowsLeft, async ({ call }) => ({ rows: await rowsLeft(call.db, call.now, call.principal.userId) }))

  const download = downloadOf(services)
  serve(
    downloadExport,
    async ({ call, params, noteReadOf }) => {
      const row = await services.db
        .selectFrom('list_export')
        .selectAll()
        .where('export_id', '=', params.exportId)
        .where('user_id', '=', call.principal.userId)
        .executeTakeFirst()
      return download({ services, call, noteReadOf }, ...listOf(row, lists, call))
    },
    { sendsFor: SENDS_FOR_MS },
  )
}

/** @throws 404 for another person's export; 403 for a list that this person may no longer see */
function listOf(
  row: ExportRow | undefined,
  lists: ExportableLists,
  { principal }: CallContext<Principal>,
): [ExportRow, ExportableList] {
  const list = row && lists.get(row.list)
  if (!list) throw notFound()
  if (!mayCall(accessOf(list.endpoint), principal, 'admin')) throw forbidden()
  return [row, list]
}
