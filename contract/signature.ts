import * as z from 'zod'
import { endpointsOf, withOrWithoutSession } from './endpoint.ts'
import { momentOut, moneyOut } from './fields.ts'
import { fileOut } from './file.ts'
import { line } from './line.ts'

const endpoint = endpointsOf('signature')

const params = { envelopeId: z.string().regex(/^[A-Za-z0-9_-]{20,64}$/) }

const envelope = z.strictObject({
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
export type EnvelopeAnswer = z.output<typeof envelope>

// The link is the key; a session goes along when there is one, since distribution forms need their owner's.
export const getEnvelope = endpoint({
  name: 'getEnvelope',
  method: 'GET',
  ...withOrWithoutSession('/api/signature/:envelopeId'),
  summary: 'What is to be signed, and whether it is.',
  params,
  response: envelope,
})

export const getEnvelopeDocument = endpoint({
  name: 'getEnvelopeDocument',
  method: 'GET',
  ...withOrWithoutSession('/api/signature/:envelopeId/document'),
  summary: 'The document as a PDF in base64: the signed one once it is signed.',
  params,
  response: fileOut,
  file: true,
})

export const signEnvelope = endpoint({
  name: 'signEnvelope',
  method: 'POST',
  ...withOrWithoutSession('/api/signature/:envelopeId'),
  summary: 'Signs the document, once.',
  params,
  body: z.strictObject({
    signerName: line({ max: 100 }),
    // Callers send what was ticked.
    consent: z.literal(true, 'You must agree to sign electronically') as z.ZodType<true, boolean>,
  }),
})
