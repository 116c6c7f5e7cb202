import { stringify } from 'csv-stringify/sync'
import { guarded } from '../../contract/csvCell.ts'

/**
 * A cell of a CSV file. Cents are written as a plain number ("-25.00"), null as an empty cell, and text unchanged
 * except for escaped formulas.
 */
export type Cell = string | bigint | null

/** Writes CSV lines (RFC 4180) with a header. Formulas are escaped, because people type names and states. */
export function toCsv(header: readonly string[], rows: ReadonlyArray<readonly Cell[]>): string {
  return csvLines([header, ...rows])
}

/** Without it, a spreadsheet assumes an older encoding. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A CSV file that people open; files for machines are written without a byte order mark. */
export function csvForPeople(header: readonly string[], rows: ReadonlyArray<readonly Cell[]>): string {
  return BYTE_ORDER_MARK + toCsv(header, rows)
}

/** A CSV file that only a program reads. Text is exact: an apostrophe before a formula would become part of the data. */
export function csvForProgram(header: readonly string[], rows: ReadonlyArray<readonly Cell[]>): string {
  return lines([header, ...rows], (text) => text)
}

/** Writes CSV lines without a header, for a part of a file. */
export function csvLines(rows: ReadonlyArray<readonly Cell[]>): string {
  return lines(rows, guarded)
}

function lines(rows: ReadonlyArray<readonly Cell[]>, printed: (text: string) => string): string {
  const cellOf = (cell: Cell) => (typeof cell === 'string' ? printed(cell) : cell === null ? '' : decimal(cell))
  return stringify(
    rows.map((row) => row.map(cellOf)),
    { record_delimiter: '\r\n', quoted_match: /[;|\t]/ },
  )
}

function decimal(cents: bigint): string {
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}
