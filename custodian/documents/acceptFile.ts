import { refusalText } from '../../contract/fileRefusals.ts'
import { invalidField, refuse } from '../platform/http/errors.ts'
import { WorkEnded, workersOf } from '../platform/workers/workers.ts'
import { decodedLength, startOf } from './base64.ts'
import type { FileKind } from './fileKinds.ts'
import { foreignRefusal } from './foreignKind.ts'
import { cleanFileName, extensionOf } from './fileName.ts'
import type { FileRead, FileToRead } from './readFile.ts'

export const LARGEST_FILE = 10 * 1024 * 1024
/** Number of leading bytes by which the kind of a refused file is recognized. */
const BEGINNING = 4_096

/** An upload as sent; its content is base64 of at most 10 MB. */
export type SentFile = { fileName: string; contentType: string; fileContent: string }
export type AcceptedFile = {
  fileName: string
  contentType: string
  content: Buffer
  sha256: string
  /** Warning about features of a PDF beyond its pages, such as scripts; null if there are none. */
  warning: string | null
}

const read = workersOf<FileToRead, FileRead>(new URL('./readFile.worker.ts', import.meta.url), {
  atOnce: 2,
  // A busy machine starts a worker thread slowly. This limit is below the gateway's 30 seconds, so the sender gets our
  // reason.
  patienceMs: 25_000,
  memoryMb: 512,
})

/**
 * Accepts a file if its name, claimed type and content agree on an allowed kind. `wanted` is the display text of the
 * allowed kinds: "PDF, JPG or PNG". Otherwise throws 400, or 413 above 10 MB, with a message that says what to send,
 * and stores nothing. A worker thread with a time limit examines the content.
 */
export async function acceptFile(sent: SentFile, kinds: readonly FileKind[], wanted: string): Promise<AcceptedFile> {
  if (sent.fileContent === '') throw invalidField('fileContent', 'Please select a file.')
  const fileName = cleanFileName(sent.fileName)
  const kind = kinds.find(({ extensions }) => extensions.includes(extensionOf(fileName)))
  if (!kind || !kind.claims.includes(sent.contentType.toLowerCase()))
    throw refuse(400, textOfOther(sent.fileContent, fileName, wanted))
  if (decodedLength(sent.fileContent) > LARGEST_FILE + 2) throw refuse(413, refusalText('tooLarge'))
  const { fileContent } = sent
  const task = { contentType: kind.contentType, fileName, fileContent, mostBytes: LARGEST_FILE, wanted }
  const found = await read(task).catch(endedEarly)
  if ('content' in found) return { fileName, ...found, content: Buffer.from(found.content.buffer) }
  throw refuse(found.refused === 'tooLarge' ? 413 : 400, found.text)
}

/** Names the kind of a file that we refuse, by its first bytes and its name. */
function textOfOther(fileContent: string, fileName: string, wanted: string): string {
  const refusal = foreignRefusal(startOf(fileContent, BEGINNING), fileName, wanted)
  return refusalText(refusal ?? 'otherName', { kinds: wanted })
}

function endedEarly(error: unknown): never {
  if (error instanceof WorkEnded) throw refuse(400, refusalText('tooCostly'))
  throw error
}
