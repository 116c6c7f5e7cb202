import type { WriteContext } from '../platform/context/writeContext.ts'
import { enqueueMail, mailContext } from '../mail/outbox.ts'
import { envelopeHash, makeEnvelope } from './envelope.ts'
import { makeSigningCode } from './signingCode.ts'

/** A stored document and its signer. */
interface SigningOrder {
  accountOwnerId: number
  accountId: number | null
  email: string
  attachmentId: number
  sha256: string
  /** The request that the document belongs to; null for the owner's custodial agreement. */
  request: { requestId: number; number: string } | null
}

/**
 * A provider of document signing. The built-in provider emails a link to the portal's own signing page. A vendor's
 * provider would send the document to the vendor and report the signature through the same `sign` functions.
 */
export interface SignatureProvider {
  /** Requests the signature in the caller's transaction; an earlier request for the same document is withdrawn. */
  send: (context: WriteContext, order: SigningOrder) => Promise<void>
}

export const builtInSignature: SignatureProvider = {
  async send(context, order) {
    const envelopeId = await makeEnvelope(context, {
      kind: order.request ? 'DISTRIBUTION_FORM' : 'CUSTODIAL_AGREEMENT',
      account_owner_id: order.accountOwnerId,
      account_id: order.accountId,
      request_id: order.request?.requestId ?? null,
      attachment_id: order.attachmentId,
      email: order.email,
      document_sha256: order.sha256,
    })
    const mailing = mailContext(context.services, context.now)
    const to = { email: order.email, ownerId: order.accountOwnerId }
    if (order.request) {
      const envelope = { envelope_hash: envelopeHash(envelopeId), document_sha256: order.sha256 }
      const code = await makeSigningCode(context, envelope, order.email)
      const { requestId, number } = order.request
      await enqueueMail(context.tx, mailing, 'distribution-form', to, { envelopeId, requestId, number, code })
    } else await enqueueMail(context.tx, mailing, 'custodial-agreement', to, { envelopeId })
  },
}
