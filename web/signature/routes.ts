import type { SignPageQuery } from '../__generated__/SignPageQuery.graphql.ts'
import signPage from '../__generated__/SignPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { anyone } from '../core/session/access.ts'

export const signRoute = screen<SignPageQuery>()({
  id: 'sign',
  path: 'sign/:envelopeId',
  title: 'Sign a document',
  crumb: 'Sign',
  access: anyone,
  query: signPage,
  variables: ({ params }) => ({ envelopeId: params.envelopeId }),
  alwaysFresh: true,
  anonymous: true,
  missing:
    'This link is incomplete, has expired, or was replaced by a newer one. Log in to see what still waits for your signature.',
  page: () => import('./SignPage.tsx'),
})
