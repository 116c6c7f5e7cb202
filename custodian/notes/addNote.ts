import { about } from '../platform/audit/audit.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { notFound } from '../platform/http/errors.ts'

/**
 * Adds an employee's note about an owner. Returns the note's id.
 * @throws 404 for an unknown owner
 */
export async function addNoteAbout(
  { tx, audit, userId, now }: WriteContext & { userId: number },
  { accountOwnerId, title, noteText }: { accountOwnerId: number; title: string; noteText: string },
): Promise<number> {
  const known = await tx
    .selectFrom('account_owner')
    .select('account_owner_id')
    .where('account_owner_id', '=', accountOwnerId)
    .executeTakeFirst()
  if (!known) throw notFound()
  const { note_id: noteId } = await tx
    .insertInto('note')
    .values({ account_owner_id: accountOwnerId, title, note_text: noteText, user_id: userId, last_modified: now })
    .returning('note_id')
    .executeTakeFirstOrThrow()
  await audit({ action: 'note.add', ...about('note', noteId, accountOwnerId), after: { length: noteText.length } })
  return noteId
}
