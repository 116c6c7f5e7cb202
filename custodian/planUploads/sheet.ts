import { parse } from 'csv-parse/sync'
import { Unreadable } from '../documents/unreadable.ts'
import { withoutGuard } from '../platform/csv.ts'
import { walkXml } from './xml.ts'
import { openZip, type Zip } from '../documents/zip.ts'

/** A number where the file has a typed number, which may have lost its leading zeros or be a day. */
export type Cell = string | number
export type Sheet = {
  header: string[]
  /** Where the columns are named; 0 in a file that names them in every row. */
  headerLine: 0 | 1
  rows: Array<{ line: number; cells: Cell[] }>
}
export type Format = 'csv' | 'xlsx' | 'xml'

const MOST_ROWS = 10_000
const TOO_MANY_ROWS = `A file can have at most ${MOST_ROWS} rows.`

/** The header and the filled rows of a plan file. Throws Unreadable when it cannot be read. */
export function readSheet(format: Format, content: Buffer): Sheet {
  const rows = format === 'csv' ? readCsv(content) : format === 'xlsx' ? readXlsx(content) : null
  if (rows === null) return readRecords(content)
  const [first, ...rest] = rows.filter(({ cells }) => cells.some((cell) => String(cell).trim() !== ''))
  if (!first) throw new Unreadable('The file is empty.')
  if (rest.length > MOST_ROWS) throw new Unreadable(TOO_MANY_ROWS)
  return { header: first.cells.map((cell) => String(cell).trim()), headerLine: 1, rows: rest }
}

type Row = Sheet['rows'][number]

function readCsv(content: Buffer): Row[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
  const records = parse(text, {
    bom: true,
    relax_column_count: true,
    info: true,
    max_record_size: 100_000,
  }) as unknown as Array<{
    info: { lines: number }
    record: string[]
  }>
  // A file to correct comes back with its cells guarded against being taken for formulas.
  return records.map(({ info, record }) => ({ line: info.lines, cells: record.map(withoutGuard) }))
}

/** Every element below the root is a row, every element below that a cell of the column of its name. */
function readRecords(content: Buffer): Sheet {
  const header: string[] = []
  const rows: Row[] = []
  let text = ''
  walkXml(content, {
    open: (name, _attributes, depth) => {
      text = ''
      if (depth === 2) {
        if (rows.length === MOST_ROWS) throw new Unreadable(TOO_MANY_ROWS)
        rows.push({ line: rows.length + 1, cells: [] })
      }
      if (depth === 3 && !header.includes(name)) header.push(name)
      if (depth > 3) throw new Unreadable('The XML has more than rows and columns.')
    },
    text: (part) => {
      text += part
    },
    close: (name, depth) => {
      const row = rows.at(-1)
      if (depth === 3 && row) row.cells[header.indexOf(name)] = text.trim()
    },
  })
  if (rows.length === 0) throw new Unreadable('The file is empty.')
  return {
    header,
    headerLine: 0,
    rows: rows.map(({ line, cells }) => ({ line, cells: header.map((_, index) => cells[index] ?? '') })),
  }
}

function readXlsx(content: Buffer): Row[] {
  const zip = openZip(content)
  if (!zip) throw new Unreadable('The workbook cannot be read.')
  const sheetName = zip.names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).toSorted()[0]
  const sheet = sheetName ? (zip.read('xl/worksheets/sheet1.xml') ?? zip.read(sheetName)) : null
  if (!sheet) throw new Unreadable('The workbook has no sheet.')
  const strings = sharedStrings(zip)
  const rows: Row[] = []
  let [column, type, value, inValue] = [0, '', '', false]
  walkXml(sheet, {
    open: (name, attributes) => {
      if (name === 'row') {
        if (rows.length > MOST_ROWS) throw new Unreadable(TOO_MANY_ROWS)
        rows.push({ line: Number(attributes['r'] ?? rows.length + 1), cells: [] })
        column = -1
      }
      if (name === 'c') {
        column = columnOf(attributes['r']) ?? column + 1
        ;[type, value] = [attributes['t'] ?? 'n', '']
      }
      inValue = name === 'v' || name === 't'
    },
    text: (part) => {
      if (inValue) value += part
    },
    close: (name) => {
      inValue = false
      const row = rows.at(-1)
      if (name === 'c' && row && value !== '') row.cells[column] = cellOf(type, value, strings)
    },
  })
  return rows.map(({ line, cells }) => ({ line, cells: Array.from(cells, (cell) => cell ?? '') }))
}

function cellOf(type: string, value: string, strings: readonly string[]): Cell {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'n') return Number(value)
  return type === 'e' ? '' : value
}

/** "C7" is column 2. A column that no sheet of ours has is too far. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1]
  if (!letters) return null
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  if (column > 200) throw new Unreadable('The sheet has too many columns.')
  return column
}

function sharedStrings(zip: Zip): string[] {
  const content = zip.read('xl/sharedStrings.xml')
  const strings: string[] = []
  if (!content) return strings
  let [text, inText] = ['', false]
  walkXml(content, {
    open: (name) => {
      if (name === 'si') text = ''
      inText = name === 't'
    },
    text: (part) => {
      if (inText) text += part
    },
    close: (name) => {
      inText = false
      if (name === 'si') strings.push(text)
    },
  })
  return strings
}
