import { createHash } from 'node:crypto'
import { refusalText, type FileRefusal } from '../../contract/fileRefusals.ts'
import { isAlsoArchive } from './archive.ts'
import { decodeBase64 } from './base64.ts'
import { JPEG, PDF, PNG, type FileKind } from './fileKinds.ts'
import { foreignRefusal } from './foreignKind.ts'
import { lockOf } from './pdfEncryption.ts'
import { lookThrough } from './pdfWarning.ts'
import { TABLES, XLS } from './spreadsheetKinds.ts'

const DOCUMENTS = [PDF, PNG, JPEG]

/**
 * A file in base64, its kind by its name (the `contentType` of an allowed kind), and the display text of the requested
 * kinds.
 */
export type FileToRead = {
  contentType: string
  fileName: string
  fileContent: string
  mostBytes: number
  wanted: string
}
export type FileRead =
  | { contentType: string; content: Uint8Array<ArrayBuffer>; sha256: string; warning: string | null }
  | { refused: FileRefusal; text: string }

/** Decodes a file and checks its kind and, for a PDF, its features beyond pages. Slow for a large file. */
export async function readFile({
  contentType,
  fileName,
  fileContent,
  mostBytes,
  wanted,
}: FileToRead): Promise<FileRead> {
  const refused = (refusal: FileRefusal, filled: Record<string, string> = {}) => ({
    refused: refusal,
    text: refusalText(refusal, { kinds: wanted, ...filled }),
  })
  const given = decodeBase64(fileContent)
  if (!given || given.length === 0) return refused('unreadable')
  if (given.length > mostBytes) return refused('tooLarge')
  // Tries every spreadsheet kind, because programs save spreadsheets under any of their extensions.
  const kinds = TABLES.some((kind) => kind.contentType === contentType)
    ? TABLES
    : DOCUMENTS.filter((kind) => kind.contentType === contentType)
  const read = readAs(kinds, given)
  if ('refusal' in read) {
    if (read.refusal !== 'otherKind') return refused(read.refusal)
    const other = readAs(DOCUMENTS, given)
    if ('refusal' in other) return refused(foreignRefusal(given, fileName, wanted) ?? 'otherKind')
    const [ending = ''] = other.kind.extensions
    const found = ending.toUpperCase()
    if (wanted.includes(found)) return refused('namedOtherwise', { found, ending })
    return refused(wanted === 'PDF' ? 'pdfWanted' : 'otherKind')
  }
  const { kind, content } = read
  // Excel stores the theme of an old workbook as an archive. Old workbooks are not parsed anyway.
  if (!kind.isArchive && isAlsoArchive(content)) return refused(kind === XLS ? 'oldWorkbook' : 'alsoArchive')
  const look = kind === PDF ? await lookAtPdf(content) : { warning: null, refusal: null }
  if (look.refusal) return refused(look.refusal)
  return {
    contentType: kind.contentType,
    content: new Uint8Array(content),
    sha256: createHash('sha256').update(content).digest('hex'),
    warning: look.warning,
  }
}

/** Reads the file as the first kind that accepts it. A specific refusal takes precedence over 'otherKind'. */
function readAs(
  kinds: readonly FileKind[],
  content: Buffer,
): { kind: FileKind; content: Buffer } | { refusal: FileRefusal } {
  for (const kind of kinds) {
    const read = kind.read(content)
    if (typeof read !== 'string') return { kind, content: read }
    if (read !== 'otherKind') return { refusal: read }
  }
  return { refusal: 'otherKind' }
}

async function lookAtPdf(content: Buffer): ReturnType<typeof lookThrough> {
  const lock = lockOf(content)
  return lock ? { warning: null, refusal: lock } : lookThrough(content)
}
