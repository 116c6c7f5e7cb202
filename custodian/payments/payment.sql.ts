import { sql } from 'kysely'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { requestsByNumber, type FullRequest } from '../distributions/request.sql.ts'
import { accountSends } from '../distributions/openAccount.ts'
import { estatePayeesOf, screenedOf, type EstatePayee } from '../distributions/estatePayee.ts'
import { screenPayments } from '../sanctions/screening.ts'

/** Statuses of requests whose posted payments are sent. The payment of an Incomplete request is held. */
export const ON_ITS_WAY: readonly number[] = [3, 4, 5]

const ownerId = sql`(select a.account_owner_id from retirement_account a where a.account_id = r.account_id)`

/** SQL condition: no death report, sanctions match or account status blocks payments of the request `r`. */
const mayLeave = sql<boolean>`(not (barred_by_death(r.payee_id, ${ownerId})
    and not (pays_estate(r.request_id) and death_of(${ownerId}) = 'CONFIRMED'))
  and not awaits_sanctions_review(${ownerId}, r.payee_id, r.check_payable_to) and not estate_awaits_review(r.request_id)
  and ${accountSends})`

export interface WaitingPayment {
  paymentId: number
  /** Posted amount in cents. */
  amount: bigint
  /** The day on which the payment was posted, and whether it is the first payment of its request. */
  paidOn: string
  isFirst: boolean
  request: FullRequest
  /** Payee and address of a check to the owner's estate; null if the request names the payee. */
  estate: EstatePayee | null
}

/** @throws Error while the ledger is stopped, because then earlier postings are not sent either */
async function requireRunningLedger(tx: Tx): Promise<void> {
  const halt = await tx.selectFrom('ledger_halt').select('since').executeTakeFirst()
  if (halt) throw new Error('The ledger is stopped: nothing is paid until the books are right.')
}

/**
 * Unsent payments after an id, oldest first and at most one file's worth, locked until the end of the transaction. A
 * concurrent reversal runs before or after the file is written. A second run waits for the first and finds no
 * payment left. Compares the names with the sanctions list once more, because a new list may be newer than the posting.
 * @throws Error while the ledger is stopped, and without a readable sanctions list
 */
export async function waitingPayments(
  context: WriteContext,
  method: 'ACH' | 'CHECK',
  part: { after: number; most: number },
): Promise<WaitingPayment[]> {
  const { tx } = context
  await tx
    .selectFrom('running_number')
    .select('last')
    .where('name', '=', method === 'ACH' ? 'trace' : 'check')
    .forUpdate()
    .execute()
  await requireRunningLedger(tx)
  const picked = await paymentsOnTheirWay(tx, method, part)
  const last = picked.at(-1)
  if (!last) return []
  // Locks the request before its payment, as a reversal does. If a concurrent change to Incomplete commits first, the
  // payment is not sent. Otherwise the change finds from the request's version that the payment was sent.
  const { rows: onTheirWay } = await sql<{ request_id: number }>`
    select request_id from distribution_request r
    where request_id = any(${picked.map(({ request_id }) => request_id)}::int[])
      and status_id = any(${ON_ITS_WAY}::int[]) and ${mayLeave}
    order by request_id for no key update`.execute(tx)
  const rows = await tx
    .selectFrom('payment')
    .select(['payment_id', 'request_id', 'amount_cents', 'estate_payee_id'])
    .select(
      sql<string>`(select t.transaction_date from ledger_transaction t
        where t.transaction_id = payment.transaction_id)`.as('paid_on'),
    )
    .select(
      sql<boolean>`not exists (select from payment p where p.request_id = payment.request_id
        and p.payment_id < payment.payment_id)`.as('is_first'),
    )
    .where('job_file_id', 'is', null)
    .where('closed_as', 'is', null)
    .where(sql<boolean>`payment_id = any(${picked.map(({ payment_id }) => payment_id)}::int[])`)
    .where(sql<boolean>`request_id = any(${onTheirWay.map(({ request_id }) => request_id)}::int[])`)
    .orderBy('payment_id')
    .forUpdate()
    .execute()
  const requests = await requestsByNumber(
    tx,
    rows.map(({ request_id }) => request_id),
  )
  const estates = await estatePayeesOf(
    tx,
    rows.flatMap(({ estate_payee_id }) => estate_payee_id ?? []),
  )
  const found = rows.flatMap((row) => {
    const request = requests.get(row.request_id)
    return request ? [{ ...row, request, estate: estates.get(row.estate_payee_id ?? 0) ?? null }] : []
  })
  const listed = await screenPayments(
    context,
    found.flatMap(({ request, estate }) => (estate ? screenedOf(request, estate) : [request])),
  )
  const waiting = found
    .filter(({ request_id }) => !listed.has(request_id))
    .map(({ payment_id, amount_cents, paid_on: paidOn, is_first: isFirst, request, estate }) => {
      return { paymentId: payment_id, amount: amount_cents, paidOn, isFirst, request, estate }
    })
  // All requests of this batch were set to Incomplete or are held, so the function continues with later payments.
  return waiting.length === 0 ? waitingPayments(context, method, { ...part, after: last.payment_id }) : waiting
}

/** Number of unsent payments, for the progress of a run. */
export async function countWaiting(db: Db, method: 'ACH' | 'CHECK'): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from payment p join distribution_request r on r.request_id = p.request_id
    where p.method = ${method} and p.job_file_id is null and p.closed_as is null
      and r.status_id = any(${ON_ITS_WAY}::int[]) and ${mayLeave}`.execute(db)
  return rows[0]?.n ?? 0
}

/** The next unsent payments, read without locks. */
async function paymentsOnTheirWay(tx: Tx, method: 'ACH' | 'CHECK', { after, most }: { after: number; most: number }) {
  return tx
    .selectFrom('payment as p')
    .innerJoin('distribution_request as r', 'r.request_id', 'p.request_id')
    .select(['p.payment_id', 'p.request_id'])
    .where('p.method', '=', method)
    .where('p.job_file_id', 'is', null)
    .where('p.closed_as', 'is', null)
    .where('p.payment_id', '>', after)
    .where('r.status_id', 'in', ON_ITS_WAY)
    .where(mayLeave)
    .orderBy('p.payment_id')
    .limit(most)
    .execute()
}

/**
 * Marks payments as sent in a file, each with its trace number or check number. Increments the versions of their
 * requests, so that an edit form opened earlier is refused as stale.
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

/** Reserves the next numbers of a sequence without gaps and returns the first of them. */
export async function takeNumbers(tx: Tx, name: 'trace' | 'check', count: number): Promise<number> {
  const { last } = await tx
    .updateTable('running_number')
    .set((eb) => ({ last: eb('last', '+', count) }))
    .where('name', '=', name)
    .returning('last')
    .executeTakeFirstOrThrow()
  return last - count + 1
}
