import { sql, type RawBuilder } from 'kysely'
import { sumsOfInternalBooks } from '../ledger/daySums.ts'
import { internalBook } from '../ledger/ledger.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/** A transfer of fees that the bank was asked for. */
export interface FeeSweep {
  fee_sweep_id: number
  month: string
  amount_cents: bigint
  asked_on: string
}

/** What the bank is asked to name: "SWEEP-2026-03" for fees collected by the end of March 2026. */
export const sweepReference = (month: string) => `SWEEP-${month.slice(0, 7)}`

/** The first day of the month that a line of the bank names, or null. */
export function sweepIn(words: string): string | null {
  const month = /\bSWEEP-(\d{4}-(?:0[1-9]|1[0-2]))\b/i.exec(words)?.[1]
  return month === undefined ? null : `${month}-01`
}

/** Sweeps that no line of the bank shows yet. @param which a condition on the sweep `s` */
export async function openSweeps(db: Db | Tx, which: RawBuilder<unknown>): Promise<FeeSweep[]> {
  const { rows } = await sql<FeeSweep>`
    select s.fee_sweep_id, s.month::text as month, s.amount_cents, s.asked_on::text as asked_on from fee_sweep s
    where ${which} and not exists (select from bank_match m where m.fee_sweep_id = s.fee_sweep_id)
    order by s.month`.execute(db)
  return rows
}

/** What Custody Cash holds, in cents. */
export async function custodyCash(tx: Tx): Promise<bigint> {
  const book = await internalBook(tx, 'CUSTODY_CASH')
  return -((await sumsOfInternalBooks(tx, [book], {})).get(book) ?? 0n)
}

/** Fee income at the end of a day that no sweep has asked for, in cents; below zero where fees were given back since. */
export async function feesToSweep(tx: Tx, day: string): Promise<bigint> {
  const books = [await internalBook(tx, 'FEE_ANNUAL'), await internalBook(tx, 'FEE_DISTRIBUTION')]
  const sums = await sumsOfInternalBooks(tx, books, { to: day })
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from fee_sweep`.execute(tx)
  return books.reduce((sum, book) => sum + (sums.get(book) ?? 0n), 0n) - (rows[0]?.cents ?? 0n)
}
