import { Unreadable } from '../documents/unreadable.ts'
import { columnNamed, isDayColumn } from './columnNames.ts'
import { csvRows } from './csvRows.ts'
import { MOST_ROWS, type Format, type Row, type Sheet } from './table.ts'
import { workbookRows } from './workbookRows.ts'
import { walkXml } from './xml.ts'

/** Number of lines searched for the header: payroll programs write a title, the company and the day above it. */
const MOST_ABOVE = 20
/** Number of known column names that identify a line as the header. */
const FEWEST_NAMES = 3

/** Finds the header and the filled rows of a plan file. Throws Unreadable for a file that cannot be read. */
export async function readSheet(format: Format, content: Buffer): Promise<Sheet> {
  if (format === 'xml') return readRecords(content)
  const { rows, later } = format === 'csv' ? { rows: csvRows(content), later: 0 } : await workbookRows(content)
  const filled = rows.filter(({ cells }) => cells.some((cell) => String(cell).trim() !== ''))
  const headerAt = Math.max(
    filled.slice(0, MOST_ABOVE).findIndex(({ cells }) => namesIn(cells) >= FEWEST_NAMES),
    0,
  )
  const first = filled[headerAt]
  if (!first) throw new Unreadable('emptyTable')
  const rest = filled.slice(headerAt + 1)
  if (rest.length > MOST_ROWS) throw new Unreadable('manyRows')
  const header = first.cells.map((cell) => String(cell).trim())
  const rowsOf1900 = later === 0 ? rest : rest.map((row) => withLaterDays(header, row, later))
  return withoutEmptyColumns({ header, headerLine: first.line, rows: rowsOf1900 })
}

/** Converts a number in a date column without a date format, in a workbook whose dates count from 1904. */
function withLaterDays(header: readonly string[], { line, cells }: Row, later: number): Row {
  const isDay = (index: number, cell: number) => isDayColumn(columnNamed(header[index] ?? '')) && cell < 100_000
  return {
    line,
    cells: cells.map((cell, index) => (typeof cell === 'number' && isDay(index, cell) ? cell + later : cell)),
  }
}

function namesIn(cells: Row['cells']): number {
  return cells.filter((cell) => columnNamed(String(cell))).length
}

/** Removes trailing columns that have neither a name nor a value. */
function withoutEmptyColumns({ header, headerLine, rows }: Sheet): Sheet {
  const filled = (cells: Row['cells']) => cells.findLastIndex((cell) => String(cell).trim() !== '') + 1
  const width = Math.max(filled(header), ...rows.map(({ cells }) => filled(cells)))
  const cut = Array.from({ length: width }, (_, index) => header[index] ?? '')
  return { header: cut, headerLine, rows: rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, width) })) }
}

/**
 * Every element below the root is a row. Each child of a row is the cell of the column with the same name. A second
 * child of a name is a second column of that name, which readParticipants refuses.
 */
function readRecords(content: Buffer): Sheet {
  const header: string[] = []
  const rows: Row[] = []
  const columns = new Map<string, number>()
  /** How many children of each name the current row has. */
  let children = new Map<string, number>()
  let text = ''
  walkXml(content, {
    open: (name, depth) => {
      text = ''
      if (depth === 2) {
        if (rows.length === MOST_ROWS) throw new Unreadable('manyRows')
        rows.push({ line: rows.length + 1, cells: [] })
        children = new Map()
      }
      if (depth > 3) throw new Unreadable('xmlShape')
    },
    text: (part) => {
      text += part
    },
    close: (name, depth) => {
      const row = rows.at(-1)
      if (depth !== 3 || !row) return
      const nth = children.get(name) ?? 0
      children.set(name, nth + 1)
      const key = `${nth} ${name}`
      const column = columns.get(key) ?? header.push(name) - 1
      columns.set(key, column)
      row.cells[column] = text.trim()
    },
  })
  if (rows.length === 0) throw new Unreadable('emptyTable')
  return {
    header,
    headerLine: 0,
    rows: rows.map(({ line, cells }) => ({ line, cells: header.map((_, index) => cells[index] ?? '') })),
  }
}
