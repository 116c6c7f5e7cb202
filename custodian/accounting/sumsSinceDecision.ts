import { sql } from 'kysely'
import type { Change } from '../approvals/effect.ts'
import type { Person } from '../approvals/person.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { post, type Line } from '../ledger/ledger.ts'
import { about } from '../platform/audit/audit.ts'

/**
 * Totals in cents of manual postings since the last one that two people decided: by one person (over all logins), and
 * to one book. The totals never expire, so waiting does not avoid a second person.
 */
export async function sumsSinceDecision(
  tx: Tx,
  typeId: number,
  of: { person: Person; bookId: number },
): Promise<{ byPerson: bigint; ofBook: bigint }> {
  const ofPerson = sql`user_id in (select user_id from portal_person where person = ${of.person.person})`
  return {
    byPerson: await sumSinceDecision(tx, typeId, ofPerson),
    ofBook: await sumSinceDecision(tx, typeId, sql`book_id = ${of.bookId}`),
  }
}

async function sumSinceDecision(tx: Tx, typeId: number, which: ReturnType<typeof sql>): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    with postings as (
      select transaction_id, amount_cents, approval_id from manual_posting
      where transaction_type_id = ${typeId} and ${which}
    )
    select coalesce(sum(amount_cents), 0)::bigint as cents from postings
    where transaction_id > coalesce((select max(transaction_id) from postings where approval_id is not null), 0)`.execute(
    tx,
  )
  return rows[0]?.cents ?? 0n
}

/** The requester's note, as the approver sees it. */
export function noteChange(note: string | null): Change[] {
  return note === null || note === '' ? [] : [{ label: 'Note', before: null, after: note }]
}

export interface ByHand {
  typeId: number
  bookId: number
  cents: bigint
  note: string | null
  makerId: number
  accountOwnerId: number | null
  approvalId: number | null
  lines: readonly Line[]
}

/** Posts a manual posting and counts it against the person's limits. Returns the transaction id. */
export async function postByHand(context: WriteContext, action: string, given: ByHand): Promise<number> {
  const { typeId, bookId, cents, note, makerId, approvalId } = given
  const id = await post(context.tx, { typeId, date: context.today, note, createdBy: makerId, lines: given.lines })
  await context.tx
    .insertInto('manual_posting')
    .values({
      transaction_id: id,
      transaction_type_id: typeId,
      book_id: bookId,
      amount_cents: cents,
      user_id: makerId,
      approval_id: approvalId,
      at: context.now,
    })
    .execute()
  await context.audit({
    action,
    ...about('ledger_transaction', id, given.accountOwnerId),
    after: { bookId, amount: cents, ...(approvalId === null ? {} : { approvalId, madeBy: makerId }) },
  })
  return id
}
