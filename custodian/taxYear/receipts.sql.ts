import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { isSameForm } from './taxForms.sql.ts'

/** The record in which a return was last filed: a row of a CSV table for the IRS system IRIS. */
export interface FiledRecord {
  record: number
  /** The receipt of the table; null if the operator has recorded none. */
  receipt: string | null
}

/** For each of these tax forms, the row in which the form or an earlier version of it was last filed. */
export async function filedRecords(tx: Tx, taxFormIds: readonly number[]): Promise<ReadonlyMap<number, FiledRecord>> {
  const { rows } = await sql<FiledRecord & { tax_form_id: number }>`
    select f.tax_form_id, r.record, (select c.receipt from tax_file_receipt c where c.job_file_id = r.job_file_id
      order by c.tax_file_receipt_id desc limit 1) as receipt
    from tax_form f join lateral (
      select filed.job_file_id, filed.record from tax_form before
      join tax_return_record filed on filed.tax_form_id = before.tax_form_id
      where ${isSameForm('before', 'f')} and before.number <= f.number
      order by before.number desc, filed.job_file_id desc, filed.record desc limit 1) r on true
    where f.tax_form_id = any(${taxFormIds}::int[])`.execute(tx)
  return new Map(rows.map(({ tax_form_id: id, ...filed }) => [id, filed]))
}

/** Stores the row number of each return in an IRIS table. */
export async function keepRecords(
  tx: Tx,
  jobFileId: number,
  returns: ReadonlyArray<{ taxFormId: number }>,
): Promise<void> {
  const rows = returns.map(({ taxFormId }, index) => ({
    job_file_id: jobFileId,
    record: index + 1,
    tax_form_id: taxFormId,
  }))
  if (rows.length > 0) await tx.insertInto('tax_return_record').values(rows).execute()
}

/** Lists the IRIS tables of a tax year with their receipts, oldest first. */
export const filesOfYear = (db: Db | Tx, year: number) => filesWhere(db, sql`f.tax_year = ${year}`)

/** The IRIS table with this number, with its receipt. */
export const fileNumbered = (tx: Tx, jobFileId: number) => filesWhere(tx, sql`r.job_file_id = ${jobFileId}`)

async function filesWhere(db: Db | Tx, condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ job_file_id: number; file_name: string; returns: number; receipt: string | null }>`
    select j.job_file_id, j.file_name, count(*)::int as returns, (select c.receipt from tax_file_receipt c
      where c.job_file_id = j.job_file_id order by c.tax_file_receipt_id desc limit 1) as receipt
    from tax_return_record r
    join job_file j on j.job_file_id = r.job_file_id
    join tax_form f on f.tax_form_id = r.tax_form_id
    where ${condition}
    group by j.job_file_id order by j.job_file_id`.execute(db)
  return rows
}

/** Finds the IRIS tables by file name; of several tables with one name, the newest. */
export async function tablesNamed(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ job_file_id: number; file_name: string }>`
    select max(j.job_file_id) as job_file_id, j.file_name from job_file j
    where exists (select from tax_return_record r where r.job_file_id = j.job_file_id)
    group by j.file_name order by 1 desc`.execute(tx)
  return new Map(rows.map(({ file_name: name, job_file_id: id }) => [name, id]))
}

/** The receipt that was recorded last for an IRIS table. */
export async function receiptOf(tx: Tx, jobFileId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('tax_file_receipt')
    .select('receipt')
    .where('job_file_id', '=', jobFileId)
    .orderBy('tax_file_receipt_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.receipt ?? null
}
