import * as z from 'zod'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { unopened } from '../../documents/unopened.ts'
import { lockAccount } from '../../ledger/ledger.ts'
import type { Approval, Effect } from '../../approvals/effect.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { refusal } from '../../platform/problem.ts'
import { approvalsOfOwnClaims } from '../../payees/ownPayee.ts'
import { ofRequest } from '../request.ts'
import { lockedRequest, requestById } from '../request.sql.ts'
import { newestEvidence } from './evidence.sql.ts'

const payload = z.strictObject({ requestId: z.int(), evidenceId: z.int() })
type OfEvidence = z.infer<typeof payload>

/** Statuses of a request in which evidence may be given and accepted: Open and Incomplete. */
export const TAKES_EVIDENCE: readonly number[] = [REQUEST_STATUS.open, REQUEST_STATUS.incomplete]

/**
 * Acceptance of evidence by a person who opened it after it was given, and did not give it, send the file or begin the
 * request. The approval never lapses.
 */
export const requestEvidence: Effect<OfEvidence> = {
  name: 'request-evidence',
  title: 'Evidence of a request',
  payload,
  lapsesAfterDays: null,
  /** Locks the account before the request, like every decision about its money. */
  async lock(context, { payload: { requestId } }) {
    const first = await requestById(context.tx, requestId)
    if (first) await lockAccount(context.tx, first.account_id)
    await lockedRequest(context.tx, requestId)
  },
  async changed(context, { payload: { requestId, evidenceId } }) {
    const request = await requestById(context.tx, requestId)
    if (!request || !TAKES_EVIDENCE.includes(request.status_id)) return refusal(NOT_NOW)
    const newest = await newestEvidence(context.tx, requestId)
    if (newest?.request_evidence_id !== evidenceId) return refusal('The evidence was replaced by another document.')
    return newest.scan_state === 'CLEAN' ? null : refusal(NOT_CLEAN)
  },
  paysPerson: approvalsOfOwnClaims,
  async toOpen(db, person, payloads) {
    const approvalOf = new Map([...payloads].map(([id, { evidenceId }]) => [evidenceId, id]))
    const given = await db
      .selectFrom('request_evidence')
      .select(['request_evidence_id', 'attachment_id', 'added_at'])
      .where('request_evidence_id', 'in', [...approvalOf.keys()])
      .execute()
    const files = given.map(({ request_evidence_id: id, attachment_id: attachmentId, added_at: since }) => ({
      key: approvalOf.get(id) ?? 0,
      attachmentId,
      since,
    }))
    return unopened(db, person, files)
  },
  perform: (context, approval) => decided(context, approval, 'ACCEPTED'),
  async ended(context, approval, status) {
    if (status !== 'LAPSED') await decided(context, approval, status)
  },
}

export const NOT_NOW = 'Evidence belongs to a request that is open or incomplete. Set it to one of these first.'
const NOT_CLEAN = 'The virus scan has not found the file clean, so nobody can have read it.'

const ACTION = {
  ACCEPTED: 'request.acceptEvidence',
  REFUSED: 'request.refuseEvidence',
  WITHDRAWN: 'request.withdrawEvidence',
} as const

async function decided(
  context: WriteContext,
  { id, payload: { requestId, evidenceId } }: Approval<OfEvidence>,
  outcome: keyof typeof ACTION,
): Promise<void> {
  const { tx, userId, now } = context
  if (userId === null) throw new Error('evidence is decided by a person')
  await tx
    .insertInto('request_evidence_decision')
    .values({ request_evidence_id: evidenceId, approval_id: id, outcome, decided_by: userId, decided_at: now })
    .execute()
  const request = await requestById(tx, requestId)
  if (!request) throw new Error(`request ${requestId} is gone`)
  await context.audit({ action: ACTION[outcome], ...ofRequest(request), after: { evidenceId, approval: id } })
}
