import PDFDocument from 'pdfkit'
import { drawBlankLine } from './blankLine.ts'
import { drawBoxes, type Boxes } from './boxes.ts'
import { fonts, runsOf } from './fonts.ts'
import { LABEL_WIDTH, LINE_GAP, MARGIN, write } from './write.ts'

/** The content of a document, without layout. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | Details
  | Table
  /** Fill-in lines, each with its label. */
  | { kind: 'blanks'; labels: readonly string[] }
  /** Labeled boxes in rows of a grid, as on a tax form. */
  | Boxes
  | { kind: 'page' }

interface Details {
  kind: 'details'
  rows: ReadonlyArray<readonly [label: string, value: string]>
  /** True if the values are amounts, which are right-aligned so that they can be compared. */
  figures?: boolean
  /** The label of the most important amount. */
  strong?: string
}

interface Table {
  kind: 'table'
  /** Width relative to the other columns. Columns of figures are right-aligned. */
  columns: ReadonlyArray<{ header: string; width: number; align?: 'right' }>
  rows: ReadonlyArray<readonly string[]>
}

export interface DocumentContent {
  title: string
  /** The day, and the recipient's name and address, printed above the title where an envelope has its window. */
  letter?: { date: string; to: string }
  /** The company; empty for a letter that another person wrote, which gets neither letterhead nor footer. */
  company: string
  /** Phone number for questions; empty or omitted if there is none. */
  phone?: string
  /** Where to ask questions, printed in the footer of every page. */
  help?: string
  /** The creation time stored in the PDF. Equal content with an equal time always gives equal bytes. */
  date: Date
  blocks: readonly Block[]
}

const FOOTER = { weight: 'regular', size: 8, color: '#555555' } as const

/** Space above the title in points. */
const ABOVE_TITLE = 18

/** Height of the footer above the edge of the page, in points. */
const FOOT = 40

/** Number of blocks after which rendering a long document yields to other work. */
const BLOCKS_AT_ONCE = 15

/**
 * Renders a tagged PDF (PDF/UA): every text is in the structure tree in reading order, fonts are embedded, language
 * and title are set.
 */
export async function renderPdf(content: DocumentContent): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The type definitions of pdfkit are older than its code.
    subset: 'PDF/UA' as PDFKit.PDFDocumentOptions['subset'],
    tagged: true,
    // Keeps all pages in memory, because the number of pages is known only at the end.
    bufferPages: true,
    displayTitle: true,
    lang: 'en-US',
    // Names a font, because pdfkit would otherwise start with one that is not embedded.
    font: fonts()[0]?.font as unknown as string,
    info: { Title: content.title, Author: content.company, CreationDate: content.date, ModDate: content.date },
  })
  // The type definitions of pdfkit lack parsed fonts.
  for (const { name, font } of fonts()) doc.registerFont(name, font as unknown as Buffer)
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  if (content.company) drawLetterhead(doc, root, content)
  if (content.letter) drawAddress(doc, root, content.letter)
  doc.y += ABOVE_TITLE
  root.add(doc.struct('H1', {}, () => write(doc, content.title, { weight: 'bold', size: 20 })))
  doc.y += 14
  for (const [index, block] of content.blocks.entries()) {
    addBlock(doc, root, block)
    if (index % BLOCKS_AT_ONCE === BLOCKS_AT_ONCE - 1) await new Promise(setImmediate)
  }
  root.end()
  if (content.company) numberPages(doc, content)
  doc.end()
  return finished
}

const BRAND = '#14465f'
const RULE = '#d5dde2'
const MARK_SIZE = 24
/** The strokes of the portal's icon, in a square of 28. */
const MARK = 'M7 20.5V14a7 7 0 0 1 14 0v6.5M11.5 20.5V14a2.5 2.5 0 0 1 5 0v6.5'

/** Draws the portal's icon, the company and its phone number. The icon and the line are only visual. */
function drawLetterhead(doc: PDFKit.PDFDocument, root: Structure, { company, phone }: DocumentContent): void {
  const top = doc.y
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  doc.translate(MARGIN, top).scale(MARK_SIZE / 28)
  doc.roundedRect(0, 0, 28, 28, 8).fill('#1a5e7d')
  doc.path(MARK).lineWidth(2.2).lineCap('round').strokeColor('#ffffff').stroke()
  doc.restore()
  drawLine(doc, top + MARK_SIZE + 10, BRAND)
  doc.endMarkedContent()
  doc.x = MARGIN + MARK_SIZE + 8
  doc.y = top + 5
  root.add(doc.struct('P', {}, () => write(doc, company, { weight: 'bold', size: 12, color: BRAND, width: 240 })))
  if (phone) {
    doc.x = MARGIN
    doc.y = top + 6
    const words = `Questions? Call us: ${phone}`
    root.add(
      doc.struct('P', {}, () => write(doc, words, { weight: 'regular', size: 9, color: '#555555', align: 'right' })),
    )
  }
  doc.x = MARGIN
  doc.y = top + MARK_SIZE + 10
}

function drawAddress(doc: PDFKit.PDFDocument, root: Structure, { date, to }: { date: string; to: string }): void {
  for (const [above, text] of [
    [16, date],
    [14, to],
  ] as const) {
    doc.y += above
    root.add(doc.struct('P', {}, () => write(doc, text, BODY)))
  }
}

/** Draws a line across the page. The caller marks it as an artifact. */
function drawLine(doc: PDFKit.PDFDocument, y: number, color: string, width = color === BRAND ? 1 : 0.5): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(width)
    .strokeColor(color)
    .stroke()
}

/** Draws the line below a row. The line is only visual, so it is outside the structure tree. */
function drawRule(doc: PDFKit.PDFDocument, y: number): void {
  doc.markContent('Artifact', { type: 'Layout' })
  drawLine(doc, y, RULE)
  doc.endMarkedContent()
}

/** Draws the footer of every page. It is only visual, because a screen reader knows the page. */
function numberPages(doc: PDFKit.PDFDocument, { title, company, help }: DocumentContent): void {
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index)
    // The footer is below the margin, where a text would normally begin another page.
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    drawLine(doc, doc.page.height - FOOT - 8, RULE)
    doc.x = MARGIN
    doc.y = doc.page.height - FOOT
    write(doc, [`${company}: ${title}`, help].filter(Boolean).join('. '), FOOTER)
    doc.x = MARGIN
    doc.y = doc.page.height - FOOT
    write(doc, `Page ${index + 1} of ${count}`, { ...FOOTER, align: 'right' })
    doc.endMarkedContent()
    doc.page.margins.bottom = MARGIN
  }
}

type Structure = ReturnType<typeof PDFDocument.prototype.struct>

function addBlock(doc: PDFKit.PDFDocument, root: Structure, block: Block): void {
  switch (block.kind) {
    case 'heading':
      doc.moveDown(0.8)
      if (doc.y > doc.page.height - MARGIN - 60) doc.addPage()
      root.add(doc.struct('H2', {}, () => write(doc, block.text, { weight: 'bold', size: 13 })))
      doc.moveDown(0.3)
      return
    case 'paragraph':
      root.add(doc.struct('P', {}, () => write(doc, block.text, { weight: 'regular', size: 10 })))
      doc.moveDown(0.6)
      return
    case 'details':
      addDetails(doc, root, block)
      doc.moveDown(0.6)
      return
    case 'table':
      addTable(doc, root, block)
      doc.moveDown(0.6)
      return
    case 'blanks':
      for (const label of block.labels) drawBlankLine(doc, label, (draw) => root.add(doc.struct('P', {}, draw)))
      doc.moveDown(0.6)
      return
    case 'boxes':
      drawBoxes(doc, root, block)
      doc.y += 10
      return
    case 'page':
      doc.addPage()
  }
}

const HEAD = { weight: 'bold', size: 9, color: '#555555' } as const
const BODY = { weight: 'regular', size: 10 } as const
const BELOW_ROW = 7

/**
 * Tags a table row by row, within a tree that is already in the document, so that a page can end between two rows.
 */
function addTable(doc: PDFKit.PDFDocument, root: Structure, { columns, rows }: Table): void {
  const struct = doc.struct('Table')
  root.add(struct)
  const part = (doc.page.width - 2 * MARGIN) / columns.reduce((sum, { width }) => sum + width, 0)
  // The last column ends at the margin.
  const widths = columns.map(({ width }, index) => width * part - (index === columns.length - 1 ? 0 : 12))
  const head = columns.map(({ header }) => header)

  /** Draws the cells of a row at the current height. The caller adds each cell to the document. */
  function drawRow(cells: readonly string[], style: typeof HEAD | typeof BODY, put: (draw: () => void) => void): void {
    const top = doc.y
    let [bottom, left] = [top, MARGIN]
    for (const [index, { width, align }] of columns.entries()) {
      put(() => {
        doc.x = left
        doc.y = top
        write(doc, cells[index] || '-', { ...style, width: widths[index] ?? 0, ...(align ? { align } : {}) })
        bottom = Math.max(bottom, doc.y)
      })
      left += width * part
    }
    doc.x = MARGIN
    doc.y = bottom + BELOW_ROW
  }

  function addRow(cells: readonly string[], tag: 'TH' | 'TD'): void {
    const row = doc.struct('TR')
    struct.add(row)
    const attributes = (tag === 'TH' ? { scope: 'Column' } : {}) as object
    drawRow(cells, tag === 'TH' ? HEAD : BODY, (draw) => row.add(doc.struct(tag, attributes, draw)))
    row.end()
    drawRule(doc, doc.y - BELOW_ROW / 2 - 1)
  }

  const heightOf = (cells: readonly string[] = [], { weight, size }: typeof HEAD | typeof BODY = BODY) => {
    const heights = widths.map((width, index) => {
      const text = cells[index] || '-'
      const runs = runsOf(text, weight)
      if (runs[0]) doc.font(runs[0].font)
      const shown = runs.map((run) => run.text).join('')
      return doc.fontSize(size).heightOfString(shown, { width, lineGap: LINE_GAP })
    })
    return Math.max(...heights) + BELOW_ROW
  }
  const hasRoomFor = (height: number) => doc.y + height <= doc.page.height - MARGIN

  if (!hasRoomFor(heightOf(head, HEAD) + heightOf(rows[0]))) doc.addPage()
  addRow(head, 'TH')
  for (const row of rows) {
    if (!hasRoomFor(heightOf(row))) {
      doc.addPage()
      // Draws repeated column headers. They are only visual, because screen readers know the columns from the first
      // page.
      doc.markContent('Artifact', { type: 'Pagination' })
      drawRow(head, HEAD, (draw) => draw())
      doc.endMarkedContent()
    }
    addRow(row, 'TD')
  }
  struct.end()
}

/** Draws labels and values side by side, tagged as a list of labeled items. */
function addDetails(doc: PDFKit.PDFDocument, root: Structure, { rows, figures = false, strong }: Details): void {
  const list = doc.struct('L')
  // Adds the list before its items, so that each item is drawn immediately and the line below it stays outside of the
  // list.
  root.add(list)
  const valueWidth = doc.page.width - 2 * MARGIN - LABEL_WIDTH
  const labelWidth = figures ? doc.page.width - 2 * MARGIN - FIGURE_WIDTH - 10 : LABEL_WIDTH - 10
  for (const [label, value] of rows) {
    const item = doc.struct('LI')
    list.add(item)
    if (doc.y > doc.page.height - MARGIN - 40) doc.addPage()
    const top = doc.y
    item.add(
      doc.struct('Lbl', {}, () =>
        write(doc, label, {
          weight: label === strong ? 'bold' : 'regular',
          size: label === strong ? STRONG_SIZE : 10,
          color: label === strong ? '#1b1b1b' : '#555555',
          width: labelWidth,
        }),
      ),
    )
    const below = doc.y
    doc.y = top
    doc.x = figures ? doc.page.width - MARGIN - FIGURE_WIDTH : MARGIN + LABEL_WIDTH
    item.add(
      doc.struct('LBody', {}, () =>
        write(doc, value || '-', {
          weight: figures && label !== strong ? 'regular' : 'bold',
          size: label === strong ? STRONG_SIZE : 10,
          ...(figures ? { width: FIGURE_WIDTH, align: 'right' } : { width: valueWidth }),
        }),
      ),
    )
    item.end()
    doc.x = MARGIN
    doc.y = Math.max(below, doc.y) + (figures ? BELOW_ROW : 4)
    if (figures) drawRule(doc, doc.y - BELOW_ROW / 2 - 1)
  }
  list.end()
}

const STRONG_SIZE = 13

/** Width of an amount and a note after it, in points. */
const FIGURE_WIDTH = 200
