import * as z from 'zod'
import { ask } from '../approvals/ask.ts'
import { LAPSES_AFTER_DAYS, type Change, type Effect } from '../approvals/effect.ts'
import type { Tx } from '../platform/db/connect.ts'
import { refusal } from '../platform/problem.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import { maskedSocial, sealSocial, socialHash } from './social.ts'
import { activeStatusIds } from '../../contract/requestStatus.ts'
import { notifyOfChange } from '../mail/notifyOwner.ts'
import { confirmData } from '../provenance/confirmData.ts'
import { sayWhoWrites } from '../provenance/dataWriter.ts'
import { hasUnconfirmed } from '../provenance/unconfirmed.ts'
import { about } from '../platform/audit/audit.ts'

/** The owner's new identity; if `social` is null, the owner keeps the social security number. */
const identity = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string(),
  social: z.string().nullable(),
})
export type Identity = z.infer<typeof identity>
type Stored = Awaited<ReturnType<typeof lockedOwner>>

const TWIN = 'Another account owner has this Social Security number.'

/**
 * A change of personal data during an open request needs a second person: a new name is a new payee, and a new birth
 * date changes the tax.
 */
export const OWNER_DATA: Effect<{ stamp: string }> = {
  name: 'owner-data',
  title: 'Change of personal data',
  payload: z.strictObject({ stamp: z.string() }),
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  async lock(context, approval) {
    await lockedOwner(context.tx, Number(approval.subject.id))
  },
  async changed(context, { subject, payload, secret }) {
    const stored = await lockedOwner(context.tx, Number(subject.id))
    if (stampOf(context, stored) !== payload.stamp)
      return refusal('The data of this account owner was changed meanwhile.')
    return (await hasTwin(context, stored, asked(secret))) ? refusal(TWIN) : null
  },
  async perform(context, { subject, secret, makers }) {
    const ownerId = Number(subject.id)
    // The decider saw only this change. If an earlier value is still unconfirmed, a second person confirms both values
    // later on the owner's Profile.
    const isOnlyOne = !(await hasUnconfirmed(context.tx, ownerId, ['PERSON']))
    await sayWhoWrites(context, { path: 'STAFF', userId: makers.at(-1) ?? null })
    await storeIdentity(context, await lockedOwner(context.tx, ownerId), asked(secret))
    if (isOnlyOne) await confirmData(context, ownerId, ['PERSON'], 'Approved as a change of personal data')
  },
}

const asked = (secret: string | null): Identity => identity.parse(JSON.parse(secret ?? 'null'))

/** Reads the owner and locks the row until the end of the transaction. @throws 404 */
export async function lockedOwner(tx: Tx, ownerId: number) {
  const row = await tx
    .selectFrom('account_owner')
    .selectAll()
    .where('account_owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Corrects an owner's identity, or creates an approval if the owner has an open request. Returns whether the
 * correction waits for approval. The owner must be locked.
 * @throws 409 for the social security number of another owner
 */
export async function correctIdentity(context: WriteContext, stored: Stored, next: Identity): Promise<boolean> {
  if (await hasTwin(context, stored, next)) throw refuse(409, TWIN)
  const changes = changesOf(stored, next)
  const ownerId = stored.account_owner_id
  if (changes.length === 0 || !context.services.config.fourEyes || !(await hasOpenRequest(context.tx, ownerId))) {
    await sayWhoWrites(context)
    await storeIdentity(context, stored, next)
    return false
  }
  await ask(context, OWNER_DATA, {
    subject: { entity: 'account_owner', id: ownerId },
    accountOwnerId: ownerId,
    payload: { stamp: stampOf(context, stored) },
    secret: JSON.stringify(next),
    description: `Personal data of account owner ${ownerId}, who has an open request`,
    changes,
  })
  return true
}

async function storeIdentity(context: WriteContext, stored: Stored, next: Identity): Promise<void> {
  const ownerId = stored.account_owner_id
  const social = next.social === null ? {} : sealSocial(context.services.pii, ownerId, next.social)
  // The letter is written before the change, so that it is addressed to the former name.
  await notifyOfIdentity(context, stored, next)
  const after = await context.tx
    .updateTable('account_owner')
    .set({ first_name: next.firstName, last_name: next.lastName, date_of_birth: next.dateOfBirth, ...social })
    .where('account_owner_id', '=', ownerId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await context.audit({
    action: 'owner.update',
    ...about('account_owner', ownerId, ownerId),
    before: audited(stored),
    after: { ...audited(after), socialChanged: next.social !== null },
  })
}

/** One employee may change these values alone, so the owner is notified. Neither numbers nor birth dates are sent. */
async function notifyOfIdentity(context: WriteContext, stored: Stored, next: Identity): Promise<void> {
  const nameOf = (first: string, last: string) => `${first} ${last}`.trim()
  const before = nameOf(stored.first_name, stored.last_name)
  const after = nameOf(next.firstName, next.lastName)
  const isOtherNumber = next.social !== null && socialHash(context.services.pii, next.social) !== stored.social_hash
  const others = [
    ...(next.dateOfBirth === stored.date_of_birth ? [] : ['another date of birth']),
    ...(isOtherNumber ? ['another Social Security number'] : []),
  ]
  if (before === after && others.length === 0) return
  await notifyOfChange(context, stored.account_owner_id, {
    what: 'name or personal data',
    before,
    after: [after, ...others].join(', '),
  })
}

function changesOf(stored: Stored, next: Identity): Change[] {
  const social = next.social === null ? maskedSocial(stored.social_last4) : maskedSocial(next.social.slice(-4))
  const rows: Change[] = [
    { label: 'First Name', before: stored.first_name, after: next.firstName },
    { label: 'Last Name', before: stored.last_name, after: next.lastName },
    { label: 'Date of Birth', before: stored.date_of_birth, after: next.dateOfBirth },
  ]
  const changed = rows.filter(({ before, after }) => before !== after)
  // A new number is always listed, because two numbers may have the same mask.
  return next.social === null
    ? changed
    : [...changed, { label: 'Social', before: maskedSocial(stored.social_last4), after: social }]
}

async function hasOpenRequest(tx: Tx, ownerId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('distribution_request')
    .innerJoin('retirement_account', 'retirement_account.account_id', 'distribution_request.account_id')
    .select('request_id')
    .where('account_owner_id', '=', ownerId)
    .where((eb) =>
      eb.or([
        eb('distribution_request.status_id', 'in', activeStatusIds),
        // Includes requests completed manually whose check is not printed yet, because the check will use the current
        // name.
        eb.exists(
          eb
            .selectFrom('payment')
            .select('payment_id')
            .whereRef('payment.request_id', '=', 'distribution_request.request_id')
            .where('closed_as', 'is', null)
            .where('job_file_id', 'is', null),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function hasTwin({ tx, services }: WriteContext, stored: Stored, next: Identity): Promise<boolean> {
  if (next.social === null) return false
  const row = await tx
    .selectFrom('account_owner')
    .select('account_owner_id')
    .where('social_hash', '=', socialHash(services.pii, next.social))
    .where('account_owner_id', '<>', stored.account_owner_id)
    .executeTakeFirst()
  return row !== undefined
}

/** A keyed hash of the stored data, which detects other changes before the approval without revealing the data. */
function stampOf({ services }: WriteContext, stored: Stored): string {
  const { first_name, last_name, date_of_birth, social_hash } = stored
  return services.pii.hash(JSON.stringify([first_name, last_name, date_of_birth, social_hash]), 'owner-data')
}

function audited(row: Pick<Stored, 'first_name' | 'last_name' | 'date_of_birth' | 'social_last4'>) {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    dateOfBirth: row.date_of_birth,
    social: maskedSocial(row.social_last4),
  }
}
