import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { findingKeys, type FindingKey } from '../../contract/findings.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { isOwn, NOT_YOU } from '../approvals/decider.ts'
import { personOf } from '../approvals/person.ts'
import { refuse, refuseIf } from '../platform/http/errors.ts'
import { refusal, type Problem } from '../platform/problem.ts'
import { accrueToDate } from '../ledger/accrual.ts'
import { ownersWrittenBy } from '../provenance/unconfirmed.ts'
import { notifyOfRejection } from '../mail/notifyOwner.ts'
import { clearOwners } from '../sanctions/decideMatch.ts'
import { whyNotClear } from '../sanctions/clearRule.ts'
import { about } from '../platform/audit/audit.ts'
import { evidenceFor, ownersOf, type Flagged } from './evidence.ts'

/** `reason`: for a rejection, shown to the owner; for an approval, a note for reviewers. */
export interface Decision {
  is: 'approve' | 'reject'
  reason: string | null
}

const SANCTIONS: FindingKey = 'SANCTIONS_MATCH'

/** Whether a decision about these findings needs a reason, because they include a match on the sanctions list. */
export function needsReason(qualifier: string | null): boolean {
  return findingKeys(qualifier).includes(SANCTIONS)
}

/**
 * Decides waiting accounts, all or none: approval sets them to validated (or registered if the owner has signed the
 * agreement or the account was registered before), rejection to rejected. A rejection with a reason is emailed.
 * @throws 400 for an unknown account, and for a missing reason if the name is on the sanctions list; 409 for an account
 * that does not wait, and for a reviewer who wrote the owner's data or is that owner
 */
export async function decide(context: WriteContext, decision: Decision, accountIds: readonly number[]): Promise<void> {
  const { tx, audit } = context
  const { reason } = decision
  // Only a rejection's reason is shown to the owner.
  const told = decision.is === 'reject' ? reason : null
  const ids = [...new Set(accountIds)].toSorted((a, b) => a - b)
  const rows = await tx
    .selectFrom('retirement_account')
    .select(['account_id', 'account_owner_id', 'plan_account_number', 'status_id', 'qualifier_key', 'named_in_file'])
    .select(['registered_at', 'passed_at'])
    .where('account_id', 'in', ids)
    .orderBy('account_id')
    .forUpdate()
    .execute()
  const byId = new Map(rows.map((row) => [row.account_id, row]))
  const unknown = ids.find((id) => !byId.has(id))
  if (unknown !== undefined) throw refuse(400, `Invalid account ID: ${unknown}`)
  const decided = rows.filter((row) => row.status_id !== ACCOUNT_STATUS.notValidated).map((row) => row.account_id)
  if (decided.length > 0) throw refuse(409, notWaiting(decided))

  if (decision.is === 'approve') refuseIf(409, await whyNotReviewer(context, rows))

  const listed = rows.filter((row) => needsReason(row.qualifier_key)).map((row) => row.account_id)
  if (listed.length > 0 && reason === null) throw refuse(400, reasonMissing(listed))

  const signers = await ownersWhoSigned(
    tx,
    rows.map((row) => row.account_owner_id),
  )
  await noteDecisions(context, rows, decision)
  if (decision.is === 'reject') await accrueToDate(context, ids)
  if (decision.is === 'approve' && reason !== null) await clearListed(context, rows, reason)
  for (const row of rows) {
    const isParty = row.registered_at !== null || signers.has(row.account_owner_id)
    const statusId = decision.is === 'reject' ? ACCOUNT_STATUS.rejected : statusOnceApproved(isParty)
    await tx
      .updateTable('retirement_account')
      .set({ status_id: statusId, rejection_reason: told })
      .where('account_id', '=', row.account_id)
      .execute()
    await audit({
      action: `compliance.${decision.is}`,
      ...about('retirement_account', row.account_id, row.account_owner_id),
      before: { statusId: row.status_id, qualifierKey: row.qualifier_key },
      after: { statusId, ...(reason === null ? {} : { reason }) },
    })
    // Someone else may be the owner of an account opened under another name.
    if (told !== null && (row.named_in_file === null || row.passed_at !== null))
      await notifyOfRejection(context, row.account_owner_id, { number: row.plan_account_number, reason: told })
  }
}

/** Approving a listed name with a reason clears its matches: the owner is not the person on the list. */
async function clearListed(context: WriteContext, rows: readonly Flagged[], reason: string): Promise<void> {
  const listed = rows.filter((row) => needsReason(row.qualifier_key))
  const owners = await ownersOf(context.tx, listed)
  await clearOwners(
    context,
    [...owners].map(([account_owner_id, owner]) => ({ account_owner_id, ...owner })),
    reason,
  )
}

/** Neither the author of the compared data nor the owner may approve the account. */
async function whyNotReviewer(
  { tx, userId, services }: WriteContext,
  rows: readonly Flagged[],
): Promise<Problem | null> {
  const person = await personOf(tx, userId ?? 0)
  if (rows.some(({ account_owner_id: ownerId }) => isOwn(person, ownerId))) return refusal(NOT_YOU.own)
  if (!services.config.fourEyes) return null
  const ownerIds = rows.map(({ account_owner_id }) => account_owner_id)
  const written = await ownersWrittenBy(tx, ownerIds, person.person)
  const row = rows.find(({ account_owner_id: ownerId }) => written.has(ownerId))
  if (row !== undefined)
    return refusal(
      `You entered data of the owner of account ID ${row.account_id} that nobody has confirmed. Another reviewer must approve it.`,
    )
  // Approving a listed name clears its match.
  const listed = rows.filter(({ qualifier_key: key }) => needsReason(key)).map((flagged) => flagged.account_owner_id)
  const why = listed.length > 0 ? await whyNotClear(tx, person, listed) : null
  return why === null ? null : refusal(why)
}

/** Stores the decisions with their evidence at this moment, for the list of decided accounts. */
async function noteDecisions({ tx, userId, now }: WriteContext, rows: readonly Flagged[], decision: Decision) {
  const evidence = await evidenceFor(tx, rows, await ownersOf(tx, rows))
  await tx
    .insertInto('compliance_decision')
    .values(
      rows.map(({ account_id, account_owner_id }) => ({
        account_id,
        account_owner_id,
        is_approved: decision.is === 'approve',
        reason: decision.reason,
        findings: JSON.stringify(evidence.get(account_id) ?? []),
        decided_by: userId,
        decided_at: now,
      })),
    )
    .execute()
}

function notWaiting(ids: readonly number[]): string {
  return ids.length === 1
    ? `Account ID ${ids[0]} is not waiting for approval.`
    : `Account IDs ${ids.join(', ')} are not waiting for approval.`
}

function reasonMissing(ids: readonly number[]): string {
  return ids.length === 1
    ? `Please enter a reason: the name of account ID ${ids[0]} is on the sanctions list.`
    : `Please enter a reason: the names of account IDs ${ids.join(', ')} are on the sanctions list.`
}

/** The status after approval: an account of an owner who is party to the agreement is registered immediately. */
export function statusOnceApproved(isParty: boolean): number {
  return isParty ? ACCOUNT_STATUS.registered : ACCOUNT_STATUS.validated
}

export async function ownersWhoSigned(tx: Tx, ownerIds: number[]): Promise<Set<number>> {
  if (ownerIds.length === 0) return new Set()
  const rows = await tx
    .selectFrom('envelope')
    .select('account_owner_id')
    .distinct()
    .where('kind', '=', 'CUSTODIAL_AGREEMENT')
    .where('account_owner_id', 'in', ownerIds)
    .where('signed_at', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.account_owner_id))
}
