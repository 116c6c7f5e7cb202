import * as z from 'zod'
import { DISTRIBUTION_TYPE_NAME, type DistributionType } from './distributionType.ts'
import { sentFile } from './documents.ts'
import { endpointsOf } from './endpoint.ts'
import { calendarDay, dateOut, momentOut, pathId } from './fields.ts'

const endpoint = endpointsOf('distributions')

/** Reasons that a document must prove before approval. Only staff may choose such distributions. */
export const EVIDENCE_OF = ['DISABILITY', 'DEATH'] as const
export type EvidenceOf = (typeof EVIDENCE_OF)[number]

/** The distribution type of each reason for a traditional account; a Roth account has other types. */
const TYPE_OF: Readonly<Record<EvidenceOf, DistributionType>> = { DISABILITY: 'disability', DEATH: 'death' }

/** Display name of the reason, such as "Disability". */
export function evidenceOfName(of: EvidenceOf): string {
  return DISTRIBUTION_TYPE_NAME[TYPE_OF[of]]
}

/** The name of a request's distribution type with the reason, because a Roth account has another type per reason. */
export function typeWithReason(type: string, of: EvidenceOf | null): string {
  const reason = of && evidenceOfName(of)
  return reason === null || reason === type ? type : `${reason} (${type})`
}

/**
 * The accepted documents, and the reason that each proves. Disability: IRC 72(m)(7) and its proof. Death: the
 * recipient's own claim, with the authority of an estate or a trust.
 */
export const EVIDENCE_KINDS = {
  PHYSICIAN_STATEMENT: { shows: 'DISABILITY', name: "Physician's statement" },
  SSA_DETERMINATION: { shows: 'DISABILITY', name: 'Determination letter of the Social Security Administration' },
  CLAIM_FORM: { shows: 'DEATH', name: 'Claim form signed by the recipient' },
  CLAIM_FORM_ESTATE: { shows: 'DEATH', name: 'Claim form of the estate with the letters of its representative' },
  CLAIM_FORM_TRUST: { shows: 'DEATH', name: 'Claim form of the trust with its certification' },
} as const satisfies Record<string, { shows: EvidenceOf; name: string }>
export type EvidenceKind = keyof typeof EVIDENCE_KINDS
const KINDS = Object.keys(EVIDENCE_KINDS) as [EvidenceKind, ...EvidenceKind[]]
export const evidenceKind = z.enum(KINDS)

/** State of the newest evidence of a request; `MISSING` if there is none or it was withdrawn. */
export const EVIDENCE_STATES = ['MISSING', 'WAITING', 'REFUSED', 'ACCEPTED'] as const
export type EvidenceState = (typeof EVIDENCE_STATES)[number]

/** The name of a state in lists and files. */
export const EVIDENCE_STATE_NAME: Readonly<Record<EvidenceState, string>> = {
  MISSING: 'Missing',
  WAITING: 'Waits to be accepted',
  REFUSED: 'Refused',
  ACCEPTED: 'Accepted',
}

/** The evidence that a request needs, and the state of the evidence; null if none is needed. */
export const evidenceStanding = z
  .strictObject({ of: z.enum(EVIDENCE_OF), state: z.enum(EVIDENCE_STATES) })
  .nullable()
  .describe('Reason that a document must prove before approval; null if none')
export type EvidenceStanding = z.output<typeof evidenceStanding>

/** A document submitted as evidence for a request. */
export const evidence = z.strictObject({
  id: z.int(),
  kind: evidenceKind,
  documentedOn: dateOut.describe('Date on the document'),
  guid: z.string(),
  fileName: z.string(),
  warning: z.string().nullable().describe('Warning about active content of the file'),
  isReadable: z.boolean().describe('Whether the file can be read; false until the virus scan found it clean'),
  addedBy: z.string().nullable(),
  addedAt: momentOut,
  outcome: z
    .enum(['ACCEPTED', 'REFUSED', 'WITHDRAWN', 'REPLACED'])
    .nullable()
    .describe('Outcome of the review; null while the evidence waits for a second person'),
  decidedBy: z.string().nullable(),
  decidedAt: momentOut.nullable(),
  note: z.string().nullable().describe('Note of the decision'),
  approvalId: z.int().nullable().describe('ID of the open approval of the evidence'),
})
export type Evidence = z.output<typeof evidence>

const described = {
  kind: evidenceKind,
  documentedOn: calendarDay.describe('Date on the document, not in the future and not before the birth of the owner'),
}
const added = z.strictObject({ id: z.int(), state: z.enum(EVIDENCE_STATES) })

export const sendEvidence = endpoint({
  name: 'sendEvidence',
  method: 'POST',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/evidence', may: 'operations' },
  summary:
    'Stores a document of the owner as the evidence of a request, replacing earlier evidence; another person accepts it.',
  params: { requestId: pathId },
  body: z.strictObject({ ...sentFile, ...described }),
  refuses: [409, 429],
  response: added,
  keyed: true,
  file: true,
})

export const linkEvidence = endpoint({
  name: 'linkEvidence',
  method: 'POST',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/evidence/document', may: 'operations' },
  summary: 'Submits a stored document as evidence for a request.',
  params: { requestId: pathId },
  body: z.strictObject({ ...described, guid: z.string().regex(/^[A-Za-z0-9_-]{2,64}$/) }),
  refuses: [409],
  response: added,
  keyed: true,
})
