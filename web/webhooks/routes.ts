import type { RouteObject } from 'react-router-dom'
import type { WebhooksPageQuery } from '../__generated__/WebhooksPageQuery.graphql.ts'
import webhooksPage from '../__generated__/WebhooksPageQuery$parameters.ts'
import type { FailuresPageQuery } from '../__generated__/FailuresPageQuery.graphql.ts'
import failuresPage from '../__generated__/FailuresPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { administrator } from '../core/session/access.ts'

const access = { roles: administrator, needsOwner: false, refusal: 'ROOT' } as const

/** Webhooks and their failed messages. */
export const webhookRoutes: RouteObject[] = [
  screen<WebhooksPageQuery>()({
    id: 'webhooks',
    path: 'webhooks',
    title: 'Webhooks',
    crumb: 'Webhooks',
    access,
    query: webhooksPage,
    variables: () => ({}),
    alwaysFresh: true,
    page: () => import('./WebhooksPage.tsx'),
  }),
  screen<FailuresPageQuery>()({
    id: 'webhook-failures',
    path: 'webhooks/:webhookId',
    title: 'Messages given up',
    crumb: 'Messages given up',
    under: { label: 'Webhooks', to: '/webhooks' },
    access,
    query: failuresPage,
    variables: ({ params }) => ({ webhookId: Number(params.webhookId) }),
    alwaysFresh: true,
    page: () => import('./FailuresPage.tsx'),
  }),
]
