import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { refuse } from '../platform/http/errors.ts'

// A death is reported by one of staff and confirmed by another. From the report on nothing is asked for, signed or paid in
// the owner's name, and nobody signs in as the owner; what the report put aside goes on when it comes to nothing.

export type Death = 'REPORTED' | 'CONFIRMED'

/** What staff read where something in the owner's name is refused. */
export const DEAD = 'The death of this account owner was reported: nothing is asked for, signed or paid for the owner.'
/** What whoever signs in as the owner reads: it says nothing of a death. */
export const CLOSED_LOG_IN = 'You cannot sign in at the moment. Please call us.'

/** Whether the death of an owner was reported or confirmed; null otherwise. */
export async function deathOf(db: Db | Tx, ownerId: number): Promise<Death | null> {
  const { rows } = await sql<{ death: Death | null }>`select death_of(${ownerId}::int) as death`.execute(db)
  return rows[0]?.death ?? null
}

/** The day on which an owner died, "YYYY-MM-DD"; null before it is confirmed by two of staff. */
export async function dayOfDeath(db: Db | Tx, ownerId: number): Promise<string | null> {
  const row = await db
    .selectFrom('owner_death')
    .select('died_on')
    .where('account_owner_id', '=', ownerId)
    .where('state', '=', 'CONFIRMED')
    .executeTakeFirst()
  return row?.died_on ?? null
}

/** @throws 409 from the report of the owner's death on */
export async function requireAlive(db: Db | Tx, ownerId: number): Promise<void> {
  if (await deathOf(db, ownerId)) throw refuse(409, DEAD)
}

/** Nobody has reported the death of the owner whose number is in this column. */
export const isAlive = (owner: string) => sql<boolean>`death_of(${sql.ref(owner)}) is null`
