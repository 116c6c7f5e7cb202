import type { EventKind } from './requests.ts'

/** The steps of a request's history, as the owner's page and the PDF receipt name them. */
export const REQUEST_STEPS = {
  SUBMITTED: 'Submitted',
  SIGNED: 'Signed',
  APPROVED: 'Approved',
  SENT: 'Sent',
  COMPLETED: 'Completed',
  INCOMPLETE: 'Incomplete',
  REOPENED: 'Reopened',
  CANCELLED: 'Canceled',
  REVERSED: 'Reversed',
  ARCHIVED: 'Closed without a payment',
} as const satisfies Readonly<Record<EventKind, string>>
