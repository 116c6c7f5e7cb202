import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/connect.ts'
import type { FullRequest } from '../request.sql.ts'

export interface LastChange {
  at: Date
  /** Name of the person, or the login if the name is unknown; null if the portal made the change. */
  by: string | null
}

/** Audit actions that change a request: status, reason, fee, destination. */
const CHANGES = [
  'request.status',
  'request.fee',
  'request.edit',
  'request.undo',
  'request.bankDetails',
  'request.askToSign',
  'request.freeze',
  'request.pay',
]

/** Author of the last change or step of a request, by name. */
export async function lastChangeOf(
  db: Db | Tx,
  { request_id, account_owner_id }: Pick<FullRequest, 'request_id' | 'account_owner_id'>,
): Promise<LastChange | null> {
  const { rows } = await sql<LastChange>`
    select c.at, coalesce(p.name, o.first_name || ' ' || o.last_name, u.email) as by
    from (
      (select a.at, a.user_id from audit a
      where a.account_owner_id = ${account_owner_id} and a.entity = 'distribution_request'
        and a.entity_id = ${String(request_id)} and a.action = any(${CHANGES})
      order by a.at desc, a.audit_id desc limit 1)
      union all
      (select e.at, e.user_id from request_event e
      where e.request_id = ${request_id} order by e.event_id desc limit 1)
      order by at desc limit 1) c
    left join portal_user u on u.user_id = c.user_id
    left join person p on p.person_id = u.person_id
    left join account_owner o on o.account_owner_id = u.account_owner_id`.execute(db)
  return rows[0] ?? null
}
