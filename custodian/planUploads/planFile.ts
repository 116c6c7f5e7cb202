import { refusalText } from '../../contract/fileRefusals.ts'
import { setTimeout } from 'node:timers/promises'
import type { Tx } from '../platform/db/connect.ts'
import { personOf } from '../approvals/person.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { contentOf } from '../documents/files.sql.ts'
import { atWork, type Services } from '../platform/context/services.ts'
import { dryRun, parsed } from './dryRun.ts'
import { openAccounts } from './openAccounts.ts'
import { unreadable } from './parsed.ts'
import { keepResult } from './result.ts'
import { sqlState } from '../platform/db/errors.ts'

/** The message for a file in which a later scan found malware. The file is not opened. */
const INFECTED = refusalText('infected')

/**
 * Processes one uploaded plan file: first a dry run, then, without errors, all rows in one transaction. The result
 * is stored as a file of its job. Does nothing if the file is done or another process works on it.
 */
export async function processPlanFile(services: Services, attachmentId: number): Promise<void> {
  const file = await waitingFile(services, attachmentId)
  if (!file) return
  const now = services.clock.now()
  const read =
    file.scan_state === 'INFECTED'
      ? unreadable(INFECTED)
      : await parsed(services, file.content_type, contentOf(services.pii, file), now)
  await services.db.transaction().execute(async (tx) => {
    if (!(await claim(tx, attachmentId))) return
    await lockPlan(tx, file.plan_id)
    const { known, findings, isFit } = await dryRun(tx, services, file.plan_id, read)
    const loaded = isFit
      ? await openAccounts(
          writeContextIn(tx, services, {
            requestId: `job-${file.job_id}`,
            actor: await personOf(tx, file.uploaded_by),
            now,
          }),
          {
            planId: file.plan_id,
            userId: file.uploaded_by,
            attachmentId,
            jobId: file.job_id,
            fileName: file.file_name,
            now,
          },
          known,
          read.participants,
        )
      : null
    await keepResult(tx, services, file, { ...read, findings, loaded, now })
  })
}

/**
 * Processes files that a custodian's shutdown or a failure left waiting. A failing file does not block others.
 * Returns the number of files.
 */
export async function processWaitingPlanFiles(
  services: Services,
  run?: { failed: (item: string, error: unknown) => void },
): Promise<{ files: number }> {
  const waiting = await services.db
    .selectFrom('plan_file')
    .innerJoin('attachment', 'attachment.attachment_id', 'plan_file.attachment_id')
    .select('plan_file.attachment_id')
    .where('state', '=', 'WAITING')
    .where('scan_state', '!=', 'QUARANTINED')
    .orderBy('plan_file.attachment_id')
    .execute()
  for (const { attachment_id } of waiting)
    await processPlanFile(services, attachment_id).catch(async (error: unknown) => {
      run?.failed(`file ${attachment_id}`, error)
      await noteFailure(services, attachment_id, error)
    })
  return { files: waiting.length }
}

const running = new Map<number, Promise<void>>()

/**
 * Starts processing a file in the background. A failure is recorded with the file's job, and the file is retried
 * later.
 */
export function startPlanFile(services: Services, attachmentId: number): void {
  const work = processPlanFile(atWork(services), attachmentId)
    .catch((error: unknown) => noteFailure(services, attachmentId, error))
    .finally(() => running.delete(attachmentId))
  running.set(attachmentId, work)
}

/** Resolves when this process no longer works on the file, or after the timeout. */
export async function planFileSettled(attachmentId: number, patienceMs: number): Promise<void> {
  const work = running.get(attachmentId)
  if (!work) return
  const patience = new AbortController()
  await Promise.race([work, setTimeout(patienceMs, undefined, { signal: patience.signal }).catch(() => {})])
  patience.abort()
}

/** Resolves when no file is being processed, before the process or a test ends. */
export async function planFilesSettled(): Promise<void> {
  while (running.size > 0) await Promise.all(running.values())
}

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
      'scan_state',
      'content',
    ])
    .where('plan_file.attachment_id', '=', attachmentId)
    .where('state', '=', 'WAITING')
    .where('scan_state', '!=', 'QUARANTINED')
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

/**
 * Files of one plan are processed one after another, because the second must see the accounts opened by the first.
 */
async function lockPlan(tx: Tx, planId: number): Promise<void> {
  await tx.selectFrom('plan').select('plan_id').where('plan_id', '=', planId).forNoKeyUpdate().execute()
}

/**
 * Stores only the code of a database error, in the job and in the log, because the error's message quotes values.
 */
async function noteFailure(services: Services, attachmentId: number, error: unknown): Promise<void> {
  const failure = sqlState(error) ?? (error instanceof Error ? error.name : 'unknown')
  services.log.error({ attachmentId, failure }, 'plan file failed')
  await services.db
    .updateTable('job')
    .set({ last_error: failure })
    .where('job_id', '=', (eb) =>
      eb.selectFrom('plan_file').select('job_id').where('plan_file.attachment_id', '=', attachmentId),
    )
    .execute()
    .catch((second: unknown) =>
      services.log.error(
        { attachmentId, failure: sqlState(second) ?? 'unknown' },
        'failure of a plan file was not stored',
      ),
    )
}
