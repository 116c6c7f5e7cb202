import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'
import { fullRequests, type FullRequest } from '../distributions/request.sql.ts'

/** The statuses in which what was posted is on its way: while a request is put aside, its payment waits. */
const ON_ITS_WAY = [3, 4, 5] as const

export interface WaitingPayment {
  paymentId: number
  /** In cents, as posted. */
  amount: bigint
  request: FullRequest
}

/** @throws Error while the books are found wrong: what was posted before does not leave either */
async function requireRunningLedger(tx: Tx): Promise<void> {
  const halt = await tx.selectFrom('ledger_halt').select('since').executeTakeFirst()
  if (halt) throw new Error('The ledger is stopped: nothing is paid until the books are right.')
}

/**
 * Payments that are still here, oldest first, those behind a number and no more than a file holds. They stay locked until
 * the end of the transaction: whoever takes one back at the same time comes after the file, or was before it. A second
 * run waits for the first and finds nothing left.
 * @throws Error while the ledger is stopped
 */
export async function waitingPayments(
  tx: Tx,
  method: 'ACH' | 'CHECK',
  part: { after: number; most: number },
): Promise<WaitingPayment[]> {
  await tx
    .selectFrom('running_number')
    .select('last')
    .where('name', '=', method === 'ACH' ? 'trace' : 'check')
    .forUpdate()
    .execute()
  await requireRunningLedger(tx)
  // The request before its payment, as everybody who takes one back: a request that is put aside at this moment is either
  // put aside first, then its payment stays here, or afterwards, then its version tells that the payment has left.
  const onTheirWay = await tx
    .selectFrom('distribution_request')
    .select('request_id')
    .where('status_id', 'in', ON_ITS_WAY)
    .where('request_id', 'in', (eb) =>
      eb
        .selectFrom('payment')
        .select('request_id')
        .where('method', '=', method)
        .where('job_file_id', 'is', null)
        .where('closed_as', 'is', null)
        .where('payment_id', '>', part.after),
    )
    .orderBy('request_id')
    .forNoKeyUpdate()
    .execute()
  const rows = await tx
    .selectFrom('payment')
    .select(['payment_id', 'request_id', 'amount_cents'])
    .where('method', '=', method)
    .where('job_file_id', 'is', null)
    .where('closed_as', 'is', null)
    .where('payment_id', '>', part.after)
    .where(sql<boolean>`request_id = any(${onTheirWay.map(({ request_id }) => request_id)}::int[])`)
    .orderBy('payment_id')
    .limit(part.most)
    .forUpdate()
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ request_id }) => request_id)
  const found = await fullRequests(tx).where('r.request_id', 'in', ids).execute()
  const requests = new Map(found.map((request) => [request.request_id, request]))
  return rows.flatMap(({ payment_id, request_id, amount_cents }) => {
    const request = requests.get(request_id)
    return request ? [{ paymentId: payment_id, amount: amount_cents, request }] : []
  })
}

/**
 * Marks payments as sent in a file, each with its trace or check number. Their requests are newer versions from now on:
 * who has an older one before them decides nothing about a payment that is still here.
 */
export async function markSent(
  tx: Tx,
  sent: { jobFileId: number; date: string; column: 'trace_number' | 'check_number' },
  payments: ReadonlyArray<{ paymentId: number; number: string | number }>,
): Promise<void> {
  const ids = payments.map(({ paymentId }) => paymentId)
  const numbers = payments.map(({ number }) => String(number))
  const type = sql.raw(sent.column === 'check_number' ? 'integer' : 'text')
  await sql`update payment set job_file_id = ${sent.jobFileId}, sent_for = ${sent.date}::date,
      ${sql.ref(sent.column)} = given.number::${type}
    from unnest(${ids}::int[], ${numbers}::text[]) as given (id, number)
    where payment_id = given.id`.execute(tx)
  await sql`update distribution_request set version = version + 1
    where request_id in (select request_id from payment where payment_id = any(${ids}::int[]))`.execute(tx)
}

/** Takes the next numbers of a sequence without gaps and answers the first of them. */
export async function takeNumbers(tx: Tx, name: 'trace' | 'check', count: number): Promise<number> {
  const { last } = await tx
    .updateTable('running_number')
    .set((eb) => ({ last: eb('last', '+', count) }))
    .where('name', '=', name)
    .returning('last')
    .executeTakeFirstOrThrow()
  return last - count + 1
}
