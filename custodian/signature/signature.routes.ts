import { getEnvelope, getEnvelopeDocument, signEnvelope, type EnvelopeAnswer } from '../../contract/signature.ts'
import type { Db } from '../platform/db/connect.ts'
import { netOf, payeeOf } from '../distributions/request.ts'
import { contentOf } from '../documents/files.sql.ts'
import { requestById } from '../distributions/request.sql.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { Serving } from '../platform/http/serve.ts'
import { notFound, unauthenticated } from '../platform/http/errors.ts'
import { fromCents } from '../platform/money.ts'
import { findEnvelope, type Envelope } from '../envelopes/envelope.ts'
import type { Services } from '../platform/context/services.ts'
import { partsToSign } from './parts.ts'
import { CONSENT_TEXT } from './record.ts'
import { sign } from './sign.ts'

/**
 * The signing page that an emailed link opens. For the custodial agreement the link is enough, because the owner has
 * no password yet. A distribution form also needs the owner's session, so that a reader of the email cannot sign a
 * payment.
 */
export function signatureRoutes({ serve, services }: Serving): void {
  serve(getEnvelope, async ({ call, params: { envelopeId } }) => {
    const envelope = await ownEnvelope(call.db, envelopeId, call.principal, call.now)
    return view(call.db, services, envelope)
  })

  serve(getEnvelopeDocument, async ({ call, params: { envelopeId } }) => {
    const envelope = await ownEnvelope(call.db, envelopeId, call.principal, call.now)
    const file = await documentOf(call.db, envelope)
    return {
      contentType: 'application/pdf',
      content: contentOf(services.pii, file).toString('base64'),
      fileName: file.file_name,
    }
  })

  serve(signEnvelope, async ({ call, params: { envelopeId }, body }) => {
    await ownEnvelope(call.db, envelopeId, call.principal, call.now)
    await call.write(async (context) => {
      await sign(context, {
        envelopeId,
        signerName: body.signerName,
        ownerId: call.principal?.accountOwnerId ?? null,
      })
    })
  })
}

async function ownEnvelope(db: Db, envelopeId: string, principal: Principal | null, now: Date): Promise<Envelope> {
  const envelope = await findEnvelope(db, envelopeId, now)
  if (!envelope) throw notFound()
  if (envelope.kind === 'CUSTODIAL_AGREEMENT') return envelope
  if (!principal) throw unauthenticated()
  if (principal.accountOwnerId !== envelope.account_owner_id) throw notFound()
  return envelope
}

async function view(db: Db, services: Services, envelope: Envelope): Promise<EnvelopeAnswer> {
  const request = envelope.request_id === null ? null : await requestById(db, envelope.request_id)
  const owner = await db
    .selectFrom('account_owner')
    .select(['first_name', 'last_name'])
    .where('account_owner_id', '=', envelope.account_owner_id)
    .executeTakeFirst()
  const file = await documentOf(db, envelope)
  return {
    kind: envelope.kind,
    status: envelope.signed_at === null ? 'AWAITING' : 'SIGNED',
    fileName: file.file_name,
    consentText: CONSENT_TEXT,
    accountOwnerName: owner ? `${owner.first_name} ${owner.last_name}` : null,
    amount: request && fromCents(request.amount_cents),
    netAmount: request && fromCents(netOf(request)),
    payee: request && payeeOf(request),
    isHeld: request !== null && (request.is_awaiting_code || request.is_awaiting_contact),
    isAwaitingContact: request?.is_awaiting_contact ?? false,
    isAwaitingPlan: request?.is_awaiting_plan ?? false,
    isUnderReview: request?.is_awaiting_review ?? false,
    hasPassword: request === null && (await hasPassword(db, envelope.account_owner_id)),
    expiresAt: envelope.expires_at.toISOString(),
    parts: envelope.signed_at === null ? await partsToSign(db, services, envelope) : [],
  }
}

async function hasPassword(db: Db, ownerId: number): Promise<boolean> {
  const login = await db
    .selectFrom('portal_user')
    .select('user_id')
    .where('account_owner_id', '=', ownerId)
    .where('password_hash', 'is not', null)
    .executeTakeFirst()
  return login !== undefined
}

async function documentOf(db: Db, envelope: Envelope) {
  return db
    .selectFrom('attachment as a')
    .innerJoin('attachment_content as c', 'c.attachment_id', 'a.attachment_id')
    .select(['a.guid', 'a.file_name', 'c.content'])
    .where('a.attachment_id', '=', envelope.signed_attachment_id ?? envelope.attachment_id)
    .executeTakeFirstOrThrow()
}
