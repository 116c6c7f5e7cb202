import { ROLE } from '../../contract/roles.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import { invalidField, notFound, refuse } from '../platform/http/errors.ts'
import { enqueueMail, enqueueMailTo, mailContext } from '../mail/outbox.ts'
import type { Services } from '../platform/context/services.ts'
import { mustEnrol } from './linkTerms.ts'
import { checkLength, checkNewPassword, minimumOf } from './newPassword.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { createResetLink, useResetLink, userOfResetLink, voidResetLinks } from './resetLink.ts'
import { countCode, forgiveCodes } from './codeLimit.ts'
import { requireCode, useCode, WRONG_CODE } from './secondFactor.ts'
import {
  addressKey,
  forgive,
  FORGOT_PER_ACCOUNT,
  FORGOT_PER_ADDRESS,
  hit,
  LOGIN_PER_ACCOUNT,
  PASSWORD_CHECK,
  requireBelow,
} from '../platform/http/throttle.ts'

/**
 * Emails a reset link if a user has this address. Without such a user the same statements run and the response is
 * the same. Too many requests from one IP address get the same response too, and leave no audit row.
 */
export async function mailResetLink(services: Services, call: CallContext, given: string): Promise<void> {
  if ((await hit(services.db, FORGOT_PER_ADDRESS, addressKey(services.pii, call.ip), call.now)) > 0) return
  const email = given.trim().toLowerCase()
  const user = await services.db
    .selectFrom('portal_user')
    .select('user_id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  const account = services.pii.hash(email, 'login')
  await call.write(async ({ tx, audit }) => {
    const wait = await hit(tx, FORGOT_PER_ACCOUNT, account, call.now)
    const userId = user && wait === 0 ? user.user_id : 0
    const token = await createResetLink(tx, userId, 'RESET', call.now)
    await enqueueMailTo(tx, mailContext(services, call.now), 'password-reset', { userId }, { token })
    await audit({ action: 'password.forgot', entity: 'portal_user', entityId: account })
  })
}

/**
 * Sets the password by an emailed link and ends every session of the user. Staff who need a second factor and have
 * none set it up at the same time, with a code from their app.
 * @throws 404 for an unknown, used or expired link
 */
export async function setPasswordByLink(
  services: Services,
  call: CallContext,
  {
    passwordResetId: link,
    password,
    code: givenCode,
  }: { passwordResetId: string; password: string; code?: string | undefined },
): Promise<void> {
  checkLength(password, minimumOf(services, ROLE.customer), 'password')
  const known = await userOfResetLink(services.db, link, call.now)
  if (known === null) throw notFound()
  await checkNewPassword(services, call, known, password, 'password')
  const enrols = await mustEnrol(services, known)
  const code = enrols ? requireCode(givenCode) : ''
  if (enrols) await countCode(services, call, known)
  const passwordHash = await hashPassword(password)
  await call.write(async ({ tx, audit }) => {
    const userId = await useResetLink(tx, link, call.now)
    if (userId === null) throw notFound()
    if (enrols) {
      if (!(await useCode(services.pii, tx, { userId, code, ofNew: true }, call.now)))
        throw invalidField('code', WRONG_CODE)
      await forgiveCodes(tx, userId)
      await audit({ action: 'second-factor.on', entity: 'portal_user', entityId: userId })
    }
    const isFirst = await hasNoPassword(tx, userId)
    const stored = await storePassword(tx, userId, passwordHash)
    if (!stored) throw notFound()
    const { email } = stored
    await endSessions(tx, userId, call.now)
    await forgive(tx, LOGIN_PER_ACCOUNT, services.pii.hash(email.toLowerCase(), 'login'))
    if (!isFirst) await enqueueMail(tx, mailContext(services, call.now), 'password-changed', email, undefined)
    await audit({ action: 'password.reset', entity: 'portal_user', entityId: userId })
  })
}

/** Changes the person's own password and ends the other sessions. */
export async function replacePassword(
  services: Services,
  call: CallContext<Principal>,
  passwords: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { userId, roleId, tokenHash } = call.principal
  checkLength(passwords.newPassword, minimumOf(services, roleId), 'newPassword')
  const current = await requireOwnPassword(services, call, passwords.currentPassword)
  await checkNewPassword(services, call, call.principal, passwords.newPassword, 'newPassword')
  const passwordHash = await hashPassword(passwords.newPassword)
  await call.write(async ({ tx, audit }) => {
    const stored = await storePassword(tx, userId, passwordHash, current)
    // A concurrent reset by email has replaced the password that was checked.
    if (!stored) throw refuse(400, 'Current password is incorrect.')
    const { email } = stored
    await voidResetLinks(tx, userId, call.now)
    await endSessions(tx, userId, call.now, tokenHash)
    await enqueueMail(tx, mailContext(services, call.now), 'password-changed', email, undefined)
    await audit({ action: 'password.change', entity: 'portal_user', entityId: userId })
  })
}

/**
 * The stored hash of the person's own password, if the typed password matches.
 * @throws 400 with a text for a wrong password, 429 after too many wrong passwords
 */
export async function requireOwnPassword(
  services: Services,
  call: CallContext<Principal>,
  given: string,
): Promise<string | null> {
  const { userId } = call.principal
  await requireBelow(services.db, PASSWORD_CHECK, userId, call.now)
  const { password_hash: hash } = await services.db
    .selectFrom('portal_user')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(given, hash))) throw refuse(400, 'Current password is incorrect.')
  await forgive(services.db, PASSWORD_CHECK, String(userId))
  return hash
}

/** Whether the user has never had a password, so that the next password is the first. */
async function hasNoPassword(tx: Tx, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('portal_user')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('password_hash', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the new hash. With `instead`, replaces only that hash, and returns undefined if another one is stored. */
async function storePassword(tx: Tx, userId: number, passwordHash: string, instead?: string | null) {
  const update = tx.updateTable('portal_user').set({ password_hash: passwordHash }).where('user_id', '=', userId)
  return (instead ? update.where('password_hash', '=', instead) : update).returning('email').executeTakeFirst()
}

export async function endSessions(tx: Tx, userId: number, now: Date, except = ''): Promise<void> {
  await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('token_hash', '!=', except)
    .execute()
}
