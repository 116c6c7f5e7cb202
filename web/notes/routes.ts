import type { RouteObject } from 'react-router-dom'
import type { NotesPageQuery } from '../__generated__/NotesPageQuery.graphql.ts'
import notesPage from '../__generated__/NotesPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { operations } from '../core/session/access.ts'
import { ownerVariable } from '../core/session/session.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { noteList } from './noteList.ts'

/** The notes about an owner. */
export const noteRoutes: RouteObject[] = [
  screen<NotesPageQuery>()({
    id: 'notes',
    path: 'note',
    title: 'Notes',
    crumb: 'Notes',
    access: { roles: operations, needsOwner: true, refusal: 'LOGIN' },
    menu: { label: 'Notes', shownTo: operations },
    query: notesPage,
    variables: ({ session, url }) => ({
      accountOwnerId: ownerVariable(session),
      ...listVariables(noteList, url.searchParams, rowsOf(session)),
    }),
    followsSearch: true,
    page: () => import('./NotesPage.tsx'),
  }),
]
