import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'

/** The person behind a login. All logins of a person count as one person. */
export interface Person {
  userId: number
  email: string
  roleId: number
  /** Equal for every login of one person, including the person's customer login. */
  person: string
  /** The person's own account owner; null if the operator has recorded none. */
  ownAccountOwnerId: number | null
}

/** The person of a login. @throws Error for an unknown login */
export async function personOf(db: Db | Tx, userId: number): Promise<Person> {
  const row = await db
    .selectFrom('portal_person')
    .select(['user_id', 'email', 'role_id', 'person', 'own_account_owner_id'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    userId,
    email: row.email,
    roleId: row.role_id,
    person: row.person,
    ownAccountOwnerId: row.own_account_owner_id,
  }
}

/** Whether a person owns one of these logins. */
export async function isOneOf(db: Db | Tx, person: Person, userIds: readonly number[]): Promise<boolean> {
  if (userIds.length === 0) return false
  const row = await db
    .selectFrom('portal_person')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('person', '=', person.person)
    .executeTakeFirst()
  return row !== undefined
}

const PERSON_LOCK = 4_001_010

/**
 * Serializes one person's actions that count toward a limit, until the transaction ends. Take this lock before every
 * row lock.
 */
export async function lockPerson(tx: Tx, person: Person): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(PERSON_LOCK)}, hashtext(${person.person}))`.execute(tx)
}
