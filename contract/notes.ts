import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { exportOf, freeText, utc } from './exports.ts'
import { bodyId, momentOut, pathId } from './fields.ts'
import { line, paragraphs } from './line.ts'
import { filterBy, pagedRows, pageQuery } from './page.ts'
import { otherwise } from './partial.ts'

const endpoint = endpointsOf('notes')

const note = z.strictObject({
  id: z.int(),
  title: z.string(),
  noteText: z.string(),
  accountOwnerId: z.int(),
  email: z.string().describe('Email address of the author'),
  lastModified: momentOut,
  isPinned: otherwise(false, z.boolean().describe('Whether the note is pinned, so that staff see it first')),
})
export type Note = z.output<typeof note>

export const listNotes = endpoint({
  name: 'listNotes',
  method: 'GET',
  staff: { path: '/api/note/admin/:accountOwnerId', may: 'operations' },
  summary: 'The notes about an owner, newest first.',
  query: pageQuery({
    sorts: ['pinned', 'modified', 'title'],
    defaultSort: '-modified',
    filters: { noteId: filterBy.number, find: filterBy.text.describe('Text that the title or the note contains') },
  }),
  response: pagedRows(note),
})

export const exportNotes = exportOf(listNotes, {
  name: 'exportNotes',
  title: () => 'Notes about an owner',
  columns: {
    Title: freeText((note) => note.title),
    'Written By': (note) => note.email,
    'Date Added (UTC)': (note) => utc(note.lastModified),
    Text: freeText((note) => note.noteText),
    'Owner ID': (note) => note.accountOwnerId,
    'Note ID': (note) => note.id,
  },
})

export const addNote = endpoint({
  name: 'addNote',
  method: 'POST',
  staff: { path: '/api/note/admin', may: 'operations' },
  summary: 'Adds a note about an owner; the author is the signed-in employee.',
  body: z.strictObject({
    title: line({ max: 255, required: 'Please enter a title', tooLong: 'Title must be 255 characters or less' }),
    noteText: paragraphs({ max: 10_000, required: 'Please enter a note' }),
    accountOwnerId: bodyId,
  }),
  refuses: [404],
  response: note,
  keyed: true,
})

export const pinNote = endpoint({
  name: 'pinNote',
  method: 'PUT',
  staff: { path: '/api/note/admin/:accountOwnerId/:noteId/pin', may: 'operations' },
  summary: 'Pins a note, so that staff see it first, or unpins it.',
  params: { noteId: pathId },
  body: z.strictObject({ isPinned: z.boolean() }),
  response: note,
  keyed: true,
})
