import { toCsv } from '../platform/csv.ts'
import type { Finding } from './columns.ts'
import { columnNamed, ERRORS_COLUMN } from './columnNames.ts'
import type { Sheet } from './table.ts'
import { asText } from './typedCells.ts'

/** Without it a spreadsheet takes the text for one of an older encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A file to correct and to send again: its rows as they were sent, in their order, and in front what is wrong with each.
 * All of them, since a file is loaded whole or not at all. Null where no single row is wrong: a file that cannot be read,
 * or one whose first line is to be mended.
 */
export function correctionsOf(sheet: Sheet | null, findings: readonly Finding[]): string | null {
  const wrong = new Map<number, string[]>()
  for (const { line, column, text, isWarning } of findings)
    if (!isWarning) wrong.set(line, [...(wrong.get(line) ?? []), column === '' ? text : `${column}: ${text}`])
  if (!sheet?.rows.some(({ line }) => wrong.has(line))) return null
  const columns = sheet.header.map(columnNamed)
  // Of a file that was sent back before, what it said then.
  const kept = sheet.header.flatMap((_, index) => (columns[index] === ERRORS_COLUMN ? [] : [index]))
  return (
    BYTE_ORDER_MARK +
    toCsv(
      [ERRORS_COLUMN, ...kept.map((index) => sheet.header[index] ?? '')],
      sheet.rows.map(({ line, cells }) => [
        wrong.get(line)?.join(' / ') ?? null,
        ...kept.map((index) => asText(columns[index], cells[index] ?? '')),
      ]),
    )
  )
}
