import { ROLE } from '../../contract/roles.ts'
import type { AnswerOf } from '../../contract/endpoint.ts'
import type { getOpenSessions } from '../../contract/session.ts'
import { sql } from 'kysely'
import type { Principal } from '../platform/context/principal.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Services } from '../platform/context/services.ts'
import { endSessions } from './passwordChange.ts'

/** Maximum number of listed sessions; `total` shows whether there are more. */
const MOST_SHOWN = 100

/** Lists a person's open sessions, most recently used first, without staff sessions that have idled out. */
export async function openSessions(
  { config }: Services,
  { db, now, principal }: Pick<CallContext<Principal>, 'db' | 'now' | 'principal'>,
): Promise<AnswerOf<typeof getOpenSessions>> {
  const seen = sql<Date>`coalesce(last_seen_at, created_at)`
  const idleMs = principal.roleId === ROLE.customer ? 0 : config.staffIdleMinutes * 60_000
  const rows = await db
    .selectFrom('session')
    .select(['session_id', 'token_hash', 'created_at', 'user_agent', seen.as('seen')])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('user_id', '=', principal.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(idleMs > 0, (query) => query.where(seen, '>', new Date(now.getTime() - idleMs)))
    .orderBy(seen, 'desc')
    .orderBy('session_id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return {
    total: rows[0]?.total ?? 0,
    sessions: rows.map((row) => ({
      sessionId: row.session_id,
      startedAt: row.created_at.toISOString(),
      lastSeenAt: new Date(row.seen).toISOString(),
      userAgent: row.user_agent,
      isCurrent: row.token_hash === principal.tokenHash,
    })),
  }
}

/** Ends one of the person's own sessions. @throws 404 for an ended session or another person's */
export async function revokeOwnSession({ tx, audit, now }: WriteContext, userId: number, sessionId: number) {
  const ended = await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('session_id')
    .executeTakeFirst()
  if (!ended) throw notFound()
  await audit({ action: 'session.end', entity: 'portal_user', entityId: userId, after: { sessionId } })
}

/** Ends all of the person's sessions, including the current one. */
export async function revokeAllSessions({ tx, audit, now }: WriteContext, userId: number): Promise<void> {
  await endSessions(tx, userId, now)
  await audit({ action: 'session.end-all', entity: 'portal_user', entityId: userId })
}
