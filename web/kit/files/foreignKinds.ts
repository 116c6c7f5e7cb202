/**
 * Error texts for unsupported file types that people often choose. contract/fileRefusals.ts has the authoritative
 * texts, and a test compares the two.
 */
export const FOREIGN_KINDS = {
  unreadable: 'The file could not be read. Choose it again, or save a new copy and upload that.',
  heic: 'This is a HEIC photo. On an iPhone choose Settings > Camera > Formats > Most Compatible and take it again, or share the photo by email and upload the JPG from there.',
  picture:
    'This kind of picture is not accepted. Open it, save or export it as JPG, or take a screenshot of it, and upload that.',
  office: 'This is an office document. Open it, choose Print or Save as PDF, and upload the PDF.',
  pdfWanted:
    'This form has to be a PDF. Scan the paper with your phone (Notes or Files on an iPhone, Google Drive on Android) and save it as PDF.',
  macroWorkbook: 'The workbook has macros. Save it as Excel Workbook (.xlsx) and upload that.',
  binaryWorkbook: 'This is a binary workbook. Save it as Excel Workbook (.xlsx) and upload that.',
  openDocument: 'This is a LibreOffice or OpenOffice spreadsheet. Save it as Excel 2007-365 (.xlsx) and upload that.',
  numbers: 'This is a Numbers spreadsheet. Choose File > Export To > Excel or CSV and upload that.',
} as const

type ForeignKind = keyof typeof FOREIGN_KINDS

/** Error text for a file that the browser can't read: it was moved or deleted, or is not downloaded yet. */
export const FILE_UNREADABLE = FOREIGN_KINDS.unreadable

const PICTURES: Readonly<Record<string, ForeignKind>> = {
  '.heic': 'heic',
  '.heif': 'heic',
  '.webp': 'picture',
  '.avif': 'picture',
  '.tif': 'picture',
  '.tiff': 'picture',
  '.gif': 'picture',
  '.bmp': 'picture',
}
const OTHERS: Readonly<Record<string, ForeignKind>> = {
  '.doc': 'office',
  '.docx': 'office',
  '.odt': 'office',
  '.pages': 'office',
  '.rtf': 'office',
}
const TABLES: Readonly<Record<string, ForeignKind>> = {
  '.xlsm': 'macroWorkbook',
  '.xlsb': 'binaryWorkbook',
  '.ods': 'openDocument',
  '.numbers': 'numbers',
}

/** Error text with advice for a file of an unsupported type; null if the type is unknown. */
export function foreignKindText(extension: string, start: Uint8Array, wants: 'pdf' | 'documents' | 'tables') {
  if (wants === 'tables') return textOf(TABLES[extension])
  const picture = isHeic(start) ? 'heic' : PICTURES[extension]
  if (picture) return textOf(wants === 'pdf' ? 'pdfWanted' : picture)
  if (wants === 'pdf' && /^\.(?:jpe?g|png)$/.test(extension)) return textOf('pdfWanted')
  return textOf(OTHERS[extension])
}

/** Error text for a file of an accepted type whose name has the extension of another type. */
export function namedOtherwiseText(ending: string): string {
  return `The name of the file ends differently from its content, which is ${ending.toUpperCase()}. Rename the file so that it ends in .${ending}, and upload it again.`
}

function textOf(kind: ForeignKind | undefined): string | null {
  return kind ? FOREIGN_KINDS[kind] : null
}

/** Whether a file is a HEIC photo, by its first bytes. Some phones save HEIC photos with the extension .jpg. */
function isHeic(start: Uint8Array): boolean {
  const brand = String.fromCharCode(...start.subarray(4, 12))
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(brand)
}
