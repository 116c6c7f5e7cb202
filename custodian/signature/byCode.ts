import { maskedEmail } from '../distributions/accountNumbers.ts'
import { distributionForm } from '../distributions/form.ts'
import { requestNumber } from '../distributions/request.ts'
import { lockedRequest, requestById, type FullRequest } from '../distributions/request.sql.ts'
import { sha256Of } from '../documents/storePdf.ts'
import { lockAccount } from '../ledger/ledger.ts'
import { about } from '../platform/audit/audit.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import { requireBelow, SIGNING_CODES, SIGNING_OPENED } from '../platform/http/throttle.ts'
import { enqueueMail, mailContext } from '../mail/outbox.ts'
import type { Problem } from '../platform/problem.ts'
import { lockEnvelopeOf, type Envelope } from '../envelopes/envelope.ts'
import { addressHash, codeScope, makeSigningCode } from '../envelopes/signingCode.ts'
import { maySign } from './maySign.ts'
import { CONSENT_TEXT } from './record.ts'
import { resend } from './resend.ts'
import { complete, requireNameOfSigner } from './sign.ts'

const LIFETIME_MS = 15 * 60_000
/** A code that expires sooner than this is replaced by a new code, so that the owner has time to find the email. */
const WORTH_TYPING_MS = 3 * 60_000
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
 * Emails a code for a request's form to the owner's login address. A new code invalidates the earlier one. Sends
 * nothing if the earlier code is still valid long enough, unless `again` asks for another. The code belongs to the
 * envelope and so to the exact document: a later change creates another envelope.
 * @throws 404 for another owner's request; 409 if no document waits for a signature; 429 after three codes in an hour
 */
export async function mailSigningCode(context: WriteContext, of: Signing & { again: boolean }) {
  const request = await lockedOwnRequest(context, of)
  if (!(await maySign(context, request))) throw refuse(409, NOT_WAITING)
  if (request.owner_email === null) throw refuse(409, 'There is no email address to send the code to.')
  await requireBelow(context.tx, SIGNING_OPENED, of.requestId, context.now)
  const there = await envelopeOfForm(context, request)
  const mailed = there && !of.again ? await codeThatWorks(context, there, request.owner_email) : null
  if (there && mailed) {
    await context.audit({ action: 'envelope.open', ...about('envelope', there.envelope_hash, of.ownerId) })
    return answerOf(context, { request, envelope: there, mailedAt: mailed, wasMailed: false })
  }
  await requireBelow(context.tx, SIGNING_CODES, of.requestId, context.now)
  const envelope = there ?? (await newEnvelope(context, request))
  // The email with a new link also contains a code.
  if (there) await mailCode(context, envelope, request)
  await context.audit({ action: 'envelope.code', ...about('envelope', envelope.envelope_hash, of.ownerId) })
  return answerOf(context, { request, envelope, mailedAt: context.now, wasMailed: true })
}

interface Mailed {
  request: FullRequest
  envelope: Envelope
  mailedAt: Date
  wasMailed: boolean
}

async function answerOf(context: WriteContext, { request, envelope, mailedAt, wasMailed }: Mailed) {
  return {
    sentTo: maskedEmail(request.owner_email ?? ''),
    documentGuid: await guidOf(context, envelope),
    consentText: CONSENT_TEXT,
    signerName: `${request.first_name} ${request.last_name}`,
    validUntil: new Date(mailedAt.getTime() + LIFETIME_MS).toISOString(),
    wasMailed,
  }
}

async function mailCode(context: WriteContext, envelope: Envelope, request: FullRequest): Promise<void> {
  const address = request.owner_email ?? ''
  const code = await makeSigningCode(context, envelope, address)
  const to = { email: address, ownerId: request.account_owner_id }
  await enqueueMail(context.tx, mailContext(context.services, context.now), 'signing-code', to, {
    code,
    number: requestNumber(request),
    requestId: request.request_id,
  })
}

/**
 * The time at which an envelope's code was emailed. Null if the code was sent to another address or has too little
 * time left.
 */
async function codeThatWorks(context: WriteContext, envelope: Envelope, address: string): Promise<Date | null> {
  const known = await context.tx
    .selectFrom('signing_code')
    .select(['created_at', 'tries', 'address_hash'])
    .where('envelope_hash', '=', envelope.envelope_hash)
    .executeTakeFirst()
  if (!known || known.tries >= TRIES || known.address_hash !== addressHash(context.services, address)) return null
  const left = known.created_at.getTime() + LIFETIME_MS - context.now.getTime()
  return left < WORTH_TYPING_MS ? null : known.created_at
}

/**
 * Signs with the code. Returns the problems of the code: a wrong try counts, so the caller must not roll back.
 * @throws 400 at `signerName` for a name that is not the owner's, which counts no try; 404 for another owner's request;
 * 409 if no document waits for a signature or the request has changed since the document was created
 */
export async function signWithCode(
  context: WriteContext,
  given: Signing & { code: string; signerName: string },
): Promise<Problem | null> {
  const request = await lockedOwnRequest(context, given)
  if (!(await maySign(context, request))) throw refuse(409, NOT_WAITING)
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

/** Counts the try, whether the code is right or wrong. */
async function takeTry(context: WriteContext, envelope: Envelope, code: string): Promise<boolean> {
  const known = await context.tx
    .updateTable('signing_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('envelope_hash', '=', envelope.envelope_hash)
    .returningAll()
    .executeTakeFirst()
  if (!known || known.tries > TRIES) return false
  if (context.now.getTime() - known.created_at.getTime() > LIFETIME_MS) return false
  return context.services.pii.isHash(code, codeScope(envelope), known.code_hash)
}

/** The valid envelope whose document matches the request. */
async function envelopeOfForm(context: WriteContext, request: FullRequest): Promise<Envelope | undefined> {
  const there = await lockEnvelopeOf(context, request.request_id)
  const form = await distributionForm(request, context.services.config.companyName)
  return there?.document_sha256 === sha256Of(form) ? there : undefined
}

/** Creates and emails a new envelope. */
async function newEnvelope(context: WriteContext, request: FullRequest): Promise<Envelope> {
  await resend(context, { ownerId: request.account_owner_id, request })
  const made = await lockEnvelopeOf(context, request.request_id)
  if (!made) throw new Error(`request ${request.request_id} has no form to sign`)
  return made
}

/** Locks the account before the request, as every change does. */
async function lockedOwnRequest(context: WriteContext, { ownerId, requestId }: Signing): Promise<FullRequest> {
  const known = await requestById(context.tx, requestId)
  if (known?.account_owner_id !== ownerId) throw notFound()
  await lockAccount(context.tx, known.account_id)
  const request = await lockedRequest(context.tx, requestId)
  if (!request) throw notFound()
  return request
}

async function guidOf({ tx }: WriteContext, { attachment_id }: Envelope): Promise<string> {
  const { guid } = await tx
    .selectFrom('attachment')
    .select('guid')
    .where('attachment_id', '=', attachment_id)
    .executeTakeFirstOrThrow()
  return guid
}
