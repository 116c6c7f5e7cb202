import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectation, stepForStaff } from './StaffState.tsx'
import type { Progress, TrackedPayment, TrackedRequest } from './timeline.ts'

const sent: TrackedPayment = {
  amount: 1175,
  isCheck: false,
  sentOn: '2026-03-10',
  effectiveOn: '2026-03-11',
  checkNumber: null,
  clearedOn: null,
  returnedOn: null,
  returnReason: null,
  isReversed: false,
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
    for (const more of [
      {},
      { isWaitingForCode: true },
      { isWaitingForContact: true },
      { outcome: 'redeposited' },
      { payments: [] },
    ])
      expect(stepForStaff(requestIn(progress, more))).not.toMatch(/\byou(r)?\b/i)
  })

  it.each(['IN_REVIEW', 'APPROVED'] as const)('waits for two employees if no letter has a code: %s', (progress) => {
    expect(stepForStaff(requestIn(progress, { isWaitingForContact: true }))).toMatch(
      /once two employees have released the payments of this owner\.$/,
    )
  })

  it.each<[Progress, string, string]>([
    [
      'APPROVED',
      '2026-03-20',
      ' The check is mailed between 03/18/2026 and 03/23/2026, 7 to 10 business days after the signature.',
    ],
    ['APPROVED', '2026-03-24', ' The payment is late: it was expected by 03/23/2026.'],
    ['ON_ITS_WAY', '2026-03-20', ' Allow time for delivery.'],
    ['ON_ITS_WAY', '2026-03-24', ' Allow time for delivery.'],
    ['PAID', '2026-03-20', ' Allow time for delivery.'],
  ])('tells staff when the check of a request that is %s on %s leaves', (progress, day, sentence) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00`) })
    onTestFinished(() => void vi.useRealTimers())
    const facts = { isAwaited: true, isCheck: true, expectedFrom: '2026-03-18', expectedTo: '2026-03-23' }
    expect(expectation(requestIn(progress), facts)).toBe(sentence)
  })

  it('quotes to staff the reason that the owner reads about an Incomplete request', () => {
    const incompleteReason = 'We need your full mailing address.'
    expect(stepForStaff(requestIn('INCOMPLETE', { incompleteReason }))).toBe(
      'The request is Incomplete. The owner reads: “We need your full mailing address.”',
    )
  })
})
