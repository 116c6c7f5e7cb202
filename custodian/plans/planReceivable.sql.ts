import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'

/** What a plan names with its deposit: "PLAN-2041" for the file with this number. */
export const planReference = (attachmentId: number) => `PLAN-${attachmentId}`

/** The file that a deposit names, or null. */
export function planFileIn(words: string): number | null {
  const number = Number(/\bPLAN-(\d{1,9})\b/i.exec(words)?.[1] ?? 0)
  return number > 0 ? number : null
}

/** Money of a plan file that the bank has not shown. */
export interface PlanReceivable {
  attachment_id: number
  plan_id: number
  plan_name: string
  amount_cents: bigint
  since: string
}

const isOpen = (upTo: RawBuilder<unknown>) =>
  sql`not exists (select from bank_match m join bank_line b on b.bank_line_id = m.bank_line_id
    where m.attachment_id = r.attachment_id and b.as_of <= ${upTo})`

/**
 * Open receivables of plans, oldest first. Their files are locked: one deposit at a time closes them.
 * @param which a condition on the receivable `r`
 */
export async function lockedReceivables(tx: Tx, which: RawBuilder<unknown>): Promise<PlanReceivable[]> {
  const { rows } = await sql<PlanReceivable>`
    select r.attachment_id, r.plan_id, p.name as plan_name, r.amount_cents, r.since::text as since
    from plan_receivable r join plan_file f on f.attachment_id = r.attachment_id join plan p on p.plan_id = r.plan_id
    where ${which} and ${isOpen(sql`'infinity'::date`)} order by r.attachment_id for no key update of f`.execute(tx)
  // Whoever held a lock may have closed it: looked at anew with the lock.
  const { rows: closed } = await sql<{ attachment_id: number }>`
    select attachment_id from bank_match
    where attachment_id = any(${rows.map(({ attachment_id }) => attachment_id)}::int[])`.execute(tx)
  const gone = new Set(closed.map(({ attachment_id }) => attachment_id))
  return rows.filter(({ attachment_id }) => !gone.has(attachment_id))
}

/** Those with an amount, for a person to choose from. */
export async function receivablesOf(db: Db, cents: bigint, most: number): Promise<PlanReceivable[]> {
  const { rows } = await sql<PlanReceivable>`
    select r.attachment_id, r.plan_id, p.name as plan_name, r.amount_cents, r.since::text as since
    from plan_receivable r join plan p on p.plan_id = r.plan_id
    where r.amount_cents = ${cents} and ${isOpen(sql`'infinity'::date`)}
    order by r.since, r.attachment_id limit ${most}`.execute(db)
  return rows
}

/** Those that were in the books by the end of a day and that no line of the bank up to then shows; the oldest first. */
export async function openReceivables(db: Db | Tx, day: string, most: number): Promise<PlanReceivable[]> {
  const { rows } = await sql<PlanReceivable>`
    select r.attachment_id, r.plan_id, p.name as plan_name, r.amount_cents, r.since::text as since
    from plan_receivable r join plan p on p.plan_id = r.plan_id
    where r.since <= ${day}::date and ${isOpen(sql`${day}::date`)}
    order by r.since, r.attachment_id limit ${most}`.execute(db)
  return rows
}
