import { invalidField, refuse } from '../platform/http/errors.ts'
import { WorkEnded, workersOf } from '../platform/workers/workers.ts'
import { decodedLength } from './base64.ts'
import type { FileKind } from './fileKinds.ts'
import { cleanFileName, extensionOf } from './fileName.ts'
import type { FileRead, FileToRead } from './readFile.ts'

export const LARGEST_FILE = 10 * 1024 * 1024

/** As it is sent: base64 of at most 10 MB. */
export type SentFile = { fileName: string; contentType: string; fileContent: string }
export type AcceptedFile = {
  fileName: string
  contentType: string
  content: Buffer
  sha256: string
  /** What a PDF does or carries beyond its pages. */
  warning: string | null
}

const read = workersOf<FileToRead, FileRead>(new URL('./readFile.worker.ts', import.meta.url), {
  atOnce: 2,
  patienceMs: 15_000,
  memoryMb: 512,
})

/**
 * A sent file, once its name, its claimed type and its content all say the same allowed kind. `wanted` names the kinds
 * for people: "PDF, JPG or PNG". Refuses with 400, over 10 MB with 413; nothing is stored here. The content is looked at
 * in a thread of its own, which is ended when that takes too long.
 */
export async function acceptFile(sent: SentFile, kinds: readonly FileKind[], wanted: string): Promise<AcceptedFile> {
  if (sent.fileContent === '') throw invalidField('fileContent', 'Please select a file.')
  const fileName = cleanFileName(sent.fileName)
  const kind = kinds.find(({ extensions }) => extensions.includes(extensionOf(fileName)))
  if (!kind || !kind.claims.includes(sent.contentType.toLowerCase())) throw refuse(400, `Please use a ${wanted} file.`)
  if (decodedLength(sent.fileContent) > LARGEST_FILE + 2) throw tooLarge()
  const { contentType } = kind
  const found = await read({ contentType, fileContent: sent.fileContent, mostBytes: LARGEST_FILE }).catch(endedEarly)
  if ('content' in found) return { fileName, contentType, ...found, content: Buffer.from(found.content.buffer) }
  if (found.refused === 'tooLarge') throw tooLarge()
  if (found.refused === 'unreadable') throw refuse(400, 'The file could not be read.')
  throw refuse(400, `The content of the file is not ${wanted}.`)
}

function tooLarge() {
  return refuse(413, 'The file is larger than 10 MB.')
}

function endedEarly(error: unknown): never {
  if (error instanceof WorkEnded) throw refuse(400, 'The file could not be checked. Please save it anew and try again.')
  throw error
}
