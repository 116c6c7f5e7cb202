import { createHash } from 'node:crypto'
import type { Services } from '../services.ts'
import type { Principal } from './access.ts'

/** What is stored of a token: 256 random bits need no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The person of a Bearer token, with the role as it is now; null when the session is unknown, over, or revoked. */
export async function principalOf(services: Services, authorization: string | undefined): Promise<Principal | null> {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(authorization ?? '')?.[1]
  if (!token) return null
  const hash = tokenHash(token)
  const row = await services.db
    .selectFrom('session')
    .innerJoin('portal_user', 'portal_user.user_id', 'session.user_id')
    .select(['portal_user.user_id', 'role_id', 'account_owner_id', 'email'])
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('expires_at', '>', services.clock.now())
    .executeTakeFirst()
  if (!row) return null
  return {
    userId: row.user_id,
    roleId: row.role_id,
    accountOwnerId: row.account_owner_id,
    email: row.email,
    isTopAdmin: row.role_id === services.config.topAdminRoleId,
    tokenHash: hash,
  }
}
