import type { RouteObject } from 'react-router-dom'
import type { PlanUploadPageQuery } from '../__generated__/PlanUploadPageQuery.graphql.ts'
import planUploadPage from '../__generated__/PlanUploadPageQuery$parameters.ts'
import type { UploadCenterPageQuery } from '../__generated__/UploadCenterPageQuery.graphql.ts'
import uploadCenterPage from '../__generated__/UploadCenterPageQuery$parameters.ts'
import { screen } from '../app/screens/screen.tsx'
import { office } from '../app/session/access.ts'
import { pageSize } from '../kit/lists/pageSize.ts'

const access = { roles: office, needsOwner: false, refusal: 'LOGIN' } as const

/** The files that customers and plans send in, for staff; a part of the table of screens. */
export const fileScreens: RouteObject[] = [
  screen<UploadCenterPageQuery>()({
    id: 'upload-center',
    path: 'upload-center',
    title: 'Upload center',
    crumb: 'Upload center',
    access,
    menu: { label: 'Upload center', shownTo: office },
    ofManyOwners: true,
    query: uploadCenterPage,
    variables: () => ({ first: pageSize }),
    // A list of files is never older than the page it stands on.
    alwaysFresh: true,
    page: () => import('./UploadCenterPage.tsx'),
  }),
  screen<PlanUploadPageQuery>()({
    id: 'plan-uploads',
    path: 'uploads',
    title: 'Plan Uploads',
    crumb: 'Plan Uploads',
    access,
    menu: { label: 'Plan Uploads', shownTo: office },
    query: planUploadPage,
    variables: () => ({}),
    page: () => import('../planUploads/PlanUploadPage.tsx'),
  }),
]
