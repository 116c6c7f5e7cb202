import { openLetter } from './outbox.ts'
import type { Services } from '../platform/context/services.ts'

/** The emails of the outbox in writing order, decrypted; for tests only. */
export async function lettersOf({ db, pii }: Services, ...kinds: string[]) {
  const rows = await db.selectFrom('mail_outbox').selectAll().orderBy('mail_id').execute()
  return rows
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map((row) => ({ ...row, body_text: openLetter(pii, row).text }))
}
