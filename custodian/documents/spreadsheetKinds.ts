import type { FileRefusal } from '../../contract/fileRefusals.ts'
import type { FileKind } from './fileKinds.ts'
import { textOf } from './textOf.ts'
import { openZip } from './zip.ts'

const ZIP_START = Buffer.from('PK\x03\x04', 'latin1')
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Types that browsers claim for these files: none without an office program, often a wrong type with one. */
const ANYTHING_TABULAR = ['', 'text/plain', 'application/octet-stream', 'application/vnd.ms-excel']
/** UTF-16 stream names in an OLE container, the format of old Office files and of encrypted new ones. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')
const NOT_TABLES = ['WordDocument', 'PowerPoint Document', '__properties_version1.0'].map((name) =>
  Buffer.from(name, 'utf16le'),
)

export const XLSX: FileKind = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extensions: ['xlsx'],
  claims: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ...ANYTHING_TABULAR],
  isArchive: true,
  // The signature must be at the first byte; with data before it, the file could also be of another kind.
  read: (content) => (content.subarray(0, 4).equals(ZIP_START) ? workbookIn(content) : 'otherKind'),
}
/** Old workbooks are accepted and stored, but never parsed. */
export const XLS: FileKind = {
  contentType: 'application/vnd.ms-excel',
  extensions: ['xls'],
  claims: ANYTHING_TABULAR,
  read(content) {
    if (!content.subarray(0, 8).equals(OLE)) return 'otherKind'
    if (content.includes(ENCRYPTED_PACKAGE)) return 'tablePassword'
    return NOT_TABLES.some((name) => content.includes(name)) ? 'otherKind' : content
  },
}
export const XML: FileKind = {
  contentType: 'application/xml',
  extensions: ['xml'],
  claims: ['text/xml', 'application/xml', ...ANYTHING_TABULAR],
  read: (content) => ofText(content, 'xml'),
}
export const CSV: FileKind = {
  contentType: 'text/csv',
  extensions: ['csv'],
  claims: ['text/csv', 'application/csv', ...ANYTHING_TABULAR],
  read: (content) => ofText(content, 'csv'),
}

/** Tables that plans send, the most specific kind first. */
export const TABLES = [XLSX, XLS, XML, CSV]

function workbookIn(content: Buffer): Buffer | FileRefusal {
  const zip = openZip(content)
  if (!zip) return 'damagedWorkbook'
  const has = (pattern: RegExp) => zip.names.some((name) => pattern.test(name))
  if (has(/^xl\/workbook\.bin$/i)) return 'binaryWorkbook'
  if (has(/^xl\/vbaProject\.bin$/i)) return 'macroWorkbook'
  if (has(/^Index\/.*\.iwa$|^Index\.zip$/i)) return 'numbers'
  if (has(/^content\.xml$/i)) return 'openDocument'
  return has(/^\[Content_Types\]\.xml$/i) && !has(/^(?:word|ppt)\//i) ? content : 'otherKind'
}

/** The content of a CSV or XML table, or the reason why the text is neither. */
function ofText(content: Buffer, wanted: 'csv' | 'xml'): Buffer | FileRefusal {
  const reading = textOf(content)
  if ('problem' in reading) return isBinary(content) ? 'otherKind' : reading.problem
  if (reading.text === '') return 'emptyTable'
  const start = reading.text.slice(0, 4_096).trimStart()
  if (/^(?:<!doctype html|<html|<head|<body|<meta|<style|<table|<div|MIME-Version:)/i.test(start)) return 'webTable'
  if (/<(?:\w+:)?html[\s>]|<(?:\w+:)?table[\s>]/i.test(start) && start.startsWith('<')) return 'webTable'
  if (/^\{\s*"(?:url|doc_id|resource_id)"/.test(start)) return 'googleLink'
  if (start.startsWith('ID;P')) return 'symbolicLink'
  if (/^(?:%PDF-|\{\\rtf)/.test(start)) return 'otherKind'
  const isXml = /^<[?!a-z_]/i.test(start)
  if (isXml && start.includes('urn:schemas-microsoft-com:office:spreadsheet')) return 'xmlWorkbook'
  if (isXml && start.includes('urn:oasis:names:tc:opendocument')) return 'openDocument'
  return isXml === (wanted === 'xml') ? content : 'otherKind'
}

/** Bytes that no text contains in any single-byte encoding. */
function isBinary(content: Buffer): boolean {
  return content.subarray(0, 4_096).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27))
}
