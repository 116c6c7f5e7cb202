import { sql } from 'kysely'
import { anyOfIds } from '../../platform/db/anyOf.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import { notFound } from '../../platform/http/errors.ts'

/** Seconds that a visit counts after its last heartbeat: a little more than two heartbeat intervals. */
const FRESH_SECONDS = 45
/** Age in hours at which a login's visit rows are deleted. */
const FORGOTTEN_HOURS = 1

export interface Visitor {
  name: string
  since: Date
}

/**
 * Records that this login has the owner's request open; returns the request's version.
 * @throws 404 if the owner has no such request
 */
export async function visit(
  db: Db,
  of: { userId: number; ownerId: number; requestId: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into request_lease as l (user_id, request_id, since, seen_at)
    select ${of.userId}::int, r.request_id, ${now}::timestamptz, ${now}::timestamptz
    from distribution_request r join retirement_account a on a.account_id = r.account_id
    where r.request_id = ${of.requestId} and a.account_owner_id = ${of.ownerId}
    on conflict (user_id, request_id) do update set seen_at = excluded.seen_at, since =
      case when l.seen_at < ${now}::timestamptz - ${FRESH_SECONDS} * interval '1 second' then excluded.since else l.since end
    returning (select r.version from distribution_request r where r.request_id = l.request_id) as version`.execute(db)
  const [found] = rows
  if (!found) throw notFound()
  await sql`
    delete from request_lease
    where user_id = ${of.userId} and seen_at < ${now}::timestamptz - ${FORGOTTEN_HOURS} * interval '1 hour'`.execute(db)
  return found.version
}

/** Other employees who have these requests open, earliest first. */
export async function visitorsOf(
  db: Db | Tx,
  requestIds: readonly number[],
  { userId, now }: { userId: number; now: Date },
): Promise<ReadonlyMap<number, Visitor[]>> {
  if (requestIds.length === 0) return new Map()
  const { rows } = await sql<Visitor & { request_id: number }>`
    select l.request_id, coalesce(max(p.name), min(who.email)) as name, min(l.since) as since
    from request_lease l
    join portal_person who on who.user_id = l.user_id
    join portal_user u on u.user_id = l.user_id
    left join person p on p.person_id = u.person_id
    where l.request_id = ${anyOfIds(requestIds)}
      and l.seen_at >= ${now}::timestamptz - ${FRESH_SECONDS} * interval '1 second'
      and who.person <> (select me.person from portal_person me where me.user_id = ${userId})
    group by l.request_id, who.person
    order by 3, 2`.execute(db)
  return Map.groupBy(rows, (row) => row.request_id)
}
