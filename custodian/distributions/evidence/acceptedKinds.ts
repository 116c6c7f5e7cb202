import { EVIDENCE_KINDS, type EvidenceKind } from '../../../contract/evidence.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import { CLAIM_FORM_OF, recipientOfClaim } from '../claims/claimShown.ts'
import type { FullRequest } from '../request.sql.ts'

const KINDS = Object.keys(EVIDENCE_KINDS) as EvidenceKind[]

/**
 * Kinds of documents accepted as evidence for a request; for a claim, the recipient's claim form. Empty if none is
 * required.
 */
export async function acceptedKinds(db: Db | Tx, request: FullRequest): Promise<EvidenceKind[]> {
  const { evidence_of: of } = request
  if (of === 'DEATH') return [CLAIM_FORM_OF[(await recipientOfClaim(db, request)).kind]]
  return KINDS.filter((kind) => EVIDENCE_KINDS[kind].shows === of)
}
