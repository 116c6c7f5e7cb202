import { HOUR_MS } from '../platform/calendar/durations.ts'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { tokenHash } from '../platform/http/session.ts'

const LIFE_MS = { RESET: HOUR_MS, SETUP: 72 * HOUR_MS }

/**
 * Creates a single-use link for a new password: valid 60 minutes, or 72 hours for the first password. Earlier links
 * become invalid. For user 0 (no user) the same statements run and store nothing. Returns the secret; only its hash
 * is stored.
 */
export async function createResetLink(tx: Tx, userId: number, kind: 'RESET' | 'SETUP', now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await voidResetLinks(tx, userId, now)
  await sql`insert into password_reset (token_hash, user_id, kind, created_at, expires_at)
    select ${tokenHash(token)}, user_id, ${kind}, ${now}, ${new Date(now.getTime() + LIFE_MS[kind])}
    from portal_user where user_id = ${userId}`.execute(tx)
  return token
}

/** Invalidates every link of a user. */
export async function voidResetLinks(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

export type LinkOwner = { userId: number; roleId: number; email: string }

/** The user of a link that can still be used; otherwise null. */
export async function userOfResetLink(
  db: Db | Tx,
  token: string,
  now: Date,
): Promise<(LinkOwner & { kind: 'RESET' | 'SETUP' }) | null> {
  const row = await db
    .selectFrom('password_reset')
    .innerJoin('portal_user', 'portal_user.user_id', 'password_reset.user_id')
    .select(['portal_user.user_id as userId', 'role_id as roleId', 'email', 'kind'])
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Uses a link and returns its user. If two calls use a link at the same time, the second call gets null. */
export async function useResetLink(tx: Tx, token: string, now: Date): Promise<number | null> {
  const row = await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}
