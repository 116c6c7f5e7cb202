import type { FileKind } from './fileKinds.ts'
import { openZip } from './zip.ts'

const ZIP_START = Buffer.from('PK\x03\x04', 'latin1')
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Browsers without an office program have no name, those with one a wrong name for these files. */
const ANYTHING_TABULAR = ['', 'text/plain', 'application/octet-stream', 'application/vnd.ms-excel']

export const CSV: FileKind = {
  contentType: 'text/csv',
  extensions: ['csv'],
  claims: ['text/csv', 'application/csv', ...ANYTHING_TABULAR],
  read: (content) => (isText(content) ? content : null),
}
export const XML: FileKind = {
  contentType: 'application/xml',
  extensions: ['xml'],
  claims: ['text/xml', 'application/xml', ...ANYTHING_TABULAR],
  read: (content) => (/^(\ufeff)?\s*<[?!a-z_]/i.test(startOf(content)) ? content : null),
}
export const XLSX: FileKind = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extensions: ['xlsx'],
  claims: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ...ANYTHING_TABULAR],
  isArchive: true,
  // From its first byte on: with something in front it would be that as well.
  read: (content) =>
    content.subarray(0, 4).equals(ZIP_START) && openZip(content)?.names.includes('[Content_Types].xml')
      ? content
      : null,
}
/** Taken, never parsed. */
const XLS: FileKind = {
  contentType: 'application/vnd.ms-excel',
  extensions: ['xls'],
  claims: ANYTHING_TABULAR,
  read: (content) => (content.subarray(0, 8).equals(OLE) ? content : null),
}

/** Tables, as plans send their participants. */
export const TABLES = [CSV, XML, XLS, XLSX]

function isText(content: Buffer): boolean {
  if (content.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content)
    return true
  } catch {
    return false
  }
}

function startOf(content: Buffer): string {
  const mark = content.subarray(0, 2).toString('hex')
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(content.subarray(0, 400))
}
