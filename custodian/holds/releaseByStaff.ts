import * as z from 'zod'
import { ask, waitingFor } from '../approvals/ask.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import { isOneOf, personOf } from '../approvals/person.ts'
import type { Tx } from '../platform/db/connect.ts'
import { maskedPhone } from '../mail/notifyOwner.ts'
import { hasWritten } from '../provenance/unconfirmed.ts'
import { refusal } from '../platform/problem.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { lockOwner } from '../platform/db/lockOwner.ts'
import { refuse } from '../platform/http/errors.ts'
import { openHold } from './payoutHold.ts'
import { NO_HOLD, release } from './release.ts'

const CHANGED_DATA = 'You have changed data of this account owner. Another person must do this.'
const CALLER_CHANGED_DATA =
  'The employee who recorded the call has changed data of this account owner. Another employee must record a call.'

/**
 * Approvals of changes to owner data. The employee who requested a change counts as its author, even before it is
 * executed.
 */
const DATA_APPROVALS = ['owner-data', 'request-change']

/**
 * Release of a hold by two employees. One records a call to the confirmed phone number, and another decides. Neither
 * may have changed the owner's data.
 */
export const HOLD_RELEASE: Effect<{ since: string; note: string }> = {
  name: 'hold-release',
  title: 'Release of a first payout',
  payload: z.strictObject({ since: z.iso.datetime(), note: z.string() }),
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: (context, approval) => lockOwner(context.tx, ownerOf(approval)),
  async changed(context, approval) {
    const hold = await openHold(context.tx, ownerOf(approval))
    if (!hold) return refusal(NO_HOLD)
    const isAnother = hold.since.toISOString() !== approval.payload.since
    if (isAnother || (await hasRegisteredSince(context, ownerOf(approval), approval.askedAt)))
      return refusal('The owner has registered again meanwhile. Please call again.')
    if (await hasChangedData(context.tx, context.userId, ownerOf(approval))) return refusal(CHANGED_DATA)
    for (const userId of approval.makers)
      if (await hasChangedData(context.tx, userId, ownerOf(approval))) return refusal(CALLER_CHANGED_DATA)
    return null
  },
  perform: (context, approval) => release(context, ownerOf(approval), 'STAFF'),
}

/** Whether another registration took over the login; an open hold keeps its time. */
async function hasRegisteredSince({ tx }: WriteContext, ownerId: number, askedAt: Date): Promise<boolean> {
  const again = await tx
    .selectFrom('registration')
    .select('account_owner_id')
    .where('account_owner_id', '=', ownerId)
    .where('verified_at', '>', askedAt)
    .executeTakeFirst()
  return again !== undefined
}

const ownerOf = (approval: { subject: { id: string } }) => Number(approval.subject.id)

/**
 * Records the call to the confirmed phone number, for a second person to decide. With `FOUR_EYES=off` (outside
 * production only), one employee suffices. Returns whether the release waits.
 * @throws 409 if no payout is held, a release already waits, or the employee has changed the owner's data
 */
export async function recordCall(context: WriteContext, ownerId: number, note: string): Promise<boolean> {
  await lockOwner(context.tx, ownerId)
  const hold = await openHold(context.tx, ownerId)
  if (!hold) throw refuse(409, NO_HOLD)
  if (await hasChangedData(context.tx, context.userId, ownerId)) throw refuse(409, CHANGED_DATA)
  if (!context.services.config.fourEyes) {
    await release(context, ownerId, 'STAFF')
    return false
  }
  const subject = { entity: 'payout_hold', id: ownerId }
  if (await waitingFor(context, HOLD_RELEASE, subject))
    throw refuse(409, 'A call is recorded already and waits for a second person.')
  await ask(context, HOLD_RELEASE, {
    subject,
    accountOwnerId: ownerId,
    payload: { since: hold.since.toISOString(), note },
    description: `Release of the first payout of account owner ${ownerId}`,
    changes: [
      { label: 'First payout', before: 'Held', after: 'Released' },
      {
        label: 'Number called',
        before: null,
        after: hold.phone === null ? 'None: no number is confirmed' : maskedPhone(hold.phone),
      },
      { label: 'What was asked', before: null, after: note },
    ],
  })
  return true
}

/** Whether a person, with any user account, has ever changed the owner's data or requested a change. */
async function hasChangedData(tx: Tx, userId: number | null, ownerId: number): Promise<boolean> {
  const person = await personOf(tx, userId ?? 0)
  if (await hasWritten(tx, ownerId, person.person)) return true
  const asked = await tx
    .selectFrom('approval')
    .innerJoin('approval_maker', 'approval_maker.approval_id', 'approval.approval_id')
    .select('approval_maker.user_id')
    .where('approval.account_owner_id', '=', ownerId)
    .where('approval.effect', 'in', DATA_APPROVALS)
    .where('approval_maker.user_id', 'is not', null)
    .execute()
  const ids = asked.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]))
  return isOneOf(tx, person, ids)
}
