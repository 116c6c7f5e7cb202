import { ROLE } from '../../contract/roles.ts'
import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { RegistrationTable } from '../platform/db/schema.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import { notFound } from '../platform/http/errors.ts'
import { isAlive } from '../owners/death.ts'
import { tokenHash } from '../platform/http/session.ts'
import { enqueueMail, mailContext } from '../mail/outbox.ts'
import type { Services } from '../platform/context/services.ts'
import { requireBelow } from '../platform/http/throttle.ts'
import { ADDRESSES_PER_OWNER, ADDRESSES_PER_REGISTRATION, CODES_PER_OWNER } from './limits.ts'

export type Registration = Selectable<RegistrationTable>

/** Finds an open registration; null for an unknown or expired one, and after the owner's death was reported. */
export async function findRegistration(db: Db | Tx, uniqueId: string, now: Date): Promise<Registration | null> {
  const row = await db
    .selectFrom('registration')
    .selectAll()
    .where('unique_id_hash', '=', tokenHash(uniqueId))
    .where('expires_at', '>', now)
    .where(isAlive('account_owner_id'))
    .executeTakeFirst()
  return row ?? null
}

/** Whether the owner has a working or closed login, which a new registration must not change. */
export async function canSignIn(db: Db | Tx, ownerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('portal_user')
    .select('user_id')
    .where('account_owner_id', '=', ownerId)
    .where((eb) => eb.or([eb('password_hash', 'is not', null), eb('disabled_at', 'is not', null)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Finds another person who signs in with this email address. */
export async function whoElseHas(db: Db | Tx, email: string, ownerId: number): Promise<'customer' | 'staff' | null> {
  const row = await db
    .selectFrom('portal_user')
    .select(['account_owner_id', 'role_id'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  if (!row || row.account_owner_id === ownerId) return null
  return row.role_id === ROLE.customer ? 'customer' : 'staff'
}

/**
 * Sets the email address for sign-in and emails a code, unless another customer has the address. Employees'
 * addresses are treated like unused ones, so nobody learns who works here. Only a person who reads the mailbox can
 * enter the code, and then learns that the address is in use.
 * @throws 404 for an unknown, expired or finished registration; 429 after too many addresses or codes
 */
export async function setEmail(
  services: Services,
  call: CallContext,
  given: { uniqueId: string; email: string },
): Promise<{ exists: boolean }> {
  const registration = await findRegistration(services.db, given.uniqueId, call.now)
  if (!registration || registration.verified_at !== null) throw notFound()
  if (await canSignIn(services.db, registration.account_owner_id)) throw notFound()
  await requireBelow(services.db, ADDRESSES_PER_OWNER, registration.account_owner_id, call.now)
  if (registration.email?.toLowerCase() !== given.email.toLowerCase()) {
    await requireBelow(services.db, ADDRESSES_PER_REGISTRATION, registration.unique_id_hash, call.now)
  }
  const exists = (await whoElseHas(services.db, given.email, registration.account_owner_id)) === 'customer'
  if (exists) {
    await call.write(({ audit }) => audit(entry(registration, 'registration.email', { exists })))
    return { exists }
  }
  await requireCodeAllowed(services, call, registration)
  await call.write((context) => mailCode(context, { ...registration, email: given.email }))
  return { exists }
}

/** Counts a code sent to this person. @throws 429 after too many codes */
export async function requireCodeAllowed(
  services: Services,
  call: CallContext,
  registration: Registration,
): Promise<void> {
  await requireBelow(services.db, CODES_PER_OWNER, registration.account_owner_id, call.now)
}

/**
 * Creates and emails a new code for the registration's email address. The new code invalidates the earlier one and
 * allows five new tries.
 */
export async function mailCode(context: WriteContext, registration: Registration): Promise<void> {
  const { tx, services, now } = context
  if (registration.email === null) throw notFound()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { numUpdatedRows } = await tx
    .updateTable('registration')
    .set({
      email: registration.email,
      code_hash: services.pii.hash(code, codeScope(registration.unique_id_hash)),
      code_sealed: services.pii.seal(code, codeAssociatedData(registration.account_owner_id)),
      code_created_at: now,
      code_tries: 0,
    })
    .where('unique_id_hash', '=', registration.unique_id_hash)
    .where('verified_at', 'is', null)
    .executeTakeFirst()
  // Another call has already verified an email address, which is not replaced.
  if (numUpdatedRows === 0n) throw notFound()
  await enqueueMail(
    tx,
    mailContext(services, now),
    'verification-code',
    { email: registration.email, ownerId: registration.account_owner_id },
    { code },
  )
  await context.audit(entry(registration, 'registration.code'))
}

/** Associated data of the encrypted code that staff can see. */
export const codeAssociatedData = (accountOwnerId: number) => `registration.code:${accountOwnerId}`

/** Hashes the code together with its registration, so that the same digits have a different hash elsewhere. */
export const codeScope = (uniqueIdHash: string) => `registration.code:${uniqueIdHash}`

export function entry(registration: Registration, action: string, after?: Record<string, unknown>) {
  return {
    action,
    entity: 'registration',
    accountOwnerId: registration.account_owner_id,
    ...(after ? { after } : {}),
  }
}
