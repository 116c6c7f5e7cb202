import { timingSafeEqual } from 'node:crypto'
import { isAmong, readAddresses } from '../../../server/addresses.ts'
import { readCredentialToken } from '../../../server/credentialToken.ts'
import type { Services } from '../context/services.ts'
import { isTransient } from '../db/transient.ts'
import type { Principal } from '../context/principal.ts'
import { tokenHash } from './session.ts'

const NOTED_EVERY_MS = 60_000

const WAITS = 'waits for a second person'

/**
 * Looks up a machine credential on every call, so that a revoked one is refused immediately. Null if the credential
 * is unknown, waits for a second person, has expired, was revoked, or comes from another address.
 * @param onWaiting called for the right secret of a credential that waits; may throw
 */
export async function credentialPrincipal(
  services: Services,
  token: string,
  ip: string,
  onWaiting: () => void = () => {},
): Promise<Principal | null> {
  const publicPart = readCredentialToken(token)
  if (publicPart === null) return null
  const row = await services.db
    .selectFrom('credential')
    .innerJoin('portal_user', 'portal_user.user_id', 'credential.user_id')
    .selectAll('credential')
    .select(['role_id', 'email'])
    .where('public_part', '=', publicPart)
    .executeTakeFirst()
  if (!row || !isSame(tokenHash(token), row.token_hash)) return null
  const now = services.clock.now()
  const refused =
    (row.revoked_at !== null && 'revoked') ||
    (row.usable_from === null && WAITS) ||
    (row.expires_at <= now && 'expired') ||
    (!isFrom(ip, row.addresses) && 'comes from another address')
  if (refused !== false) {
    services.log.warn({ credentialId: row.credential_id, refused }, 'credential refused')
    if (refused === WAITS && row.expires_at > now && isFrom(ip, row.addresses)) onWaiting()
    return null
  }
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) >= NOTED_EVERY_MS || row.last_used_from !== ip)
    await note(services, row.credential_id, now, ip)
  return {
    userId: row.user_id,
    roleId: row.role_id,
    accountOwnerId: null,
    email: row.email,
    isTopAdmin: false,
    isTool: true,
    tokenHash: row.token_hash,
    credential: {
      credentialId: row.credential_id,
      name: row.name,
      scopes: new Set(row.scopes),
      accountOwnerId: row.account_owner_id,
      planId: row.plan_id,
      expiresAt: row.expires_at,
      requestsPerMinute: row.requests_per_minute,
      onlyRegistered: row.only_registered,
    },
  }
}

/** Compares secrets in constant time. */
function isSame(given: string, stored: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function isFrom(ip: string, addresses: readonly string[]): boolean {
  if (addresses.length === 0) return true
  const list = readAddresses(addresses.join(','))
  return list !== null && isAmong(ip, list)
}

/** Records the use of a credential. If the database accepts no writes, the call is served without the record. */
async function note({ db }: Services, credentialId: number, now: Date, ip: string): Promise<void> {
  try {
    await db
      .updateTable('credential')
      .set({ last_used_at: now, last_used_from: ip })
      .where('credential_id', '=', credentialId)
      .execute()
  } catch (error) {
    if (!isTransient(error)) throw error
  }
}
