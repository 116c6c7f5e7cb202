import type { Db, Tx } from '../platform/db/connect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { notFound } from '../platform/http/errors.ts'
import { codeAssociatedData } from './code.ts'
import { about } from '../platform/audit/audit.ts'

const MASKED = '••••••'

/** Whether a registration code exists, and since when; shown on the owner's profile. */
export async function findCode(db: Db, ownerId: number) {
  const row = await lastCode(db, ownerId)
  return {
    registrationCode: row ? MASKED : null,
    registrationCodeCreated: row?.code_created_at?.toISOString() ?? null,
  }
}

/**
 * Reveals the registration code for a stated reason, because anybody with the code can finish the registration. If
 * the audit row cannot be written, nothing is returned.
 * @throws 404 if there is no code
 */
export async function revealCode({ tx, audit, services }: WriteContext, ownerId: number, reason: string) {
  const row = await lastCode(tx, ownerId)
  if (!row?.code_sealed) throw notFound()
  await audit({ action: 'registration.code.reveal', ...about('registration', ownerId, ownerId), after: { reason } })
  return { registrationCode: services.pii.open(row.code_sealed, codeAssociatedData(ownerId)) }
}

function lastCode(db: Db | Tx, ownerId: number) {
  return db
    .selectFrom('registration')
    .select(['code_sealed', 'code_created_at'])
    .where('account_owner_id', '=', ownerId)
    .where('code_sealed', 'is not', null)
    .orderBy('code_created_at', 'desc')
    .executeTakeFirst()
}
