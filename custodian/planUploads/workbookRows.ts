import { zipSync, type Zippable } from 'fflate'
import { readXlsx, type Sheet as Tab, type Workbook } from 'hucre/xlsx'
import { Unreadable } from '../documents/unreadable.ts'
import { openZip, type Zip } from '../documents/zip.ts'
import { MOST_COLUMNS, type Cell, type Row } from './table.ts'
import { walkXml } from './xml.ts'

const LONGEST_NAMES = 200
const NOTHING = { text: () => {}, close: () => {} }

/** Number of days between the starts of the two date systems of workbooks. */
const YEARS_1900_TO_1904 = 1_462

/**
 * Reads the rows of the only visible sheet with data. Date cells become YYYY-MM-DD. `later` is the number of days to
 * add to a plain number that is a date. The value of a formula is its stored result.
 */
export async function workbookRows(content: Buffer): Promise<{ rows: Row[]; later: number }> {
  const { sheets, dateSystem } = await visibleTabs(content)
  const filled = sheets.filter(({ rows }) => rows.some((cells) => cells.some(isFilled)))
  if (filled.length > 1) throw new Unreadable('severalTabs', { tabs: namesOf(filled) })
  const [tab] = filled
  if (!tab) throw new Unreadable('noSheet')
  refuseHiddenRows(tab)
  refuseFormulas(tab)
  const rows = tab.rows.map((cells, index) => ({ line: index + 1, cells: fewer(cells).map(cellOf) }))
  return { rows, later: dateSystem === '1904' ? YEARS_1900_TO_1904 : 0 }
}

async function visibleTabs(content: Buffer): Promise<Pick<Workbook, 'sheets' | 'dateSystem'>> {
  const zip = openZip(content)
  if (!zip) throw new Unreadable('damagedWorkbook')
  const clean = unpacked(zip)
  const others = tabsWithoutCells(zip)
  try {
    return await readXlsx(clean, {
      sheets: ({ name, hidden, veryHidden }) => !hidden && !veryHidden && !others.has(name),
    })
  } catch {
    throw new Unreadable('damagedWorkbook')
  }
}

/**
 * Repacks the needed entries into a new archive. The library trusts the sizes that an archive states, up to 2 GB an
 * entry. The new archive has entries decompressed within their limits, and our own directory.
 */
function unpacked(zip: Zip): Uint8Array {
  const names = zip.names.filter((name) =>
    /^\[Content_Types\]\.xml$|\.rels$|workbook[^/]*\.xml$|worksheets\/[^/]+\.xml$|(?:styles|sharedStrings)[^/]*\.xml$/i.test(
      name,
    ),
  )
  const entries: Zippable = Object.fromEntries(names.map((name) => [name, zip.read(name) ?? new Uint8Array()]))
  return zipSync(entries, { level: 0 })
}

/** Names of sheets that contain only a chart, a dialog or macros. */
function tabsWithoutCells(zip: Zip): ReadonlySet<string> {
  const ids = new Set<string>()
  const names = new Set<string>()
  const [book, relations] = [zip.read('xl/workbook.xml'), zip.read('xl/_rels/workbook.xml.rels')]
  if (!book || !relations) return names
  walkXml(relations, {
    ...NOTHING,
    open: (name, _, { Id, Type }) => {
      if (name === 'Relationship' && /\/(?:chartsheet|dialogsheet|xlMacrosheet)$/.test(Type ?? '')) ids.add(Id ?? '')
    },
  })
  walkXml(book, {
    ...NOTHING,
    open: (name, _, attributes) => {
      const id = Object.entries(attributes).find(([attribute]) => attribute.endsWith(':id'))?.[1]
      if (name === 'sheet' && ids.has(id ?? '')) names.add(attributes['name'] ?? '')
    },
  })
  return names
}

/** Refuses rows hidden by a filter, such as terminated participants, because the sender did not see them. */
function refuseHiddenRows({ rowDefs, rows }: Tab): void {
  const hidden = rows.findIndex((cells, index) => rowDefs?.get(index)?.hidden === true && cells.some(isFilled))
  if (hidden !== -1) throw new Unreadable('hiddenRows', { place: String(hidden + 1) })
}

/**
 * Refuses formulas without a stored result or with an error, because the parser would read them as an empty cell or as
 * text.
 */
function refuseFormulas({ cells, rows }: Tab): void {
  for (const [place, cell] of cells ?? []) {
    const [row = 0, column = 0] = place.split(',').map(Number)
    const at = { place: `${letters(column)}${row + 1}` }
    if (cell.type === 'error') throw new Unreadable('errorCell', at)
    if (cell.type === 'formula' && cell.formulaResult == null && rows[row]?.[column] == null)
      throw new Unreadable('noResult', at)
  }
}

/** Removes empty cells at the end of a row, which come from formatted columns. */
function fewer(cells: Tab['rows'][number]): Tab['rows'][number] {
  const last = cells.findLastIndex(isFilled)
  if (last >= MOST_COLUMNS) throw new Unreadable('manyColumns')
  return cells.slice(0, last + 1)
}

function isFilled(value: Tab['rows'][number][number]): boolean {
  return String(cellOf(value)).trim() !== ''
}

function cellOf(value: Tab['rows'][number][number]): Cell {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  // Rounds a number to the digits that a spreadsheet shows: 0.1 + 0.2 becomes 0.3.
  if (typeof value === 'number') return Number(value.toPrecision(15))
  return String(value)
}

function letters(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26)
}

function namesOf(tabs: readonly Tab[]): string {
  const quoted = tabs.map(({ name }) => `"${name.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '')}"`)
  return new Intl.ListFormat('en').format(quoted).slice(0, LONGEST_NAMES)
}
