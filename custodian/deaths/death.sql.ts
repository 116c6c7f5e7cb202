import { sql } from 'kysely'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/** An open or confirmed death report. */
export interface StandingDeath {
  owner_death_id: number
  account_owner_id: number
  /** Date of death; null if a bank reported the death without its date. */
  died_on: string | null
  state: 'REPORTED' | 'CONFIRMED'
  reported_at: Date
  /** The employee who reported the death; null for a bank's report. */
  reported_by: string | null
  confirmed_at: Date | null
  confirmed_by: string | null
  attachment_id: number | null
  certificate_guid: string | null
  certificate_name: string | null
  /** The payment that a bank returned because of the death, with the return code. */
  payment_id: number | null
  return_code: string | null
}

/** The open or confirmed report about an owner, with the names of its authors; null if there is none. */
export async function standingDeath(db: Db | Tx, ownerId: number): Promise<StandingDeath | null> {
  const { rows } = await sql<StandingDeath>`
    select d.owner_death_id, d.account_owner_id, d.died_on, d.state, d.reported_at, d.confirmed_at,
      d.attachment_id, d.payment_id, (select r.code from payment_return r where r.payment_id = d.payment_id
        and r.code not like 'C%' limit 1) as return_code, reporter.email as reported_by, confirmer.email as confirmed_by, f.guid as certificate_guid, f.file_name as certificate_name
    from owner_death d
    left join attachment f on f.attachment_id = d.attachment_id
    left join portal_user reporter on reporter.user_id = d.reported_by
    left join portal_user confirmer on confirmer.user_id = d.confirmed_by
    where d.account_owner_id = ${ownerId} and d.state <> 'ENDED'`.execute(db)
  return rows[0] ?? null
}

/** The owner's accounts in order of their ids, locked; the owner must be locked before. */
export async function lockAccountsOf(tx: Tx, ownerId: number): Promise<void> {
  await sql`select from retirement_account where account_owner_id = ${ownerId} order by account_id
    for no key update`.execute(tx)
}

/**
 * Requests in one of these statuses that pay the owner, or Completed with an unsent payment, locked in order of their
 * ids.
 */
export async function lockRequestsOnTheirWay(tx: Tx, ownerId: number, statusIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ request_id: number }>`
    select r.request_id from distribution_request r join retirement_account a on a.account_id = r.account_id
    where a.account_owner_id = ${ownerId} and r.payee_id is null and (r.status_id = any(${statusIds}::int[])
      or r.status_id = ${REQUEST_STATUS.completed} and exists (select from payment p
        where p.request_id = r.request_id and p.closed_as is null and p.job_file_id is null))
    order by r.request_id for no key update of r`.execute(tx)
  return rows.map(({ request_id: id }) => id)
}
