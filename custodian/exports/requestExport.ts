import { addHours } from 'date-fns/addHours'
import { DOWNLOAD_HOURS, WINDOW_HOURS, type Exported } from '../../contract/exports.ts'
import { ask } from '../approvals/ask.ts'
import { formatCents } from '../platform/money.ts'
import { LIST_EXPORT } from './exportRelease.ts'
import { exportView } from './exports.views.ts'
import { describeFilters } from './describeFilters.ts'
import type { ExportableList } from './exportableLists.ts'
import { rowsOfDay } from './rowsOfDay.ts'
import { sumOf, type Asked, type Reader } from './listBatches.ts'

/**
 * Records a request to export a list. The file may be downloaded immediately while this person's exports within 24
 * hours stay below the limit, otherwise after a second person's release.
 * @throws the refusals of the list's own call; 403 for an API client whose export needs a release
 */
export async function requestExport(reader: Reader, list: ExportableList, asked: Asked): Promise<Exported> {
  const { services, call } = reader
  // This count may be slower than the count of a page, because no screen waits for it.
  const { rows, cents } = await sumOf(reader, services.database.work, list, asked)
  const query = asText(asked.query)
  const title = list.exported.title(asked.params as never)
  const accountOwnerId = asked.ownerId || null
  return call.write(async (context) => {
    const ofDay = await rowsOfDay(context)
    const isAlone = !services.config.fourEyes || !ofDay.isAbove(rows)
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
        amount_cents: cents,
        is_alone: isAlone,
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
    const narrowedBy = describeFilters(list.exported, query)
    if (!isAlone)
      await ask(context, LIST_EXPORT, {
        subject: { entity: 'list_export', id: row.export_id },
        accountOwnerId,
        payload: { exportId: row.export_id },
        description: `Export of ${numberOf(rows)} rows: ${title}`,
        changes: [
          { label: 'List', value: title },
          { label: 'Rows', value: numberOf(rows) },
          ...(cents === null ? [] : [{ label: 'Sum of the amounts', value: formatCents(cents) }]),
          ...(accountOwnerId === null ? [] : [{ label: 'Account owner ID', value: String(accountOwnerId) }]),
          { label: `Exported alone within ${WINDOW_HOURS} hours`, value: `${numberOf(ofDay.soFar)} rows` },
          ...narrowedBy,
        ].map(({ label, value }) => ({ label, before: null, after: value })),
      })
    return exportView(row, list, call.now)
  })
}

const numberOf = (rows: number) => rows.toLocaleString('en-US')

/** Query values as text, which the call parses again. */
function asText(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, string | number | boolean | null | undefined]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  )
}
