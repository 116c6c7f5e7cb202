import { Readable } from 'node:stream'
import * as z from 'zod'
import { MOST_DOWNLOADS } from '../../contract/exports.ts'
import { PAGE_HEADERS } from '../../contract/page.ts'
import type { Services } from '../platform/context/services.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { sqlState } from '../platform/db/errors.ts'
import { openDownloadSnapshot } from '../platform/http/downloadSnapshot.ts'
import { Answer } from '../platform/http/serve.ts'
import { refuse } from '../platform/http/errors.ts'
import { exportFile } from './exportFile.ts'
import { statusOf, type ExportRow } from './exports.views.ts'
import type { ExportableList } from './exportableLists.ts'
import { rowsOfDay } from './rowsOfDay.ts'
import { batchesOf, sumOf, type Asked, type Reader } from './listBatches.ts'

const CHUNK_BYTES = 64 * 1024

const WHY_NOT = {
  WAITING: 'A second person has to release this export first.',
  REFUSED: 'This export was refused.',
  WITHDRAWN: 'This export was withdrawn.',
  LAPSED: 'Nobody released this export in time. Please export the list again.',
  OVER: 'This export can no longer be downloaded. Please export the list again.',
} as const
const GROWN = 'The list has many more rows by now. Please export it again.'
const CHANGED = 'This list has other filters by now. Please export it again.'

/** Sends the files of exports, a few at a time: `download(reader, export, its list)`. */
export function downloadOf({ database, log }: Services) {
  return async (reader: Reader, row: ExportRow, list: ExportableList): Promise<Answer> => {
    requireReady(row, reader.call.now)
    const asked = askedIn(row, list)
    const { db, close } = await openDownloadSnapshot(database)
    try {
      const { rows } = await sumOf(reader, db, list, asked)
      await noteDownload(reader, row, rows)
      const parts = exportFile(list.exported.columns, batchesOf(reader, db, list, asked))
      const file = Readable.from(told(parts), { objectMode: false, highWaterMark: CHUNK_BYTES })
      // The response ended, was aborted or never started, so no more batches are read.
      file.once('close', close)
      return new Answer(file, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName(row, reader)}"`,
        [PAGE_HEADERS.total]: String(rows),
      })
    } catch (error) {
      close()
      throw error
    }
  }

  /** Database errors quote values, so they are logged here without values, not where the response is aborted. */
  async function* told(parts: AsyncGenerator<string>): AsyncGenerator<string> {
    try {
      yield* parts
    } catch (error) {
      log.error({ failure: (error as Error).name, code: sqlState(error) }, 'export interrupted')
      throw new Error('export interrupted')
    }
  }
}

function requireReady(row: ExportRow, now: Date): void {
  const status = statusOf(row, now)
  if (status !== 'READY') throw refuse(409, WHY_NOT[status])
}

/**
 * Whether the list has grown too much since the request: by over a tenth if a second person released the export,
 * otherwise above the rows that one person may export alone.
 */
async function hasGrown(context: WriteContext, { export_id, row_count, is_alone }: ExportRow, rows: number) {
  if (rows <= row_count) return false
  if (!is_alone) return rows > row_count * 1.1
  return context.services.config.fourEyes && (await rowsOfDay(context, export_id)).isAbove(rows)
}

/**
 * The stored query, parsed like the list's own query.
 * @throws 409 if the list no longer accepts the query
 */
function askedIn(row: ExportRow, { exported: { call } }: ExportableList): Asked {
  const parsed = z
    .object({ params: z.object(call.params ?? {}), query: call.query ?? z.object({}) })
    .safeParse({ params: row.params, query: row.query })
  if (!parsed.success) throw refuse(409, CHANGED)
  return { ownerId: row.account_owner_id ?? 0, params: parsed.data.params, query: parsed.data.query as Asked['query'] }
}

/**
 * Counts one download of an export and audits it.
 * @throws 409 after the last allowed download, and for a list that has grown too much
 */
async function noteDownload({ call }: Reader, asked: ExportRow, rows: number): Promise<void> {
  const { export_id } = asked
  await call.write(async (context) => {
    const { tx, audit } = context
    if (await hasGrown(context, asked, rows)) throw refuse(409, GROWN)
    const row = await tx
      .selectFrom('list_export')
      .selectAll()
      .where('export_id', '=', export_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    requireReady(row, call.now)
    await tx
      .updateTable('list_export')
      .set({ downloads: row.downloads + 1, rows_sent: Math.max(row.rows_sent, rows), sent_at: call.now })
      .where('export_id', '=', export_id)
      .execute()
    await audit({
      action: 'export.download',
      entity: 'list_export',
      entityId: export_id,
      accountOwnerId: row.account_owner_id,
      after: {
        list: row.list,
        params: row.params,
        query: row.query,
        rows,
        download: row.downloads + 1,
        of: MOST_DOWNLOADS,
      },
    })
  })
}

function fileName({ title }: ExportRow, { call }: Reader): string {
  return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${call.today}.csv`
}
