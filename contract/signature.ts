import * as z from 'zod'
import { endpointsOf, withOrWithoutSession } from './endpoint.ts'
import { momentOut, moneyOut, pathId } from './fields.ts'
import { fileOut } from './file.ts'
import { leftOut, personName } from './line.ts'
import { maybe, maybeNone, otherwise } from './partial.ts'
import { cleanNumber } from './typedNumbers.ts'

const endpoint = endpointsOf('signature')

const params = { envelopeId: z.string().regex(/^[A-Za-z0-9_-]{20,64}$/) }

/** A part of a document to sign; the parts are in reading order. */
const documentPart = z.strictObject({
  kind: z.enum(['LETTERHEAD', 'TITLE', 'HEADING', 'PARAGRAPH', 'DETAILS', 'FIGURES', 'BLANKS']),
  text: z.string().describe('Text of a letterhead, title, heading or paragraph; else empty'),
  rows: z
    .array(z.strictObject({ label: z.string(), value: z.string(), isStrong: z.boolean() }))
    .describe('Labeled values of details, figures and blanks; else empty'),
})
export type DocumentPart = z.output<typeof documentPart>

const envelope = z.strictObject({
  kind: z.enum(['CUSTODIAL_AGREEMENT', 'DISTRIBUTION_FORM']),
  status: z.enum(['AWAITING', 'SIGNED']),
  fileName: z.string(),
  consentText: z.string(),
  accountOwnerName: z.string().nullable(),
  amount: moneyOut.nullable(),
  netAmount: moneyOut.nullable(),
  payee: z.string().nullable(),
  isHeld: maybe(z.boolean().describe('Whether payment waits because payouts of the owner are held')),
  isAwaitingContact: maybe(
    z.boolean().describe('Whether payment waits until the owner contacts the custodian, because no letter has a code'),
  ),
  isAwaitingPlan: maybe(z.boolean().describe("Whether payment waits until the bank shows the plan's deposit")),
  isUnderReview: maybe(z.boolean().describe('Whether payment waits for a review, whose reason the owner does not see')),
  hasPassword: maybe(
    z
      .boolean()
      .describe(
        'Whether the owner has a password, so that a signed agreement causes no email to set one; false for a form',
      ),
  ),
  expiresAt: momentOut,
  parts: maybeNone(
    z
      .array(documentPart)
      .describe('Content of the document, made of the same data as the PDF; empty once it is signed'),
  ),
})
export type EnvelopeAnswer = z.output<typeof envelope>

// The link alone gives access. A session is sent if there is one, because distribution forms need their owner's.
export const getEnvelope = endpoint({
  name: 'getEnvelope',
  method: 'GET',
  ...withOrWithoutSession('/api/signature/:envelopeId'),
  summary: 'The document to sign and its state.',
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
  summary: 'Signs the document; possible once.',
  params,
  body: z.strictObject({
    signerName: personName(),
    // Whether the signer agreed to sign electronically.
    consent: z.literal(true, 'You must agree to sign electronically') as z.ZodType<true, boolean>,
  }),
  refuses: [409],
})

// Owners only: staff could send the link, which sets a first password, to an email address of their own.
export const resendAgreement = endpoint({
  name: 'resendAgreement',
  method: 'POST',
  customer: '/api/agreement/resend',
  summary:
    'Emails the owner a new link to sign the custodial agreement; an earlier link stops working. 409 if no account waits for it.',
  refuses: [409, 429],
  response: z.strictObject({ sentTo: z.string().describe('Masked email address') }),
  keyed: true,
})

const NO_CODE = 'Enter the 6-digit code from the email'

const ofRequest = { requestId: pathId }

/** A session alone cannot sign: the code is sent to the address on file, so the signer needs both. */
export const sendSigningCode = endpoint({
  name: 'sendSigningCode',
  method: 'POST',
  customer: '/api/request/:requestId/signing-code',
  summary:
    'Emails a code that signs the form of a request, unless an earlier code works for some more minutes; 409 if the request does not wait for its owner.',
  params: ofRequest,
  query: z.strictObject({
    again: z.enum(['true']).optional().describe('Sends a new code even if the last one still works'),
  }),
  refuses: [409, 429],
  response: z.strictObject({
    sentTo: z.string().describe('Masked email address'),
    documentGuid: z.string().describe('GUID of the form that the code signs, among the documents of the owner'),
    consentText: z.string(),
    signerName: z.string().describe('Name that the signer must type'),
    validUntil: maybe(momentOut.describe('When the code expires')),
    wasMailed: otherwise(
      true,
      z.boolean().describe('Whether a code was sent now; false if an earlier code still works'),
    ),
  }),
})

export const signByCode = endpoint({
  name: 'signByCode',
  method: 'POST',
  customer: '/api/request/:requestId/sign',
  summary: 'Signs the form of a request with the emailed code: five attempts for each code, ten a day.',
  params: ofRequest,
  body: z.strictObject({
    code: z
      .string(leftOut(NO_CODE))
      .max(40)
      .transform(cleanNumber.code)
      .refine((text) => /^\d{6}$/.test(text), NO_CODE),
    signerName: personName(),
    consent: z.literal(true, 'You must agree to sign electronically') as z.ZodType<true, boolean>,
  }),
  keyed: true,
  refuses: [409, 429],
})
