import { ROLE } from '../../contract/roles.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import { ANY_STAFF, type StaffRoleId } from '../platform/http/access.ts'
import { refuse } from '../platform/http/errors.ts'
import { enqueueMail, mailContext } from '../mail/outbox.ts'
import { asSchemaOwner } from '../platform/db/asSchemaOwner.ts'
import type { Services } from '../platform/context/services.ts'
import { createResetLink, voidResetLinks } from './resetLink.ts'
import { recordPerson, type StaffPerson } from './staffPerson.ts'

export type StaffChange = { email: string; roleId: StaffRoleId | 'off'; person?: StaffPerson }

const NAME = '--person'
const OWNER = '--owner'

/** Parses the arguments of the staff command; null if they are malformed. */
export function readStaffChange([email = '', role = '', ...more]: readonly string[]): StaffChange | null {
  const roleId = role === 'off' ? 'off' : ANY_STAFF.find((known) => String(known) === role)
  const isAddress = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(email) && email.length <= 254
  const person = readPerson(more)
  if (roleId === undefined || !isAddress || person === null) return null
  return { email: email.toLowerCase(), roleId, ...(more.length > 0 ? { person } : {}) }
}

/** Parses `--person <name>` and `--owner <number>`, each at most once. */
function readPerson(words: readonly string[]): StaffPerson | null {
  const given = new Map<string, string>()
  for (let at = 0; at < words.length; at += 2) given.set(words[at] ?? '', words[at + 1]?.trim() ?? '')
  const [name, owner] = [given.get(NAME), given.get(OWNER)]
  const isKnown = [...given.keys()].every((word) => word === NAME || word === OWNER)
  if (!isKnown || given.size * 2 !== words.length) return null
  if (name === '' || (name?.length ?? 0) > 200 || (owner !== undefined && !/^[1-9]\d{0,8}$/.test(owner))) return null
  return { ...(name === undefined ? {} : { name }), ...(owner === undefined ? {} : { accountOwnerId: Number(owner) }) }
}

/**
 * Creates, changes or closes an employee's login with its person and that person's account owner. Ends the login's
 * sessions. A new login has no password; its single-use link for 72 hours is returned and emailed. Returns null if no
 * link is needed.
 * @throws 409 for the address of a customer, for closing an unknown login, and as recordPerson
 */
export async function changeStaff(services: Services, { email, roleId, person }: StaffChange): Promise<string | null> {
  const now = services.clock.now()
  // The service role may not change the roles of logins.
  return asSchemaOwner(services, async (tx) => {
    const known = await tx
      .selectFrom('portal_user')
      .select(['user_id', 'role_id', 'password_hash', 'disabled_at'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (known?.role_id === ROLE.customer) throw refuse(409, 'This is the address of a customer.')
    if (!known && roleId === 'off') throw refuse(409, 'No employee has this address.')
    const change = roleId === 'off' ? { disabled_at: now } : { role_id: roleId, disabled_at: null }
    const { user_id: userId } = known
      ? known
      : await tx
          .insertInto('portal_user')
          .values({ email, role_id: roleId === 'off' ? ROLE.customerService : roleId })
          .returning('user_id')
          .executeTakeFirstOrThrow()
    await tx.updateTable('portal_user').set(change).where('user_id', '=', userId).execute()
    await tx
      .updateTable('session')
      .set({ revoked_at: now })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute()
    await voidResetLinks(tx, userId, now)
    const operator = { userId: null, roleId: null, requestId: 'operator', ip: null, now }
    await recordPerson(tx, operator, { userId, email }, person ?? {})
    await writeAudit(tx, operator, {
      action: 'staff.change',
      entity: 'portal_user',
      entityId: userId,
      before: known ? { roleId: known.role_id, isClosed: known.disabled_at !== null } : null,
      after: { roleId: roleId === 'off' ? known?.role_id : roleId, isClosed: roleId === 'off' },
    })
    if (roleId === 'off' || known?.password_hash) return null
    const token = await createResetLink(tx, userId, 'SETUP', now)
    await enqueueMail(tx, mailContext(services, now), 'password-setup', email, { token })
    return `${services.config.publicOrigin}/reset/${token}`
  })
}
