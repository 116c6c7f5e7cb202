import { writeAudit, type Actor, about } from '../platform/audit/audit.ts'
import type { Tx } from '../platform/db/connect.ts'
import { refuse } from '../platform/http/errors.ts'
import { violatedConstraint } from '../platform/db/errors.ts'

/** A login's person: a name, and the owner record of a person who is also a customer. Omitted values do not change. */
export interface StaffPerson {
  name?: string | undefined
  accountOwnerId?: number | undefined
}

/**
 * Links a login to a person, so that one person with two logins never counts as two. Logins with the same name share a
 * person. An unlinked login without a name gets its own person, named by its email address.
 * @throws 409 for an unknown account owner, and for an owner who is already linked to another person
 */
export async function recordPerson(
  tx: Tx,
  actor: Actor,
  user: { userId: number; email: string },
  given: StaffPerson,
): Promise<void> {
  const before = await tx
    .selectFrom('portal_user')
    .select('person_id')
    .where('user_id', '=', user.userId)
    .executeTakeFirstOrThrow()
  if (given.name === undefined && given.accountOwnerId === undefined && before.person_id !== null) return
  const personId =
    given.name === undefined && before.person_id !== null
      ? before.person_id
      : await personNamed(tx, given.name ?? user.email)
  await tx.updateTable('portal_user').set({ person_id: personId }).where('user_id', '=', user.userId).execute()
  if (given.accountOwnerId !== undefined) await recordOwner(tx, personId, given.accountOwnerId)
  await writeAudit(tx, actor, {
    action: 'staff.person',
    ...about('portal_user', user.userId, given.accountOwnerId ?? null),
    before: { personId: before.person_id },
    after: { personId, ...(given.accountOwnerId === undefined ? {} : { accountOwnerId: given.accountOwnerId }) },
  })
}

async function personNamed(tx: Tx, name: string): Promise<number> {
  const known = await tx
    .selectFrom('person')
    .select('person_id')
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst()
  if (known) return known.person_id
  const made = await tx.insertInto('person').values({ name }).returning('person_id').executeTakeFirstOrThrow()
  return made.person_id
}

async function recordOwner(tx: Tx, personId: number, accountOwnerId: number): Promise<void> {
  const known = await tx
    .selectFrom('account_owner')
    .select('account_owner_id')
    .where('account_owner_id', '=', accountOwnerId)
    .executeTakeFirst()
  if (!known) throw refuse(409, 'There is no account owner of this number.')
  try {
    await tx.updateTable('person').set({ account_owner_id: accountOwnerId }).where('person_id', '=', personId).execute()
  } catch (error) {
    if (violatedConstraint(error) === 'person_account_owner_id_key')
      throw refuse(409, 'This account owner is another employee.')
    throw error
  }
}
