import { createHash } from 'node:crypto'
import type { Doing } from '../distributions/doing.ts'
import { storeFile } from '../documents/files.sql.ts'

/** Keeps a document that the custodian made itself. The hash names the bytes people are shown. */
export async function storePdf(
  doing: Doing,
  document: {
    ownerId: number
    accountId: number | null
    requestId: number | null
    typeId: number
    fileName: string
    content: Buffer
  },
): Promise<{ attachmentId: number; guid: string; sha256: string }> {
  const sha256 = createHash('sha256').update(document.content).digest('hex')
  const stored = await storeFile(doing.tx, {
    ...document,
    sha256,
    contentType: 'application/pdf',
    createdBy: doing.userId,
    now: doing.now,
  })
  return { ...stored, sha256 }
}
