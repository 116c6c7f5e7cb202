import type { FileRefusal } from '../../contract/fileRefusals.ts'

const HEAD = /%PDF-[12]\.\d/
/** How far readers look for the head: mail programs, printers and Macs put their own bytes in front. */
const HEAD_SEARCH = 1024
const OBJECT = /\b\d{1,10}\s{1,9}\d{1,5}\s{1,9}obj\b/
const END_MARK = '%%EOF'
const TAIL_SEARCH = 2048

/**
 * The PDF from its head to its end mark, without what stands before and behind, as viewers read it; 'otherKind' when it
 * has no head, 'pdfIncomplete' when it breaks off. Writers may leave the last end mark away: then the last object, the
 * trailer or the place of the table has to be whole.
 */
export function readPdf(content: Buffer): Buffer | FileRefusal {
  const head = HEAD.exec(content.subarray(0, HEAD_SEARCH).toString('latin1'))
  if (!head) return 'otherKind'
  const pdf = content.subarray(head.index)
  const mark = pdf.lastIndexOf(END_MARK)
  const end = mark + END_MARK.length
  const rest = pdf.subarray(end).toString('latin1')
  // Behind the first part of a file made for the web stands the rest of its objects.
  if (mark !== -1 && !OBJECT.test(rest)) return /^[\s\0]{0,1024}$/.test(rest) ? pdf : pdf.subarray(0, end)
  const tail = pdf
    .subarray(-TAIL_SEARCH)
    .toString('latin1')
    .replace(/[\s\0]+$/, '')
  return isWholeEnd(tail) || (tail.endsWith('endobj') && hasPages(pdf)) ? pdf : 'pdfIncomplete'
}

function isWholeEnd(tail: string): boolean {
  return /(?:\bstartxref\s+\d+(?:\s+%%?E?O?)?|\btrailer\s*<<[^]*>>)$/.test(tail)
}

/** As much as viewers need to find the pages without a table. */
function hasPages(pdf: Buffer): boolean {
  const text = pdf.toString('latin1')
  return /\/Type\s*\/Catalog\b/.test(text) && /\/Type\s*\/Page\b/.test(text)
}
