import type { RouteObject } from 'react-router-dom'
import type { DecidedPageQuery } from '../__generated__/DecidedPageQuery.graphql.ts'
import decidedPage from '../__generated__/DecidedPageQuery$parameters.ts'
import type { EvidencePageQuery } from '../__generated__/EvidencePageQuery.graphql.ts'
import evidencePage from '../__generated__/EvidencePageQuery$parameters.ts'
import type { PendingPageQuery } from '../__generated__/PendingPageQuery.graphql.ts'
import pendingPage from '../__generated__/PendingPageQuery$parameters.ts'
import { plainScreen, screen } from '../core/screens/screen.tsx'
import { compliance } from '../core/session/access.ts'
import { leadsTo } from '../core/session/redirect.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { decidedList } from './decidedList.ts'
import { pendingList } from './pendingList.ts'

const access = { roles: compliance, needsOwner: false, refusal: 'LOGIN' } as const
const group = 'Compliance'

export const complianceRoutes: RouteObject[] = [
  { path: 'compliance', element: null, loader: leadsTo('/compliance/pending') },
  screen<PendingPageQuery>()({
    id: 'compliance-pending',
    path: 'compliance/pending',
    title: 'Pending approval',
    crumb: 'Pending Approval',
    access,
    menu: { label: 'Pending Approval', group, shownTo: compliance },
    ofManyOwners: true,
    query: pendingPage,
    variables: ({ url, session }) => listVariables(pendingList, url.searchParams, rowsOf(session)),
    followsSearch: true,
    page: () => import('./PendingPage.tsx'),
  }),
  screen<DecidedPageQuery>()({
    id: 'compliance-decided',
    path: 'compliance/decided',
    title: 'Decided accounts',
    crumb: 'Decided Accounts',
    under: { label: 'Pending Approval', to: '/compliance/pending' },
    access,
    ofManyOwners: true,
    query: decidedPage,
    variables: ({ url, session }) => listVariables(decidedList, url.searchParams, rowsOf(session)),
    followsSearch: true,
    alwaysFresh: true,
    page: () => import('./DecidedPage.tsx'),
  }),
  screen<EvidencePageQuery>()({
    id: 'compliance-evidence',
    path: 'compliance/account/:accountId',
    title: 'Evidence',
    crumb: 'Evidence',
    under: { label: 'Pending Approval', to: '/compliance/pending' },
    access,
    ofManyOwners: true,
    guard: ({ params }) => (/^[1-9]\d{0,8}$/.test(params.accountId) ? null : '/compliance/pending'),
    query: evidencePage,
    variables: ({ params }) => ({ accountId: Number(params.accountId) }),
    alwaysFresh: true,
    page: () => import('./EvidencePage.tsx'),
  }),
  plainScreen({
    id: 'compliance-batch',
    path: 'compliance/batch',
    title: 'Batch approval',
    crumb: 'Batch Approval',
    access,
    menu: { label: 'Batch Approval', group, shownTo: compliance },
    page: () => import('./BatchPage.tsx'),
  }),
]
