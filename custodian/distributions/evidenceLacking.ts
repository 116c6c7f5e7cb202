import { evidenceOfName, type EvidenceState } from '../../contract/evidence.ts'
import { refusal, type Problem } from '../platform/problem.ts'
import type { FullRequest } from './request.sql.ts'

const TEXT: Readonly<Record<Exclude<EvidenceState, 'ACCEPTED'>, (of: string) => string>> = {
  MISSING: (of) => `The ${of} is not documented. Add the evidence to the request first.`,
  WAITING: (of) => `The evidence of the ${of} was not accepted yet. Another person accepts it first.`,
  REFUSED: (of) => `The evidence of the ${of} was refused. Replace it first.`,
}

/** Why a request that demands evidence is neither approved nor paid; null once it is accepted, and where it demands none. */
export function evidenceLacking({
  evidence_of,
  evidence_state: state,
}: Pick<FullRequest, 'evidence_of' | 'evidence_state'>): Problem | null {
  if (evidence_of === null || state === 'ACCEPTED') return null
  return refusal(TEXT[state ?? 'MISSING'](evidenceOfName(evidence_of).toLowerCase()))
}
