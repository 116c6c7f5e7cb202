import type { Change } from '../platform/approvals/effect.ts'
import type { Person } from '../platform/approvals/person.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { post, type Line } from '../ledger/ledger.ts'
import { about } from '../platform/audit/audit.ts'

const DAY_MS = 24 * 3_600_000

/** Money of one kind that a person moved by hand within 24 hours, by whatever log-in, and that went to one book; cents. */
export async function sumsOfDay(
  tx: Tx,
  now: Date,
  typeId: number,
  of: { person: Person; bookId: number },
): Promise<{ byPerson: bigint; ofBook: bigint }> {
  const since = new Date(now.getTime() - DAY_MS)
  const recent = tx
    .selectFrom('manual_posting as m')
    .select((eb) => eb.fn.sum<bigint | null>('m.amount_cents').as('cents'))
    .where('m.transaction_type_id', '=', typeId)
    .where('m.at', '>', since)
  const { cents: byPerson } = await recent
    .innerJoin('portal_person as p', 'p.user_id', 'm.user_id')
    .where('p.person', '=', of.person.person)
    .executeTakeFirstOrThrow()
  const { cents: ofBook } = await recent.where('m.book_id', '=', of.bookId).executeTakeFirstOrThrow()
  return { byPerson: BigInt(byPerson ?? 0n), ofBook: BigInt(ofBook ?? 0n) }
}

/** The maker's note as a line of what another person decides about. */
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

/** Posts what a person moves by hand and counts it against the limits of this person. Answers the transaction id. */
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
