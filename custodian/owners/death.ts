import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { refuse } from '../platform/http/errors.ts'

// One employee reports a death and another confirms it. After the report, nothing can be requested, signed or paid
// for the owner, and sign-in is refused. Stopped requests resume if the report is canceled.

export type Death = 'REPORTED' | 'CONFIRMED'

/** Shown to staff when an action on the owner's behalf is refused. */
export const DEAD =
  'The death of this account owner was reported: nothing can be requested, signed or paid for the owner.'
/** Shown when the owner's sign-in or signature is refused. The text does not mention a death. */
export const CLOSED_LOG_IN = 'You cannot log in at the moment. Please call us.'

/** The state of the owner's death: reported or confirmed; null without a report. */
export async function deathOf(db: Db | Tx, ownerId: number): Promise<Death | null> {
  const { rows } = await sql<{ death: Death | null }>`select death_of(${ownerId}::int) as death`.execute(db)
  return rows[0]?.death ?? null
}

/** The day on which an owner died, "YYYY-MM-DD"; null before two employees have confirmed it. */
export async function dayOfDeath(db: Db | Tx, ownerId: number): Promise<string | null> {
  const row = await db
    .selectFrom('owner_death')
    .select('died_on')
    .where('account_owner_id', '=', ownerId)
    .where('state', '=', 'CONFIRMED')
    .executeTakeFirst()
  return row?.died_on ?? null
}

/** @throws 409 if the owner's death was reported */
export async function requireAlive(db: Db | Tx, ownerId: number): Promise<void> {
  if (await deathOf(db, ownerId)) throw refuse(409, DEAD)
}

/** SQL condition: the owner with the id in this column has no death report. */
export const isAlive = (owner: string) => sql<boolean>`death_of(${sql.ref(owner)}) is null`
