import { waitingFor } from '../approvals/ask.ts'
import { withdrawWithin } from '../approvals/decide.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import { endCredential } from './end.ts'
import { lockCredential, CREDENTIAL_EFFECT } from './credentialEffect.ts'

/** Revokes a credential and withdraws its approval. @throws 404 for an unknown credential, 409 for a revoked one */
export async function revokeCredential(context: WriteContext, credentialId: number): Promise<void> {
  const known = await context.tx
    .selectFrom('credential')
    .select('credential_id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  if (!known) throw notFound()
  const { revoked_at: revokedAt } = await lockCredential(context.tx, credentialId)
  if (revokedAt !== null) throw refuse(409, 'This credential was revoked before.')
  const waiting = await waitingFor(context, CREDENTIAL_EFFECT, { entity: 'credential', id: credentialId })
  if (waiting) await withdrawWithin(context, waiting)
  await endCredential(context, credentialId)
}
