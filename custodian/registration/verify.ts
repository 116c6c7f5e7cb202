import { sql } from 'kysely'
import { ROLE } from '../../contract/roles.ts'
import { maskedEmail } from '../distributions/accountNumbers.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { lockOwner } from '../platform/db/lockOwner.ts'
import { holdFirstPayout, openHold } from '../holds/payoutHold.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import { enqueueMail, mailContext } from '../mail/outbox.ts'
import { notifyOfChange } from '../mail/notifyOwner.ts'
import { deathOf } from '../owners/death.ts'
import type { Services } from '../platform/context/services.ts'
import { createResetLink, voidResetLinks } from '../session/resetLink.ts'
import { AGREEMENTS_PER_OWNER, requireBelow } from '../platform/http/throttle.ts'
import { sendCustodialAgreement } from '../signature/agreement.ts'
import {
  canSignIn,
  codeScope,
  entry,
  findRegistration,
  mailCode,
  requireCodeAllowed,
  whoElseHas,
  type Registration,
} from './code.ts'
import { TRIES_PER_OWNER } from './limits.ts'
import { sayWhoWrites } from '../provenance/dataWriter.ts'
import { violatedConstraint } from '../platform/db/errors.ts'

const CODE_LIFETIME_MS = 30 * 60_000
const TRIES = 5
const ADDRESS_TAKEN = 'An account is already associated with this email address. Please contact customer service.'

/**
 * Verifies the email address by the emailed code: valid 30 minutes, five tries a code, ten tries an owner a day.
 * Success creates a login without a password and emails the custodial agreement.
 * @throws 404 for any code that is wrong, expired, used up or of another registration; 429 after too many tries
 */
export async function checkCode(
  services: Services,
  call: CallContext,
  given: { uniqueId: string; code: string },
): Promise<void> {
  const known = await findRegistration(services.db, given.uniqueId, call.now)
  if (!known || known.verified_at !== null) throw notFound()
  await requireBelow(services.db, TRIES_PER_OWNER, known.account_owner_id, call.now)

  // Every try counts, so the transaction of a wrong try must not be rolled back.
  const work = call.write(async (context) => {
    await lockOwner(context.tx, known.account_owner_id)
    const registration = await context.tx
      .updateTable('registration')
      .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
      .where('unique_id_hash', '=', known.unique_id_hash)
      .where('verified_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    const right = registration !== undefined && isRight(services, registration, given.code, call.now)
    await context.audit(entry(known, 'registration.verify', { right }))
    if (!registration || !right) return false
    if (await canSignIn(context.tx, known.account_owner_id)) return false
    // A report locks the owner, so one made since the registration was read is found here.
    if (await deathOf(context.tx, known.account_owner_id)) return false
    await context.tx
      .updateTable('registration')
      .set({ verified_at: call.now, code_hash: null })
      .where('unique_id_hash', '=', registration.unique_id_hash)
      .execute()
    await endOtherRegistrations(context, registration)
    const former = await openLogin(context, registration)
    await holdFirstPayout(context, registration.account_owner_id, registration.created_at)
    await notifyOfLogin(context, registration, former)
    await sendNextLetter(context, registration)
    return true
  })
  const verified = await work.catch((error: unknown) => {
    // Another registration verified the same address at the same time.
    throw violatedConstraint(error) === 'portal_user_email' ? refuse(409, ADDRESS_TAKEN) : error
  })
  if (!verified) throw notFound()
}

/**
 * Sends the pending email again: a new code before the address is verified, then the link to the agreement, and
 * after its signature the link to the first password. Earlier codes and links become invalid.
 * @throws 404 for an unknown or expired registration, or one without an address; 429 after three emails in an hour
 */
export async function resendRegistration(services: Services, call: CallContext, uniqueId: string): Promise<void> {
  const registration = await findRegistration(services.db, uniqueId, call.now)
  if (!registration?.email) throw notFound()
  if (registration.verified_at === null) {
    if (await canSignIn(services.db, registration.account_owner_id)) throw notFound()
    await requireCodeAllowed(services, call, registration)
    return call.write((context) => mailCode(context, registration))
  }
  await requireBelow(services.db, AGREEMENTS_PER_OWNER, registration.account_owner_id, call.now)
  await call.write(async (context) => {
    await context.audit(entry(registration, 'registration.resend'))
    await sendNextLetter(context, registration)
  })
}

function isRight(services: Services, registration: Registration, code: string, now: Date): boolean {
  const { code_hash, code_created_at, code_tries, unique_id_hash } = registration
  if (code_hash === null || code_created_at === null || code_tries > TRIES) return false
  if (now.getTime() - code_created_at.getTime() > CODE_LIFETIME_MS) return false
  return services.pii.isHash(code, codeScope(unique_id_hash), code_hash)
}

/** Ends the owner's other registrations, because the person who verified the email address is the owner. */
async function endOtherRegistrations({ tx, now }: WriteContext, { account_owner_id, unique_id_hash }: Registration) {
  await tx
    .updateTable('registration')
    .set({ expires_at: now })
    .where('account_owner_id', '=', account_owner_id)
    .where('unique_id_hash', '<>', unique_id_hash)
    .execute()
}

/**
 * Stores the verified address as the owner's email address and login name, which nobody else can take from now on.
 * Links sent to an earlier address become invalid. Returns the replaced email address.
 */
async function openLogin(context: WriteContext, { account_owner_id, email }: Registration): Promise<string | null> {
  if (email === null) throw notFound()
  if ((await whoElseHas(context.tx, email, account_owner_id)) !== null) throw refuse(409, ADDRESS_TAKEN)
  const { email: former } = await context.tx
    .selectFrom('account_owner')
    .select('email')
    .where('account_owner_id', '=', account_owner_id)
    .executeTakeFirstOrThrow()
  await sayWhoWrites(context, { path: 'REGISTRATION', userId: null })
  await context.tx
    .updateTable('account_owner')
    .set({ email })
    .where('account_owner_id', '=', account_owner_id)
    .execute()
  const { user_id } = await context.tx
    .insertInto('portal_user')
    .values({ email, role_id: ROLE.customer, account_owner_id, email_since: context.now })
    .onConflict((conflict) =>
      conflict.column('account_owner_id').doUpdateSet({
        email,
        email_since: sql<Date>`case when lower(portal_user.email) = lower(excluded.email) then portal_user.email_since
          else excluded.email_since end`,
      }),
    )
    .returning('user_id')
    .executeTakeFirstOrThrow()
  await voidResetLinks(context.tx, user_id, context.now)
  return former
}

/**
 * Notifies the owner of the new email address, at the former one; without one by letter, unless the letter with the
 * release code already says that someone registered.
 */
async function notifyOfLogin(
  context: WriteContext,
  { account_owner_id, email }: Registration,
  former: string | null,
): Promise<void> {
  if (email === null || former?.toLowerCase() === email.toLowerCase()) return
  if (former === null && (await openHold(context.tx, account_owner_id))?.address1) return
  const change = { before: former === null ? null : maskedEmail(former), after: maskedEmail(email) }
  await notifyOfChange(context, account_owner_id, { what: 'email address', ...change }, { former })
}

async function sendNextLetter(context: WriteContext, { account_owner_id, email }: Registration): Promise<void> {
  if (email === null) throw notFound()
  const user = await context.tx
    .selectFrom('portal_user')
    .select(['user_id', 'password_hash'])
    .where('account_owner_id', '=', account_owner_id)
    .executeTakeFirstOrThrow()
  if (!(await hasSignedAgreement(context, account_owner_id)))
    return sendCustodialAgreement(context, { ownerId: account_owner_id, email })
  // A login that has a password needs no link for a first password.
  if (user.password_hash !== null) return
  const token = await createResetLink(context.tx, user.user_id, 'SETUP', context.now)
  await enqueueMail(context.tx, mailContext(context.services, context.now), 'password-setup', email, { token })
}

async function hasSignedAgreement(context: WriteContext, ownerId: number): Promise<boolean> {
  const row = await context.tx
    .selectFrom('envelope')
    .select('envelope_hash')
    .where('kind', '=', 'CUSTODIAL_AGREEMENT')
    .where('account_owner_id', '=', ownerId)
    .where('signed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
