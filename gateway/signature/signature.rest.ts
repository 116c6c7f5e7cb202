import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { FileAnswer, maybeMoney, maybeText, moment, nothing, text } from '../rest/shapes.ts'

/** The link is the key; a session goes along when there is one, since distribution forms need their owner's. */
const withOrWithoutSession = <const P extends string>(path: P) => ({
  anyone: path,
  customer: path,
  staff: { path, may: 'staff' as const },
})

export const getEnvelope = endpoint({
  name: 'getEnvelope',
  method: 'GET',
  ...withOrWithoutSession('/api/signature/:envelopeId'),
  response: z.object({
    kind: z.enum(['CUSTODIAL_AGREEMENT', 'DISTRIBUTION_FORM']),
    status: z.enum(['AWAITING', 'SIGNED']),
    fileName: text,
    consentText: text,
    accountOwnerName: maybeText,
    amount: maybeMoney,
    netAmount: maybeMoney,
    payee: maybeText,
    expiresAt: moment,
  }),
})

export const getEnvelopeDocument = endpoint({
  name: 'getEnvelopeDocument',
  method: 'GET',
  ...withOrWithoutSession('/api/signature/:envelopeId/document'),
  response: FileAnswer,
  file: true,
})

export const signEnvelope = endpoint({
  name: 'signEnvelope',
  method: 'POST',
  ...withOrWithoutSession('/api/signature/:envelopeId'),
  body: sends<{ signerName: string; consent: boolean }>(),
  response: nothing,
})
