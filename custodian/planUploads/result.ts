import { sql } from 'kysely'
import type { PlanFile } from '../../contract/planUploads.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { storeJobFile } from '../platform/jobs/files.ts'
import { csvForPeople, type Cell } from '../platform/csv.ts'
import type { Services } from '../platform/context/services.ts'
import type { Finding, Participant } from './columns.ts'
import { correctionsOf } from './corrections.ts'
import type { OpenedAccounts } from './openAccounts.ts'
import type { Sheet } from './table.ts'

export const MOST_FINDINGS = 1_000

/** A plan file with the job that processes it. */
export type FileOfJob = { attachment_id: number; plan_id: number; job_id: number; uploaded_by: number | null }

/** The result of processing a plan file; `loaded` is null if findings prevented loading. */
export type Run = {
  sheet: Sheet | null
  participants: readonly Participant[]
  findings: readonly Finding[]
  loaded: OpenedAccounts | null
  now: Date
}

/** The result stored with the job: figures and line numbers, but no names. */
export type Outcome = {
  planId: number
  rows: number
  accounts: number
  owners: number
  total: number
  errors: number
  warnings: number
  /** Whether a correction file can be made; missing in outcomes of before this field. */
  hasCorrections: boolean
  findings: readonly Finding[]
}

/** Stores the result of a file with its job: figures, the first 1000 findings, and a file of all findings and rows. */
export async function keepResult(tx: Tx, { pii, clock, dateOf }: Services, file: FileOfJob, run: Run): Promise<void> {
  const { findings, loaded, now } = run
  const { findings: _, ...counts } = outcomeOf(file.plan_id, run)
  await tx
    .updateTable('plan_file')
    .set({
      state: loaded ? 'LOADED' : 'FAILED',
      lines: counts.rows,
      total_cents: loaded?.cents ?? null,
      errors: counts.errors,
      warnings: counts.warnings,
    })
    .where('attachment_id', '=', file.attachment_id)
    .execute()
  await tx
    .updateTable('job')
    .set({
      date_started: now,
      // The job of a file that was not loaded stays incomplete.
      date_completed: loaded ? now : null,
      date_ended: clock.now(),
      outcome: JSON.stringify({
        ...counts,
        hasCorrections: correctionsOf(run.sheet, findings, dateOf(now)) !== null,
        findings: findings.slice(0, MOST_FINDINGS),
      } satisfies Outcome),
      last_error: loaded ? null : `${counts.errors} ${counts.errors === 1 ? 'error' : 'errors'}`,
    })
    .where('job_id', '=', file.job_id)
    .execute()
  await storeJobFile(
    tx,
    pii,
    { jobId: file.job_id, now },
    {
      fileName: `plan-upload-${file.job_id}-result.csv`,
      contentType: 'text/csv',
      content: reportOf(run),
      people: run.participants.length,
    },
  )
  const actor = { userId: file.uploaded_by, roleId: null, requestId: `job-${file.job_id}`, ip: null, now }
  await writeAudit(tx, actor, {
    action: loaded ? 'plan-file.load' : 'plan-file.refuse',
    entity: 'attachment',
    entityId: file.attachment_id,
    after: counts,
  })
}

/** Whether the money of a plan file waits for a second person. */
export const moneyWaits = sql<boolean>`exists (
  select from approval where subject_entity = 'plan_file' and subject_id = plan_file.attachment_id::text
    and status = 'WAITING')`

/** The state of a plan file's money; null unless the file was loaded. */
export function moneyOf({ state, waits }: { state: string; waits: boolean }): PlanFile['money'] {
  if (state === 'REFUSED') return 'REFUSED'
  if (state !== 'LOADED') return null
  return waits ? 'WAITING' : 'CREDITED'
}

/** The state of a plan file for API callers. A file whose money was refused is reported as loaded. */
export const stateOf = (state: 'WAITING' | 'LOADED' | 'FAILED' | 'REFUSED'): PlanFile['state'] =>
  state === 'REFUSED' ? 'LOADED' : state

/** Finds a plan file by its job; undefined for an unknown id and for other jobs. */
export function planFileOfJob(db: Db, jobId: number) {
  return db
    .selectFrom('plan_file')
    .innerJoin('attachment', 'attachment.attachment_id', 'plan_file.attachment_id')
    .innerJoin('job', 'job.job_id', 'plan_file.job_id')
    .leftJoin('job_file', 'job_file.job_id', 'job.job_id')
    .select(['plan_file.attachment_id', 'plan_file.plan_id', 'attachment.file_name', 'state', 'outcome', 'job_file_id'])
    .select(moneyWaits.as('waits'))
    .where('plan_file.job_id', '=', jobId)
    .executeTakeFirst()
}

function outcomeOf(planId: number, { sheet, participants, findings, loaded }: Run): Omit<Outcome, 'hasCorrections'> {
  return {
    planId,
    ...figuresOf(sheet, participants, findings),
    accounts: loaded?.opened ?? 0,
    owners: loaded?.owners ?? 0,
    total: Number(loaded?.cents ?? 0n) / 100,
    findings,
  }
}

/** Counts the rows, errors and warnings of a plan file. */
export function figuresOf(sheet: Sheet | null, participants: readonly Participant[], findings: readonly Finding[]) {
  const wrong = findings.filter(({ isWarning }) => !isWarning)
  const read = new Set([...participants, ...wrong].map(({ line }) => line))
  return {
    rows: sheet?.rows.filter(({ line }) => read.has(line)).length ?? 0,
    errors: wrong.length,
    warnings: findings.length - wrong.length,
  }
}

const HEADER = [
  'Line',
  'Kind',
  'Column',
  'Text',
  'First Name',
  'Last Name',
  'Account Type',
  'Amount',
  'Account #',
  'Contact',
]

/** Lists every row and every finding by line, without social security numbers. */
function reportOf({ participants, findings, loaded }: Run): Buffer {
  const summary = loaded
    ? `${loaded.opened} accounts opened, ${loaded.owners} new account owners.`
    : 'Nothing was loaded. Please correct the errors and upload the file again.'
  const lines: Array<{ line: number; cells: readonly Cell[] }> = [
    ...participants.map((row) => ({
      line: row.line,
      cells: rowCells(row, loaded?.accounts.get(row.line) ?? '', loaded?.contacts.get(row.line) ?? ''),
    })),
    ...findings.map(({ line, column, text, isWarning }) => ({
      line,
      cells: [line > 0 ? String(line) : '', isWarning ? 'Warning' : 'Error', column, text, '', '', '', '', '', ''],
    })),
  ]
  const result = ['', 'Result', '', summary, '', '', '', '', '', '']
  return Buffer.from(
    csvForPeople(HEADER, [result, ...lines.toSorted((a, b) => a.line - b.line).map(({ cells }) => cells)]),
  )
}

function rowCells(row: Participant, number: string, contact: string): Cell[] {
  const { line, firstName, lastName, accountType, amount } = row
  const type = accountType === 'ROTH' ? 'Roth' : 'Traditional'
  return [String(line), 'Row', '', '', firstName, lastName, type, amount, number, contact]
}
