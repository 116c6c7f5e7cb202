import type { CallContext } from '../platform/context/callContext.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Services } from '../platform/context/services.ts'
import { minimumOf } from './newPassword.ts'
import { userOfResetLink, type LinkOwner } from './resetLink.ts'
import { hasSecondFactor, isRequired, startEnrolment, type Enrolment } from './secondFactor.ts'

/** Facts for the screen that an emailed link opens. */
export type LinkTerms = { minimumLength: number; isSetup: boolean; email: string; secondFactor: Enrolment | null }

/**
 * The terms of an emailed link: minimum password length, purpose, login and, for staff who need a second factor and
 * have none, a new secret for their authenticator app.
 * @throws 404 for an unknown, used or expired link
 */
export async function openResetLink(services: Services, call: CallContext, link: string): Promise<LinkTerms> {
  const person = await userOfResetLink(services.db, link, call.now)
  if (person === null) throw notFound()
  const minimumLength = minimumOf(services, person.roleId)
  const terms = { minimumLength, isSetup: person.kind === 'SETUP', email: person.email }
  if (!(await mustEnrol(services, person))) return { ...terms, secondFactor: null }
  const secondFactor = await call.write(async ({ tx, audit }) => {
    await audit({ action: 'second-factor.show', entity: 'portal_user', entityId: person.userId })
    return startEnrolment(services, tx, person, call.now)
  })
  return { ...terms, secondFactor }
}

/** Whether the person must set up a second factor together with the password. */
export async function mustEnrol({ db, config }: Services, { userId, roleId }: LinkOwner): Promise<boolean> {
  return isRequired(config, roleId) && !(await hasSecondFactor(db, userId))
}
