import { ROLE } from '../../contract/roles.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import { refuse } from '../platform/http/errors.ts'
import { administrators, enqueueMail, mailContext } from '../mail/outbox.ts'
import type { Services } from '../platform/context/services.ts'
import { endSessions } from './passwordChange.ts'
import { createResetLink } from './resetLink.ts'
import { forgiveCodes } from './codeLimit.ts'

/** Parses the arguments of `reset-second-factor`: returns the email address, or null for another command. */
export function readSecondFactorReset([email = '', word, more]: readonly string[]): string | null {
  return word === 'reset-second-factor' && email.includes('@') && more === undefined ? email.toLowerCase() : null
}

/**
 * Removes the lost authenticator app of an employee or customer, after the operator has verified the person. Ends all
 * sessions of that person. The person and every administrator are notified by email. Staff get a link that sets a new
 * password and app, which is returned and emailed. A customer signs in with the password, so the result is null.
 * @throws 409 for an unknown address
 */
export async function resetSecondFactor(services: Services, email: string): Promise<string | null> {
  const now = services.clock.now()
  return services.db.transaction().execute(async (tx) => {
    const person = await tx
      .selectFrom('portal_user')
      .select(['user_id', 'role_id', 'email'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
      .where('disabled_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!person) throw refuse(409, 'Nobody logs in with this address.')
    const { user_id: userId } = person
    const { numDeletedRows } = await tx.deleteFrom('second_factor').where('user_id', '=', userId).executeTakeFirst()
    await forgiveCodes(tx, userId)
    await endSessions(tx, userId, now)
    await writeAudit(
      tx,
      { userId: null, roleId: null, requestId: 'operator', ip: null, now },
      { action: 'second-factor.reset', entity: 'portal_user', entityId: userId, after: { had: numDeletedRows > 0n } },
    )
    for (const to of new Set([person.email, ...(await administrators(tx))]))
      await enqueueMail(tx, mailContext(services, now), 'second-factor-reset', to, { email: person.email })
    if (person.role_id === ROLE.customer) return null
    const token = await createResetLink(tx, userId, 'SETUP', now)
    await enqueueMail(tx, mailContext(services, now), 'password-setup', person.email, { token })
    return `${services.config.publicOrigin}/reset/${token}`
  })
}
