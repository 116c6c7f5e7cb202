import { createHash } from 'node:crypto'
import { isAlsoArchive } from './archive.ts'
import { decodeBase64 } from './base64.ts'
import { JPEG, PDF, PNG } from './fileKinds.ts'
import { pdfWarning } from './pdfWarning.ts'
import { TABLES } from './spreadsheetKinds.ts'

const KINDS = [PDF, PNG, JPEG, ...TABLES]

/** Bytes of a file: in base64 as sent, and the kind (`contentType` of one of ours) its name says. */
export type FileToRead = { contentType: string; fileContent: string; mostBytes: number }
export type FileRead =
  | { content: Uint8Array<ArrayBuffer>; sha256: string; warning: string | null }
  | { refused: 'unreadable' | 'tooLarge' | 'otherKind' }

/** Decodes a file, looks whether it is what it says, and what a PDF does beyond its pages. Costly for a large file. */
export async function readFile({ contentType, fileContent, mostBytes }: FileToRead): Promise<FileRead> {
  const given = decodeBase64(fileContent)
  if (!given || given.length === 0) return { refused: 'unreadable' }
  if (given.length > mostBytes) return { refused: 'tooLarge' }
  const kind = KINDS.find((one) => one.contentType === contentType)
  const content = kind?.read(given)
  if (!kind || !content || (!kind.isArchive && isAlsoArchive(content))) return { refused: 'otherKind' }
  return {
    content: new Uint8Array(content),
    sha256: createHash('sha256').update(content).digest('hex'),
    warning: contentType === PDF.contentType ? await pdfWarning(content) : null,
  }
}
