import { subDays } from 'date-fns/subDays'
import { MOST_DOWNLOADS, MOST_ROWS_ALONE, WINDOW_HOURS } from '../../contract/exports.ts'
import { ask } from '../approvals/ask.ts'
import { LAPSES_AFTER_DAYS } from '../approvals/effect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { refusal, type Problem } from '../platform/problem.ts'
import { LIST_EXPORT } from './exportRelease.ts'
import { rowsOfDay } from './rowsOfDay.ts'

/** A file with rows about many people that is sent in the response of its call, unlike an exported list. */
export interface BulkFile {
  /** Name of the call in the contract. */
  call: string
  /** The query of the call, for which a release counts. */
  query: object
  /** Name among the person's exports, with the place where to download it. */
  title: string
  /** Name for the decider: "Pack for an examiner". */
  name: string
  /** The filters in words, for the decider. */
  narrowedBy: ReadonlyArray<{ label: string; value: string }>
  /** Message to the person while the file waits for a release. */
  waits: string
}

const inWords = (rows: number) => rows.toLocaleString('en-US')
const most = inWords(MOST_ROWS_ALONE)

/** Begins the message about a file that waits, by its kind: "pack". */
export const needsRelease = (kind: string) =>
  `With this ${kind} you would have exported more than ${most} rows within ${WINDOW_HOURS} hours.`

/** The message about a file that waits and is downloaded again at the same place. */
export const waitsHere = (kind: string) =>
  `${needsRelease(kind)} A second person has to release it on Approvals first; then download it here again`

/**
 * Counts the rows of a file toward the person's 24-hour limit for exports. Above the limit, a second person must
 * release files with this query first. A released file may be downloaded as often as an export. Returns the reason
 * why the file waits; the caller must commit the approval's rows.
 */
export async function releaseProblem(
  context: WriteContext,
  userId: number,
  file: BulkFile,
  rows: number,
): Promise<Problem | null> {
  const asked = { user_id: userId, list: file.call, query: JSON.stringify(file.query) }
  const noted = (action: string, exportId: number) =>
    context.audit({ action, entity: 'list_export', entityId: exportId, after: { list: file.call, rows } })
  const earlier = await earlierOf(context, asked)
  if (earlier?.status === 'READY' && rows <= earlier.row_count * 1.1) {
    await context.tx
      .updateTable('list_export')
      .set({ downloads: earlier.downloads + 1, rows_sent: Math.max(earlier.rows_sent, rows) })
      .where('export_id', '=', earlier.export_id)
      .execute()
    await noted('export.download', earlier.export_id)
    return null
  }
  if (earlier?.status === 'WAITING' && rows <= earlier.row_count) {
    await noted('export.ask', earlier.export_id)
    return refusal(file.waits)
  }
  const ofDay = await rowsOfDay(context)
  const isAlone = !context.services.config.fourEyes || !ofDay.isAbove(rows)
  const { export_id } = await context.tx
    .insertInto('list_export')
    .values({
      ...asked,
      params: '{}',
      title: file.title,
      row_count: rows,
      is_alone: isAlone,
      asked_at: context.now,
      status: isAlone ? 'READY' : 'WAITING',
      // A file within the person's limit is sent only in this response and can't be downloaded later.
      ...(isAlone ? { available_until: context.now, downloads: 1, rows_sent: rows } : { available_until: null }),
    })
    .returning('export_id')
    .executeTakeFirstOrThrow()
  await noted(isAlone ? 'export.download' : 'export.ask', export_id)
  if (isAlone) return null
  await ask(context, LIST_EXPORT, {
    subject: { entity: 'list_export', id: export_id },
    payload: { exportId: export_id },
    description: `${file.name} with ${inWords(rows)} rows`,
    changes: [
      ...file.narrowedBy,
      { label: 'Rows', value: inWords(rows) },
      { label: `Exported alone within ${WINDOW_HOURS} hours`, value: `${inWords(ofDay.soFar)} rows` },
    ].map(({ label, value }) => ({ label, before: null, after: value })),
  })
  return refusal(file.waits)
}

/** The newest file that this person requested with this query for approval and may still download. */
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
