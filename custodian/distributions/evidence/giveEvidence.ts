import { EVIDENCE_KINDS, type EvidenceKind, type EvidenceState } from '../../../contract/evidence.ts'
import { lockAccount } from '../../ledger/ledger.ts'
import { ask, waitingFor } from '../../approvals/ask.ts'
import { withdrawWithin } from '../../approvals/decide.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { notFound, refuse, refuseIf } from '../../platform/http/errors.ts'
import { at, type Problem } from '../../platform/problem.ts'
import { dayOfDeath } from '../../owners/death.ts'
import { claimToCompare } from '../claims/claimShown.ts'
import { ofRequest, requestNumber } from '../request.ts'
import { lockedRequest, requestById, type FullRequest } from '../request.sql.ts'
import { circumstancesOfOne } from '../requestState.ts'
import { evidenceText, newestEvidence } from './evidence.sql.ts'
import { NOT_NOW, requestEvidence, TAKES_EVIDENCE } from './evidenceEffect.ts'
import { acceptedKinds } from './acceptedKinds.ts'

/** A document as described by staff; its date as "YYYY-MM-DD". */
export interface Described {
  kind: EvidenceKind
  documentedOn: string
}

/** The uploaded file; `createdBy` is the login of the sender, if known. */
export interface EvidenceFile {
  attachmentId: number
  fileName: string
  createdBy: number | null
}

/**
 * Adds a document as evidence for a request, replacing earlier evidence and its acceptance. The evidence waits for
 * acceptance by a person who did not add the evidence, send the file or begin the request. Returns the evidence id.
 * @throws 404 for another owner's request; 400 for invalid fields; 409 if the request takes no evidence now
 */
export async function giveEvidence(
  context: WriteContext,
  key: { requestId: number; ownerId: number },
  described: Described,
  file: EvidenceFile,
): Promise<{ id: number; state: EvidenceState }> {
  const request = await lockedOwn(context, key)
  refuseIf(400, ...(await evidenceProblems(context, request, described)))
  const { tx, userId, now } = context
  if (userId === null) throw new Error('evidence is given by a person')
  const before = await newestEvidence(tx, request.request_id)
  const { request_evidence_id: id } = await tx
    .insertInto('request_evidence')
    .values({
      request_id: request.request_id,
      attachment_id: file.attachmentId,
      kind: described.kind,
      documented_on: described.documentedOn,
      added_by: userId,
      added_at: now,
    })
    .returning('request_evidence_id')
    .executeTakeFirstOrThrow()
  // A claim form contains the recipient's data, so the owner may not see the form, even after a wrong death report.
  if (request.evidence_of === 'DEATH')
    await tx
      .updateTable('attachment')
      .set({ is_for_staff: true })
      .where('attachment_id', '=', file.attachmentId)
      .execute()
  await context.audit({
    action: 'request.evidence',
    ...ofRequest(request),
    before: before && { evidenceId: before.request_evidence_id, kind: before.kind, documentedOn: before.documented_on },
    after: { evidenceId: id, attachmentId: file.attachmentId, ...described },
  })
  await askToAccept(context, request, id, file, {
    before: before ? evidenceText(before) : null,
    after: evidenceText({ kind: described.kind, documented_on: described.documentedOn }),
  })
  return { id, state: 'WAITING' }
}

async function lockedOwn(
  context: WriteContext,
  { requestId, ownerId }: { requestId: number; ownerId: number },
): Promise<FullRequest> {
  const found = await requestById(context.tx, requestId)
  if (found?.account_owner_id !== ownerId) throw notFound()
  await lockAccount(context.tx, found.account_id)
  const request = await lockedRequest(context.tx, requestId)
  if (!request) throw notFound()
  if (request.evidence_of === null) throw refuse(409, 'This request needs no evidence.')
  const { money } = await circumstancesOfOne(context.tx, requestId, context.today)
  // Evidence of a paid request can no longer change.
  if (money !== 'NEVER_PAID') throw refuse(409, 'This request was paid. Its evidence stays as it was.')
  if (!TAKES_EVIDENCE.includes(request.status_id)) throw refuse(409, NOT_NOW)
  return request
}

async function evidenceProblems(
  context: WriteContext,
  request: FullRequest,
  { kind, documentedOn }: Described,
): Promise<Problem[]> {
  const { evidence_of: of, date_of_birth, account_owner_id: ownerId } = request
  const taken = await acceptedKinds(context.tx, request)
  const diedOn = of === 'DEATH' ? await dayOfDeath(context.tx, ownerId) : null
  const isBeforeBirth = date_of_birth !== null && documentedOn < date_of_birth
  return [
    ...(taken.includes(kind) ? [] : [at('kind', notTaken(kind, of, taken))]),
    ...(documentedOn > context.today ? [at('documentedOn', 'This date is in the future.')] : []),
    ...(isBeforeBirth ? [at('documentedOn', 'The owner was not born yet on this day.')] : []),
    ...(diedOn !== null && documentedOn < diedOn ? [at('documentedOn', 'The owner was alive on this day.')] : []),
  ]
}

function notTaken(kind: EvidenceKind, of: FullRequest['evidence_of'], taken: readonly EvidenceKind[]): string {
  if (EVIDENCE_KINDS[kind].shows !== of) return 'This document does not show it.'
  return `This recipient needs another document: ${taken.map((one) => EVIDENCE_KINDS[one].name).join(', ')}.`
}

async function askToAccept(
  context: WriteContext,
  request: FullRequest,
  evidenceId: number,
  file: EvidenceFile,
  document: { before: string | null; after: string },
): Promise<void> {
  const subject = { entity: 'distribution_request', id: request.request_id }
  const earlier = await waitingFor(context, requestEvidence, subject)
  if (earlier) await withdrawWithin(context, earlier)
  const claim = request.evidence_of === 'DEATH' ? await claimToCompare(context, request) : { changes: [], makers: [] }
  const makers = [context.userId, file.createdBy, request.created_by, ...request.begun_by, ...claim.makers]
  await ask(context, requestEvidence, {
    subject,
    accountOwnerId: request.account_owner_id,
    accountId: request.account_id,
    payload: { requestId: request.request_id, evidenceId },
    description: `Evidence of ${requestNumber(request)}`,
    changes: [
      { label: 'Document', ...document },
      { label: 'File', before: null, after: file.fileName },
      ...claim.changes,
    ],
    makers: [...new Set(makers.filter((userId) => userId !== null))],
  })
}
