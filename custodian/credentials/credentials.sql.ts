import { subDays } from 'date-fns/subDays'
import { sql } from 'kysely'
import type { Credential } from '../../contract/credentials.ts'
import { CREDENTIAL_PREFIX } from '../../server/credentialToken.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/** Maximum number of credentials shown, more than people create. Ended credentials are shown for 90 days. */
const MOST_SHOWN = 500
const SHOWN_AFTER_END_DAYS = 90

/** Active or waiting credentials, and recently ended ones; newest first. */
export async function shownCredentials(db: Db, now: Date): Promise<Credential[]> {
  const since = subDays(now, SHOWN_AFTER_END_DAYS)
  const rows = await credentials(db)
    .where('expires_at', '>', since)
    .where((eb) => eb.or([eb('revoked_at', 'is', null), eb('revoked_at', '>', since)]))
    .orderBy('credential_id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map((row) => viewOf(row, now))
}

/** @throws Error for an unknown credential */
export async function shownCredential(db: Db | Tx, credentialId: number, now: Date): Promise<Credential> {
  return viewOf(await credentials(db).where('credential_id', '=', credentialId).executeTakeFirstOrThrow(), now)
}

function credentials(db: Db | Tx) {
  return db
    .selectFrom('credential')
    .leftJoin('portal_user as maker', 'maker.user_id', 'credential.created_by')
    .leftJoin('portal_user as revoker', 'revoker.user_id', 'credential.revoked_by')
    .selectAll('credential')
    .select(['maker.email as created_by_email', 'revoker.email as revoked_by_email'])
    .select((eb) =>
      eb
        .selectFrom('approval')
        .select('approval_id')
        .where('subject_entity', '=', 'credential')
        .where('subject_id', '=', sql<string>`credential.credential_id::text`)
        .where('status', '=', 'WAITING')
        .limit(1)
        .as('approval_id'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof credentials>['executeTakeFirstOrThrow']>>

function viewOf(row: Row, now: Date): Credential {
  return {
    credentialId: row.credential_id,
    name: row.name,
    hint: hintOf(row.public_part),
    scopes: row.scopes,
    accountOwnerId: row.account_owner_id,
    planId: row.plan_id,
    addresses: row.addresses,
    requestsPerMinute: row.requests_per_minute,
    status: statusOf(row, now),
    approvalId: statusOf(row, now) === 'WAITING' ? row.approval_id : null,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_email,
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastUsedFrom: row.last_used_from,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokedBy: row.revoked_by_email,
  }
}

export const hintOf = (publicPart: string) => `${CREDENTIAL_PREFIX}${publicPart}`

function statusOf(row: Pick<Row, 'revoked_at' | 'expires_at' | 'usable_from'>, now: Date): Credential['status'] {
  if (row.revoked_at !== null) return 'REVOKED'
  if (row.expires_at <= now) return 'EXPIRED'
  return row.usable_from === null ? 'WAITING' : 'USABLE'
}
