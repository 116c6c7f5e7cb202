import { letterDate } from '../platform/calendar/usDate.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import type { Tx } from '../platform/db/connect.ts'
import { accountAssociatedData } from '../distributions/accountNumbers.ts'
import { payeeOfCheck, requestNumber } from '../distributions/request.ts'
import type { FullRequest } from '../distributions/request.sql.ts'
import { mailLinesOf, type EstatePayee } from '../distributions/estatePayee.ts'
import { storeJobFile } from '../platform/jobs/files.ts'
import { formatCents } from '../platform/money.ts'
import { renderPdf, type Block } from '../platform/pdf/document.ts'
import { csvForProgram } from '../platform/csv.ts'
import type { Services } from '../platform/context/services.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { amountInWords } from './amountInWords.ts'
import { warnOfLost } from './bankFile.ts'
import { opened } from './opened.ts'
import { positivePay } from './positivePay.ts'
import { markSent, takeNumbers, waitingPayments, type WaitingPayment } from './payment.sql.ts'
import { crossesYear, notOfItsYear, putAside } from './putAside.ts'
import type { JobRun } from '../platform/jobs/job.ts'

/** Maximum number of checks in a set of files, which a person can still download. */
const MOST = 500

interface Check {
  number: number
  date: string
  cents: bigint
  payee: string
  /** Printed for the receiving custodian: the owner of the money and the destination account. */
  memo: string
  mailTo: string[]
}

/**
 * Numbers the unsent checks with payment ids above `after` and writes the files for the printer: a list, the checks,
 * and the positive-pay list for the bank. Numbers, files and marks are written in one transaction, so numbers have no
 * gaps and the lists agree. A check that cannot be printed stays unsent and is listed in the run's failures. If no
 * later run could print it, its request becomes Incomplete. Returns the count and the total in cents; null without a
 * check.
 */
export async function printChecks(
  tx: Tx,
  services: Services,
  run: JobRun,
  after: number,
): Promise<{ checks: number; looked: number; totalCents: bigint; last: number } | null> {
  const context = writeContextIn(tx, services, { requestId: run.batchId, now: run.now })
  const payments = await waitingPayments(context, 'CHECK', { after, most: MOST })
  const last = payments.at(-1)?.paymentId
  if (last === undefined) return null
  const mailedOn = services.dateOf(run.now)
  const stuck = new Map(payments.map((payment) => [payment.paymentId, whyNotMailed(payment, mailedOn)]))
  const usable = payments.flatMap(({ paymentId, amount, request, estate }) => {
    const reason = stuck.get(paymentId)
    const madeOut = reason ? null : madeOutFor(services.pii, request, estate)
    if (madeOut) {
      warnOfLost(run, request, madeOut.payee)
      return [{ paymentId, cents: amount, ...madeOut }]
    }
    run.failed(
      requestNumber(request),
      new Error(reason?.toStaff ?? 'The payee or the account of the check is missing.'),
    )
    return []
  })
  for (const { paymentId, request } of payments) {
    const reason = stuck.get(paymentId)
    if (reason) await putAside({ tx, services, run }, request, reason.toOwner)
  }
  if (usable.length === 0) return { checks: 0, looked: payments.length, totalCents: 0n, last }
  const first = await takeNumbers(tx, 'check', usable.length)
  const checks = usable.map((check, index): Check => ({ ...check, number: first + index, date: run.businessDate }))
  const keep = (fileName: string, contentType: string, content: Buffer) =>
    storeJobFile(tx, services.pii, run, { fileName, contentType, content, people: checks.length })
  const numbers = `${first}-${first + checks.length - 1}`
  const fileId = await keep(`checks-${numbers}.csv`, 'text/csv', Buffer.from(printerList(checks)))
  await keep(`checks-${numbers}.pdf`, 'application/pdf', await onPaper(checks, services.config.companyName, run))
  await keep(
    `positive-pay-${numbers}.csv`,
    'text/csv',
    Buffer.from(positivePay(checks.map((check) => ({ ...check, record: 'ISSUE' as const })))),
  )
  await markSent(
    tx,
    { jobFileId: fileId, date: run.businessDate, column: 'check_number' },
    usable.map(({ paymentId }, index) => ({ paymentId, number: first + index })),
  )
  const totalCents = checks.reduce((sum, { cents }) => sum + cents, 0n)
  return { checks: checks.length, looked: payments.length, totalCents, last }
}

const REVERSE = 'Reverse it; the owner requests it again.'

/**
 * The reason why no print run can mail this check, in texts for staff and for the owner; null if the check can be
 * mailed. The mailing day decides the tax year of a check.
 */
function whyNotMailed(payment: WaitingPayment, today: string): { toStaff: string; toOwner: string } | null {
  if (crossesYear(payment, today))
    return {
      toStaff: `It was posted in ${payment.paidOn.slice(0, 4)} and would be mailed in ${today.slice(0, 4)}. ${REVERSE}`,
      toOwner: notOfItsYear(payment),
    }
  if (payment.estate !== null || payment.request.address1 !== null) return null
  return {
    toStaff: `There is no address to mail the check to. Add the mailing address. ${REVERSE}`,
    toOwner: 'We have no address to mail the check to. Add your mailing address; then you can request it again.',
  }
}

/**
 * Payee, memo and mailing lines of a check. Null without a payee, or if the receiving account number can't be
 * decrypted.
 */
function madeOutFor(
  pii: Pii,
  request: FullRequest,
  estate: EstatePayee | null,
): Pick<Check, 'payee' | 'memo' | 'mailTo'> | null {
  if (estate) return { payee: estate.payableTo, memo: requestNumber(request), mailTo: mailLinesOf(estate) }
  const payee = payeeOfCheck(request)
  const sealed = request.receiving_account_sealed
  const receiving = sealed && opened(pii, sealed, accountAssociatedData('receiving', request.account_id))
  if (payee === null || (sealed !== null && receiving === null)) return null
  const mailTo = [
    request.kind === 'ROLLOVER' ? request.check_payable_to : payee,
    request.kind === 'ROLLOVER' && request.attention_to ? `Attention: ${request.attention_to}` : null,
    request.address1,
    request.address2,
    `${request.city ?? ''}, ${request.state ?? ''} ${request.zip ?? ''}`,
  ].filter((line): line is string => line !== null && line !== '')
  return {
    payee,
    memo: [requestNumber(request), receiving && `Account ${receiving}`].filter(Boolean).join(' - '),
    mailTo,
  }
}

function printerList(checks: readonly Check[]): string {
  return csvForProgram(
    ['Check Number', 'Date', 'Payee', 'Amount', 'Amount in Words', 'Memo', 'Mail To'],
    checks.map(({ number, date, payee, cents, memo, mailTo }) => [
      String(number),
      date,
      payee,
      cents,
      amountInWords(cents),
      memo,
      mailTo.join('\n'),
    ]),
  )
}

function onPaper(checks: readonly Check[], company: string, run: JobRun): Promise<Buffer> {
  const blocks = checks.flatMap(({ number, date, payee, cents, memo, mailTo }, index): Block[] => [
    ...(index > 0 ? [{ kind: 'page' } as const] : []),
    { kind: 'heading', text: `Check ${number}` },
    {
      kind: 'details',
      rows: [
        ['Date', letterDate(date)],
        ['Pay to the order of', payee],
        ['Amount', formatCents(cents)],
        ['In words', amountInWords(cents)],
        ['Memo', memo],
        ['Mail to', mailTo.join('\n')],
      ],
    },
  ])
  return renderPdf({ title: 'Checks', company, date: run.now, blocks })
}
