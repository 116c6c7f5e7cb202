import { runsOf } from './fonts.ts'
import { LINE_GAP, MARGIN, write } from './write.ts'

/** A labeled box of a form; `span` is its width in columns. */
export interface Box {
  label: string
  /** The text in the box; true or false draws a check box. */
  value: string | boolean
  span: number
  /** True for an amount, which is right-aligned. */
  figure?: boolean
}

export interface Boxes {
  kind: 'boxes'
  columns: number
  rows: ReadonlyArray<readonly Box[]>
}

const LABEL = { weight: 'regular', size: 8, color: '#555555' } as const
const VALUE = { weight: 'bold', size: 10 } as const
const FRAME = '#1b1b1b'
const PAD = 5
const GAP = 2
const CHECK = { width: 10, height: 10 }

const textOf = (value: Box['value']) => (value === true ? 'X' : value || '')

/**
 * Draws boxes in the rows of a grid, as on a tax form, tagged as a list of labeled items. The frames are only
 * visual.
 */
export function drawBoxes(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, { columns, rows }: Boxes): void {
  const list = doc.struct('L')
  root.add(list)
  const part = (doc.page.width - 2 * MARGIN) / columns
  for (const row of rows) {
    // The values of a row begin at the same height, whatever the length of their labels.
    const widthOf = ({ span }: Box) => span * part - 2 * PAD
    const labels = Math.max(...row.map((box) => textHeight(doc, box.label, LABEL, widthOf(box)))) + GAP
    const values = Math.max(...row.map((box) => textHeight(doc, textOf(box.value) || 'X', VALUE, widthOf(box))))
    const height = labels + values + 2 * PAD
    if (doc.y + height > doc.page.height - MARGIN) doc.addPage()
    const top = doc.y
    let left = MARGIN
    for (const box of row) {
      drawFrame(doc, { left, top, width: box.span * part, height })
      const valueTop = top + PAD + labels
      if (typeof box.value === 'boolean') drawFrame(doc, { left: left + PAD, top: valueTop + 1, ...CHECK })
      const item = doc.struct('LI')
      list.add(item)
      const width = widthOf(box)
      doc.x = left + PAD
      doc.y = top + PAD
      item.add(doc.struct('Lbl', {}, () => write(doc, box.label, { ...LABEL, width })))
      const text = textOf(box.value)
      if (text) {
        doc.y = valueTop
        doc.x = left + PAD + (box.value === true ? 1.8 : 0)
        const style = { ...VALUE, width, ...(box.figure ? ({ align: 'right' } as const) : {}) }
        item.add(doc.struct('LBody', {}, () => write(doc, text, style)))
      }
      item.end()
      left += box.span * part
    }
    doc.x = MARGIN
    doc.y = top + height
  }
  list.end()
}

function drawFrame(
  doc: PDFKit.PDFDocument,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(left, top, width, height).lineWidth(0.75).strokeColor(FRAME).stroke()
  doc.endMarkedContent()
}

function textHeight(doc: PDFKit.PDFDocument, text: string, style: typeof LABEL | typeof VALUE, width: number): number {
  const runs = runsOf(text, style.weight)
  if (runs[0]) doc.font(runs[0].font)
  const shown = runs.map((run) => run.text).join('')
  return doc.fontSize(style.size).heightOfString(shown, { width, lineGap: LINE_GAP })
}
