import { ROLE } from '../../../contract/roles.ts'
import { createHash } from 'node:crypto'
import { isTransient } from '../db/transient.ts'
import type { Services } from '../context/services.ts'
import type { Principal } from './access.ts'

/** Stored hash of a token: 256 random bits need no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Often enough for a limit of minutes, and no write for every call. */
const SEEN_EVERY_MS = 60_000
/** Where nothing ends by it: for the list of one's own sessions. */
const SHOWN_EVERY_MS = 5 * 60_000

/**
 * The person of a Bearer token, with the role as it is now; null when the session is unknown, over, or revoked, or when
 * it is one of staff who have done nothing for too long.
 */
export async function principalOf(services: Services, authorization: string): Promise<Principal | null> {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(authorization)?.[1]
  if (!token) return null
  const hash = tokenHash(token)
  const now = services.clock.now()
  const row = await services.db
    .selectFrom('session')
    .innerJoin('portal_user', 'portal_user.user_id', 'session.user_id')
    .select(['portal_user.user_id', 'role_id', 'account_owner_id', 'email'])
    .select(['session.created_at', 'last_seen_at', 'is_tool'])
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const idleMs = services.config.staffIdleMinutes * 60_000
  const endsByIdling = row.role_id !== ROLE.customer && idleMs > 0
  const unseenMs = now.getTime() - (row.last_seen_at ?? row.created_at).getTime()
  if (endsByIdling && unseenMs >= idleMs) return null
  if (unseenMs >= (endsByIdling ? Math.min(SEEN_EVERY_MS, idleMs / 2) : SHOWN_EVERY_MS)) await note(services, hash, now)
  return {
    userId: row.user_id,
    roleId: row.role_id,
    accountOwnerId: row.account_owner_id,
    email: row.email,
    isTopAdmin: row.role_id === services.config.topAdminRoleId,
    isTool: row.is_tool,
    tokenHash: hash,
    credential: null,
  }
}

/** A database that takes no writes for now still shows what it has: the session ends early at the worst. */
async function note({ db }: Services, hash: string, now: Date): Promise<void> {
  try {
    await db.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', hash).execute()
  } catch (error) {
    if (!isTransient(error)) throw error
  }
}
