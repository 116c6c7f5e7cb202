import { JOB_TYPE } from '../../contract/jobType.ts'
import { openSocial } from '../owners/social.ts'
import { lostInAscii } from '../owners/plainName.ts'
import { openTin } from '../payees/tin.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import type { Services } from '../platform/context/services.ts'
import type { Tx } from '../platform/db/connect.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import { storeJobFile } from '../platform/jobs/files.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { accountNumberOf } from './accountNumber.ts'
import { statesWithoutNumber } from './stateNumbers.ts'
import { formsDone, formsLeft, lockForms, type FormLeft } from './formsOfYear.sql.ts'
import { filedRecords, keepRecords, type FiledRecord } from './receipts.sql.ts'
import { hasAddress, reportLeftOut, type LeftOut } from './leftOut.ts'
import { filedAs, isOtherPerson, keepRecipients, twoSteps } from './recipient.ts'
import { payerOf, type Payer } from './returns/payer.ts'
import { write1220 } from './returns/publication1220.ts'
import { MOST_STATES, requireEssentialColumns, writeReturnTables } from './returns/returnsCsv.ts'
import type { TaxReturn } from './returns/taxReturn.ts'

/** Maximum number of returns in a set of files. */
const MOST = 5_000

/**
 * Writes the IRS files of last year's forms, each form once: as an original or a replacement. A wrong number or name
 * is corrected in two steps. Files contain full social security numbers, so only the operator gets them. An
 * incomplete form is reported as a failure and waits for a later run.
 * @throws Error without a payer, or for a template without an essential column
 */
export async function fileTaxForms(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireBusinessDateReached(services, run)
  const year = Number(run.businessDate.slice(0, 4)) - 1
  const payer = payerOf(services.config)
  requireEssentialColumns(payer)
  const to: Filing = {
    payer,
    year,
    part: await setsOf(services.db, year),
    emptyColumns: new Set(),
    withoutReceipt: 0,
  }
  const counts = { originals: 0, corrections: 0, newPersons: 0 }
  const incomplete: LeftOut = new Map()
  const inOne = <T>(work: (tx: Tx) => Promise<T>) => services.db.transaction().execute(work)
  for (;;) {
    const known = incomplete.size
    const filed = await inOne((tx) => fileSome(tx, services, run, { to, incomplete }))
    for (const sign of filed) counts[sign === '' ? 'originals' : 'corrections'] += 1
    if (filed.length === 0 && incomplete.size === known) break
  }
  for (let after: number | null = 0; after !== null;) {
    const from: number = after
    const looked = await inOne((tx) => fileNewPersons(tx, services, run, { to, incomplete, after: from }))
    counts.newPersons += looked.filed
    after = looked.last
  }
  return {
    year,
    ...counts,
    incomplete: incomplete.size,
    ownersLeft: reportLeftOut(run, incomplete),
    emptyColumns: [...to.emptyColumns],
    withoutReceipt: to.withoutReceipt,
    missingStateNumbers: await statesWithoutNumber(services, year),
  }
}

/** The number of sets that earlier runs wrote. Each set gets another name, because receipts are recorded by name. */
async function setsOf(db: Services['db'], year: number): Promise<number> {
  const { sets } = await db
    .selectFrom('job_file as f')
    .innerJoin('job as j', 'j.job_id', 'f.job_id')
    .select((eb) => eb.fn.countAll<bigint>().as('sets'))
    .where('j.job_type_id', '=', JOB_TYPE.taxReturns)
    .where('f.file_name', 'like', `tax-returns-${year}-%.txt`)
    .executeTakeFirstOrThrow()
  return Number(sets)
}

interface Filing {
  payer: Payer
  year: number
  /** The number of the last set of files. */
  part: number
  /** Columns of the operator's templates for which there is no data. */
  emptyColumns: Set<string>
  /** Number of corrections that name no original, because its IRIS receipt was not recorded. */
  withoutReceipt: number
}

async function fileSome(
  tx: Tx,
  services: Services,
  run: JobRun,
  { to, incomplete }: { to: Filing; incomplete: LeftOut },
): Promise<Array<TaxReturn['sign']>> {
  await lockForms(tx, 'tax_form_filed')
  // Incomplete forms stay unfiled, so the query returns them again. The limit is raised by their number.
  const left = await formsLeft(tx, 'tax_form_filed', to.year, MOST + incomplete.size)
  const forms = left.filter(isComplete)
  for (const form of left) if (!isComplete(form)) incomplete.set(form.tax_form_id, { form, why: whyNotFiled(form) })
  if (forms.length === 0) return []
  const before = await filedAs(tx, services.pii, idsOf(forms))
  const records = await filedRecords(tx, idsOf(forms))
  const filed = forms.map((form) => {
    const now = returnOf(services, form, records)
    const earlier = before.get(form.tax_form_id)
    const returns = earlier !== undefined && isOtherPerson(earlier, now.recipient) ? twoSteps(now, earlier) : [now]
    return { form, sign: returns.at(-1)?.sign ?? now.sign, returns }
  })
  const fileId = await keepFiles(tx, services, run, { to, returns: filed.flatMap(({ returns }) => returns) })
  await tx
    .insertInto('tax_form_filed')
    .values(
      filed.map(({ form, sign }) => ({
        tax_form_id: form.tax_form_id,
        sign,
        job_file_id: fileId,
        account_number: accountNumberOf(form),
      })),
    )
    .execute()
  await keepPersons(tx, services, filed, fileId)
  return filed.map(({ sign }) => sign)
}

/**
 * Corrects filed forms whose recipient's number or name has changed since the filing. Adds those that cannot be filed
 * to `incomplete`.
 */
async function fileNewPersons(
  tx: Tx,
  services: Services,
  run: JobRun,
  { to, incomplete, after }: { to: Filing; incomplete: LeftOut; after: number },
): Promise<{ filed: number; last: number | null }> {
  await lockForms(tx, 'tax_form_filed')
  const looked = await formsDone(tx, 'tax_form_filed', to.year, { after, most: MOST })
  const before = await filedAs(tx, services.pii, idsOf(looked))
  const records = await filedRecords(tx, idsOf(looked))
  const filed = looked.flatMap((form) => {
    const earlier = before.get(form.tax_form_id)
    if (earlier === undefined || !isOtherPerson(earlier, personOf(services.pii, form))) return []
    if (isComplete(form)) {
      const returns = twoSteps(returnOf(services, form, records), earlier)
      return [{ form, number: earlier.times, returns }]
    }
    incomplete.set(form.tax_form_id, { form, why: whyNotFiled(form) })
    return []
  })
  if (filed.length > 0) {
    const fileId = await keepFiles(tx, services, run, { to, returns: filed.flatMap(({ returns }) => returns) })
    await keepPersons(tx, services, filed, fileId)
  }
  return { filed: filed.length, last: looked.at(-1)?.tax_form_id ?? null }
}

const idsOf = (forms: ReadonlyArray<{ tax_form_id: number }>) => forms.map(({ tax_form_id: id }) => id)

/** Writes one set of files. Returns the job file number of the fixed-layout file. */
async function keepFiles(
  tx: Tx,
  services: Services,
  run: JobRun,
  { to, returns }: { to: Filing; returns: readonly TaxReturn[] },
): Promise<number> {
  to.part += 1
  to.withoutReceipt += returns.filter(({ sign, original }) => sign === 'G' && !original?.receipt).length
  const name = `${to.year}-${to.part}`
  const keep = (fileName: string, contentType: string, content: string) =>
    storeJobFile(tx, services.pii, run, {
      fileName,
      contentType,
      content: Buffer.from(content),
      operatorOnly: true,
      people: returns.length,
    })
  const fileId = await keep(`tax-returns-${name}.txt`, 'text/plain', write1220(to.payer, to.year, returns))
  for (const [form, of] of Map.groupBy(returns, ({ form: kind }) => kind))
    for (const [kind, some] of Map.groupBy(of, ({ sign }) => (sign === '' ? '' : '-corrections'))) {
      const { tables, emptyColumns } = writeReturnTables(to.payer, form, some)
      for (const column of emptyColumns) to.emptyColumns.add(`${form}: ${column}`)
      for (const [index, table] of tables.entries()) {
        const part = tables.length === 1 ? '' : `-${index + 1}`
        const fileName = `tax-returns-${form.toLowerCase()}-${name}${kind}${part}.csv`
        await keepRecords(tx, await keep(fileName, 'text/csv', table.content), table.returns)
      }
    }
  await auditRun(tx, run, 'taxForm.file', { year: to.year, returns: returns.length })
  return fileId
}

/** Records the person on each form's last return. */
async function keepPersons(
  tx: Tx,
  { pii }: Services,
  filed: ReadonlyArray<{ form: FormLeft; number?: number; returns: readonly TaxReturn[] }>,
  fileId: number,
): Promise<void> {
  const persons = filed.flatMap(({ form, number = 0, returns }) =>
    returns.slice(-1).map(({ recipient }) => ({ taxFormId: form.tax_form_id, number, recipient })),
  )
  await keepRecipients(tx, pii, persons, fileId)
}

const signOf = ({ earlier }: FormLeft) => (earlier > 0 ? 'G' : '')

/**
 * A form that can be filed: its recipient has a tax number and a mailing address, their letters are Latin, and its
 * states fit the table.
 */
type CompleteForm = FormLeft & Record<'tin_sealed' | 'address1' | 'city' | 'state' | 'zip', string>

const isComplete = (form: FormLeft): form is CompleteForm => hasAll(form) && lostOf(form) === '' && haveColumns(form)

const hasAll = (form: FormLeft) => Boolean(form.tin_sealed) && hasAddress(form)

const haveColumns = ({ states }: FormLeft) => states.length <= MOST_STATES

/**
 * The letters that a return cannot contain. The IRS matches the name with the number, and social security cards have
 * only Latin letters.
 */
const lostOf = ({ first_name, last_name, address1, address2, city }: FormLeft) =>
  lostInAscii([first_name, last_name, address1, address2, city].join(' '))

const LETTERS =
  'The name or the address has letters that the files of the IRS cannot have; correct it to Latin letters: not filed.'

const statesBy = (verb: string) =>
  `Tax was withheld for more than two states, and the IRIS table has columns for two; ${verb} this form in IRIS by hand: not filed.`

function whyNotFiled(form: FormLeft): string {
  if (!hasAll(form)) return 'No Social Security number or no mailing address: not filed.'
  return lostOf(form) === '' ? statesBy(form.earlier > 0 ? 'correct' : 'enter') : LETTERS
}

/** The recipient's name, and the tax number decrypted; empty without one. */
function personOf(pii: Pii, form: FormLeft) {
  const { tin_kind: tinKind, first_name: firstName, last_name: lastName } = form
  return { tin: tinOf(pii, form), tinKind, firstName, lastName }
}

function tinOf(pii: Pii, form: FormLeft): string {
  const { account_owner_id: ownerId, payee_id: payeeId, payee_version: number, tin_sealed: sealed } = form
  if (!sealed) return ''
  return payeeId === null ? openSocial(pii, ownerId, sealed) : openTin(pii, { payeeId, number: number ?? 0 }, sealed)
}

function returnOf({ pii }: Services, form: CompleteForm, records: ReadonlyMap<number, FiledRecord>): TaxReturn {
  const { address1, city, state, zip } = form
  return {
    taxFormId: form.tax_form_id,
    original: records.get(form.tax_form_id) ?? null,
    form: form.form,
    year: form.tax_year,
    sign: signOf(form),
    accountNumber: accountNumberOf(form),
    recipient: {
      ...personOf(pii, form),
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
    lateRollover: form.late_rollover_cents,
    value: form.value_cents,
    isMinimumRequired: form.is_minimum_required,
  }
}
