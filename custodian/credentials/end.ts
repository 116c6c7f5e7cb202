import type { WriteContext } from '../platform/context/writeContext.ts'

/** Ends a credential permanently, effective with the commit. The row must be locked. */
export async function endCredential(context: WriteContext, credentialId: number): Promise<void> {
  await context.tx
    .updateTable('credential')
    .set({ revoked_at: context.now, revoked_by: context.userId })
    .where('credential_id', '=', credentialId)
    .where('revoked_at', 'is', null)
    .execute()
  await context.audit({ action: 'credential.revoke', entity: 'credential', entityId: credentialId })
}
