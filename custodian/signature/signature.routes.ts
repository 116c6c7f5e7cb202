import * as z from 'zod'
import type { Db } from '../platform/db/connect.ts'
import { netOf, payeeOf } from '../distributions/request.ts'
import { contentOf } from '../documents/files.sql.ts'
import { requestById } from '../distributions/request.sql.ts'
import { open, type Principal } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { notFound, unauthenticated } from '../platform/http/errors.ts'
import { momentOut, moneyOut } from '../../contract/fields.ts'
import { line } from '../../contract/line.ts'
import { fromCents } from '../platform/money.ts'
import { findEnvelope, type Envelope } from '../platform/signature/envelope.ts'
import { CONSENT_TEXT } from './record.ts'
import { sign } from './sign.ts'
import { writeContextOf } from '../platform/http/call.ts'

const tag = 'signature'
const params = z.object({ envelopeId: z.string().regex(/^[A-Za-z0-9_-]{20,64}$/) })
const envelopeData = z.strictObject({
  kind: z.enum(['CUSTODIAL_AGREEMENT', 'DISTRIBUTION_FORM']),
  status: z.enum(['AWAITING', 'SIGNED']),
  fileName: z.string(),
  consentText: z.string(),
  accountOwnerName: z.string().nullable(),
  amount: moneyOut.nullable(),
  netAmount: moneyOut.nullable(),
  payee: z.string().nullable(),
  expiresAt: momentOut,
})

/**
 * The signing page behind a mailed link. The link is enough for the custodial agreement, whose owner has no password
 * yet; a distribution form also needs the owner's own session, so that whoever reads the mail cannot sign a payment.
 */
export function signatureRoutes(api: Api): void {
  api.endpoint({
    method: 'GET',
    path: '/signature/:envelopeId',
    tag,
    summary: 'What is to be signed, and whether it is.',
    access: open,
    params,
    response: envelopeData,
    handler: async ({ call, params: { envelopeId } }) => {
      const envelope = await ownEnvelope(call.db, envelopeId, call.principal, call.now)
      return view(call.db, envelope)
    },
  })

  api.endpoint({
    method: 'GET',
    path: '/signature/:envelopeId/document',
    tag,
    summary: 'The document as a PDF in base64: the signed one once it is signed.',
    access: open,
    params,
    response: z.strictObject({ contentType: z.string(), content: z.base64(), fileName: z.string() }),
    handler: async ({ call, params: { envelopeId } }) => {
      const envelope = await ownEnvelope(call.db, envelopeId, call.principal, call.now)
      const file = await documentOf(call.db, envelope)
      return {
        contentType: 'application/pdf',
        content: contentOf(api.services.pii, file).toString('base64'),
        fileName: file.file_name,
      }
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/signature/:envelopeId',
    tag,
    summary: 'Signs the document, once.',
    access: open,
    params,
    body: z.strictObject({
      signerName: line({ max: 100 }),
      consent: z.literal(true, 'You must agree to sign electronically'),
    }),
    handler: async ({ call, params: { envelopeId }, body }) => {
      await ownEnvelope(call.db, envelopeId, call.principal, call.now)
      await call.write(async (write) => {
        await sign(writeContextOf(api.services, call, write), {
          envelopeId,
          signerName: body.signerName,
          ownerId: call.principal?.accountOwnerId ?? null,
        })
      })
      return undefined
    },
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

async function view(db: Db, envelope: Envelope): Promise<z.infer<typeof envelopeData>> {
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
    expiresAt: envelope.expires_at.toISOString(),
  }
}

async function documentOf(db: Db, envelope: Envelope) {
  return db
    .selectFrom('attachment as a')
    .innerJoin('attachment_content as c', 'c.attachment_id', 'a.attachment_id')
    .select(['a.guid', 'a.file_name', 'c.content'])
    .where('a.attachment_id', '=', envelope.signed_attachment_id ?? envelope.attachment_id)
    .executeTakeFirstOrThrow()
}
