import PDFDocument from 'pdfkit'
import { drawBlankLine } from './blankLine.ts'
import { fonts, runsOf } from './fonts.ts'
import { LABEL_WIDTH, LINE_GAP, MARGIN, write } from './write.ts'

/** Content of a document, without layout. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'details'; rows: ReadonlyArray<readonly [label: string, value: string]> }
  | Table
  /** Fill-in lines, each with its label. */
  | { kind: 'blanks'; labels: readonly string[] }
  | { kind: 'page' }

interface Table {
  kind: 'table'
  /** Width relative to the other columns; figures are right-aligned. */
  columns: ReadonlyArray<{ header: string; width: number; align?: 'right' }>
  rows: ReadonlyArray<readonly string[]>
}

export interface DocumentContent {
  title: string
  company: string
  /** The document's own time; equal content always gives equal bytes. */
  date: Date
  blocks: readonly Block[]
}

/** Height of the footer above the edge of the page, in points. */
const FOOT = 40

/** Rendering a long document yields to other work. */
const BLOCKS_AT_ONCE = 15

/**
 * Renders a tagged PDF (PDF/UA): every text is in the structure tree in reading order, fonts are embedded, language and
 * title are set.
 */
export async function renderPdf(content: DocumentContent): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The types of pdfkit are older than its code.
    subset: 'PDF/UA' as PDFKit.PDFDocumentOptions['subset'],
    tagged: true,
    // The number of pages is known only at the end.
    bufferPages: true,
    displayTitle: true,
    lang: 'en-US',
    // Without a font, pdfkit would start with one that is not embedded.
    font: fonts()[0]?.font as unknown as string,
    info: { Title: content.title, Author: content.company, CreationDate: content.date, ModDate: content.date },
  })
  // The types also lack parsed fonts.
  for (const { name, font } of fonts()) doc.registerFont(name, font as unknown as Buffer)
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  root.add(doc.struct('P', {}, () => write(doc, content.company, { weight: 'bold', size: 12, color: '#14465f' })))
  drawRule(doc)
  doc.moveDown(1.2)
  root.add(doc.struct('H1', {}, () => write(doc, content.title, { weight: 'bold', size: 20 })))
  doc.moveDown(0.8)
  for (const [index, block] of content.blocks.entries()) {
    addBlock(doc, root, block)
    if (index % BLOCKS_AT_ONCE === BLOCKS_AT_ONCE - 1) await new Promise(setImmediate)
  }
  root.end()
  numberPages(doc, content)
  doc.end()
  return finished
}

/** The line below the letterhead is only visual. */
function drawRule(doc: PDFKit.PDFDocument): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(MARGIN, doc.y + 4)
    .lineTo(doc.page.width - MARGIN, doc.y + 4)
    .lineWidth(1)
    .strokeColor('#14465f')
    .stroke()
  doc.endMarkedContent()
  doc.y += 6
}

/** The footer of every page is only visual, because a screen reader knows the page. */
function numberPages(doc: PDFKit.PDFDocument, { title, company }: DocumentContent): void {
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index)
    // Below the margin, where a text would normally begin another page.
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.x = MARGIN
    doc.y = doc.page.height - FOOT
    write(doc, `${company}: ${title}. Page ${index + 1} of ${count}`, { weight: 'regular', size: 8, color: '#555555' })
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
      root.add(detailList(doc, block.rows))
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
    case 'page':
      doc.addPage()
  }
}

const HEAD = { weight: 'bold', size: 9, color: '#555555' } as const
const BODY = { weight: 'regular', size: 10 } as const
const BELOW_ROW = 5

/** Tags a table row by row, within a tree that is already in the document, so a page can end between two rows. */
function addTable(doc: PDFKit.PDFDocument, root: Structure, { columns, rows }: Table): void {
  const struct = doc.struct('Table')
  root.add(struct)
  const part = (doc.page.width - 2 * MARGIN) / columns.reduce((sum, { width }) => sum + width, 0)
  const head = columns.map(({ header }) => header)

  /** Draws the cells at the current height; the caller adds each cell to the document. */
  function drawRow(cells: readonly string[], style: typeof HEAD | typeof BODY, put: (draw: () => void) => void): void {
    const top = doc.y
    let [bottom, left] = [top, MARGIN]
    for (const [index, { width, align }] of columns.entries()) {
      put(() => {
        doc.x = left
        doc.y = top
        write(doc, cells[index] || '-', { ...style, width: width * part - 12, ...(align ? { align } : {}) })
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
  }

  const heightOf = (cells: readonly string[] = [], { weight, size }: typeof HEAD | typeof BODY = BODY) => {
    const heights = columns.map(({ width }, index) => {
      const text = cells[index] || '-'
      const [run] = runsOf(text, weight)
      if (run) doc.font(run.font)
      return doc.fontSize(size).heightOfString(text, { width: width * part - 12, lineGap: LINE_GAP })
    })
    return Math.max(...heights) + BELOW_ROW
  }
  const hasRoomFor = (height: number) => doc.y + height <= doc.page.height - MARGIN

  if (!hasRoomFor(heightOf(head, HEAD) + heightOf(rows[0]))) doc.addPage()
  addRow(head, 'TH')
  for (const row of rows) {
    if (!hasRoomFor(heightOf(row))) {
      doc.addPage()
      // Only visual: for screen readers the columns have their names from the first page on.
      doc.markContent('Artifact', { type: 'Pagination' })
      drawRow(head, HEAD, (draw) => draw())
      doc.endMarkedContent()
    }
    addRow(row, 'TD')
  }
  struct.end()
}

/** A label and its value side by side, tagged as a list of labeled items. */
function detailList(doc: PDFKit.PDFDocument, rows: Extract<Block, { kind: 'details' }>['rows']): Structure {
  const list = doc.struct('L')
  for (const [label, value] of rows) {
    const item = doc.struct('LI')
    list.add(item)
    let top = 0
    item.add(
      doc.struct('Lbl', {}, () => {
        if (doc.y > doc.page.height - MARGIN - 40) doc.addPage()
        top = doc.y
        write(doc, label, { weight: 'regular', size: 10, color: '#555555', width: LABEL_WIDTH - 10 })
      }),
    )
    item.add(
      doc.struct('LBody', {}, () => {
        const below = doc.y
        doc.y = top
        doc.x = MARGIN + LABEL_WIDTH
        write(doc, value || '-', { weight: 'bold', size: 10, width: doc.page.width - 2 * MARGIN - LABEL_WIDTH })
        doc.x = MARGIN
        doc.y = Math.max(below, doc.y) + 4
      }),
    )
    item.end()
  }
  list.end()
  return list
}
