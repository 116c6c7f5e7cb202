import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { id, moment, text } from '../rest/shapes.ts'

const Note = z.object({ id, title: text, noteText: text, accountOwnerId: id, email: text, lastModified: moment })
export type Note = z.infer<typeof Note>

export const listNotes = endpoint({
  name: 'listNotes',
  method: 'GET',
  staff: { path: '/api/note/admin/:accountOwnerId', may: 'operations' },
  response: z.array(Note),
})

/** The writer is the session's user. */
export const addNote = endpoint({
  name: 'addNote',
  method: 'POST',
  staff: { path: '/api/note/admin', may: 'operations' },
  body: sends<{ title: string; noteText: string; accountOwnerId: number }>(),
  response: Note,
})
