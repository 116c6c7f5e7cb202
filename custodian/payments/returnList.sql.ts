import { sql } from 'kysely'
import { requestIdIn } from '../../contract/requestNumber.ts'
import type { PaymentReturn } from '../../contract/returns.ts'
import { requestNumber } from '../distributions/request.ts'
import { beginningWith } from '../platform/db/beginningWith.ts'
import type { Db } from '../platform/db/connect.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import { endOfDay, startOfDay } from '../platform/db/dayBounds.ts'
import { fromCents } from '../platform/money.ts'
import { returnReasonText } from '../distributions/settlement/returnReasons.ts'
import { nameBegins } from '../owners/nameBegins.ts'

const payment = [sortBy('o.payment_id', 'int'), sortBy('o.code', 'text')] as const

export const RETURN_SORTS = {
  at: [sortBy('o.at', 'timestamptz'), ...payment],
  amount: [sortBy('o.amount_cents', 'bigint'), ...payment],
  name: [sortBy('o.owner_name_key', 'text'), ...payment],
  accountNumber: [sortBy('o.plan_account_number', 'text'), ...payment],
} as const satisfies Sorts

/** Amount of the returned payment in cents, for the control total of an export. */
export const returnCents = sql<bigint>`o.amount_cents`

type Narrowed = {
  find?: string | undefined
  code?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Selects returned payments. Requests are loaded only for the rows of a page. `timeZone` defines when days begin. */
export function returnsBy(db: Db, { find, code, from, to }: Narrowed, timeZone: string) {
  let query = db.selectFrom('payment_return_order as o').select(['o.payment_id', 'o.code', 'o.at'])
  if (find) query = query.where((eb) => eb.or(namedBy(find)))
  if (code) query = query.where('o.code', '=', code.toUpperCase())
  if (from) query = query.where('o.at', '>=', startOfDay(from, timeZone))
  if (to) query = query.where('o.at', '<', endOfDay(to, timeZone))
  return query
}

function namedBy(find: string) {
  const requestId = requestIdIn(find, 'W') ?? requestIdIn(find, 'R')
  return [
    nameBegins('o.owner_name_key', find),
    beginningWith('o.plan_account_number', find),
    ...(requestId === null ? [] : [sql<boolean>`o.request_id = ${requestId}`]),
  ]
}

type Row = Awaited<ReturnType<ReturnType<typeof returnsBy>['executeTakeFirstOrThrow']>>

/** Formats the rows of a page for the response. */
export async function returnView(db: Db, rows: readonly Row[]): Promise<(row: Row) => PaymentReturn | undefined> {
  const paymentIds = sql<number>`any(${rows.map((row) => row.payment_id)}::int[])`
  const returns = await db
    .selectFrom('payment_return as r')
    .leftJoin('portal_user as u', 'u.user_id', 'r.taken_in_by')
    .select(['r.payment_id', 'r.code', 'r.transaction_id', 'u.email'])
    .where('r.payment_id', '=', paymentIds)
    .execute()
  const payments = await db
    .selectFrom('payment as p')
    .innerJoin('distribution_request as q', 'q.request_id', 'p.request_id')
    .innerJoin('retirement_account as a', 'a.account_id', 'q.account_id')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .select(['p.payment_id', 'p.amount_cents', 'p.method', 'q.request_id', 'q.kind', 'q.date_requested', 'q.status_id'])
    .select('q.staff_list')
    .select(['o.account_owner_id', 'o.first_name', 'o.last_name', 'a.plan_account_number'])
    .where('p.payment_id', '=', paymentIds)
    .execute()
  const paymentOf = new Map(payments.map((payment) => [payment.payment_id, payment]))
  const keyOf = ({ payment_id, code }: { payment_id: number; code: string }) => `${payment_id} ${code}`
  const returnOf = new Map(returns.map((each) => [keyOf(each), each]))
  return (row) => {
    const payment = paymentOf.get(row.payment_id)
    const came = returnOf.get(keyOf(row))
    return (
      payment &&
      came && {
        paymentId: row.payment_id,
        code: row.code,
        reason: row.code.startsWith('C') ? null : returnReasonText(row.code),
        at: row.at.toISOString(),
        takenInBy: came.email,
        amount: fromCents(payment.amount_cents),
        isCheck: payment.method === 'CHECK',
        cameBack: came.transaction_id !== null,
        requestId: payment.request_id,
        requestNumber: requestNumber(payment),
        isRollover: payment.kind === 'ROLLOVER',
        list: payment.staff_list,
        requestStatusId: payment.status_id,
        accountOwnerId: payment.account_owner_id,
        firstName: payment.first_name,
        lastName: payment.last_name,
        planAccountNumber: payment.plan_account_number,
      }
    )
  }
}
