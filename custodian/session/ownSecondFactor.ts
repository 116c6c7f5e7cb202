import type { Tx } from '../platform/db/connect.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import { invalidField, refuse } from '../platform/http/errors.ts'
import { enqueueMail, mailContext } from '../mail/outbox.ts'
import type { Services } from '../platform/context/services.ts'
import { endSessions, requireOwnPassword } from './passwordChange.ts'
import { countCode, forgiveCodes } from './codeLimit.ts'
import { hasSecondFactor, requireCode, startEnrolment, useCode, WRONG_CODE, type Enrolment } from './secondFactor.ts'

/**
 * Shows a customer a secret for an authenticator app. The secret takes effect once the customer has confirmed it
 * with a code.
 */
export async function startOwnSecondFactor(
  services: Services,
  call: CallContext<Principal>,
  currentPassword: string,
): Promise<Enrolment> {
  const { userId } = call.principal
  if (await hasSecondFactor(services.db, userId)) throw refuse(409, 'There is an authenticator app already.')
  await requireOwnPassword(services, call, currentPassword)
  return call.write(async ({ tx, audit }) => {
    await audit({ action: 'second-factor.show', entity: 'portal_user', entityId: userId })
    return startEnrolment(services, tx, call.principal, call.now)
  })
}

/**
 * Confirms the secret with a code. From then on, sign-in requires a code. Other sessions, which began without a
 * code, end. A concurrent sign-in waits for this transaction and then also requires a code. Wrong codes count for the
 * session, because whoever has only the session must not lock the login.
 */
export async function confirmOwnSecondFactor(
  services: Services,
  call: CallContext<Principal>,
  given: string,
): Promise<void> {
  const { userId, email, tokenHash } = call.principal
  const key = `session:${tokenHash}`
  await countCode(services, call, call.principal, key)
  const code = requireCode(given)
  await call.write(async ({ tx, audit }) => {
    await lockLogIn(tx, userId)
    if (!(await useCode(services.pii, tx, { userId, code, ofNew: true }, call.now)))
      throw invalidField('code', WRONG_CODE)
    await forgiveCodes(tx, key)
    await endSessions(tx, userId, call.now, tokenHash)
    await enqueueMail(tx, mailContext(services, call.now), 'second-factor-on', email, undefined)
    await audit({ action: 'second-factor.on', entity: 'portal_user', entityId: userId })
  })
}

/** Removes the second factor. Requires the password and a code, because an open session is not enough. */
export async function endOwnSecondFactor(
  services: Services,
  call: CallContext<Principal>,
  given: { currentPassword: string; code: string },
): Promise<void> {
  const { userId, email } = call.principal
  if (!(await hasSecondFactor(services.db, userId))) throw refuse(409, 'There is no authenticator app.')
  await requireOwnPassword(services, call, given.currentPassword)
  await countCode(services, call, call.principal)
  const code = requireCode(given.code)
  await call.write(async ({ tx, audit }) => {
    if (!(await useCode(services.pii, tx, { userId, code }, call.now))) throw invalidField('code', WRONG_CODE)
    await forgiveCodes(tx, userId)
    await tx.deleteFrom('second_factor').where('user_id', '=', userId).execute()
    await enqueueMail(tx, mailContext(services, call.now), 'second-factor-off', email, undefined)
    await audit({ action: 'second-factor.off', entity: 'portal_user', entityId: userId })
  })
}

/** Locks the login's row. A sign-in takes the same lock before it creates a session. */
async function lockLogIn(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('portal_user').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute()
}
