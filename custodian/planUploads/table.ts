/** A number where the file has a typed number, which may have lost its leading zeros or be a day. */
export type Cell = string | number
export type Row = { line: number; cells: Cell[] }
export type Sheet = {
  header: string[]
  /** Row of the column names; 0 in a file that names them in every row. */
  headerLine: number
  rows: Row[]
}
export type Format = 'csv' | 'xlsx' | 'xml'

export const MOST_ROWS = 10_000
export const MOST_COLUMNS = 200
