import type { Doing } from '../distributions/doing.ts'
import { refuse } from '../http/errors.ts'
import { builtInSignature, type SigningOrder } from './provider.ts'

/**
 * Mails the link to the same unsigned document once more; the link sent before stops working.
 * @throws 409 when nothing waits for a signature
 */
export async function resend(
  doing: Doing,
  of: { ownerId: number; request: SigningOrder['request'] },
): Promise<{ email: string }> {
  const sent = doing.tx
    .selectFrom('envelope')
    .select(['attachment_id', 'document_sha256', 'account_id', 'email', 'signed_at'])
    .where('account_owner_id', '=', of.ownerId)
    .where('superseded_at', 'is', null)
    .orderBy('created_at', 'desc')
  const last = await (
    of.request === null
      ? sent.where('kind', '=', 'CUSTODIAL_AGREEMENT')
      : sent.where('request_id', '=', of.request.requestId)
  ).executeTakeFirst()
  if (!last || last.signed_at !== null) throw refuse(409, 'This document does not wait for a signature.')
  await builtInSignature.send(doing, {
    accountOwnerId: of.ownerId,
    accountId: last.account_id,
    email: last.email,
    attachmentId: last.attachment_id,
    sha256: last.document_sha256,
    request: of.request,
  })
  await doing.audit({
    action: 'envelope.resend',
    entity: 'attachment',
    entityId: last.attachment_id,
    accountOwnerId: of.ownerId,
  })
  return { email: last.email }
}
