import { refusalText } from '../../contract/fileRefusals.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import type { FileAnswer } from '../../contract/file.ts'
import {
  checkPlanFile,
  correctionsName,
  getPlanFile,
  getPlanFileCorrections,
  listPlanFiles,
  storePlanFile,
} from '../../contract/planUploads.ts'
import { PLAN_FILE_FORMAT } from '../../contract/planFileFormat.ts'
import { requireNoTool } from '../approvals/decider.ts'
import { releaseProblem, waitsHere, type BulkFile } from '../exports/fileRelease.ts'
import { acceptFile } from '../documents/acceptFile.ts'
import { contentOf, storeFile } from '../documents/files.sql.ts'
import { scanned } from '../documents/upload.ts'
import { invalidField, notFound, refuse, refuseIf } from '../platform/http/errors.ts'
import type { Serving } from '../platform/http/serve.ts'
import { UPLOADS } from '../platform/http/throttle.ts'
import { isClosedPlan, PLAN_CLOSED } from '../plans/closed.ts'
import { planFileSettled, startPlanFile } from './planFile.ts'
import type { Finding, Participant } from './columns.ts'
import { correctionsOf } from './corrections.ts'
import { dryRun, parsed, type DryRun } from './dryRun.ts'
import { accountOf } from './duplicates.ts'
import { figuresOf, MOST_FINDINGS, moneyOf, planFileOfJob, stateOf, type Outcome } from './result.ts'
import { isOwnPlanFile } from './ownPlanFile.ts'
import { failedFile, UPLOAD_CENTS, UPLOAD_SORTS, uploadedFiles, uploadView } from './uploads.sql.ts'
import { socialHash } from '../owners/social.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { fromCents } from '../platform/money.ts'
import { violatedConstraint } from '../platform/db/errors.ts'
import { TABLES } from '../documents/spreadsheetKinds.ts'

const KINDS = 'CSV, XML, XLS or XLSX'
const NOTHING_TO_CORRECT = 'No single row of this file is wrong.'
/** Time for which a request for the result waits while the file is being processed. */
const PATIENCE_MS = 15_000

/** Staff upload participant files for a plan. */
export function planUploadRoutes({ serve, services }: Serving): void {
  serve(
    storePlanFile,
    async ({ call, body }) => {
      // Programs may not upload a plan file, because its money waits for a second person.
      requireNoTool({ byTool: call.principal.isTool, byCredential: call.principal.credential !== null, services })
      requireTypeAndPlan(body)
      const file = await acceptFile(body, TABLES, KINDS)
      const scan = await scanned(services, call, null, file)
      let attachmentId = 0
      const answer = await call
        .write(async ({ tx, audit }) => {
          await requirePlan(tx, body.planId)
          const stored = await storeFile(tx, services.pii, {
            ...file,
            ownerId: null,
            typeId: 0,
            ...scan,
            createdBy: call.principal.userId,
            now: call.now,
          })
          attachmentId = stored.attachmentId
          const { job_id } = await tx
            .insertInto('job')
            .values({
              job_type_id: JOB_TYPE.planUpload,
              business_date: call.today,
              date_scheduled: call.now,
              batch_id: `${call.today}-${JOB_TYPE.planUpload}-file-${attachmentId}`,
            })
            .returning('job_id')
            .executeTakeFirstOrThrow()
          await tx
            .insertInto('plan_file')
            .values({
              attachment_id: attachmentId,
              plan_id: body.planId,
              job_id,
              sha256: file.sha256,
              uploaded_by: call.principal.userId,
            })
            .execute()
          await audit({
            action: 'plan-file.upload',
            entity: 'attachment',
            entityId: attachmentId,
            after: { planId: body.planId, jobId: job_id, sizeBytes: file.content.length, sha256: file.sha256 },
          })
          return { jobId: job_id }
        })
        .catch((error: unknown) => {
          if (violatedConstraint(error) === 'plan_file_once') throw refuse(409, refusalText('alreadyUploaded'))
          throw error
        })
      startPlanFile(services, attachmentId)
      return answer
    },
    { limit: UPLOADS },
  )

  serve(
    checkPlanFile,
    async ({ call, body }) => {
      requireTypeAndPlan(body)
      const file = await acceptFile(body, TABLES, KINDS)
      await scanned(services, call, null, file)
      await requirePlan(call.db, body.planId)
      const read = await parsed(services, file.contentType, file.content, call.now)
      const found = await dryRun(call.db, services, body.planId, read)
      return {
        ...figuresOf(read.sheet, read.participants, found.findings),
        ...wouldOpen(services.pii, read.participants, found),
        findings: shown(found.findings.slice(0, MOST_FINDINGS)),
        corrections: toFile(correctionsOf(read.sheet, found.findings, call.today), file.fileName),
      }
    },
    { limit: UPLOADS },
  )

  serve(getPlanFile, async ({ call, params }) => {
    const before = await planFileOfJob(call.db, params.jobId)
    if (!before) throw notFound()
    await planFileSettled(before.attachment_id, PATIENCE_MS)
    const file = (await planFileOfJob(call.db, params.jobId)) ?? before
    const { planId: _, ...outcome } = { ...NOTHING_YET, ...(file.outcome as Partial<Outcome> | null) }
    return {
      jobId: params.jobId,
      fileName: file.file_name,
      state: stateOf(file.state),
      money: moneyOf(file),
      ...outcome,
      findings: shown(outcome.findings),
      reportId: file.job_file_id,
    }
  })

  serve(getPlanFileCorrections, async ({ call, params, noteRowsShown }) => {
    const file = await failedFile(call.db, params.jobId)
    if (!file) throw notFound()
    const read = await parsed(services, file.content_type, contentOf(services.pii, file), call.now)
    const { findings } = await dryRun(call.db, services, file.plan_id, read)
    const corrections = toFile(correctionsOf(read.sheet, findings, call.today), file.file_name)
    if (!corrections) throw refuse(409, NOTHING_TO_CORRECT)
    const rows = read.sheet?.rows.length ?? 0
    const { userId, credential } = call.principal
    const isOwn = await isOwnPlanFile(call.db, userId, params.jobId)
    const waits = await call.write(async (context) => {
      // A machine credential has its own approval and limits.
      const counts = !isOwn && credential === null
      const problem = counts
        ? await releaseProblem(context, userId, correctionsAsExport(params, corrections), rows)
        : null
      if (problem) return problem
      await context.audit({ action: 'plan-file.corrections', entity: 'attachment', entityId: file.attachment_id })
      return null
    })
    refuseIf(409, waits)
    if (!isOwn) noteRowsShown(rows)
    return corrections
  })

  serve(listPlanFiles, async ({ call, query, page }) => {
    const found = await page(call.db, uploadedFiles(call.db, query), UPLOAD_SORTS, UPLOAD_CENTS)
    return found.answer(found.items(uploadView))
  })
}

const correctionsAsExport = ({ jobId }: { jobId: number }, { fileName }: { fileName: string }): BulkFile => ({
  call: 'getPlanFileCorrections',
  query: { jobId },
  title: `${fileName} (download it with the result of the plan file)`,
  name: `File ${fileName}`,
  narrowedBy: [{ label: 'Job', value: String(jobId) }],
  waits: `${waitsHere('file')}.`,
})

function requireTypeAndPlan({ planTypeId, planId }: { planTypeId: number; planId: number }): void {
  if (planTypeId !== PLAN_FILE_FORMAT.standardCsv) throw invalidField('planTypeId', 'Please select a plan type')
  if (planId === 0) throw invalidField('planId', 'Please select an advisor')
}

async function requirePlan(db: Db | Tx, planId: number): Promise<void> {
  const isClosed = await isClosedPlan(db, planId)
  if (isClosed === null) throw notFound()
  if (isClosed) throw invalidField('planId', PLAN_CLOSED)
}

/** Numbers of new accounts and new owners if the file were loaded, and its total; zeros if the file has errors. */
function wouldOpen(pii: Pii, participants: readonly Participant[], { known, isFit }: DryRun) {
  if (!isFit) return { accounts: 0, owners: 0, total: 0 }
  const rows = participants.map((row) => ({ row, hash: socialHash(pii, row.social) }))
  const cents = participants.reduce((sum, { amount }) => sum + amount, 0n)
  return {
    accounts: rows.filter(({ row, hash }) => !accountOf(known.get(hash), row)).length,
    owners: new Set(rows.map(({ hash }) => hash)).difference(known).size,
    total: fromCents(cents),
  }
}

const shown = (findings: readonly Finding[]) =>
  findings.map((finding) => ({ ...finding, isWarning: finding.isWarning === true }))

/** The correction file; null if there is none. */
function toFile(text: string | null, fileName: string): FileAnswer | null {
  if (text === null) return null
  const content = Buffer.from(text).toString('base64')
  return { contentType: 'text/csv', content, fileName: correctionsName(fileName) }
}

const NOTHING_YET: Outcome = {
  planId: 0,
  rows: 0,
  accounts: 0,
  owners: 0,
  total: 0,
  errors: 0,
  warnings: 0,
  hasCorrections: false,
  findings: [],
}
