import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { notFound } from '../../platform/http/errors.ts'

/** So long somebody counts as looking at a request after the last word of it: two beats of the screen and a little. */
const FRESH_SECONDS = 45
/** Rows of requests that this log-in has left long ago. */
const FORGOTTEN_HOURS = 1

export interface Visitor {
  name: string
  since: Date
}

/** Says that this log-in has the request of the owner open. @throws 404 when the owner has no such request */
export async function visit(
  db: Db,
  of: { userId: number; ownerId: number; requestId: number },
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    insert into request_lease as l (user_id, request_id, since, seen_at)
    select ${of.userId}::int, r.request_id, ${now}::timestamptz, ${now}::timestamptz
    from distribution_request r join retirement_account a on a.account_id = r.account_id
    where r.request_id = ${of.requestId} and a.account_owner_id = ${of.ownerId}
    on conflict (user_id, request_id) do update set seen_at = excluded.seen_at, since =
      case when l.seen_at < ${now}::timestamptz - ${FRESH_SECONDS} * interval '1 second' then excluded.since else l.since end
    returning 1`.execute(db)
  if (rows.length === 0) throw notFound()
  await sql`
    delete from request_lease
    where user_id = ${of.userId} and seen_at < ${now}::timestamptz - ${FORGOTTEN_HOURS} * interval '1 hour'`.execute(db)
}

/** Who else of staff has the request open now, whatever their log-in; whoever came first is first. */
export async function visitorsOf(db: Db, requestId: number, userId: number, now: Date): Promise<Visitor[]> {
  const { rows } = await sql<Visitor>`
    select coalesce(max(p.name), min(who.email)) as name, min(l.since) as since
    from request_lease l
    join portal_person who on who.user_id = l.user_id
    join portal_user u on u.user_id = l.user_id
    left join person p on p.person_id = u.person_id
    where l.request_id = ${requestId} and l.seen_at >= ${now}::timestamptz - ${FRESH_SECONDS} * interval '1 second'
      and who.person <> (select me.person from portal_person me where me.user_id = ${userId})
    group by who.person
    order by 2, 1`.execute(db)
  return rows
}
