import { sql } from 'kysely'
import { queueCopies } from '../letters/printCopies.ts'
import { isAlive } from '../owners/death.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { enqueueMails, mailContext } from '../mail/outbox.ts'
import { canLogIn } from '../session/canLogIn.ts'

/** A statement among an owner's documents. */
export interface Kept {
  ownerId: number
  attachmentId: number
}

/**
 * Notifies owners of new statements by email if they chose email and can sign in. Other statements, including those
 * of deceased owners, are printed and mailed. Returns the owners who got an email.
 */
export async function notifyOwners({ tx, services, now }: WriteContext, kept: readonly Kept[]): Promise<number[]> {
  const owners = [...new Set(kept.map(({ ownerId }) => ownerId))]
  const { rows } = await sql<{ account_owner_id: number; email: string }>`
    select s.account_owner_id, u.email
    from email_setting s join portal_user u on u.account_owner_id = s.account_owner_id
    where s.account_owner_id = any(${owners}::int[]) and s.email_setting and ${canLogIn('u')}
      and ${isAlive('s.account_owner_id')}`.execute(tx)
  await enqueueMails(
    tx,
    mailContext(services, now),
    'statement-ready',
    rows.map(({ email }) => ({ to: email, vars: undefined })),
  )
  const told = new Set(rows.map(({ account_owner_id }) => account_owner_id))
  const printed = kept.filter(({ ownerId }) => !told.has(ownerId))
  await queueCopies(
    tx,
    printed.map(({ attachmentId }) => ({ attachmentId, kind: 'STATEMENT' })),
    now,
  )
  return [...told]
}
