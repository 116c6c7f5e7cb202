import { crc32, deflateRawSync } from 'node:zlib'

/**
 * Builds a zip archive as spreadsheet programs do, for tests only. `lies` overrides the sizes in the archive's
 * directory.
 */
export function zipOf(files: Record<string, string | Buffer>, lies: Record<string, number> = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(lies[name] ?? bytes.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, place, Buffer.from(name)]))
    parts.push(local)
    at += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, index, end])
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

export type TestTab = { name: string; rows: string; state?: 'hidden' | 'veryHidden' }

/**
 * Builds a workbook as spreadsheet programs do: tabs in order with the XML of their rows, shared strings with the
 * XML of each, cell formats (`s`) by their number, and properties of the workbook.
 */
export function bookOf({
  tabs,
  strings = [],
  formats = [],
  properties = '',
  more = {},
}: {
  tabs: readonly TestTab[]
  strings?: readonly string[]
  formats?: readonly string[]
  properties?: string
  more?: Record<string, string | Buffer>
}): Buffer {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const relations = (inner: string) => `<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`
  const sheets = tabs.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  )
  const numbered = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
  const cells = formats.map((_, index) => `<xf numFmtId="${164 + index}" applyNumberFormat="1"/>`)
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${properties}<sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      tabs.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('') +
        relation('rIdStyles', 'styles', 'styles.xml') +
        relation('rIdStrings', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${numbered.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${cells.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings.map((xml) => `<si>${xml}</si>`).join('')}</sst>`,
    ...Object.fromEntries(
      tabs.map(({ rows }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...more,
  })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Builds the XML of rows with texts in the cells. A text that begins with `<c` is used as the XML of its cell. */
export function rowsOf(rows: ReadonlyArray<ReadonlyArray<string | number>>): string {
  const place = (column: number, line: number) => `${String.fromCharCode(65 + column)}${line}`
  const cell = (value: string | number, column: number, line: number) => {
    if (typeof value === 'number') return `<c r="${place(column, line)}"><v>${value}</v></c>`
    if (value.startsWith('<c')) return value.replace('<c', `<c r="${place(column, line)}"`)
    return `<c r="${place(column, line)}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
  }
  return rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((value, column) => cell(value, column, index + 1)).join('')}</row>`,
    )
    .join('')
}

/** Builds a workbook with one tab. Texts are shared strings of two runs, and numbers are results of formulas. */
export function workbook(rows: ReadonlyArray<ReadonlyArray<string | number>>): Buffer {
  const strings: string[] = []
  const run = (text: string) => `<r><t xml:space="preserve">${escaped(text)}</t></r>`
  const cells = rows.map((row) =>
    row.map((value) => {
      if (typeof value === 'number') return `<c><f>1+1</f><v>${value}</v></c>`
      strings.push(run(value.slice(0, 1)) + run(value.slice(1)))
      return `<c t="s"><v>${strings.length - 1}</v></c>`
    }),
  )
  return bookOf({ tabs: [{ name: 'Sheet1', rows: rowsOf(cells) }], strings })
}
