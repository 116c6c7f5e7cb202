import { ROLE } from '../../contract/roles.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import { invalidField } from '../platform/http/errors.ts'
import type { Services } from '../platform/context/services.ts'
import { isEasyPassword } from './easyPassword.ts'
import type { LinkOwner } from './resetLink.ts'
import { NEW_PASSWORD, requireBelow } from '../platform/http/throttle.ts'

/** The minimum length of a new password for this role. */
export function minimumOf({ config }: Services, roleId: number): number {
  return roleId === ROLE.customer ? config.passwordMinimumLength : config.staffPasswordMinimumLength
}

/** Requires the minimum length of a new password. @throws 400 at the field */
export function checkLength(password: string, minimum: number, field: string): void {
  if (password.length < minimum) throw invalidField(field, `String must contain at least ${minimum} character(s)`)
}

/**
 * Checks whether a person may use this new password.
 * @throws 400 at the field with the reason; 429 after many refusals
 */
export async function checkNewPassword(
  services: Services,
  call: CallContext,
  person: LinkOwner,
  password: string,
  field: string,
): Promise<void> {
  checkLength(password, minimumOf(services, person.roleId), field)
  if (!services.config.refuseEasyPasswords) return
  await requireBelow(services.db, NEW_PASSWORD, person.userId, call.now)
  const owner = await services.db
    .selectFrom('portal_user')
    .innerJoin('account_owner', 'account_owner.account_owner_id', 'portal_user.account_owner_id')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', person.userId)
    .executeTakeFirst()
  const about = [person.email, owner?.first_name ?? '', owner?.last_name ?? '', services.config.companyName]
  if (await isEasyPassword(password, about)) throw invalidField(field, 'This password is too easy to guess.')
}
