import type { Doing } from '../context/writeContext.ts'
import { enqueueMail, mailContext } from '../mail/outbox.ts'
import { makeEnvelope } from './envelope.ts'

/** A stored document and who is asked to sign it. */
export interface SigningOrder {
  accountOwnerId: number
  accountId: number | null
  email: string
  attachmentId: number
  sha256: string
  /** null: the custodial agreement of the owner. */
  request: { requestId: number; number: string } | null
}

/**
 * How documents get signed. The built-in provider mails a link to the portal's own signing page; a vendor's would send
 * the document there and report back through the same `sign` functions.
 */
export interface SignatureProvider {
  /** Asks for the signature in the transaction of what it is about; an earlier request for the same is withdrawn. */
  send: (doing: Doing, order: SigningOrder) => Promise<void>
}

export const builtInSignature: SignatureProvider = {
  async send(doing, order) {
    const envelopeId = await makeEnvelope(doing, {
      kind: order.request ? 'DISTRIBUTION_FORM' : 'CUSTODIAL_AGREEMENT',
      account_owner_id: order.accountOwnerId,
      account_id: order.accountId,
      request_id: order.request?.requestId ?? null,
      attachment_id: order.attachmentId,
      email: order.email,
      document_sha256: order.sha256,
    })
    const context = mailContext(doing.services, doing.now)
    if (order.request)
      await enqueueMail(doing.tx, context, 'distribution-form', order.email, {
        envelopeId,
        number: order.request.number,
      })
    else await enqueueMail(doing.tx, context, 'custodial-agreement', order.email, { envelopeId })
  },
}
