import { addDays } from 'date-fns/addDays'
import type { Selectable } from 'kysely'
import { MOST_DOWNLOADS, MOST_ROWS_ALONE, WINDOW_HOURS, type Exported } from '../../contract/exports.ts'
import { LAPSES_AFTER_DAYS } from '../approvals/effect.ts'
import type { ListExportTable } from '../platform/db/schema.ts'
import type { ExportableList } from './exportableLists.ts'
import { fromCents } from '../platform/money.ts'
import { describeFilters } from './describeFilters.ts'

export type ExportRow = Selectable<ListExportTable>

/** An export for its requester. `list` is undefined for a list that this version no longer has. */
export function exportView(row: ExportRow, list: ExportableList | undefined, now: Date): Exported {
  return {
    id: row.export_id,
    title: row.title,
    narrowedBy: list ? describeFilters(list.exported, row.query) : [],
    rows: row.row_count,
    amount: row.amount_cents === null ? null : fromCents(row.amount_cents),
    status: statusOf(row, now),
    whyNotAlone: row.is_alone ? null : whyNotAlone(row),
    askedAt: row.asked_at.toISOString(),
    availableUntil: row.available_until?.toISOString() ?? null,
    downloadsLeft: MOST_DOWNLOADS - row.downloads,
  }
}

const most = MOST_ROWS_ALONE.toLocaleString('en-US')

function whyNotAlone({ row_count }: ExportRow): string {
  return row_count > MOST_ROWS_ALONE
    ? `It has more than ${most} rows.`
    : `Together with your other exports within ${WINDOW_HOURS} hours it is more than ${most} rows.`
}

export function statusOf(row: ExportRow, now: Date): Exported['status'] {
  if (row.status === 'READY') {
    const isOver = row.downloads >= MOST_DOWNLOADS || (row.available_until ?? now) <= now
    return isOver ? 'OVER' : 'READY'
  }
  if (row.status === 'WAITING' && addDays(row.asked_at, LAPSES_AFTER_DAYS) <= now) return 'LAPSED'
  return row.status
}
