import { addNote, listNotes, pinNote } from '../../contract/notes.ts'
import { connectionBy, edgeOf, filterParameters, sortParameter } from '../graphql/connection.ts'
import { rowNumber, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { ownerOfKey } from '../graphql/node.ts'
import { mutation } from '../graphql/userErrors.ts'

export const notes: Module = {
  rules: { AccountOwner: { notes: [listNotes] }, Mutation: { addNote: [addNote], pinNote: [pinNote] } },
  nodes: {
    Note: async (caller, key) => {
      const noteId = rowNumber(key[1])
      const owner = ownerOfKey(caller, key)
      if (noteId === null || !owner) return null
      const rows = await owner.call(listNotes, { query: { noteId } })
      return rows.find(({ id }) => String(id) === noteId) ?? null
    },
  },
  types: { operations: ['Note', 'NoteConnection', 'NoteEdge', 'AddNotePayload', 'PinNotePayload'] },
  resolvers: {
    AccountOwner: {
      notes: ({ owner }, args) =>
        connectionBy(
          args,
          (page) =>
            owner.call(listNotes, {
              query: { ...page, sort: sortParameter(args.sort), ...filterParameters(args.filter) },
            }),
          (note) => note.id,
        ),
    },
    Note: {
      id: (note) => toGlobalId('Note', note.accountOwnerId, note.id),
      noteId: (note) => note.id,
    },
    Mutation: {
      addNote: mutation(async (input, { caller }) => {
        const { accountOwnerId } = caller.owner(input.accountOwnerId)
        const note = await caller.call(addNote, {
          body: { title: input.title, noteText: input.noteText, accountOwnerId },
        })
        return { noteEdge: edgeOf(note, note.id) }
      }),
      pinNote: mutation(async ({ accountOwnerId, noteId, isPinned }, { caller }) => {
        const note = await caller.owner(accountOwnerId).call(pinNote, { params: { noteId }, body: { isPinned } })
        return { note }
      }),
    },
  },
}
