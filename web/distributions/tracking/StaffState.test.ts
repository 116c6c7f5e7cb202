import { describe, expect, it } from 'vitest'
import { stepForStaff } from './StaffState.tsx'
import type { Progress, TrackedPayment, TrackedRequest } from './timeline.ts'

const sent: TrackedPayment = {
  isCheck: false,
  sentOn: '2026-03-10',
  effectiveOn: '2026-03-11',
  checkNumber: null,
  clearedOn: null,
  returnedOn: null,
  returnReason: null,
}

const requestIn = (progress: Progress, more: Partial<TrackedRequest> = {}): TrackedRequest => ({
  status: 'OPEN',
  progress,
  signedAt: '2026-03-09T15:00:00.000Z',
  requestedAt: '2026-03-09T15:00:00.000Z',
  outcome: null,
  incompleteReason: null,
  events: [],
  payments: [sent],
  ...more,
})

const all: readonly Progress[] = [
  'AWAITING_SIGNATURE',
  'IN_REVIEW',
  'APPROVED',
  'ON_ITS_WAY',
  'PAID',
  'CAME_BACK',
  'INCOMPLETE',
  'CANCELLED',
  'REVERSED',
  'CLOSED',
]

describe('the state of a request as staff read it', () => {
  it.each(all)('never addresses the owner as "you" when the request is %s', (progress) => {
    for (const more of [{}, { isWaitingForCode: true }, { outcome: 'redeposited' }, { payments: [] }])
      expect(stepForStaff(requestIn(progress, more))).not.toMatch(/\byou(r)?\b/i)
  })

  it('quotes to staff the reason that the owner reads about an Incomplete request', () => {
    const incompleteReason = 'We need your full mailing address.'
    expect(stepForStaff(requestIn('INCOMPLETE', { incompleteReason }))).toBe(
      'The request is Incomplete. The owner reads: “We need your full mailing address.”',
    )
  })
})
