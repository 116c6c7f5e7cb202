import { evidenceOfName, type EvidenceState } from '../../contract/evidence.ts'
import { refusal, type Problem } from '../platform/problem.ts'
import type { FullRequest } from './request.sql.ts'

type Lacking = Exclude<EvidenceState, 'ACCEPTED'>

const CLAIM_FORM: Readonly<Record<Lacking, string>> = {
  MISSING: 'The claim form of the recipient is missing. Add it to the request first.',
  WAITING: 'The claim form was not accepted yet. Another person accepts it first.',
  REFUSED: 'The claim form was refused. Replace it first.',
}

const TEXT: Readonly<Record<Lacking, (of: string) => string>> = {
  MISSING: (of) => `The ${of} is not documented. Add the evidence to the request first.`,
  WAITING: (of) => `The evidence of the ${of} was not accepted yet. Another person accepts it first.`,
  REFUSED: (of) => `The evidence of the ${of} was refused. Replace it first.`,
}

/**
 * The reason why missing evidence blocks approval and payment; null if the evidence is accepted or none is required.
 */
export function evidenceLacking({
  evidence_of,
  evidence_state: state,
}: Pick<FullRequest, 'evidence_of' | 'evidence_state'>): Problem | null {
  if (evidence_of === null || state === 'ACCEPTED') return null
  const lacking = state ?? 'MISSING'
  return refusal(
    evidence_of === 'DEATH' ? CLAIM_FORM[lacking] : TEXT[lacking](evidenceOfName(evidence_of).toLowerCase()),
  )
}
