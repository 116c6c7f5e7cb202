import * as z from 'zod'
import type { Db, Tx } from '../platform/db/connect.ts'
import { OPERATIONS, staff } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { notFound } from '../platform/http/errors.ts'
import { bodyId, momentOut } from '../../contract/fields.ts'
import { line, paragraphs } from '../../contract/line.ts'

const stored = z.strictObject({
  id: z.int(),
  title: z.string(),
  noteText: z.string(),
  accountOwnerId: z.int(),
  email: z.string().describe('Who wrote it'),
  lastModified: momentOut,
})
const tag = 'notes'

/** What staff write down about an owner; owners never see it. */
export function noteRoutes(api: Api): void {
  api.endpoint({
    method: 'GET',
    adminPath: '/note/admin/:accountOwnerId',
    tag,
    summary: 'The notes about an owner, newest first.',
    access: staff(...OPERATIONS),
    response: z.array(stored),
    handler: async ({ call, ownerId }) =>
      (await notes(call.db).where('note.account_owner_id', '=', ownerId).execute()).map(toWire),
  })

  api.endpoint({
    method: 'POST',
    adminPath: '/note/admin',
    tag,
    summary: 'Adds a note about an owner; the writer is whoever is signed in.',
    access: staff(...OPERATIONS),
    body: z.strictObject({
      title: line({ max: 255, required: 'Please enter a title', tooLong: 'Title must be 255 characters or less' }),
      noteText: paragraphs({ max: 10_000, required: 'Please enter a note' }),
      accountOwnerId: bodyId,
    }),
    response: stored,
    handler: async ({ call, body }) =>
      call.write(async ({ tx, audit }) => {
        const known = await tx
          .selectFrom('account_owner')
          .select('account_owner_id')
          .where('account_owner_id', '=', body.accountOwnerId)
          .executeTakeFirst()
        if (!known) throw notFound()
        const added = await tx
          .insertInto('note')
          .values({
            account_owner_id: body.accountOwnerId,
            title: body.title,
            note_text: body.noteText,
            user_id: call.principal.userId,
            last_modified: call.now,
          })
          .returning('note_id')
          .executeTakeFirstOrThrow()
        await audit({
          action: 'note.add',
          entity: 'note',
          entityId: added.note_id,
          accountOwnerId: body.accountOwnerId,
          after: { length: body.noteText.length },
        })
        return toWire(await notes(tx).where('note_id', '=', added.note_id).executeTakeFirstOrThrow())
      }),
  })
}

type NoteRow = Awaited<ReturnType<ReturnType<typeof notes>['executeTakeFirstOrThrow']>>

function notes(db: Db | Tx) {
  return db
    .selectFrom('note')
    .innerJoin('portal_user', 'portal_user.user_id', 'note.user_id')
    .select(['note_id', 'title', 'note_text', 'note.account_owner_id', 'email', 'last_modified'])
    .orderBy('last_modified', 'desc')
    .orderBy('note_id', 'desc')
}

function toWire(row: NoteRow): z.infer<typeof stored> {
  return {
    id: row.note_id,
    title: row.title,
    noteText: row.note_text,
    accountOwnerId: row.account_owner_id,
    email: row.email,
    lastModified: row.last_modified.toISOString(),
  }
}
