import { sql } from 'kysely'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { addBankDays } from '../platform/calendar/bankDays.ts'
import { asciiOf, lostInAscii } from '../owners/plainName.ts'
import type { Tx } from '../platform/db/connect.ts'
import { accountAssociatedData } from '../distributions/accountNumbers.ts'
import { recipientOf, requestNumber } from '../distributions/request.ts'
import { storeJobFile } from '../platform/jobs/files.ts'
import type { Services } from '../platform/context/services.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { fitsAccount, MOST_CENTS, MOST_CENTS_OF_FILE, nachaFile, traceNumber, type AchEntry } from './nacha.ts'
import { opened } from './opened.ts'
import { markSent, takeNumbers, waitingPayments, type WaitingPayment } from './payment.sql.ts'
import { crossesYear, notOfItsYear, putAside } from './putAside.ts'
import type { AchSettings } from '../platform/config/config.ts'
import type { JobRun } from '../platform/jobs/job.ts'

/** Maximum number of payments in a bank file. */
const MOST = 10_000
/** Modifiers that distinguish the bank files of one day. Banks refuse a second file with the same one. */
const MODIFIERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

export interface SentFile {
  payments: number
  /** Number of payments processed, including those that fit no file. */
  looked: number
  totalCents: bigint
  effectiveDate: string
  /** Id of the last payment processed. */
  last: number
}

/**
 * Puts the unsent direct deposits with payment ids above `after` into one bank file, effective on the next bank day.
 * File, trace numbers and marks are written in one transaction, so a payment is in at most one file. Returns null if no
 * payment is left. A payment whose details or amount fit no file stays unsent and is listed in the run's failures.
 * @throws Error if the settings of the bank are missing
 */
export async function sendBankFile(tx: Tx, services: Services, run: JobRun, after: number): Promise<SentFile | null> {
  const context = writeContextIn(tx, services, { requestId: run.batchId, now: run.now })
  const waiting = withinOneFile(await waitingPayments(context, 'ACH', { after, most: MOST }))
  const last = waiting.at(-1)?.paymentId
  if (last === undefined) return null
  const effectiveDate = addBankDays(services.dateOf(run.now), 1)
  const usable = waiting.flatMap((payment) => {
    const bank = bankOf(services, payment)
    const reason = whyNotSent(bank, payment, effectiveDate)
    if (bank && reason === null) {
      warnOfLost(run, payment.request)
      return [{ payment, bank }]
    }
    run.failed(requestNumber(payment.request), new Error(reason ?? ''))
    return []
  })
  for (const payment of waiting)
    if (crossesYear(payment, effectiveDate))
      await putAside({ tx, services, run }, payment.request, notOfItsYear(payment))
  if (usable.length === 0) return { payments: 0, looked: waiting.length, totalCents: 0n, effectiveDate, last }
  const settings = achSettings(services)
  const first = await takeNumbers(tx, 'trace', usable.length)
  const entries = usable.map(({ payment: { amount, request }, bank }, index): AchEntry => ({
    ...bank,
    cents: amount,
    individualId: requestNumber(request),
    name: recipientOf(request),
    sequence: first + index,
  }))
  const used = await usedModifiers(tx, run, effectiveDate)
  const modifier = MODIFIERS.split('').find((one) => !used.has(one))
  if (modifier === undefined) throw new Error('The bank takes no more than 36 files a day.')
  const content = nachaFile({
    settings,
    companyName: services.config.companyName,
    created: run.now,
    effectiveDate,
    modifier,
    reference: `BU${String(run.jobId).padStart(6, '0')}`,
    entries,
  })
  const fileId = await storeJobFile(tx, services.pii, run, {
    fileName: `${fileStart(effectiveDate)}${modifier}.ach`,
    contentType: 'text/plain',
    content: Buffer.from(content, 'latin1'),
    people: entries.length,
  })
  await markSent(
    tx,
    { jobFileId: fileId, date: effectiveDate, column: 'trace_number' },
    usable.map(({ payment }, index) => ({
      paymentId: payment.paymentId,
      number: traceNumber(settings, first + index),
    })),
  )
  const totalCents = entries.reduce((sum, { cents }) => sum + cents, 0n)
  return { payments: usable.length, looked: waiting.length, totalCents, effectiveDate, last }
}

function whyNotSent(bank: unknown, payment: WaitingPayment, effectiveDate: string): string | null {
  if (crossesYear(payment, effectiveDate))
    return `It was posted in ${payment.paidOn.slice(0, 4)} and would arrive in ${effectiveDate.slice(0, 4)}. Reverse it; the owner requests it again.`
  if (!bank) return 'The bank details cannot be used.'
  if (!fitsDeposit(payment)) return 'The amount is more than a deposit can carry.'
  return asciiOf(recipientOf(payment.request)) === ''
    ? "The bank's file cannot hold any letter of this name: correct the owner's name to Latin letters."
    : null
}

/**
 * Records a failure of the run if a name contains letters that ASCII lacks. The payment is still sent, because banks
 * post by account number and part of the name remains.
 */
export function warnOfLost(run: JobRun, request: WaitingPayment['request'], name = recipientOf(request)): void {
  if (lostInAscii(name) !== '') run.failed(requestNumber(request), new Error(WITHOUT_LETTERS))
}

const WITHOUT_LETTERS =
  "Sent without some letters of the name, which the bank's file cannot hold: correct the owner's name to Latin letters."

const fitsDeposit = ({ amount }: WaitingPayment) => amount <= MOST_CENTS

/** The payments that fit one file. The payment that would exceed the file's maximum total goes into the next file. */
export function withinOneFile(waiting: readonly WaitingPayment[]): readonly WaitingPayment[] {
  let sum = 0n
  const end = waiting.findIndex((payment) => {
    if (fitsDeposit(payment)) sum += payment.amount
    return sum > MOST_CENTS_OF_FILE
  })
  return end === -1 ? waiting : waiting.slice(0, end)
}

function achSettings({ config }: Services): AchSettings {
  if (config.ach === null) throw new Error('The settings of the bank (ACH_…) are not given.')
  return config.ach
}

/**
 * The bank details of a payment; null if they cannot be used. The full account number is decrypted only here, for
 * the encrypted file.
 */
function bankOf({ pii }: Services, { request }: WaitingPayment) {
  const { routing_number, bank_account_sealed } = request
  if (routing_number === null || !/^\d{9}$/.test(routing_number) || bank_account_sealed === null) return null
  const accountNumber = opened(pii, bank_account_sealed, accountAssociatedData('bank', request.account_id))
  return accountNumber !== null && fitsAccount(accountNumber)
    ? { routingNumber: routing_number, accountNumber, isSavings: request.is_savings }
    : null
}

/** Days before its effective date on which the first file of that date can be made: more than any long weekend. */
const MADE_BEFORE = 7

/**
 * Modifiers of the files that were made on this day, which the file header names, and of the files effective on the
 * same day, which the file name names. The files of a weekend are effective on one day.
 */
async function usedModifiers(tx: Tx, run: JobRun, effectiveDate: string): Promise<ReadonlySet<string>> {
  const day = run.now.toISOString().slice(0, 10)
  const { rows } = await sql<{ modifier: string }>`
    select substring(f.file_name from '-(.)\\.ach$') as modifier from job_file f join job using (job_id)
    where job_type_id = ${JOB_TYPE.bankUpload} and f.created_at >= ${effectiveDate}::date - ${MADE_BEFORE}::int
      and (f.created_at >= ${`${day}T00:00:00Z`}::timestamptz and f.created_at < ${`${day}T24:00:00Z`}::timestamptz
        or starts_with(f.file_name, ${fileStart(effectiveDate)}))`.execute(tx)
  return new Set(rows.map(({ modifier }) => modifier))
}

const fileStart = (effectiveDate: string) => `bank-${effectiveDate}-`
