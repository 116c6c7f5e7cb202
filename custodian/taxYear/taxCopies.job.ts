import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { cleanFileName } from '../documents/fileName.ts'
import { storePdfs } from '../documents/storePdf.ts'
import { queueCopies } from '../letters/printCopies.ts'
import { about } from '../platform/audit/audit.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import type { Services } from '../platform/context/services.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { noteWork } from '../platform/jobs/progress.ts'
import { enqueueMails, mailContext } from '../mail/outbox.ts'
import { renderPdf } from '../platform/pdf/document.ts'
import { copyBlocks } from './copyBlocks.ts'
import { formsLeft, lockForms, type FormLeft } from './formsOfYear.sql.ts'
import { hasAddress, reportLeftOut, type LeftOut } from './leftOut.ts'
import { statesWithoutNumber } from './stateNumbers.ts'
import { payerOf, type Payer } from './returns/payer.ts'

/** Forms per transaction, which render in a few seconds. */
const TOGETHER = 100

/**
 * Furnishes last year's forms to all recipients on paper; owners also get a document and an email. A recipient after a
 * death gets only paper. A portal copy alone would need the owner's consent, which the portal does not ask for yet. A
 * correction of a furnished form says "corrected". A form without a mailing address is reported as a failure and waits
 * for a later run.
 * @throws Error without a payer
 */
export async function furnishTaxForms(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireBusinessDateReached(services, run)
  const year = Number(run.businessDate.slice(0, 4)) - 1
  const payer = payerOf(services.config)
  const counts = { copies: 0, corrected: 0 }
  const leftOut: LeftOut = new Map()
  for (;;) {
    const known = leftOut.size
    const furnished = await services.db.transaction().execute(async (tx) => {
      await lockForms(tx, 'tax_form_copy')
      // Forms that were left out stay unfurnished, so the query returns them again; the limit allows for them.
      const left = await formsLeft(tx, 'tax_form_copy', year, TOGETHER + leftOut.size)
      for (const form of left) if (!hasAddress(form)) leftOut.set(form.tax_form_id, { form, why: NO_ADDRESS })
      const forms = left.filter(hasAddress)
      const context = writeContextIn(tx, services, { requestId: run.batchId, now: run.now })
      await furnish(context, run, forms, payer)
      await noteWork(tx, run, forms.length)
      return forms
    })
    for (const { earlier } of furnished) counts[earlier > 0 ? 'corrected' : 'copies'] += 1
    if (furnished.length === 0 && leftOut.size === known) break
  }
  return {
    year,
    ...counts,
    ownersLeft: reportLeftOut(run, leftOut),
    missingStateNumbers: await statesWithoutNumber(services, year),
  }
}

const NO_ADDRESS = 'No mailing address: not furnished.'

async function furnish(context: WriteContext, run: JobRun, forms: readonly FormLeft[], payer: Payer): Promise<void> {
  if (forms.length === 0) return
  const { tx, services, now } = context
  const documents = []
  for (const form of forms) documents.push(await documentOf(services, run, form, payer))
  const stored = await storePdfs(context, documents)
  const kept = forms.map((form, place) => {
    const document = stored[place]
    if (!document) throw new Error('the database kept less than it was given')
    return { form, ...document }
  })
  await tx
    .insertInto('tax_form_copy')
    .values(
      kept.map(({ form, attachmentId }) => ({
        tax_form_id: form.tax_form_id,
        number: form.earlier,
        attachment_id: attachmentId,
        job_id: run.jobId,
      })),
    )
    .execute()
  await queueCopies(
    tx,
    kept.map(({ attachmentId }) => ({ attachmentId, kind: 'TAX_FORM' })),
    now,
  )
  await context.audit(
    ...kept.map(({ form, attachmentId, sha256 }) => ({
      action: 'taxForm.furnish',
      ...about('attachment', attachmentId, form.account_owner_id),
      after: { taxFormId: form.tax_form_id, number: form.earlier, sha256 },
    })),
  )
  await notifyOwners(context, forms)
}

async function documentOf({ config }: Services, { now }: JobRun, form: FormLeft, payer: Payer) {
  const title = `Form ${form.form} ${form.tax_year}${form.earlier > 0 ? ', corrected' : ''}`
  const payee = form.payee_id === null ? '' : `-recipient-${form.payee_id}`
  const suffix = `${form.code && `-${form.code}`}${form.earlier > 0 ? `-corrected-${form.earlier}` : ''}`
  return {
    ownerId: form.account_owner_id,
    accountId: form.account_id,
    requestId: null,
    isForStaff: form.payee_id !== null,
    typeId: DOCUMENT_TYPE.statement,
    fileName: cleanFileName(
      `form-${form.form}-${form.tax_year}-${form.plan_account_number}${payee}${suffix}.pdf`.toLowerCase(),
    ),
    content: await renderPdf({ title, company: config.companyName, date: now, blocks: copyBlocks(form, payer, now) }),
  }
}

/** One email per owner, regardless of the number of forms. */
async function notifyOwners({ tx, services, now }: WriteContext, forms: readonly FormLeft[]): Promise<void> {
  const own = forms.filter(({ payee_id: payeeId }) => payeeId === null)
  const owners = [...new Set(own.map(({ account_owner_id: id }) => id))]
  if (owners.length === 0) return
  const users = await tx
    .selectFrom('portal_user')
    .select('email')
    .where('account_owner_id', 'in', owners)
    .where('disabled_at', 'is', null)
    .execute()
  const [first] = forms
  if (!first) return
  await enqueueMails(
    tx,
    mailContext(services, now),
    'tax-form-ready',
    users.map(({ email }) => ({ to: email, vars: { year: first.tax_year } })),
  )
}
