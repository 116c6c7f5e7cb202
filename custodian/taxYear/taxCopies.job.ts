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
import type { Tx } from '../platform/db/connect.ts'
import { enqueueMails, mailContext } from '../mail/outbox.ts'
import { renderPdf } from '../platform/pdf/document.ts'
import { copyBlocks, printedNow, type Copy, type CopyKind } from './copyBlocks.ts'
import { areAddressesDue, copiesAgain, newCopies, type Found } from './copiesToMake.ts'
import { lockForms, type FormLeft } from './formsOfYear.sql.ts'
import { hasAddress, reportLeftOut, type LeftOut } from './leftOut.ts'
import { statesWithoutNumber } from './stateNumbers.ts'
import { payerOf, type Payer } from './returns/payer.ts'
import { canLogIn } from '../session/canLogIn.ts'

/** Number of forms in a transaction, which render in a few seconds. */
const TOGETHER = 100

/**
 * Furnishes last year's forms to all recipients on paper. Owners also get a document and an email; a recipient after
 * a death gets only paper. A portal copy alone would need the owner's consent, which the portal does not ask for
 * yet. A correction of a furnished form (figures, name or tax number) is marked "corrected". A form without a
 * mailing address is reported as a failure and waits for a later run.
 * @throws Error without a payer
 */
export async function furnishTaxForms(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireBusinessDateReached(services, run)
  const year = Number(run.businessDate.slice(0, 4)) - 1
  const payer = payerOf(services.config)
  const counts = { FIRST: 0, CORRECTED: 0, SENT_AGAIN: 0 }
  const leftOut: LeftOut = new Map()
  const inOne = async (find: (tx: Tx) => Promise<Found>): Promise<Found> => {
    const found = await services.db.transaction().execute(async (tx) => {
      await lockForms(tx, 'tax_form_copy')
      const { copies, last } = await find(tx)
      for (const { form } of copies) if (!hasAddress(form)) leftOut.set(form.tax_form_id, { form, why: NO_ADDRESS })
      const sent = copies.filter(({ form }) => hasAddress(form))
      await furnish(writeContextIn(tx, services, { requestId: run.batchId, now: run.now }), run, sent, payer)
      await noteWork(tx, run, sent.length)
      return { copies: sent, last }
    })
    for (const { kind } of found.copies) counts[kind] += 1
    return found
  }
  for (;;) {
    const known = leftOut.size
    // Omitted forms stay unfurnished, so the query returns them again. The limit is raised by their number.
    const { copies } = await inOne((tx) => newCopies(tx, year, TOGETHER + leftOut.size))
    if (copies.length === 0 && leftOut.size === known) break
  }
  const withAddress = areAddressesDue(services.config, year, run.businessDate)
  for (let after: number | null = 0; after !== null;) {
    const from: number = after
    after = (await inOne((tx) => copiesAgain(tx, { year, after: from, most: TOGETHER, withAddress }))).last
  }
  return {
    year,
    copies: counts.FIRST,
    corrected: counts.CORRECTED,
    sentAgain: counts.SENT_AGAIN,
    ownersLeft: reportLeftOut(run, leftOut),
    missingStateNumbers: await statesWithoutNumber(services, year),
  }
}

const NO_ADDRESS = 'No mailing address: not furnished.'

async function furnish(context: WriteContext, run: JobRun, copies: readonly Copy[], payer: Payer): Promise<void> {
  if (copies.length === 0) return
  const { tx, services, now } = context
  const documents = []
  for (const copy of copies) documents.push(await documentOf(services, run, copy, payer))
  const stored = await storePdfs(context, documents)
  const kept = copies.map(({ form }, place) => {
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
        ...printedNow(form),
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
  await notifyOwners(
    context,
    copies.map(({ form }) => form),
  )
}

/** Suffixes of the file names of copies after the first. The number of the copy follows the suffix. */
const SUFFIX: Readonly<Record<Exclude<CopyKind, 'FIRST'>, string>> = { CORRECTED: 'corrected', SENT_AGAIN: 'again' }

async function documentOf({ config, paperDate }: Services, { now }: JobRun, copy: Copy, payer: Payer) {
  const { form, kind, isCorrection } = copy
  const title = `Form ${form.form} ${form.tax_year}${isCorrection ? ', corrected' : ''}`
  const payee = form.payee_id === null ? '' : `-recipient-${form.payee_id}`
  const suffix = `${form.code && `-${form.code}`}${kind === 'FIRST' ? '' : `-${SUFFIX[kind]}-${form.earlier}`}`
  return {
    ownerId: form.account_owner_id,
    accountId: form.account_id,
    requestId: null,
    isForStaff: form.payee_id !== null,
    typeId: DOCUMENT_TYPE.statement,
    fileName: cleanFileName(
      `form-${form.form}-${form.tax_year}-${form.plan_account_number}${payee}${suffix}.pdf`.toLowerCase(),
    ),
    content: await renderPdf({
      title,
      company: config.companyName,
      phone: config.contactPhone,
      date: now,
      blocks: copyBlocks(copy, payer, paperDate(now)),
    }),
  }
}

/** Sends one email per owner with a login, regardless of the number of forms. */
async function notifyOwners({ tx, services, now }: WriteContext, forms: readonly FormLeft[]): Promise<void> {
  const own = forms.filter(({ payee_id: payeeId }) => payeeId === null)
  const owners = [...new Set(own.map(({ account_owner_id: id }) => id))]
  if (owners.length === 0) return
  const users = await tx
    .selectFrom('portal_user as u')
    .select('u.email')
    .where('u.account_owner_id', 'in', owners)
    .where(canLogIn('u'))
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
