import type { RouteObject } from 'react-router-dom'
import type { WebhooksPageQuery } from '../__generated__/WebhooksPageQuery.graphql.ts'
import webhooksPage from '../__generated__/WebhooksPageQuery$parameters.ts'
import type { MessagesPageQuery } from '../__generated__/MessagesPageQuery.graphql.ts'
import messagesPage from '../__generated__/MessagesPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { underReports } from '../core/screens/underReports.ts'
import { administrator } from '../core/session/access.ts'
import { allWebhooks, noWebhook } from './noWebhook.ts'

const access = { roles: administrator, needsOwner: false, refusal: 'ROOT' } as const

/** Screens for webhooks and their messages. */
export const webhookRoutes: RouteObject[] = [
  screen<WebhooksPageQuery>()({
    id: 'webhooks',
    path: 'webhooks',
    title: 'Webhooks',
    crumb: 'Webhooks',
    under: underReports,
    access,
    query: webhooksPage,
    variables: () => ({}),
    alwaysFresh: true,
    page: () => import('./WebhooksPage.tsx'),
  }),
  screen<MessagesPageQuery>()({
    id: 'webhook-messages',
    path: 'webhooks/:webhookId',
    title: 'Webhook messages',
    crumb: 'Messages',
    under: allWebhooks,
    access,
    missing: noWebhook,
    query: messagesPage,
    variables: ({ params }) => ({ webhookId: Number(params.webhookId) }),
    alwaysFresh: true,
    page: () => import('./MessagesPage.tsx'),
  }),
]
