import type { EventKind } from './events.ts'

/** Labels of the kinds of changes that a webhook can report, in the order of the form. */
export const changeKinds = {
  REQUEST: 'Requests',
  OWNER: 'Owners: profile, beneficiaries, documents',
  ACCOUNT: 'Accounts: opened, or status changed',
  JOB: 'Job runs',
  APPROVAL: 'Changes that wait for a second person',
} as const satisfies Readonly<Record<EventKind, string>>

/** The label of a kind; the kind itself if this version does not know it. */
export const kindLabel = (kind: string): string => (isKnown(kind) ? changeKinds[kind] : kind)

const isKnown = (kind: string): kind is EventKind => Object.hasOwn(changeKinds, kind)
