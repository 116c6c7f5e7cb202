import { openSocial } from '../owners/social.ts'
import type { Services } from '../platform/context/services.ts'
import type { Tx } from '../platform/db/connect.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { requireDayHasCome } from '../platform/jobs/dayHasCome.ts'
import { storeJobFile } from '../platform/jobs/files.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { formsLeft, lockForms, type FormLeft } from './formsOfYear.sql.ts'
import { payerOf, type Payer } from './returns/payer.ts'
import { write1220 } from './returns/publication1220.ts'
import { writeReturnsCsv } from './returns/returnsCsv.ts'
import type { TaxReturn } from './returns/taxReturn.ts'

/** Returns of one set of files. */
const MOST = 5_000

/**
 * Files for the authority with the forms of the last year that has ended, each form once: as an original, or in the place
 * of one that an earlier file had. The fixed layout and the table come from the same records. They hold whole social
 * security numbers, so the operator alone gets them. A form whose owner has no social security number or no mailing
 * address is left for a later run and named as a failure of this one; all others are filed.
 * @throws Error without a payer
 */
export async function fileTaxForms(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireDayHasCome(services, run)
  const year = Number(run.businessDate.slice(0, 4)) - 1
  const payer = payerOf(services.config)
  const counts = { originals: 0, corrections: 0 }
  const incomplete = new Map<number, number>()
  for (let part = 1; ; part++) {
    const filed = await services.db
      .transaction()
      .execute((tx) => fileSome(tx, services, run, { payer, year, part, incomplete }))
    if (filed.length === 0) {
      const owners = new Set(incomplete.values())
      for (const ownerId of owners)
        run.failed(`owner ${ownerId}`, new Error('No social security number or no mailing address: not filed.'))
      return { year, ...counts, incomplete: incomplete.size }
    }
    for (const { sign } of filed) counts[sign === 'G' ? 'corrections' : 'originals'] += 1
  }
}

async function fileSome(
  tx: Tx,
  services: Services,
  run: JobRun,
  { payer, year, part, incomplete }: { payer: Payer; year: number; part: number; incomplete: Map<number, number> },
): Promise<TaxReturn[]> {
  await lockForms(tx, 'tax_form_filed')
  // Those that were found incomplete come again, as they are not filed.
  const left = await formsLeft(tx, 'tax_form_filed', year, MOST + incomplete.size)
  const forms = left.filter(isComplete)
  for (const form of left) if (!isComplete(form)) incomplete.set(form.tax_form_id, form.account_owner_id)
  if (forms.length === 0) return []
  const returns = forms.map((form) => returnOf(services, form))
  const keep = (fileName: string, contentType: string, content: string) =>
    storeJobFile(tx, services.pii, run, { fileName, contentType, content: Buffer.from(content), operatorOnly: true })
  const fileId = await keep(`tax-returns-${year}-${part}.txt`, 'text/plain', write1220(payer, year, returns))
  for (const [form, of] of Map.groupBy(returns, ({ form: name }) => name))
    await keep(`tax-returns-${form.toLowerCase()}-${year}-${part}.csv`, 'text/csv', writeReturnsCsv(payer, form, of))
  await tx
    .insertInto('tax_form_filed')
    .values(forms.map((form) => ({ tax_form_id: form.tax_form_id, sign: signOf(form), job_file_id: fileId })))
    .execute()
  await auditRun(tx, run, 'taxForm.file', { year, returns: returns.length })
  return returns
}

const signOf = ({ earlier }: FormLeft) => (earlier > 0 ? 'G' : '')

/** A form that can be filed: its owner has a social security number and a mailing address. */
type CompleteForm = FormLeft & Record<'social_sealed' | 'address1' | 'city' | 'state' | 'zip', string>

const isComplete = (form: FormLeft): form is CompleteForm =>
  [form.social_sealed, form.address1, form.city, form.state, form.zip].every(Boolean)

function returnOf({ pii }: Services, form: CompleteForm): TaxReturn {
  const { account_owner_id: ownerId, social_sealed: social, address1, city, state, zip } = form
  return {
    form: form.form,
    year: form.tax_year,
    sign: signOf(form),
    accountNumber: form.plan_account_number,
    recipient: {
      tin: openSocial(pii, ownerId, social),
      firstName: form.first_name,
      lastName: form.last_name,
      address: [address1, form.address2].filter(Boolean).join(' '),
      city,
      state,
      zip,
    },
    isRoth: form.is_roth,
    code: form.code,
    gross: form.gross_cents,
    taxable: form.taxable_cents,
    isTaxableUndetermined: form.is_taxable_undetermined,
    isTotalDistribution: form.is_total_distribution,
    federal: form.federal_cents,
    states: form.states,
    rollover: form.rollover_cents,
    value: form.value_cents,
    isMinimumRequired: form.is_minimum_required,
  }
}
