import type { SanctionsMatch } from '../../contract/sanctions.ts'
import { isOwn, NOT_YOU } from '../approvals/decider.ts'
import { personOf } from '../approvals/person.ts'
import { about } from '../platform/audit/audit.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import { whyNotClear } from './clearRule.ts'
import { listInUse, matchesOfOwner, ownerName, recordMatches, type Owner } from './screening.ts'

const CLEARED = 'This match is cleared already.'

interface MatchDecision {
  isListed: boolean
  reason: string
}

/**
 * Records the decision whether a matched person is the person on the sanctions list. A confirmed match keeps holding
 * payments, and can still be cleared.
 * @throws 404; 409 for a cleared match, a reviewer's own match, and clearing by a reviewer who wrote or requested the
 * compared data
 */
export async function decideMatch(context: WriteContext, matchId: number, given: MatchDecision): Promise<void> {
  const { tx, now, userId, audit, services } = context
  const match = await tx
    .selectFrom('sanctions_match')
    .select(['match_id', 'account_owner_id', 'status', 'party', 'name'])
    .where('match_id', '=', matchId)
    .forUpdate()
    .executeTakeFirst()
  if (!match) throw notFound()
  if (match.status === 'CLEARED') throw refuse(409, CLEARED)
  const person = await personOf(tx, userId ?? 0)
  if (isOwn(person, match.account_owner_id)) throw refuse(409, NOT_YOU.own)
  if (!given.isListed && services.config.fourEyes) {
    const words = match.party === 'PAYABLE_TO' ? match.name : null
    const why = await whyNotClear(tx, person, [match.account_owner_id], words)
    if (why !== null) throw refuse(409, why)
  }
  const status = given.isListed ? 'CONFIRMED' : 'CLEARED'
  await tx
    .updateTable('sanctions_match')
    .set({ status, reason: given.reason, decided_by: userId, decided_at: now })
    .where('match_id', '=', matchId)
    .execute()
  await audit({
    action: 'sanctions.decide',
    ...about('sanctions_match', matchId, match.account_owner_id),
    before: { status: match.status },
    after: { status, reason: given.reason },
  })
}

/** Clears the owner's matches when a reviewer approves the account with a reason. */
export async function clearOwners(context: WriteContext, owners: readonly Owner[], reason: string): Promise<void> {
  const { tx, services, now, userId, audit } = context
  const list = listInUse(services.config)
  if (list === null || owners.length === 0) return
  await recordMatches(
    context,
    owners.flatMap((owner) => matchesOfOwner(list, owner)),
  )
  for (const owner of owners) {
    const cleared = await tx
      .updateTable('sanctions_match')
      .set({ status: 'CLEARED', reason, decided_by: userId, decided_at: now })
      .where('party', '=', 'OWNER')
      .where('account_owner_id', '=', owner.account_owner_id)
      .where('name', '=', ownerName(owner))
      .where('status', '<>', 'CLEARED')
      .returning(['match_id', 'account_owner_id'])
      .execute()
    await audit(
      ...cleared.map(({ match_id, account_owner_id }) => ({
        action: 'sanctions.decide',
        ...about('sanctions_match', match_id, account_owner_id),
        after: { status: 'CLEARED', reason },
      })),
    )
  }
}

/** Lists the matches that hold payments, oldest first; or finds a single match in any status. */
export async function matchViews(
  db: Db | Tx,
  { matchId, limit }: { matchId?: number; limit: number },
): Promise<SanctionsMatch[]> {
  const rows = await db
    .selectFrom('sanctions_match as m')
    .leftJoin('portal_user as u', 'u.user_id', 'm.decided_by')
    .selectAll('m')
    .select('u.email')
    .where((eb) => (matchId === undefined ? eb('m.status', '<>', 'CLEARED') : eb('m.match_id', '=', matchId)))
    .orderBy('m.match_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    matchId: row.match_id,
    party: row.party,
    accountOwnerId: row.account_owner_id,
    name: row.name,
    dateOfBirth: row.date_of_birth,
    entry: row.entry,
    listedName: row.listed_name,
    listedBirth: row.listed_birth,
    foundAt: row.found_at.toISOString(),
    status: row.status,
    reason: row.reason,
    decidedBy: row.email,
  }))
}
