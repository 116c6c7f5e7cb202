import type { Services } from '../../platform/context/services.ts'
import { anyOfIds } from '../../platform/db/anyOf.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import type { OwnPayment, StaffPayment } from '../../../contract/payment.ts'
import { fromCents } from '../../platform/money.ts'
import { ownReturnReason, returnReasonText } from './returnReasons.ts'

export type PaymentsOfRequests = ReadonlyMap<number, readonly PaymentRow[]>
type PaymentRow = Awaited<ReturnType<typeof rowsOf>>[number] & { sentOn: string | null; returnedOn: string | null }

/** Every payment of these requests by request number, oldest first. */
export async function paymentsOf(
  { dateOf }: Pick<Services, 'dateOf'>,
  db: Db | Tx,
  requestIds: readonly number[],
): Promise<PaymentsOfRequests> {
  if (requestIds.length === 0) return new Map()
  const rows = (await rowsOf(db, requestIds)).map((row) => ({
    ...row,
    sentOn: row.sent_at && dateOf(row.sent_at),
    returnedOn: row.returned_at && dateOf(row.returned_at),
  }))
  return Map.groupBy(rows, ({ request_id }) => request_id)
}

function rowsOf(db: Db | Tx, requestIds: readonly number[]) {
  return (
    db
      .selectFrom('payment as p')
      // A lateral join with a limit does one lookup per row; a plain join would read the whole job_file table.
      .leftJoinLateral(
        (eb) =>
          eb.selectFrom('job_file').select('created_at').whereRef('job_file_id', '=', 'p.job_file_id').limit(1).as('f'),
        (join) => join.onTrue(),
      )
      // Money is returned once; codes that begin with C only correct bank details.
      .leftJoin('payment_return as r', (join) =>
        join.onRef('r.payment_id', '=', 'p.payment_id').on('r.code', 'not like', 'C%'),
      )
      .leftJoin('bank_match as c', (join) =>
        join.onRef('c.payment_id', '=', 'p.payment_id').on('c.kind', '=', 'CLEARED'),
      )
      .leftJoin('bank_line as l', 'l.bank_line_id', 'c.bank_line_id')
      .select(['p.request_id', 'p.method', 'p.amount_cents', 'p.sent_for', 'p.trace_number', 'p.check_number'])
      .select([
        'p.closed_as',
        'p.distribution_code',
        'f.created_at as sent_at',
        'l.as_of as cleared_on',
        'r.code',
        'r.at as returned_at',
      ])
      .where('p.request_id', '=', anyOfIds(requestIds))
      .orderBy('p.payment_id')
      .execute()
  )
}

export function ownPaymentView(payment: PaymentRow): OwnPayment {
  return {
    isCheck: payment.method === 'CHECK',
    amount: fromCents(payment.amount_cents),
    sentOn: payment.sentOn,
    effectiveOn: payment.sent_for,
    checkNumber: payment.check_number,
    clearedOn: payment.cleared_on,
    returnedOn: payment.returnedOn,
    returnReason: payment.code && ownReturnReason(payment.code),
    isReversed: payment.closed_as === 'REVERSED',
  }
}

export function staffPaymentView(payment: PaymentRow): StaffPayment {
  return {
    ...ownPaymentView(payment),
    returnReason: payment.code && returnReasonText(payment.code),
    traceNumber: payment.trace_number,
    returnCode: payment.code,
    distributionCode: payment.distribution_code,
  }
}

/** Day of the payment that was sent and neither returned nor reversed; null if there is none. */
export async function sentAndNotBack(db: Db | Tx, requestId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('payment as p')
    .innerJoin('job_file as f', 'f.job_file_id', 'p.job_file_id')
    .select('f.created_at')
    .where('p.request_id', '=', requestId)
    .where('p.closed_as', 'is', null)
    .executeTakeFirst()
  return row?.created_at ?? null
}
