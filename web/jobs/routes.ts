import type { RouteObject } from 'react-router-dom'
import type { JobsPageQuery } from '../__generated__/JobsPageQuery.graphql.ts'
import jobsPage from '../__generated__/JobsPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { operations } from '../core/session/access.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { jobVariables } from './jobLists.ts'

/** The jobs screen. */
export const jobRoutes: RouteObject[] = [
  screen<JobsPageQuery>()({
    id: 'jobs',
    path: 'jobs',
    title: 'Jobs',
    crumb: 'Jobs',
    access: { roles: operations, needsOwner: false, refusal: 'LOGIN' },
    ofManyOwners: true,
    menu: { label: 'Jobs', shownTo: operations },
    query: jobsPage,
    variables: ({ url, session }) => jobVariables(url.searchParams, rowsOf(session)),
    followsSearch: true,
    follows: { kinds: ['JOB'], isList: true },
    page: () => import('./JobsPage.tsx'),
  }),
]
