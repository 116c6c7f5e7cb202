import type { DocumentPageQuery } from '../__generated__/DocumentPageQuery.graphql.ts'
import documentPage from '../__generated__/DocumentPageQuery$parameters.ts'
import type { RolloverFormPageQuery } from '../__generated__/RolloverFormPageQuery.graphql.ts'
import rolloverFormPage from '../__generated__/RolloverFormPageQuery$parameters.ts'
import type { UploadPageQuery } from '../__generated__/UploadPageQuery.graphql.ts'
import uploadPage from '../__generated__/UploadPageQuery$parameters.ts'
import type { UploadCenterPageQuery } from '../__generated__/UploadCenterPageQuery.graphql.ts'
import uploadCenterPage from '../__generated__/UploadCenterPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { customerAndOperations, everyone, operations } from '../core/session/access.ts'
import { ownerVariable } from '../core/session/session.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { pageSize } from '../kit/lists/pageSize.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { documentList } from './documentList.ts'
import { uploadCenterList } from './uploadCenterList.ts'

export const uploadRoute = screen<UploadPageQuery>()({
  id: 'upload',
  path: 'upload',
  title: 'Upload a file',
  crumb: 'Secure Upload',
  access: { roles: customerAndOperations, needsOwner: true, refusal: 'LOGIN' },
  menu: { label: 'Secure Upload', shownTo: customerAndOperations },
  query: uploadPage,
  variables: ({ session }) => ({ accountOwnerId: ownerVariable(session), first: pageSize }),
  // Always refetch, so that the list includes files that were just uploaded.
  alwaysFresh: true,
  page: () => import('./UploadPage.tsx'),
})

export const documentsRoute = screen<DocumentPageQuery>()({
  id: 'documents',
  path: 'document',
  title: 'Documents',
  crumb: 'Documents',
  access: { roles: everyone, needsOwner: true, refusal: 'LOGIN' },
  menu: { label: 'Documents', shownTo: everyone },
  query: documentPage,
  variables: ({ session, url }) => ({
    accountOwnerId: ownerVariable(session),
    ...listVariables(documentList, url.searchParams, rowsOf(session)),
  }),
  followsSearch: true,
  page: () => import('./DocumentPage.tsx'),
})

export const rolloverFormRoute = screen<RolloverFormPageQuery>()({
  id: 'rollover-form',
  path: ':accountId/rollover',
  title: 'Upload a rollover form',
  crumb: 'Rollover Funds',
  access: { roles: customerAndOperations, needsOwner: true, refusal: 'LOGIN' },
  query: rolloverFormPage,
  variables: ({ session, params }) => ({
    accountOwnerId: ownerVariable(session),
    accountId: Number(params.accountId),
  }),
  page: () => import('./RolloverFormPage.tsx'),
})

export const uploadCenterRoute = screen<UploadCenterPageQuery>()({
  id: 'upload-center',
  path: 'upload-center',
  title: 'Upload center',
  crumb: 'Upload center',
  access: { roles: operations, needsOwner: false, refusal: 'LOGIN' },
  menu: { label: 'Upload center', shownTo: operations },
  ofManyOwners: true,
  query: uploadCenterPage,
  variables: ({ url, session }) => listVariables(uploadCenterList, url.searchParams, rowsOf(session)),
  followsSearch: true,
  // Always refetch, so that the list includes files that were just uploaded.
  alwaysFresh: true,
  page: () => import('./UploadCenterPage.tsx'),
})
