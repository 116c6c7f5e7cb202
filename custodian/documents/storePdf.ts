import { createHash } from 'node:crypto'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { storeFile } from './files.sql.ts'

export function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Keeps a document that the custodian made itself. The hash names the bytes people are shown. */
export async function storePdf(
  context: WriteContext,
  document: {
    ownerId: number
    accountId: number | null
    requestId: number | null
    typeId: number
    fileName: string
    content: Buffer
  },
): Promise<{ attachmentId: number; guid: string; sha256: string }> {
  const sha256 = sha256Of(document.content)
  const stored = await storeFile(context.tx, context.services.pii, {
    ...document,
    sha256,
    contentType: 'application/pdf',
    createdBy: context.userId,
    now: context.now,
  })
  return { ...stored, sha256 }
}
