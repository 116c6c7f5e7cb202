import * as z from 'zod'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { refusal } from '../platform/problem.ts'
import { endCredential } from './end.ts'

/** A credential that may write, or that covers all owners, is inactive until a second person approves it. */
export const CREDENTIAL_EFFECT: Effect<{ credentialId: number }> = {
  name: 'machine-credential',
  title: 'Machine credential',
  payload: z.strictObject({ credentialId: z.int() }),
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  async lock({ tx }, { payload }) {
    await lockCredential(tx, payload.credentialId)
  },
  async changed({ tx, now }, { payload }) {
    const row = await lockCredential(tx, payload.credentialId)
    if (row.revoked_at !== null) return refusal('This credential was revoked meanwhile.')
    return row.expires_at <= now ? refusal('This credential has expired meanwhile.') : null
  },
  async perform(context, { payload }) {
    await context.tx
      .updateTable('credential')
      .set({ usable_from: context.now })
      .where('credential_id', '=', payload.credentialId)
      .execute()
    await context.audit({ action: 'credential.usable', entity: 'credential', entityId: payload.credentialId })
  },
  ended: (context: WriteContext, { payload }) => endCredential(context, payload.credentialId),
}

export function lockCredential(tx: Tx, credentialId: number) {
  return tx
    .selectFrom('credential')
    .select(['revoked_at', 'expires_at'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
