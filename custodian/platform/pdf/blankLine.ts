import { LABEL_WIDTH, MARGIN, write } from './write.ts'

/** Space for handwriting, in points. */
const HEIGHT = 27
const LABEL_HEIGHT = 14

/**
 * Draws a label and an empty line next to it. `put` adds the label to the document's structure; the line is only
 * visual.
 */
export function drawBlankLine(doc: PDFKit.PDFDocument, label: string, put: (draw: () => void) => void): void {
  if (doc.y + HEIGHT > doc.page.height - MARGIN) doc.addPage()
  const bottom = doc.y + HEIGHT
  put(() => {
    doc.x = MARGIN
    doc.y = bottom - LABEL_HEIGHT
    write(doc, label, { weight: 'regular', size: 10, color: '#555555', width: LABEL_WIDTH - 10 })
  })
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(MARGIN + LABEL_WIDTH, bottom)
    .lineTo(doc.page.width - MARGIN, bottom)
    .lineWidth(0.75)
    .stroke('#555555')
  doc.endMarkedContent()
  doc.x = MARGIN
  doc.y = bottom
}
