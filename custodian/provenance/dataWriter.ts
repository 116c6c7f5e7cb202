import { sql } from 'kysely'
import { ROLE } from '../../contract/roles.ts'
import type { DataPath } from '../platform/db/schema.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'

/** The author of the data, if the author is not the person for whom the transaction acts. */
export interface DataWriter {
  path: DataPath
  userId: number | null
  /** The plan file that contained the data. */
  attachmentId?: number
}

type Acting = Pick<WriteContext, 'tx' | 'now' | 'userId' | 'byCredential'>

/** The author of data that a scheduled job writes, for example after a bank's report. */
export const BY_JOB: DataWriter = { path: 'JOB', userId: null }

/**
 * Sets the author of personal data, contact data, beneficiaries and bank details for the rest of the transaction.
 * The tables record the author with each value, and refuse a value without an author (migration 0350).
 */
export async function sayWhoWrites(context: Acting, writer?: DataWriter): Promise<void> {
  const { path, userId, attachmentId } = writer ?? (await writerOf(context))
  const said = JSON.stringify({ path, userId, attachmentId, at: context.now.toISOString() })
  await sql`select set_config('portal.data_writer', ${said}, true)`.execute(context.tx)
}

/** Whether the person for whom the transaction acts is the account owner, signed in. */
export async function isByOwner(context: Acting): Promise<boolean> {
  return (await writerOf(context)).path === 'SCREEN'
}

async function writerOf({ tx, userId, byCredential }: Acting): Promise<DataWriter> {
  if (userId === null) throw new Error('who writes this value is not known')
  if (byCredential) return { path: 'CREDENTIAL', userId }
  const { role_id } = await tx
    .selectFrom('portal_user')
    .select('role_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { path: role_id === ROLE.customer ? 'SCREEN' : 'STAFF', userId }
}
