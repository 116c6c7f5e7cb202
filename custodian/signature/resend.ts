import type { WriteContext } from '../platform/context/writeContext.ts'
import { emailToSign, sendForm } from '../distributions/wizard/finalize.ts'
import { distributionForm } from '../distributions/form.ts'
import { requestNumber } from '../distributions/request.ts'
import type { FullRequest } from '../distributions/request.sql.ts'
import { refuse } from '../platform/http/errors.ts'
import { sha256Of } from '../documents/storePdf.ts'
import { builtInSignature } from '../envelopes/provider.ts'
import { about } from '../platform/audit/audit.ts'

/**
 * Emails the link to the unsigned document again, to the owner's present address. The earlier link becomes invalid. A
 * form that differs from its request is created again.
 * @throws 409 if no document waits for a signature, and when there is no email address
 */
export async function resend(
  context: WriteContext,
  { ownerId, request }: { ownerId: number; request: FullRequest },
): Promise<{ email: string }> {
  const last = await context.tx
    .selectFrom('envelope')
    .select(['attachment_id', 'document_sha256', 'account_id', 'signed_at'])
    .where('account_owner_id', '=', ownerId)
    .where('request_id', '=', request.request_id)
    .where('superseded_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const form = await distributionForm(request, context.services.config.companyName)
  if (last?.document_sha256 !== sha256Of(form)) return sendForm(context, request)
  if (last.signed_at !== null) throw refuse(409, 'This document does not wait for a signature.')
  const email = emailToSign(request)
  await builtInSignature.send(context, {
    accountOwnerId: ownerId,
    accountId: last.account_id,
    email,
    attachmentId: last.attachment_id,
    sha256: last.document_sha256,
    request: { requestId: request.request_id, number: requestNumber(request) },
  })
  await context.audit({ action: 'envelope.resend', ...about('attachment', last.attachment_id, ownerId) })
  return { email }
}
