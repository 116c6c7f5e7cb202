import { addDays } from 'date-fns/addDays'
import type { Selectable } from 'kysely'
import { MOST_DOWNLOADS, type Exported } from '../../../contract/exports.ts'
import { LAPSES_AFTER_DAYS } from '../approvals/effect.ts'
import type { ListExportTable } from '../db/schema.ts'
import type { ExportableList } from './exportableLists.ts'
import { inWords } from './inWords.ts'

export type ExportRow = Selectable<ListExportTable>

/** An export as whoever asked for it sees it. `list`: undefined for one that this version has no more. */
export function exportView(row: ExportRow, list: ExportableList | undefined, now: Date): Exported {
  return {
    id: row.export_id,
    title: row.title,
    narrowedBy: list ? inWords(list.exported, row.query) : [],
    rows: row.row_count,
    status: statusOf(row, now),
    askedAt: row.asked_at.toISOString(),
    availableUntil: row.available_until?.toISOString() ?? null,
    downloadsLeft: MOST_DOWNLOADS - row.downloads,
  }
}

export function statusOf(row: ExportRow, now: Date): Exported['status'] {
  if (row.status === 'READY') {
    const isOver = row.downloads >= MOST_DOWNLOADS || (row.available_until ?? now) <= now
    return isOver ? 'OVER' : 'READY'
  }
  if (row.status === 'WAITING' && addDays(row.asked_at, LAPSES_AFTER_DAYS) <= now) return 'LAPSED'
  return row.status
}
