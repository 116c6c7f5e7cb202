import { sql } from 'kysely'
import { isReturnedByBank } from '../distributions/returnedByBank.sql.ts'
import { REQUEST } from '../distributions/settlement/openApprovals.ts'
import type { Db } from '../platform/db/connect.ts'
import type { DeskItemTable } from '../platform/db/schema.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import { heldSurpluses } from '../plans/planReceivable.sql.ts'

const [since, amount, kind, itemId] = [
  sortBy('d.since', 'date'),
  sortBy('d.amount_cents', 'bigint'),
  sortBy('d.kind', 'text'),
  sortBy('d.item_id', 'int'),
]

export const DESK_SORTS = {
  since: [since, kind, itemId],
  amount: [amount, kind, itemId],
  kind: [kind, since, itemId],
} as const satisfies Sorts

/** Amount of a row in cents, for the control total of an export. */
export const deskCents = sql<bigint>`d.amount_cents`

/** Open items; details are loaded only for the rows of a page. */
export function deskBy(db: Db, narrowed: { kind?: DeskItemTable['kind'] | undefined }) {
  const query = db
    .selectFrom('desk_item as d')
    .select(['d.kind', 'd.item_id', 'd.since', 'd.amount_cents'])
    .where(sql<boolean>`d.is_due`)
  return narrowed.kind ? query.where('d.kind', '=', narrowed.kind) : query
}

export type DeskRow = Awaited<ReturnType<ReturnType<typeof deskBy>['executeTakeFirstOrThrow']>>

/** Payments with their requests and returns. */
export async function paymentsOnDesk(db: Db, paymentIds: readonly number[]) {
  if (paymentIds.length === 0) return []
  return db
    .selectFrom('payment as p')
    .innerJoin('distribution_request as q', 'q.request_id', 'p.request_id')
    .innerJoin('retirement_account as a', 'a.account_id', 'q.account_id')
    .leftJoin('payment_return as r', (join) =>
      join.onRef('r.payment_id', '=', 'p.payment_id').on('r.transaction_id', 'is not', null),
    )
    .select(['p.payment_id', 'p.method', 'p.sent_for', 'p.trace_number', 'p.check_number'])
    .select(['q.request_id', 'q.kind', 'q.date_requested', 'q.status_id', 'q.staff_list', 'q.bank_details_failed'])
    .select([
      'a.account_owner_id',
      'a.plan_account_number',
      'a.status_id as account_status',
      'q.payee_id',
      'p.estate_payee_id',
    ])
    .select(['r.code', 'r.taken_in_by'])
    .select(isReturnedByBank(sql`p.payment_id`).as('is_confirmed'))
    .select(
      sql<boolean>`awaits_sanctions_review(a.account_owner_id, q.payee_id, q.check_payable_to)`.as(
        'is_awaiting_review',
      ),
    )
    .where(sql<boolean>`p.payment_id = any(${paymentIds}::int[])`)
    .execute()
}

export type PaymentOnDesk = Awaited<ReturnType<typeof paymentsOnDesk>>[number]

export async function linesOnDesk(db: Db, lineIds: readonly number[]) {
  if (lineIds.length === 0) return []
  return db
    .selectFrom('bank_line')
    .select(['bank_line_id', 'as_of', 'side', 'type_code', 'customer_reference', 'bank_reference'])
    .where(sql<boolean>`bank_line_id = any(${lineIds}::int[])`)
    .execute()
}

export async function planMoneyOnDesk(db: Db, attachmentIds: readonly number[]) {
  if (attachmentIds.length === 0) return []
  return db
    .selectFrom('plan_receivable as r')
    .innerJoin('plan as p', 'p.plan_id', 'r.plan_id')
    .select(['r.attachment_id', 'r.since', 'p.name'])
    .where(sql<boolean>`r.attachment_id = any(${attachmentIds}::int[])`)
    .execute()
}

export async function surplusesOnDesk(db: Db, ids: readonly number[]) {
  return ids.length === 0 ? [] : heldSurpluses(db, sql`h.plan_surplus_id = any(${ids}::int[])`, ids.length)
}

/** Finds the bank lines, plan files and requests that have a waiting approval. Each is named like "bank_line 2001". */
export async function waitingOnDesk(
  db: Db,
  now: Date,
  about: { lineIds: readonly number[]; planFileIds: readonly number[]; requestIds: readonly number[] },
): Promise<ReadonlySet<string>> {
  const subjects = [
    { entity: 'bank_line', ids: about.lineIds },
    { entity: 'plan_file', ids: about.planFileIds },
    { entity: REQUEST, ids: about.requestIds },
  ].filter(({ ids }) => ids.length > 0)
  const found = await Promise.all(
    subjects.map(({ entity, ids }) =>
      db
        .selectFrom('approval')
        .select(['subject_entity', 'subject_id'])
        .where('status', '=', 'WAITING')
        .where('subject_entity', '=', entity)
        .where(sql<boolean>`subject_id = any(${ids.map(String)}::text[])`)
        .where((eb) => eb.or([eb('lapses_at', 'is', null), eb('lapses_at', '>', now)]))
        .execute(),
    ),
  )
  return new Set(found.flat().map(({ subject_entity, subject_id }) => `${subject_entity} ${subject_id}`))
}
