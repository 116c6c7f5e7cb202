/** A table of cells. Cells typed as numbers stay numbers: they may have lost leading zeros, or be dates. */
export type Cell = string | number
export type Row = { line: number; cells: Cell[] }
export type Sheet = {
  header: string[]
  /** The line of the header; 0 if every row names its columns, as in XML. */
  headerLine: number
  rows: Row[]
}
export type Format = 'csv' | 'xlsx' | 'xml'

export const MOST_ROWS = 10_000
export const MOST_COLUMNS = 200
