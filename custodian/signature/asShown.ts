import { sha256Of } from '../documents/storePdf.ts'
import type { Envelope } from '../envelopes/envelope.ts'
import { refuse } from '../platform/http/errors.ts'

/**
 * Requires that the unsigned document, rendered again for the signature, has the same bytes as the one shown to the
 * signer.
 * @throws 409 if the document has changed since
 */
export function requireAsShown(unsigned: Buffer, envelope: Pick<Envelope, 'document_sha256'>): void {
  if (sha256Of(unsigned) !== envelope.document_sha256)
    throw refuse(409, 'This document has changed. Please ask for a new one.')
}
