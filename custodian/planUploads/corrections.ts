import { LARGEST_FILE } from '../documents/acceptFile.ts'
import { csvForPeople } from '../platform/csv.ts'
import type { Finding } from './columns.ts'
import { columnNamed, ERRORS_COLUMN } from './columnNames.ts'
import type { Sheet } from './table.ts'
import { asText } from './typedCells.ts'

/**
 * A file to correct and upload again: all rows unchanged and in order, with their errors in the first column. All rows
 * are included because a file is loaded as a whole or not at all. Null if no row has an error of its own, as in an
 * unreadable file or a file with a bad header, or if the file would be too large to upload again.
 */
export function correctionsOf(sheet: Sheet | null, findings: readonly Finding[], today: string): string | null {
  const wrong = new Map<number, string[]>()
  for (const { line, column, text, isWarning } of findings)
    if (!isWarning) wrong.set(line, [...(wrong.get(line) ?? []), column === '' ? text : `${column}: ${text}`])
  if (!sheet?.rows.some(({ line }) => wrong.has(line))) return null
  const columns = sheet.header.map(columnNamed)
  // Drops the error column of an earlier correction file.
  const kept = sheet.header.flatMap((_, index) => (columns[index] === ERRORS_COLUMN ? [] : [index]))
  const text = csvForPeople(
    [ERRORS_COLUMN, ...kept.map((index) => sheet.header[index] ?? '')],
    sheet.rows.map(({ line, cells }) => [
      wrong.get(line)?.join(' / ') ?? null,
      ...kept.map((index) => asText(columns[index], cells[index] ?? '', today)),
    ]),
  )
  return Buffer.byteLength(text) > LARGEST_FILE ? null : text
}
