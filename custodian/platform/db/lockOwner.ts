import type { Tx } from './connect.ts'

/**
 * Locks an owner, so that writes of the owner run one after another. Inserts of rows that reference the owner do not
 * wait, so this lock and an account's lock never deadlock.
 */
export async function lockOwner(tx: Tx, ownerId: number): Promise<void> {
  await tx
    .selectFrom('account_owner')
    .select('account_owner_id')
    .where('account_owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .execute()
}
