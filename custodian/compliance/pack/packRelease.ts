import { subDays } from 'date-fns/subDays'
import { MOST_DOWNLOADS, MOST_ROWS_ALONE, WINDOW_HOURS } from '../../../contract/exports.ts'
import { ask } from '../../approvals/ask.ts'
import { LAPSES_AFTER_DAYS } from '../../approvals/effect.ts'
import { usDate } from '../../platform/calendar/usDate.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { LIST_EXPORT } from '../../exports/exportRelease.ts'
import { rowsOfDay } from '../../exports/rowsOfDay.ts'
import { refusal, type Problem } from '../../platform/problem.ts'
import type { DecidedFilter } from '../decisions.sql.ts'

const LIST = 'downloadCompliancePack'
const TITLE = 'Pack for an examiner (download it where it was asked for)'
const most = MOST_ROWS_ALONE.toLocaleString('en-US')
const WAITS = `With this pack you would have exported more than ${most} rows within ${WINDOW_HOURS} hours. A second person has to release it first; then download it again.`

/**
 * Counts the rows of a pack toward the person's 24-hour limit for exports. Above the limit, a second person must
 * release packs with this filter first. A released pack may be downloaded as often as an export. Returns the reason
 * why the pack waits; the caller must commit the approval's rows.
 */
export async function releaseProblem(
  context: WriteContext,
  userId: number,
  filter: DecidedFilter,
  rows: number,
): Promise<Problem | null> {
  const asked = { user_id: userId, list: LIST, query: JSON.stringify(filter) }
  const earlier = await earlierOf(context, asked)
  if (earlier?.status === 'READY' && rows <= earlier.row_count * 1.1) {
    await context.tx
      .updateTable('list_export')
      .set({ downloads: earlier.downloads + 1, rows_sent: Math.max(earlier.rows_sent, rows) })
      .where('export_id', '=', earlier.export_id)
      .execute()
    await note(context, 'export.download', earlier.export_id, rows)
    return null
  }
  if (earlier?.status === 'WAITING' && rows <= earlier.row_count) {
    await note(context, 'export.ask', earlier.export_id, rows)
    return refusal(WAITS)
  }
  const ofDay = await rowsOfDay(context)
  const isAlone = !context.services.config.fourEyes || !ofDay.isAbove(rows)
  const { export_id } = await context.tx
    .insertInto('list_export')
    .values({
      ...asked,
      params: '{}',
      title: TITLE,
      row_count: rows,
      is_alone: isAlone,
      asked_at: context.now,
      status: isAlone ? 'READY' : 'WAITING',
      // A pack within the person's limit is sent only in this response and can't be downloaded later.
      ...(isAlone ? { available_until: context.now, downloads: 1, rows_sent: rows } : { available_until: null }),
    })
    .returning('export_id')
    .executeTakeFirstOrThrow()
  await note(context, 'export.ask', export_id, rows)
  if (isAlone) return null
  await ask(context, LIST_EXPORT, {
    subject: { entity: 'list_export', id: export_id },
    payload: { exportId: export_id },
    description: `Pack for an examiner with ${rows.toLocaleString('en-US')} rows`,
    changes: [
      { label: 'Decided', before: null, after: daysOf(filter) },
      ...(filter.accountId === undefined
        ? []
        : [{ label: 'Account ID', before: null, after: String(filter.accountId) }]),
      { label: 'Rows', before: null, after: rows.toLocaleString('en-US') },
      {
        label: `Exported alone within ${WINDOW_HOURS} hours`,
        before: null,
        after: `${ofDay.soFar.toLocaleString('en-US')} rows`,
      },
    ],
  })
  return refusal(WAITS)
}

/** The days of the decisions. Without a last day, a download also has the decisions made after the release. */
function daysOf({ from, to }: DecidedFilter): string {
  return `${from ? usDate(from) : 'the first one'} to ${to ? usDate(to) : 'the day of the download'}`
}

/** The newest pack that this person requested with this filter for approval and may still download. */
async function earlierOf({ tx, now }: WriteContext, asked: { user_id: number; list: string; query: string }) {
  return tx
    .selectFrom('list_export')
    .select(['export_id', 'status', 'row_count', 'rows_sent', 'downloads'])
    .where('user_id', '=', asked.user_id)
    .where('list', '=', asked.list)
    .where((eb) => eb(eb.cast<string>('query', 'jsonb'), '=', eb.cast<string>(eb.val(asked.query), 'jsonb')))
    .where('is_alone', '=', false)
    .where('downloads', '<', MOST_DOWNLOADS)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'READY'), eb('available_until', '>', now)]),
        eb.and([eb('status', '=', 'WAITING'), eb('asked_at', '>', subDays(now, LAPSES_AFTER_DAYS))]),
      ]),
    )
    .orderBy('export_id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

function note({ audit }: WriteContext, action: string, exportId: number, rows: number): Promise<void> {
  return audit({ action, entity: 'list_export', entityId: exportId, after: { list: LIST, rows } })
}
