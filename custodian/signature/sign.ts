import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { distributionForm } from '../distributions/form.ts'
import { recordEvent, tellOwner } from '../distributions/request.ts'
import { requestById } from '../distributions/request.sql.ts'
import { signedByOwner } from '../distributions/requests/secondPerson.ts'
import { invalidField, notFound, refuse } from '../platform/http/errors.ts'
import { lockAccount } from '../ledger/ledger.ts'
import { CLOSED_LOG_IN, deathOf } from '../owners/death.ts'
import { sameName } from '../owners/sameName.ts'
import type { Block } from '../platform/pdf/document.ts'
import { storePdf } from '../documents/storePdf.ts'
import { agreementSigned } from './agreement.ts'
import { requireAsShown } from './asShown.ts'
import { findEnvelope, lockEnvelope, type Envelope } from '../envelopes/envelope.ts'
import { maySign, reopenToSign } from './maySign.ts'
import { signatureRecord } from './record.ts'
import { about } from '../platform/audit/audit.ts'

/**
 * Signs the document of an envelope, once. `ownerId` is the signed-in customer; null without a session.
 * @throws 404 for an unknown, used, replaced, expired or foreign envelope; 400 at `signerName` for a name that is not
 * the owner's; 409 if the content of the document has changed since it was shown, or the owner's death was reported
 */
export async function sign(
  context: WriteContext,
  signing: { envelopeId: string; signerName: string; ownerId: number | null },
): Promise<void> {
  await lockAccountOf(context, signing.envelopeId)
  const envelope = await lockEnvelope(context, signing.envelopeId)
  if (!envelope || envelope.signed_at !== null) throw notFound()
  if (envelope.kind === 'DISTRIBUTION_FORM' && envelope.account_owner_id !== signing.ownerId) throw notFound()
  await requireNameOfSigner(context, envelope, signing.signerName)
  await complete(context, envelope, signing.signerName)
}

/** The typed name must be the signer's. Accents are ignored, because the owner is known. */
export async function requireNameOfSigner({ tx }: WriteContext, envelope: Envelope, typed: string): Promise<void> {
  const owner = await tx
    .selectFrom('account_owner')
    .select(['first_name', 'last_name'])
    .where('account_owner_id', '=', envelope.account_owner_id)
    .executeTakeFirstOrThrow()
  const name = `${owner.first_name} ${owner.last_name}`
  if (!sameName(name, typed, 'known'))
    throw invalidField('signerName', `Please sign with your name exactly as shown: ${name}`)
}

/** Locks the account before the envelope, as a cancellation or edit does, so that they do not deadlock. */
async function lockAccountOf(context: WriteContext, envelopeId: string): Promise<void> {
  const envelope = await findEnvelope(context.tx, envelopeId, context.now)
  if (envelope?.account_id) await lockAccount(context.tx, envelope.account_id)
}

/** Signs a locked envelope after the name was compared. The caller has verified the signer. */
export async function complete(context: WriteContext, envelope: Envelope, signerName: string): Promise<void> {
  // The link of an agreement needs no session, so the refusal does not name the death.
  if (await deathOf(context.tx, envelope.account_owner_id)) throw refuse(409, CLOSED_LOG_IN)
  const record = signatureRecord({
    signerName: signerName,
    at: context.now,
    ip: context.ip ?? '-',
    documentSha256: envelope.document_sha256,
    email: envelope.email,
  })
  const isForm = envelope.kind === 'DISTRIBUTION_FORM'
  const content = isForm
    ? await distributionSigned(context, envelope, record)
    : await agreementSigned(context, envelope, record)
  const signed = await storePdf(context, {
    ownerId: envelope.account_owner_id,
    accountId: envelope.account_id,
    requestId: envelope.request_id,
    typeId: isForm ? DOCUMENT_TYPE.distributionForm : DOCUMENT_TYPE.custodialAgreement,
    fileName: isForm ? 'distribution-form-signed.pdf' : 'custodial-agreement-signed.pdf',
    content,
  })
  await context.tx
    .updateTable('envelope')
    .set({
      signed_at: context.now,
      signer_name: signerName,
      signer_ip: context.ip,
      signed_attachment_id: signed.attachmentId,
    })
    .where('envelope_hash', '=', envelope.envelope_hash)
    .execute()
  await context.audit({
    action: 'envelope.sign',
    ...about('envelope', envelope.envelope_hash, envelope.account_owner_id),
    after: { kind: envelope.kind, documentSha256: envelope.document_sha256, signedSha256: signed.sha256 },
  })
}

/**
 * Removes the request from the signature list. A request that was canceled in the meantime cannot be signed. One that
 * was approved unsigned becomes Open, so that staff see the signature before they approve it.
 */
async function distributionSigned(
  context: WriteContext,
  envelope: Envelope,
  record: readonly Block[],
): Promise<Buffer> {
  const requestId = envelope.request_id ?? 0
  const found = await requestById(context.tx, requestId)
  if (!found || !(await maySign(context, found))) throw notFound()
  await reopenToSign(context, found)
  const request = (await requestById(context.tx, requestId)) ?? found
  requireAsShown(await distributionForm(request, context.services.config.companyName), envelope)
  await context.tx
    .updateTable('distribution_request')
    .set({ signed_at: context.now, signed_without_fee: request.waive_fees, version: request.version + 1 })
    .where('request_id', '=', requestId)
    .execute()
  await signedByOwner(context, request)
  await recordEvent(context, requestId, 'SIGNED')
  await tellOwner(context, request, 'signed')
  return distributionForm(request, context.services.config.companyName, record)
}
