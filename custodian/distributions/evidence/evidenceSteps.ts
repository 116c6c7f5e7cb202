import { EVIDENCE_KINDS, type Evidence } from '../../../contract/evidence.ts'
import type { RequestAround } from '../../../contract/staffRequests.ts'
import { usDate } from '../../platform/calendar/usDate.ts'

type Step = RequestAround['history'][number]

/** Evidence steps of a request with person and time, oldest first. `evidence` is sorted newest first. */
export function evidenceSteps(evidence: readonly Evidence[]): Step[] {
  return evidence
    .toReversed()
    .flatMap((one, place, oldestFirst) => [given(one, oldestFirst[place - 1]), ...decided(one)])
}

/** An evidence step as text, with its document and the document that it replaced. */
function given(one: Evidence, before: Evidence | undefined): Step {
  const inPlace = before ? `, in place of ${textOf(before)}` : ''
  return {
    kind: before ? 'EVIDENCE_REPLACED' : 'EVIDENCE_GIVEN',
    at: one.addedAt,
    by: one.addedBy,
    note: `${textOf(one)}${inPlace}`,
  }
}

function decided({ outcome, decidedAt, decidedBy, note }: Evidence): Step[] {
  if (outcome === null || outcome === 'REPLACED' || decidedAt === null) return []
  return [{ kind: `EVIDENCE_${outcome}`, at: decidedAt, by: decidedBy, note }]
}

const textOf = ({ kind, documentedOn }: Evidence) => `${EVIDENCE_KINDS[kind].name} of ${usDate(documentedOn)}`
