import { DAY_MS } from '../platform/calendar/durations.ts'
import { randomBytes } from 'node:crypto'
import type { CallContext } from '../platform/context/callContext.ts'
import { invalidField, ApiError, refuse } from '../platform/http/errors.ts'
import { tokenHash } from '../platform/http/session.ts'
import type { Services } from '../platform/context/services.ts'
import { CLOSED_LOG_IN, deathOf } from '../owners/death.ts'
import { hashPassword, isWeakHash, verifyPassword } from './password.ts'
import { countCode, forgiveCodes } from './codeLimit.ts'
import {
  ASK_FOR_CODE,
  hasSecondFactor,
  isRequired,
  requireCode,
  SET_UP_FIRST,
  useCode,
  WRONG_CODE,
} from './secondFactor.ts'
import { forgive, hit, tooMany, uncount, waitOf } from '../platform/http/throttle.ts'
import { budgetOf } from './failureBudget.ts'
import { rememberDevice } from './knownDevice.ts'
import { about } from '../platform/audit/audit.ts'

/** A session ends a day after it began, even if it is in use. */
const SESSION_MS = DAY_MS

export type SignedIn = {
  token: string
  roleId: number
  accountOwnerId: number
  userId: number
  /** The new cookie of known devices; null for a program. */
  devices: string | null
}

/**
 * Signs a person in. Unknown people, wrong passwords and closed logins get the same response in the same time
 * (401). The attempt is counted before the password is checked, so concurrent guesses gain nothing. A person with a
 * second factor, and staff who need one, must also enter a code, which is requested only after the right password
 * (400 at the field `code`; 409 for staff without one). The login of an owner with a reported death gets only a
 * message to call (409).
 */
export async function signIn(
  services: Services,
  call: CallContext,
  {
    username,
    password,
    code,
    devices = '',
  }: { username: string; password: string; code?: string | undefined; devices?: string | undefined },
): Promise<SignedIn> {
  const email = username.trim().toLowerCase()
  const account = services.pii.hash(email, 'login')
  const { own, address } = await budgetOf(services, { email, ip: call.ip, devices, now: call.now })
  const addressWait = address ? await waitOf(services.db, ...address, call.now) : 0
  if (addressWait > 0) throw tooMany(addressWait)
  const wait =
    (await hit(services.db, ...own, call.now)) || (address ? await hit(services.db, ...address, call.now) : 0)
  if (wait > 0) throw tooMany(wait)

  const user = await services.db
    .selectFrom('portal_user')
    .select(['user_id', 'role_id', 'account_owner_id', 'password_hash', 'disabled_at'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()
  const usable = user && !user.disabled_at ? user.password_hash : null
  if (!(await verifyPassword(password, usable)) || !user || !usable) {
    await call.write(({ audit }) => audit({ action: 'session.refuse', entity: 'session', entityId: account }))
    throw refused()
  }

  const asksForCode = await hasSecondFactor(services.db, user.user_id)
  if (!asksForCode && isRequired(services.config, user.role_id)) throw refuse(409, SET_UP_FIRST)
  if (asksForCode && !code?.trim()) {
    await call.write(async ({ tx, audit }) => {
      if (address) await uncount(tx, ...address)
      await audit({ action: 'session.code', entity: 'portal_user', entityId: user.user_id })
    })
    throw invalidField('code', ASK_FOR_CODE)
  }
  if (asksForCode) await countCode(services, call, { userId: user.user_id, roleId: user.role_id })

  const token = randomBytes(32).toString('base64url')
  const renewed = isWeakHash(usable) ? await hashPassword(password) : null
  const begun = await call.write(async ({ tx, audit }) => {
    // The password was changed or the login closed during the check, so no session may start.
    const same = await tx
      .selectFrom('portal_user')
      .select('user_id')
      .where('user_id', '=', user.user_id)
      .where('password_hash', '=', usable)
      .where('disabled_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!same) throw refused()
    // A death report locks this row while it ends the sessions, so the report is found here or ends the new session.
    if (user.account_owner_id !== null && (await deathOf(tx, user.account_owner_id))) {
      await audit({ action: 'session.refuse', entity: 'session', entityId: account })
      return 'closed'
    }
    // If a second factor was set up in the meantime, the other sessions have ended, and this sign-in needs a code.
    if (!asksForCode && (await hasSecondFactor(tx, user.user_id))) throw invalidField('code', ASK_FOR_CODE)
    if (asksForCode) {
      if (!(await useCode(services.pii, tx, { userId: user.user_id, code: requireCode(code) }, call.now))) {
        await audit({ action: 'session.refuse', entity: 'session', entityId: account })
        return false
      }
      await forgiveCodes(tx, user.user_id)
    }
    // Resets only the limits that this try counted against. Failures from elsewhere still count.
    await forgive(tx, ...own)
    if (address) await uncount(tx, ...address)
    if (renewed)
      await tx.updateTable('portal_user').set({ password_hash: renewed }).where('user_id', '=', user.user_id).execute()
    await tx
      .insertInto('session')
      .values({
        token_hash: tokenHash(token),
        user_id: user.user_id,
        created_at: call.now,
        expires_at: new Date(call.now.getTime() + SESSION_MS),
        ip: call.ip,
        user_agent: call.userAgent,
        is_tool: call.isTool,
      })
      .execute()
    await audit({ action: 'session.start', ...about('portal_user', user.user_id, user.account_owner_id) })
    return true
  })
  if (begun === 'closed') throw refuse(409, CLOSED_LOG_IN)
  if (!begun) {
    services.wrongCodes.count += 1
    throw invalidField('code', WRONG_CODE)
  }
  return {
    token,
    roleId: user.role_id,
    accountOwnerId: user.account_owner_id ?? 0,
    userId: user.user_id,
    devices: call.isTool ? null : rememberDevice(services.pii, devices, user.user_id, call.now),
  }
}

function refused(): ApiError {
  return new ApiError(401, { message: 'Invalid username or password' })
}
