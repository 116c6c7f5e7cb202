import type { Tx } from './connect.ts'

/**
 * Serializes the writers of an owner. Inserts of rows that reference the owner do not wait, so this lock and an
 * account's never deadlock.
 */
export async function lockOwner(tx: Tx, ownerId: number): Promise<void> {
  await tx
    .selectFrom('account_owner')
    .select('account_owner_id')
    .where('account_owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .execute()
}
