import type { PlanUploadPageQuery } from '../__generated__/PlanUploadPageQuery.graphql.ts'
import planUploadPage from '../__generated__/PlanUploadPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { operations } from '../core/session/access.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { planUploadList } from './planUploadList.ts'

export const planUploadsRoute = screen<PlanUploadPageQuery>()({
  id: 'plan-uploads',
  path: 'uploads',
  title: 'Plan Uploads',
  crumb: 'Plan Uploads',
  access: { roles: operations, needsOwner: false, refusal: 'LOGIN' },
  menu: { label: 'Plan Uploads', shownTo: operations },
  query: planUploadPage,
  variables: ({ url, session }) => listVariables(planUploadList, url.searchParams, rowsOf(session)),
  followsSearch: true,
  page: () => import('./PlanUploadPage.tsx'),
})
