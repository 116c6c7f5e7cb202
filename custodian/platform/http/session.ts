import { ROLE } from '../../../contract/roles.ts'
import { createHash } from 'node:crypto'
import { isTransient } from '../db/transient.ts'
import type { Services } from '../context/services.ts'
import type { Principal } from '../context/principal.ts'

/** The stored hash of a session token. A token of 256 random bits needs no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * Interval between updates of a session's last use. It is short enough for a limit in minutes, and avoids a write
 * for every call.
 */
const SEEN_EVERY_MS = 60_000
/** The longer interval, for sessions without an idle limit: only the list of open sessions shows their last use. */
const SHOWN_EVERY_MS = 5 * 60_000

/**
 * A session that began or was used more than this far in the future has ended, because setting the clock back must not
 * revive a session.
 */
const MOST_AHEAD_MS = 60_000

type Life = { created_at: Date; last_seen_at: Date | null; expires_at: Date; role_id: number }

/**
 * Whether a session has ended by its age, by idle time or by a clock that was set back. Revocation is checked
 * elsewhere.
 */
export function isOver(session: Life, now: Date, staffIdleMinutes: number): boolean {
  const seen = session.last_seen_at ?? session.created_at
  const latest = Math.max(seen.getTime(), session.created_at.getTime())
  const idleMs = session.role_id === ROLE.customer ? 0 : staffIdleMinutes * 60_000
  return (
    session.expires_at <= now ||
    latest > now.getTime() + MOST_AHEAD_MS ||
    (idleMs > 0 && now.getTime() - seen.getTime() >= idleMs)
  )
}

/**
 * The person of a Bearer token, with the current role. Null if the session is unknown, ended or revoked, or idle for
 * too long.
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
    .select(['session.created_at', 'last_seen_at', 'expires_at', 'is_tool'])
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  if (isOver(row, now, services.config.staffIdleMinutes)) {
    // Ends the session permanently, even if the clock is set back later.
    await note(services, hash, { revoked_at: now })
    return null
  }
  const idleMs = services.config.staffIdleMinutes * 60_000
  const endsByIdling = row.role_id !== ROLE.customer && idleMs > 0
  const unseenMs = now.getTime() - (row.last_seen_at ?? row.created_at).getTime()
  if (unseenMs >= (endsByIdling ? Math.min(SEEN_EVERY_MS, idleMs / 2) : SHOWN_EVERY_MS))
    await note(services, hash, { last_seen_at: now })
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

/** Updates a session. If the database accepts no writes, requests are still served; at worst the session ends early. */
async function note(
  { db }: Services,
  hash: string,
  change: { last_seen_at: Date } | { revoked_at: Date },
): Promise<void> {
  try {
    await db.updateTable('session').set(change).where('token_hash', '=', hash).execute()
  } catch (error) {
    if (!isTransient(error)) throw error
  }
}
