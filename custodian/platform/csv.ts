import { stringify } from 'csv-stringify/sync'

/** Cents print as a plain number ("-25.00"); text is text, whatever it looks like; null is an empty cell. */
export type Cell = string | bigint | null

const FORMULA = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/

/**
 * RFC 4180 lines with a header. A text that a spreadsheet would take for a formula gets a leading apostrophe: names and
 * states are typed by people, and whoever opens the report must not run what they typed.
 */
export function toCsv(header: readonly string[], rows: ReadonlyArray<readonly Cell[]>): string {
  return csvLines([header, ...rows])
}

/** The same without a header: a part of a file. */
export function csvLines(rows: ReadonlyArray<readonly Cell[]>): string {
  return stringify(
    rows.map((row) => row.map(printed)),
    { record_delimiter: '\r\n' },
  )
}

/** The text that `toCsv` made safe, as it was. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}

function printed(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'bigint') return decimal(cell)
  return FORMULA.test(cell) ? `'${cell}` : cell
}

function decimal(cents: bigint): string {
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}
