import { runsOf, type Weight } from './fonts.ts'

// The layout that every kind of block uses; lengths in points.

export const MARGIN = 64
export const LABEL_WIDTH = 190
export const LINE_GAP = 2

/** Draws a text at the current position, each letter in a font that contains the letter. */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  style: { weight: Weight; size: number; color?: string; width?: number; align?: 'right' },
): void {
  const runs = runsOf(text, style.weight)
  doc.fontSize(style.size).fillColor(style.color ?? '#1b1b1b')
  const width = style.width ?? doc.page.width - 2 * MARGIN
  for (const [index, run] of runs.entries())
    doc.font(run.font).text(run.text, {
      width,
      continued: index < runs.length - 1,
      lineGap: LINE_GAP,
      ...(style.align ? { align: style.align } : {}),
    })
}
