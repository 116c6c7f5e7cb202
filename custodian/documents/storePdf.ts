import { createHash } from 'node:crypto'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { storeFiles } from './files.sql.ts'

export function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

interface Pdf {
  ownerId: number
  accountId: number | null
  requestId: number | null
  typeId: number
  fileName: string
  content: Buffer
  isForStaff?: boolean
}

interface StoredPdf {
  attachmentId: number
  guid: string
  sha256: string
}

/** Stores a document that the custodian made. The hash identifies the bytes shown to people. */
export async function storePdf(context: WriteContext, document: Pdf): Promise<StoredPdf> {
  const [stored] = await storePdfs(context, [document])
  if (!stored) throw new Error('the database kept nothing')
  return stored
}

/** Stores many documents that the custodian made, and returns them in the given order. */
export async function storePdfs(context: WriteContext, documents: readonly Pdf[]): Promise<StoredPdf[]> {
  const hashed = documents.map((document) => ({ ...document, sha256: sha256Of(document.content) }))
  const shared = { contentType: 'application/pdf', createdBy: context.userId, now: context.now }
  const stored = await storeFiles(
    context.tx,
    context.services.pii,
    hashed.map((document) => ({ ...document, ...shared })),
  )
  return stored.map((file, place) => ({ ...file, sha256: hashed[place]?.sha256 ?? '' }))
}
