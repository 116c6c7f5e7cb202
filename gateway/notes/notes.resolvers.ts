import { connectionFrom, edgeOf, type ConnectionArgs } from '../graphql/connection.ts'
import { toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { ownerOfKey, type OwnerParent } from '../owners/owners.resolvers.ts'
import { addNote, listNotes, type Note } from './notes.rest.ts'

export const notes: Module = {
  rules: { AccountOwner: { notes: [listNotes] }, Mutation: { addNote: [addNote] } },
  nodes: {
    Note: async (caller, key) => {
      const rows = await ownerOfKey(caller, key)?.call(listNotes, {})
      return rows?.find((row) => String(row.id) === key[1]) ?? null
    },
  },
  types: { operations: ['Note', 'NoteConnection', 'NoteEdge', 'AddNotePayload'] },
  resolvers: {
    AccountOwner: {
      notes: async ({ owner }: OwnerParent, args: ConnectionArgs) =>
        connectionFrom(
          await owner.call(listNotes, {}),
          args,
          (note) => note.id,
          (note) => note,
        ),
    },
    Note: {
      id: (note: Note) => toGlobalId('Note', note.accountOwnerId, note.id),
      noteId: (note: Note) => note.id,
    },
    Mutation: {
      addNote: mutation(async (input: { accountOwnerId: number; title: string; noteText: string }, { caller }) => {
        const { accountOwnerId } = caller.owner(input.accountOwnerId)
        const note = await caller.call(addNote, {
          body: { title: input.title, noteText: input.noteText, accountOwnerId },
        })
        return { noteEdge: edgeOf(note, note.id) }
      }),
    },
  },
}
