import type { ChangeKind } from '../__generated__/WebhookItem_webhook.graphql.ts'

/** Labels of the kinds of changes that a webhook can report. */
export const changeKinds = {
  REQUEST: 'Requests',
  OWNER: 'Owners: profile, beneficiaries, documents',
  ACCOUNT: 'Accounts: opened, or status changed',
  JOB: 'Job runs',
  APPROVAL: 'Changes that wait for a second person',
} as const

export const kindLabel = (kind: ChangeKind): string => (isKnown(kind) ? changeKinds[kind] : kind)

const isKnown = (kind: string): kind is keyof typeof changeKinds => kind in changeKinds
