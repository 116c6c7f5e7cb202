import { createHash } from 'node:crypto'
import { invalidField, refuse } from '../http/errors.ts'
import { decodeBase64, decodedLength } from './base64.ts'
import type { FileKind } from './fileKinds.ts'
import { cleanFileName, extensionOf } from './fileName.ts'

export const LARGEST_FILE = 10 * 1024 * 1024

/** As it is sent: base64 of at most 10 MB. */
export type SentFile = { fileName: string; contentType: string; fileContent: string }
export type AcceptedFile = { fileName: string; contentType: string; content: Buffer; sha256: string }

/**
 * A sent file, once its name, its claimed type and its content all say the same allowed kind. `wanted` names the kinds
 * for people: "PDF, JPG or PNG". Refuses with 400, over 10 MB with 413; nothing is stored here.
 */
export function acceptFile(sent: SentFile, kinds: readonly FileKind[], wanted: string): AcceptedFile {
  if (sent.fileContent === '') throw invalidField('fileContent', 'Please select a file.')
  const fileName = cleanFileName(sent.fileName)
  const kind = kinds.find(({ extensions }) => extensions.includes(extensionOf(fileName)))
  if (!kind || !kind.claims.includes(sent.contentType.toLowerCase())) throw refuse(400, `Please use a ${wanted} file.`)
  if (decodedLength(sent.fileContent) > LARGEST_FILE + 2) throw tooLarge()
  const given = decodeBase64(sent.fileContent)
  if (!given || given.length === 0) throw refuse(400, 'The file could not be read.')
  if (given.length > LARGEST_FILE) throw tooLarge()
  const content = kind.read(given)
  if (!content) throw refuse(400, `The content of the file is not ${wanted}.`)
  return {
    fileName,
    contentType: kind.contentType,
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
  }
}

function tooLarge() {
  return refuse(413, 'The file is larger than 10 MB.')
}
