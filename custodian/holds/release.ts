import { DAY_MS } from '../platform/calendar/durations.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { lockOwner } from '../platform/db/lockOwner.ts'
import { invalidField, refuse, refuseIf } from '../platform/http/errors.ts'
import { at, refusal, type Problem } from '../platform/problem.ts'
import type { Services } from '../platform/context/services.ts'
import { tooMany } from '../platform/http/throttle.ts'
import { notifyOfRelease } from '../mail/notifyOwner.ts'
import { openHold, type PayoutHold } from './payoutHold.ts'
import { LETTER_DAYS, RELEASE_LETTER, releaseCodeScope, writeReleaseLetter } from './releaseLetter.ts'
import { confirmData } from '../provenance/confirmData.ts'
import { about } from '../platform/audit/audit.ts'

export const TRIES = 5
/**
 * Minimum number of days between two letters, because mail takes days and a new letter invalidates the previous code.
 */
const DAYS_BETWEEN_LETTERS = 7
/** Maximum number of letters within LETTER_DAYS, including the one that the hold writes itself. */
const LETTERS_PER_OWNER = 4

export const NO_HOLD = 'No payment of this owner is held.'
const NEEDS_LETTER = 'This code no longer works. Please order a new letter.'

/** Returns when the code of the last letter expires; null without a usable code. */
export function usableUntil(hold: PayoutHold, now: Date): Date | null {
  if (hold.code_hash === null || hold.code_written_at === null || hold.code_tries >= TRIES) return null
  const until = new Date(hold.code_written_at.getTime() + LETTER_DAYS * DAY_MS)
  return until > now ? until : null
}

/**
 * Says why the state of the hold allows no new letter; null if it allows one.
 * @param limit when the limit of letters allows the next one, which may be later than the wait for the last letter
 */
export function whyNoLetter(
  { dateOf }: Pick<Services, 'dateOf'>,
  hold: PayoutHold,
  now: Date,
  limit: Date | null,
): Problem | null {
  if (hold.address1 === null)
    return refusal('No letter can be sent: nobody has confirmed the address or phone number on file. Please call us.')
  const written = hold.code_written_at
  const next = written && new Date(+written + DAYS_BETWEEN_LETTERS * DAY_MS)
  if (usableUntil(hold, now) === null || next === null || now >= next) return null
  const first = limit !== null && limit > next ? limit : next
  return refusal(`Your letter is on its way. You can order a new one from ${usDate(dateOf(first))}.`)
}

/** Says until when the limit of letters allows no letter; null if it allows one. */
export function whyNoneLeft({ dateOf }: Pick<Services, 'dateOf'>, now: Date, limit: Date | null): Problem | null {
  return limit !== null && limit > now
    ? refusal(`No more letters can be sent now. You can order a new one from ${usDate(dateOf(limit))}.`)
    : null
}

/**
 * Releases the owner's payouts by the code of the letter, which allows five tries within 60 days. Returns the problems
 * of a wrong code, or none. The caller must not roll back a wrong try.
 * @throws 400 at `code` if no code is usable; 409 if no payout is held
 */
export async function releaseByCode(context: WriteContext, ownerId: number, code: string): Promise<Problem[]> {
  await lockOwner(context.tx, ownerId)
  const hold = await openHold(context.tx, ownerId)
  if (!hold) throw refuse(409, NO_HOLD)
  if (usableUntil(hold, context.now) === null) throw invalidField('code', NEEDS_LETTER)
  const tries = hold.code_tries + 1
  const right = isRight(context.services, hold, code)
  await context.tx
    .updateTable('payout_hold')
    .set({ code_tries: tries })
    .where('account_owner_id', '=', ownerId)
    .execute()
  await context.audit({ action: 'hold.code', ...about('payout_hold', ownerId, ownerId), after: { right, tries } })
  if (!right) return [at('code', wrong(TRIES - tries))]
  await release(context, ownerId, 'CODE')
  return []
}

function isRight(services: Services, hold: PayoutHold, code: string): boolean {
  return hold.code_hash !== null && services.pii.isHash(code, releaseCodeScope(hold.account_owner_id), hold.code_hash)
}

function wrong(left: number): string {
  if (left === 0) return `This code is not right. ${NEEDS_LETTER}`
  return `This code is not right. ${left === 1 ? '1 try is' : `${left} tries are`} left.`
}

/**
 * Writes a new letter to the address of the hold, which invalidates the previous code.
 * @throws 409 with the reason; 429 after too many letters
 */
export async function orderLetter(context: WriteContext, ownerId: number): Promise<void> {
  await lockOwner(context.tx, ownerId)
  const hold = await openHold(context.tx, ownerId)
  if (!hold) throw refuse(409, NO_HOLD)
  const limit = await nextLetterAt(context.tx, ownerId)
  refuseIf(409, whyNoLetter(context.services, hold, context.now, limit))
  if (limit !== null && limit > context.now) throw tooMany(Math.ceil((+limit - +context.now) / 1_000))
  await writeReleaseLetter(context, ownerId)
}

/**
 * Returns when the limit of letters allows the next letter, which is when the oldest of the newest four is older than
 * LETTER_DAYS; null if the owner has fewer letters. Counts the stored letters, because upkeep deletes the counts of rate
 * limits after a day.
 */
export async function nextLetterAt(db: Db | Tx, ownerId: number): Promise<Date | null> {
  const oldest = await db
    .selectFrom('letter')
    .select('created_at')
    .where('account_owner_id', '=', ownerId)
    .where('kind', '=', RELEASE_LETTER)
    .orderBy('created_at', 'desc')
    .offset(LETTERS_PER_OWNER - 1)
    .limit(1)
    .executeTakeFirst()
  return oldest ? new Date(oldest.created_at.getTime() + LETTER_DAYS * DAY_MS) : null
}

/** Ends the hold, and notifies the owner. The owner must be locked. */
export async function release(context: WriteContext, ownerId: number, by: 'CODE' | 'STAFF'): Promise<void> {
  await context.tx
    .updateTable('payout_hold')
    .set({ released_at: context.now, released_by: by, code_hash: null })
    .where('account_owner_id', '=', ownerId)
    .where('released_at', 'is', null)
    .execute()
  // A release proves the owner's identity, so it also confirms the owner's email address.
  await confirmData(context, ownerId, ['EMAIL'], by === 'CODE' ? 'Release by letter' : 'Release by two employees')
  await context.audit({ action: 'hold.release', ...about('payout_hold', ownerId, ownerId), after: { by } })
  await notifyOfRelease(context, ownerId, by)
}
