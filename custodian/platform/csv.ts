import { stringify } from 'csv-stringify/sync'
import { guarded } from '../../contract/csvCell.ts'

/** Cents are written as a plain number ("-25.00"); text is never converted; null is an empty cell. */
export type Cell = string | bigint | null

/** RFC 4180 lines with a header. People type names and states, so formulas are escaped. */
export function toCsv(header: readonly string[], rows: ReadonlyArray<readonly Cell[]>): string {
  return csvLines([header, ...rows])
}

/** Lines without a header, for a part of a file. */
export function csvLines(rows: ReadonlyArray<readonly Cell[]>): string {
  return stringify(
    rows.map((row) => row.map(printed)),
    { record_delimiter: '\r\n', quoted_match: /[;|\t]/ },
  )
}

function printed(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'bigint') return decimal(cell)
  return guarded(cell)
}

function decimal(cents: bigint): string {
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}
