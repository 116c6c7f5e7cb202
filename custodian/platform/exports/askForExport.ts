import { addHours } from 'date-fns/addHours'
import { DOWNLOAD_HOURS, MOST_ROWS_ALONE, type Exported } from '../../../contract/exports.ts'
import { ask } from '../approvals/ask.ts'
import { LIST_EXPORT } from './exportRelease.ts'
import { exportView } from './exports.views.ts'
import { inWords } from './inWords.ts'
import type { ExportableList } from './exportableLists.ts'
import { countRows, type Asked, type Reader } from './walkList.ts'

/**
 * Notes that somebody wants a list as a file. A short one may be downloaded at once, a long one when a second person has
 * released it. @throws whatever the list itself refuses; 403 for a program that asks for a long one
 */
export async function askForExport(reader: Reader, list: ExportableList, asked: Asked): Promise<Exported> {
  const { services, call } = reader
  // Nobody else waits for it: a long list may take longer to count than a page to show.
  const rows = await countRows(reader, services.database.work, list, asked)
  const query = asText(asked.query)
  const title = list.exported.title(asked.params as never)
  const accountOwnerId = asked.ownerId || null
  const isAlone = rows <= MOST_ROWS_ALONE || !services.config.fourEyes
  return call.write(async (context) => {
    const row = await context.tx
      .insertInto('list_export')
      .values({
        user_id: call.principal.userId,
        list: list.endpoint.name,
        account_owner_id: accountOwnerId,
        params: JSON.stringify(asText(asked.params)),
        query: JSON.stringify(query),
        title,
        row_count: rows,
        asked_at: call.now,
        status: isAlone ? 'READY' : 'WAITING',
        available_until: isAlone ? addHours(call.now, DOWNLOAD_HOURS) : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await context.audit({
      action: 'export.ask',
      entity: 'list_export',
      entityId: row.export_id,
      accountOwnerId,
      after: { list: list.endpoint.name, params: row.params, query, rows },
    })
    const narrowedBy = inWords(list.exported, query)
    if (!isAlone)
      await ask(context, LIST_EXPORT, {
        subject: { entity: 'list_export', id: row.export_id },
        accountOwnerId,
        payload: { exportId: row.export_id },
        description: `Export of ${rows.toLocaleString('en-US')} rows: ${title}`,
        changes: [
          { label: 'List', value: title },
          { label: 'Rows', value: rows.toLocaleString('en-US') },
          ...narrowedBy,
        ].map(({ label, value }) => ({ label, before: null, after: value })),
      })
    return exportView(row, list, call.now)
  })
}

/** As it stands in an address, from where the call reads it again. */
function asText(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, string | number | boolean | null | undefined]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  )
}
