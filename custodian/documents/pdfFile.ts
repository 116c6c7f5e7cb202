import type { FileRefusal } from '../../contract/fileRefusals.ts'

/** Some writers omit the second digit of the version. */
const HEAD = /%PDF-[12]\.(?=[\d\s])/
/**
 * Distance within which readers search for the header, because mail programs, printers and Macs put bytes before it.
 */
const HEAD_SEARCH = 1024
const OBJECT = /\b\d{1,10}\s{1,9}\d{1,5}\s{1,9}obj\b/
const END_MARK = '%%EOF'
const TAIL_SEARCH = 2048

/**
 * The PDF from its header to its end marker, without bytes before and after; 'otherKind' without a header,
 * 'pdfIncomplete' if it is truncated. Writers may omit the last end marker; then the last object, the trailer or the
 * table's offset must be complete.
 */
export function readPdf(content: Buffer): Buffer | FileRefusal {
  const head = HEAD.exec(content.subarray(0, HEAD_SEARCH).toString('latin1'))
  if (!head) return 'otherKind'
  const pdf = content.subarray(head.index)
  const mark = pdf.lastIndexOf(END_MARK)
  const end = mark + END_MARK.length
  const rest = pdf.subarray(end).toString('latin1')
  // In a linearized file, more objects follow the first end marker.
  if (mark !== -1 && !OBJECT.test(rest)) return /^[\s\0]{0,1024}$/.test(rest) ? pdf : pdf.subarray(0, end)
  const tail = pdf
    .subarray(-TAIL_SEARCH)
    .toString('latin1')
    .replace(/[\s\0]+$/, '')
  return isWholeEnd(tail) || (tail.endsWith('endobj') && hasPages(pdf)) ? pdf : 'pdfIncomplete'
}

function isWholeEnd(tail: string): boolean {
  return /(?:\bstartxref(?:\s+\d+(?:\s+%%?E?O?)?)?|\btrailer\s*<<[^]*>>)$/.test(tail)
}

/** Without a cross-reference table, viewers need only these objects to find the pages. */
function hasPages(pdf: Buffer): boolean {
  const text = pdf.toString('latin1')
  return /\/Type\s*\/Catalog\b/.test(text) && /\/Type\s*\/Page\b/.test(text)
}
