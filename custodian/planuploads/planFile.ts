import { createHash } from 'node:crypto'
import { writeAudit } from '../audit/audit.ts'
import type { Tx } from '../db/connect.ts'
import { sqlState } from '../http/call.ts'
import { contentOf, storeFile } from '../documents/files.sql.ts'
import { toCsv } from '../reports/csv.ts'
import { calendarDate, type Services } from '../services.ts'
import type { Finding } from './columns.ts'
import { duplicatesInBooks, duplicatesInFile, knownOwners } from './duplicates.ts'
import { loadParticipants, type Loaded } from './load.ts'
import { parsePlanFile, type Parsed } from './parse.ts'
import { formatOf } from './planFileKinds.ts'

const MOST_FINDINGS = 1_000
const SAVE_AS = 'Save the file as .xlsx or .csv.'

/**
 * Does the work of one uploaded plan file: a dry run first, and only when nothing is wrong all of its rows at once. The
 * result is a list for staff in the upload center. Done before, or by another process right now, it does nothing.
 */
export async function processPlanFile(services: Services, attachmentId: number): Promise<void> {
  const file = await waitingFile(services, attachmentId)
  if (!file) return
  const now = services.clock.now()
  const format = formatOf(file.content_type)
  const parsed: Parsed = format
    ? await parsePlanFile(format, contentOf(services.pii, file), calendarDate(now))
    : { participants: [], findings: [{ line: 0, column: '', text: SAVE_AS }] }
  await services.db.transaction().execute(async (tx) => {
    if (!(await claim(tx, attachmentId))) return
    await lockPlan(tx, file.plan_id)
    const known = await knownOwners(tx, services, file.plan_id, parsed.participants)
    const findings = [
      ...parsed.findings,
      ...duplicatesInFile(parsed.participants),
      ...(await duplicatesInBooks(tx, services, known, parsed.participants)),
    ].toSorted((one, other) => one.line - other.line)
    const isFit = findings.every(({ isWarning }) => isWarning)
    const loaded = isFit
      ? await loadParticipants(
          tx,
          services,
          { planId: file.plan_id, userId: file.uploaded_by, attachmentId, now },
          known,
          parsed.participants,
        )
      : null
    await keepResult(tx, services, file, findings, loaded, now)
  })
}

/** Files that wait because the custodian went down before it came to them. Answers how many there were. */
export async function processWaitingPlanFiles(services: Services): Promise<{ files: number }> {
  const waiting = await services.db
    .selectFrom('plan_file')
    .innerJoin('attachment', 'attachment.attachment_id', 'plan_file.attachment_id')
    .select('plan_file.attachment_id')
    .where('state', '=', 'WAITING')
    .where('scan_state', '=', 'CLEAN')
    .orderBy('plan_file.attachment_id')
    .execute()
  for (const { attachment_id } of waiting) await processPlanFile(services, attachment_id)
  return { files: waiting.length }
}

const running = new Set<Promise<void>>()

/** Starts the work of a file without waiting for it. What goes wrong stays on its job, and the file waits for the next start. */
export function startPlanFile(services: Services, attachmentId: number): void {
  const work = processPlanFile(services, attachmentId)
    .catch((error: unknown) => noteFailure(services, attachmentId, error))
    .finally(() => running.delete(work))
  running.add(work)
}

/** Resolves when no file is being worked on, for a calm end of the process and of a test. */
export async function planFilesSettled(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}

type WaitingFile = NonNullable<Awaited<ReturnType<typeof waitingFile>>>

function waitingFile(services: Services, attachmentId: number) {
  return services.db
    .selectFrom('plan_file')
    .innerJoin('attachment', 'attachment.attachment_id', 'plan_file.attachment_id')
    .innerJoin('attachment_content', 'attachment_content.attachment_id', 'plan_file.attachment_id')
    .select([
      'plan_file.attachment_id',
      'plan_id',
      'job_id',
      'uploaded_by',
      'guid',
      'file_name',
      'content_type',
      'content',
    ])
    .where('plan_file.attachment_id', '=', attachmentId)
    .where('state', '=', 'WAITING')
    .where('scan_state', '=', 'CLEAN')
    .executeTakeFirst()
}

async function claim(tx: Tx, attachmentId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('plan_file')
    .select('attachment_id')
    .where('attachment_id', '=', attachmentId)
    .where('state', '=', 'WAITING')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

/** Files of one plan one after the other: the second must see the accounts that the first has opened. */
async function lockPlan(tx: Tx, planId: number): Promise<void> {
  await tx.selectFrom('plan').select('plan_id').where('plan_id', '=', planId).forNoKeyUpdate().execute()
}

async function keepResult(
  tx: Tx,
  { pii }: Services,
  file: WaitingFile,
  findings: readonly Finding[],
  loaded: Loaded | null,
  now: Date,
): Promise<void> {
  const errors = findings.filter(({ isWarning }) => !isWarning).length
  const counts = {
    planId: file.plan_id,
    accounts: loaded?.accounts ?? 0,
    owners: loaded?.owners ?? 0,
    total: Number(loaded?.cents ?? 0n) / 100,
    errors,
    warnings: findings.length - errors,
  }
  await tx
    .updateTable('plan_file')
    .set({ state: loaded ? 'LOADED' : 'FAILED' })
    .where('attachment_id', '=', file.attachment_id)
    .execute()
  await tx
    .updateTable('job')
    .set({
      date_completed: now,
      outcome: JSON.stringify({ ...counts, findings: findings.slice(0, MOST_FINDINGS) }),
      last_error: loaded ? null : `${errors} errors`,
    })
    .where('job_id', '=', file.job_id)
    .execute()
  const report = reportOf(findings, loaded)
  await storeFile(tx, pii, {
    ownerId: null,
    typeId: 0,
    inUploadCenter: true,
    fileName: `${file.file_name.replace(/\.[^.]*$/, '').slice(0, 150)} - result.csv`,
    contentType: 'text/csv',
    content: report,
    sha256: createHash('sha256').update(report).digest('hex'),
    createdBy: file.uploaded_by,
    now,
  })
  const actor = { userId: file.uploaded_by, roleId: null, requestId: `job-${file.job_id}`, ip: null, now }
  await writeAudit(tx, actor, {
    action: loaded ? 'plan-file.load' : 'plan-file.refuse',
    entity: 'attachment',
    entityId: file.attachment_id,
    after: counts,
  })
}

function reportOf(findings: readonly Finding[], loaded: Loaded | null): Buffer {
  const summary = loaded
    ? `${loaded.accounts} accounts loaded, ${loaded.owners} new account owners.`
    : 'Nothing was loaded. Please correct the errors and upload the file again.'
  const rows = findings.map(({ line, column, text, isWarning }) => [
    line > 0 ? String(line) : '',
    column,
    isWarning ? 'Warning' : 'Error',
    text,
  ])
  return Buffer.from(toCsv(['Line', 'Column', 'Kind', 'Text'], [['', '', 'Result', summary], ...rows]))
}

async function noteFailure(services: Services, attachmentId: number, error: unknown): Promise<void> {
  // A database error quotes values: only its code is kept.
  const reason = sqlState(error) ?? (error instanceof Error ? error.name : 'unknown')
  await services.db
    .updateTable('job')
    .set({ last_error: reason })
    .where('job_id', '=', (eb) =>
      eb.selectFrom('plan_file').select('job_id').where('plan_file.attachment_id', '=', attachmentId),
    )
    .execute()
    .catch(() => {})
}
