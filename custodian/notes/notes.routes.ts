import { sql } from 'kysely'
import { addNote, listNotes, pinNote, type Note } from '../../contract/notes.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { holds } from '../platform/db/contains.ts'
import { addNoteAbout } from './addNote.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import type { Serving } from '../platform/http/serve.ts'
import { notFound } from '../platform/http/errors.ts'
import { about } from '../platform/audit/audit.ts'

const SORTS = {
  pinned: [
    sortBy(sql`note.is_pinned::integer`, 'int'),
    sortBy('last_modified', 'timestamptz'),
    sortBy('note_id', 'int'),
  ],
  modified: [sortBy('last_modified', 'timestamptz'), sortBy('note_id', 'int')],
  title: [sortBy('title', 'text'), sortBy('note_id', 'int')],
} as const satisfies Sorts

/** Notes of staff about an owner. Owners never see them. */
export function noteRoutes({ serve }: Serving): void {
  serve(listNotes, async ({ call, ownerId, query, page }) => {
    let rows = notes(call.db).where('note.account_owner_id', '=', ownerId)
    if (query.noteId !== undefined) rows = rows.where('note_id', '=', query.noteId)
    // Needs no index for the text, because one owner has only a few notes.
    const { find } = query
    if (find) rows = rows.where((eb) => eb.or([holds('title', find), holds('note_text', find)]))
    const found = await page(call.db, rows, SORTS)
    return found.answer(found.items(toWire))
  })

  serve(addNote, async ({ call, body }) =>
    call.write(async (context) => {
      const noteId = await addNoteAbout({ ...context, userId: call.principal.userId }, body)
      return toWire(await notes(context.tx).where('note_id', '=', noteId).executeTakeFirstOrThrow())
    }),
  )

  serve(pinNote, async ({ call, ownerId, params, body }) =>
    call.write(async ({ tx, audit }) => {
      const stored = await tx
        .selectFrom('note')
        .select('is_pinned')
        .where('note_id', '=', params.noteId)
        .where('account_owner_id', '=', ownerId)
        .forUpdate()
        .executeTakeFirst()
      if (!stored) throw notFound()
      await tx.updateTable('note').set({ is_pinned: body.isPinned }).where('note_id', '=', params.noteId).execute()
      await audit({
        action: 'note.pin',
        ...about('note', params.noteId, ownerId),
        before: { isPinned: stored.is_pinned },
        after: { isPinned: body.isPinned },
      })
      return toWire(await notes(tx).where('note_id', '=', params.noteId).executeTakeFirstOrThrow())
    }),
  )
}

type NoteRow = Awaited<ReturnType<ReturnType<typeof notes>['executeTakeFirstOrThrow']>>

function notes(db: Db | Tx) {
  return db
    .selectFrom('note')
    .innerJoin('portal_user', 'portal_user.user_id', 'note.user_id')
    .select(['note_id', 'title', 'note_text', 'note.account_owner_id', 'email', 'last_modified', 'is_pinned'])
}

function toWire(row: NoteRow): Note {
  return {
    id: row.note_id,
    title: row.title,
    noteText: row.note_text,
    accountOwnerId: row.account_owner_id,
    email: row.email,
    lastModified: row.last_modified.toISOString(),
    isPinned: row.is_pinned,
  }
}
