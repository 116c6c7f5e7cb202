import type { Tx } from '../db/connect.ts'
import type { Principal } from '../http/access.ts'
import type { Call } from '../http/call.ts'
import { invalidField, notFound, refuse } from '../http/errors.ts'
import { enqueueMail, enqueueMailTo } from '../mail/outbox.ts'
import { mailContext, type Services } from '../services.ts'
import { isEasyPassword } from './easyPassword.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { createResetLink, useResetLink, userOfResetLink, voidResetLinks } from './resetLink.ts'
import {
  addressKey,
  forgive,
  FORGOT_PER_ACCOUNT,
  FORGOT_PER_ADDRESS,
  hit,
  LOGIN_PER_ACCOUNT,
  PASSWORD_CHECK,
  tooMany,
} from './throttle.ts'

/**
 * Mails a reset link when somebody has this address. Known or not, the same statements run and the answer is the same;
 * whoever asks too often from one place gets it as well, and leaves nothing in an audit trail that never forgets.
 */
export async function forgotPassword(services: Services, call: Call, given: string): Promise<void> {
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

/** Sets the password by a mailed link: 404 when it is unknown, used or too old. Ends every session of the user. */
export async function resetPassword(services: Services, call: Call, link: string, password: string): Promise<void> {
  checkNewPassword(services, password, 'password')
  const known = await services.db.transaction().execute((tx) => userOfResetLink(tx, link, call.now))
  if (known === null) throw notFound()
  refuseEasy(services, password, known.email, 'password')
  const passwordHash = await hashPassword(password)
  await call.write(async ({ tx, audit }) => {
    const userId = await useResetLink(tx, link, call.now)
    if (userId === null) throw notFound()
    const stored = await storePassword(tx, userId, passwordHash)
    if (!stored) throw notFound()
    const { email } = stored
    await endSessions(tx, userId, call.now)
    await forgive(tx, LOGIN_PER_ACCOUNT, services.pii.hash(email.toLowerCase(), 'login'))
    await enqueueMail(tx, mailContext(services, call.now), 'password-changed', email, undefined)
    await audit({ action: 'password.reset', entity: 'portal_user', entityId: userId })
  })
}

/** Changes one's own password and ends one's other sessions. */
export async function changePassword(
  services: Services,
  call: Call<Principal>,
  passwords: { currentPassword: string; newPassword: string },
): Promise<void> {
  checkNewPassword(services, passwords.newPassword, 'newPassword')
  refuseEasy(services, passwords.newPassword, call.principal.email, 'newPassword')
  const { userId, tokenHash } = call.principal
  const wait = await hit(services.db, PASSWORD_CHECK, String(userId), call.now)
  if (wait > 0) throw tooMany(wait)
  const user = await services.db
    .selectFrom('portal_user')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(passwords.currentPassword, user.password_hash)))
    throw refuse(400, 'Current password is incorrect.')
  const passwordHash = await hashPassword(passwords.newPassword)
  await call.write(async ({ tx, audit }) => {
    await forgive(tx, PASSWORD_CHECK, String(userId))
    const stored = await storePassword(tx, userId, passwordHash, user.password_hash)
    // A reset by mail came in between: what was checked is no longer the password.
    if (!stored) throw refuse(400, 'Current password is incorrect.')
    const { email } = stored
    await voidResetLinks(tx, userId, call.now)
    await endSessions(tx, userId, call.now, tokenHash)
    await enqueueMail(tx, mailContext(services, call.now), 'password-changed', email, undefined)
    await audit({ action: 'password.change', entity: 'portal_user', entityId: userId })
  })
}

function checkNewPassword(services: Services, password: string, field: string): void {
  const minimum = services.config.passwordMinimumLength
  if (password.length < minimum) throw invalidField(field, `String must contain at least ${minimum} character(s)`)
}

function refuseEasy({ config }: Services, password: string, email: string, field: string): void {
  if (config.refuseEasyPasswords && isEasyPassword(password, email))
    throw invalidField(field, 'This password is too easy to guess.')
}

/** Keeps the new hash; with `instead`, only in place of that one, else undefined. */
async function storePassword(tx: Tx, userId: number, passwordHash: string, instead?: string | null) {
  const update = tx.updateTable('portal_user').set({ password_hash: passwordHash }).where('user_id', '=', userId)
  return (instead ? update.where('password_hash', '=', instead) : update).returning('email').executeTakeFirst()
}

async function endSessions(tx: Tx, userId: number, now: Date, except = ''): Promise<void> {
  await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('token_hash', '!=', except)
    .execute()
}
