import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'

/** Reference of a plan's deposit: "PLAN-2041" for the file with this number. */
export const planReference = (attachmentId: number) => `PLAN-${attachmentId}`

/** The number of the plan file that a deposit's reference names, or null. */
export function planFileIn(words: string): number | null {
  const number = Number(/\bPLAN-(\d{1,9})\b/i.exec(words)?.[1] ?? 0)
  return number > 0 ? number : null
}

/** Money that a plan owes for a plan file. */
export interface PlanReceivable {
  attachment_id: number
  plan_id: number
  plan_name: string
  /** The amount that the plan still owes for the file, in cents. */
  amount_cents: bigint
  /** The amount announced by the file. */
  announced_cents: bigint
  since: string
}

const columns = sql`o.attachment_id, o.plan_id, p.name as plan_name, o.amount_cents, o.announced_cents, o.since::text as since`

/**
 * Open amounts of plans, oldest first. Locks the plan files, so that only one deposit at a time closes an amount.
 * @param which a condition on the receivable `r`
 */
export async function lockedReceivables(tx: Tx, which: RawBuilder<unknown>): Promise<PlanReceivable[]> {
  return (await lockedPlanFiles(tx, which)).filter(({ amount_cents: owed }) => owed > 0n)
}

/** Lists open and closed amounts of plan files, and locks the files. */
export async function lockedPlanFiles(tx: Tx, which: RawBuilder<unknown>): Promise<PlanReceivable[]> {
  const { rows: locked } = await sql<{ attachment_id: number }>`
    select f.attachment_id from plan_receivable r join plan_file f on f.attachment_id = r.attachment_id
    where ${which} order by 1 for no key update of f`.execute(tx)
  // Reads the amounts again under the lock, because a former lock holder may have closed a receivable.
  const { rows } = await sql<PlanReceivable>`
    select ${columns} from plan_money_owed o join plan p on p.plan_id = o.plan_id
    where o.attachment_id = any(${locked.map(({ attachment_id }) => attachment_id)}::int[])
    order by o.attachment_id`.execute(tx)
  return rows
}

/** Files with an open amount, found through the open items of the Returns Desk, so that closed files are not read. */
const open = (which: RawBuilder<unknown>) => sql`select d.item_id from desk_item d where d.kind = 'PLAN' and ${which}`

/** SQL condition: the plan owes exactly this amount in cents for the receivable `r`. */
export const owes = (cents: bigint) => sql`r.attachment_id in (${open(sql`d.amount_cents = ${cents}`)})`

/**
 * Files that a deposit may belong to, for a person to choose from. First the named file and files with the exact
 * amount, then other open files, oldest first. Last, closed files with the exact amount, which may have been paid
 * twice.
 */
export async function planFilesFor(
  db: Db,
  line: { cents: bigint; planFileId: number | null },
  most: number,
): Promise<PlanReceivable[]> {
  const { rows } = await sql<PlanReceivable>`
    select ${columns} from plan_money_owed o join plan p on p.plan_id = o.plan_id
    where o.attachment_id = ${line.planFileId}
      or o.attachment_id = any(array(${open(sql`d.amount_cents = ${line.cents}`)} order by d.item_id limit ${most}))
      or o.attachment_id = any(array(${open(sql`true`)} order by d.since, d.item_id limit ${most}))
      or o.attachment_id = any(array(select r.attachment_id from plan_receivable r where r.amount_cents = ${line.cents}
        order by r.attachment_id desc limit ${most}))
    order by o.attachment_id is not distinct from ${line.planFileId} desc, o.amount_cents = ${line.cents} desc, o.amount_cents = 0,
      o.since, o.attachment_id limit ${most}`.execute(db)
  return rows
}

/**
 * Amounts that plans owed at the end of a day, by the bank lines and postings up to that day, oldest first. Each
 * amount is still open or was closed later.
 */
export async function openReceivables(db: Db | Tx, day: string, most: number): Promise<PlanReceivable[]> {
  const { rows } = await sql<PlanReceivable>`
    select * from (
      select r.attachment_id, r.plan_id, p.name as plan_name, r.amount_cents as announced_cents, r.since::text as since,
        (r.amount_cents
          - coalesce((select sum(m.part_cents) from bank_match m join bank_line b on b.bank_line_id = m.bank_line_id
              where m.attachment_id = r.attachment_id and b.as_of <= ${day}::date), 0)
          - coalesce((select sum(s.amount_cents) from plan_settlement s join ledger_transaction t on t.transaction_id = s.transaction_id
              where s.attachment_id = r.attachment_id and t.transaction_date <= ${day}::date
                and not exists (select from ledger_transaction b where b.reverses_transaction_id = s.transaction_id
                  and b.transaction_date <= ${day}::date)), 0))::bigint as amount_cents
      from plan_receivable r join plan p on p.plan_id = r.plan_id
      where r.since <= ${day}::date and r.attachment_id in (
        ${open(sql`true`)}
        union all
        select m.attachment_id from bank_line b join bank_match m on m.bank_line_id = b.bank_line_id
        where b.as_of > ${day}::date and m.attachment_id is not null
        union all
        -- A settlement is never dated after the day it was made.
        select s.attachment_id from plan_settlement s where s.at >= ${day}::date)
    ) o where amount_cents > 0 order by since, attachment_id limit ${most}`.execute(db)
  return rows
}

/** Money that a plan paid beyond what it owed, and that is still held. */
export interface PlanSurplus {
  plan_surplus_id: number
  /** The deposit that overpaid; null for money returned from an account. */
  bank_line_id: number | null
  attachment_id: number
  plan_id: number
  plan_name: string
  amount_cents: bigint
  since: string
}

/** @param which a condition on the surplus `h` */
export async function heldSurpluses(db: Db | Tx, which: RawBuilder<unknown>, most: number): Promise<PlanSurplus[]> {
  const { rows } = await sql<PlanSurplus>`
    select h.plan_surplus_id, h.bank_line_id, h.attachment_id, h.plan_id, p.name as plan_name, h.amount_cents,
      h.since::text as since
    from plan_surplus_held h join plan p on p.plan_id = h.plan_id
    where h.amount_cents > 0 and ${which} order by h.since, h.plan_surplus_id limit ${most}`.execute(db)
  return rows
}

/**
 * Finds one surplus and locks its file, so that the surplus is settled once. Null if none of the money is still
 * held.
 */
export async function lockedSurplus(tx: Tx, planSurplusId: number): Promise<PlanSurplus | null> {
  await sql`select from plan_surplus s join plan_file f on f.attachment_id = s.attachment_id
    where s.plan_surplus_id = ${planSurplusId} for no key update of f`.execute(tx)
  return (await heldSurpluses(tx, sql`h.plan_surplus_id = ${planSurplusId}`, 1))[0] ?? null
}

/** A write-off of plan money that was not fully recovered. */
export interface PlanWriteOff {
  plan_settlement_id: number
  attachment_id: number
  plan_name: string
  amount_cents: bigint
  since: string
}

/** @param which a condition on the write-off `w` */
export async function writeOffsLeft(db: Db | Tx, which: RawBuilder<unknown>, most: number): Promise<PlanWriteOff[]> {
  const { rows } = await sql<PlanWriteOff>`
    select w.plan_settlement_id, w.attachment_id, p.name as plan_name, w.amount_cents, w.since::text as since
    from plan_write_off_left w join plan p on p.plan_id = w.plan_id
    where w.amount_cents > 0 and ${which} order by w.since, w.plan_settlement_id limit ${most}`.execute(db)
  return rows
}

/** The amount of a plan file that was written off and not recovered, in cents. */
export async function writtenOff(tx: Tx, attachmentId: number): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`select coalesce(sum(w.amount_cents), 0)::bigint as cents
    from plan_write_off_left w where w.attachment_id = ${attachmentId}`.execute(tx)
  return rows[0]?.cents ?? 0n
}

/** Finds one write-off and locks its file, so that the money is recovered once. Null if it was fully recovered. */
export async function lockedWriteOff(tx: Tx, planSettlementId: number): Promise<PlanWriteOff | null> {
  await sql`select from plan_settlement s join plan_file f on f.attachment_id = s.attachment_id
    where s.plan_settlement_id = ${planSettlementId} for no key update of f`.execute(tx)
  return (await writeOffsLeft(tx, sql`w.plan_settlement_id = ${planSettlementId}`, 1))[0] ?? null
}
