import { randomInt, timingSafeEqual } from 'node:crypto'
import { maskedEmail } from '../distributions/accountNumbers.ts'
import { distributionForm } from '../distributions/form.ts'
import { requestNumber } from '../distributions/request.ts'
import { lockedRequest, requestById, type FullRequest } from '../distributions/request.sql.ts'
import { sha256Of } from '../documents/storePdf.ts'
import { lockAccount } from '../ledger/ledger.ts'
import { about } from '../platform/audit/audit.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import { requireBelow, SIGNING_CODES } from '../platform/http/throttle.ts'
import { enqueueMail, mailContext } from '../platform/mail/outbox.ts'
import type { Problem } from '../platform/problem.ts'
import { lockEnvelopeOf, type Envelope } from '../platform/signature/envelope.ts'
import { CONSENT_TEXT } from './record.ts'
import { resend } from './resend.ts'
import { complete, isAsked, requireNameOfSigner } from './sign.ts'

const LIFETIME_MS = 15 * 60_000
const TRIES = 5
const NOT_WAITING = 'This document does not wait for a signature.'
const WRONG: Problem = {
  path: ['code'],
  message: 'This code does not work. Please ask for a new one, or type it again.',
}

interface Signing {
  ownerId: number
  requestId: number
}

/**
 * Mails a code for the form of a request to the address that its owner signs in with. The code before stops working. It
 * belongs to the envelope, and so to the very document: whatever is changed later makes another envelope.
 * @throws 404 for another's request; 409 when nothing waits for a signature; 429 after three in an hour
 */
export async function mailSigningCode(context: WriteContext, of: Signing) {
  const request = await lockedOwnRequest(context, of)
  if (!isWaiting(request)) throw refuse(409, NOT_WAITING)
  if (request.owner_email === null) throw refuse(409, 'There is no email address to send the code to.')
  await requireBelow(context.tx, SIGNING_CODES, of.requestId, context.now)
  const envelope = await envelopeToSign(context, request)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const fresh = { code_hash: codeHash(context, envelope, code), created_at: context.now, tries: 0 }
  await context.tx
    .insertInto('signing_code')
    .values({ envelope_hash: envelope.envelope_hash, ...fresh })
    .onConflict((conflict) => conflict.column('envelope_hash').doUpdateSet(fresh))
    .execute()
  await enqueueMail(context.tx, mailContext(context.services, context.now), 'signing-code', request.owner_email, {
    code,
    number: requestNumber(request),
  })
  await context.audit({ action: 'envelope.code', ...about('envelope', envelope.envelope_hash, of.ownerId) })
  return {
    sentTo: maskedEmail(request.owner_email),
    documentGuid: await guidOf(context, envelope),
    consentText: CONSENT_TEXT,
    signerName: `${request.first_name} ${request.last_name}`,
  }
}

/**
 * Signs with the code. Answers what is wrong with it: a wrong try counts, so the caller must not roll it back.
 * @throws 400 at `signerName` for another name than the owner's, which costs no try; 404 for another's request; 409 when
 * nothing waits for a signature or the request is no longer what the document says
 */
export async function signWithCode(
  context: WriteContext,
  given: Signing & { code: string; signerName: string },
): Promise<Problem | null> {
  const request = await lockedOwnRequest(context, given)
  if (!isWaiting(request)) throw refuse(409, NOT_WAITING)
  const envelope = await lockEnvelopeOf(context, given.requestId)
  if (!envelope) return WRONG
  await requireNameOfSigner(context, envelope, given.signerName)
  const right = await takeTry(context, envelope, given.code)
  await context.audit({
    action: 'envelope.try',
    ...about('envelope', envelope.envelope_hash, given.ownerId),
    after: { right },
  })
  if (!right) return WRONG
  await context.tx.deleteFrom('signing_code').where('envelope_hash', '=', envelope.envelope_hash).execute()
  await complete(context, envelope, given.signerName)
  return null
}

/** Counts the try, whether it is right or not. */
async function takeTry(context: WriteContext, envelope: Envelope, code: string): Promise<boolean> {
  const known = await context.tx
    .updateTable('signing_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('envelope_hash', '=', envelope.envelope_hash)
    .returningAll()
    .executeTakeFirst()
  if (!known || known.tries > TRIES) return false
  if (context.now.getTime() - known.created_at.getTime() > LIFETIME_MS) return false
  return timingSafeEqual(Buffer.from(codeHash(context, envelope, code)), Buffer.from(known.code_hash))
}

function codeHash({ services }: WriteContext, { envelope_hash, document_sha256 }: Envelope, code: string): string {
  return services.pii.hash(code, `signing-code:${envelope_hash}:${document_sha256}`)
}

/** The envelope that works and says what the request says; a new one, mailed like every other, where there is none. */
async function envelopeToSign(context: WriteContext, request: FullRequest): Promise<Envelope> {
  const there = await lockEnvelopeOf(context, request.request_id)
  const form = await distributionForm(request, context.services.config.companyName)
  if (there?.document_sha256 === sha256Of(form)) return there
  await resend(context, { ownerId: request.account_owner_id, request })
  const made = await lockEnvelopeOf(context, request.request_id)
  if (!made) throw new Error(`request ${request.request_id} has no form to sign`)
  return made
}

/** The account before the request, as everybody who changes it. */
async function lockedOwnRequest(context: WriteContext, { ownerId, requestId }: Signing): Promise<FullRequest> {
  const known = await requestById(context.tx, requestId)
  if (known?.account_owner_id !== ownerId) throw notFound()
  await lockAccount(context.tx, known.account_id)
  const request = await lockedRequest(context.tx, requestId)
  if (!request) throw notFound()
  return request
}

/** A form on paper is read by staff; its owner has signed it there. */
function isWaiting(request: FullRequest): boolean {
  return isAsked(request) && request.signed_at === null && !request.is_paper_form
}

async function guidOf({ tx }: WriteContext, { attachment_id }: Envelope): Promise<string> {
  const { guid } = await tx
    .selectFrom('attachment')
    .select('guid')
    .where('attachment_id', '=', attachment_id)
    .executeTakeFirstOrThrow()
  return guid
}
