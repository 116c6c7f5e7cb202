import { describe, expect, it, onTestFinished } from 'vitest'
import type { RequestEventKind as EventKind } from '../../__generated__/RequestState_request.graphql.ts'
import {
  holdsAccount,
  isSignedAgain,
  isToSign,
  isUnderWay,
  needsSignature,
  timelineOf,
  nextStep,
  type TrackedPayment,
  type TrackedRequest,
} from './timeline.ts'

const statuses = ['OPEN', 'APPROVED', 'PENDING', 'COMPLETED', 'HISTORICAL', 'INCOMPLETE'] as const
const submitted = '2026-11-20T15:00:00.000Z'
const signed = '2026-11-20T16:00:00.000Z'

function request(parts: Partial<TrackedRequest> = {}, ...kinds: EventKind[]): TrackedRequest {
  return {
    status: 'OPEN',
    progress: null,
    signedAt: null,
    requestedAt: submitted,
    outcome: null,
    incompleteReason: null,
    payments: [],
    events: ['SUBMITTED' as const, ...kinds].map((kind, index) => ({
      kind,
      at: `2026-11-2${index}T15:00:00.000Z`,
      note: null,
    })),
    ...parts,
  }
}

const check = {
  isCheck: true,
  amount: 1175,
  sentOn: '2026-11-23',
  effectiveOn: '2026-11-23',
  checkNumber: 1002,
  clearedOn: null,
  returnedOn: null,
  returnReason: null,
  isReversed: false,
}
const deposit = { ...check, isCheck: false, effectiveOn: '2026-11-24', checkNumber: null }

const shown = (request: TrackedRequest) => timelineOf(request).map(({ label, state }) => `${label} ${state}`)

describe('the timeline of a request', () => {
  it.each<[string, TrackedRequest, string[]]>([
    [
      'waits for the signature',
      request(),
      ['Submitted DONE', 'Awaiting your signature CURRENT', 'In review TO_DO', 'Sent TO_DO', 'Completed TO_DO'],
    ],
    [
      'is signed and in review',
      request({ signedAt: signed }, 'SIGNED'),
      ['Submitted DONE', 'Signed DONE', 'In review CURRENT', 'Sent TO_DO', 'Completed TO_DO'],
    ],
    [
      'is approved and not paid',
      request({ status: 'APPROVED', signedAt: signed }, 'SIGNED', 'APPROVED'),
      ['Submitted DONE', 'Signed DONE', 'Approved DONE', 'Payment in preparation CURRENT', 'Completed TO_DO'],
    ],
    [
      'is posted and held by a review',
      request(
        { status: 'PENDING', progress: 'ON_ITS_WAY', signedAt: signed, isUnderReview: true },
        'SIGNED',
        'APPROVED',
        'SENT',
      ),
      ['Submitted DONE', 'Signed DONE', 'Approved DONE', 'Payment in preparation CURRENT', 'Completed TO_DO'],
    ],
    [
      'is in review and will wait for the code from the letter',
      request({ signedAt: signed, isWaitingForCode: true }, 'SIGNED'),
      [
        'Submitted DONE',
        'Signed DONE',
        'In review CURRENT',
        'Code from our letter TO_DO',
        'Sent TO_DO',
        'Completed TO_DO',
      ],
    ],
    [
      'is approved and waits for the code from the letter',
      request({ status: 'APPROVED', signedAt: signed, isWaitingForCode: true }, 'SIGNED', 'APPROVED'),
      [
        'Submitted DONE',
        'Signed DONE',
        'Approved DONE',
        'Waiting for your code CURRENT',
        'Sent TO_DO',
        'Completed TO_DO',
      ],
    ],
    [
      'waits for the signature and will wait for the code from the letter',
      request({ isWaitingForCode: true }),
      [
        'Submitted DONE',
        'Awaiting your signature CURRENT',
        'In review TO_DO',
        'Code from our letter TO_DO',
        'Sent TO_DO',
        'Completed TO_DO',
      ],
    ],
    [
      'has a sent payment',
      request({ status: 'PENDING', signedAt: signed }, 'SIGNED', 'APPROVED', 'SENT'),
      ['Submitted DONE', 'Signed DONE', 'Approved DONE', 'Sent DONE', 'On its way CURRENT'],
    ],
    [
      'is completed',
      request({ status: 'COMPLETED', signedAt: signed }, 'SIGNED', 'APPROVED', 'SENT', 'COMPLETED'),
      ['Submitted DONE', 'Signed DONE', 'Approved DONE', 'Sent DONE', 'Completed DONE'],
    ],
    [
      'is Incomplete',
      request({ status: 'INCOMPLETE', signedAt: signed }, 'SIGNED', 'INCOMPLETE'),
      ['Submitted DONE', 'Signed DONE', 'Incomplete PROBLEM', 'In review TO_DO', 'Sent TO_DO', 'Completed TO_DO'],
    ],
    [
      'was reopened after its approval',
      request({ signedAt: signed }, 'SIGNED', 'APPROVED', 'INCOMPLETE', 'REOPENED'),
      ['Submitted DONE', 'Signed DONE', 'In review CURRENT', 'Sent TO_DO', 'Completed TO_DO'],
    ],
    [
      'was canceled',
      request({ status: 'HISTORICAL', outcome: 'cancelled', signedAt: signed }, 'SIGNED', 'CANCELLED'),
      ['Submitted DONE', 'Signed DONE', 'Canceled PROBLEM'],
    ],
    [
      'was reversed after its payment was sent',
      request(
        { status: 'HISTORICAL', outcome: 'reversed', signedAt: signed },
        'SIGNED',
        'APPROVED',
        'SENT',
        'INCOMPLETE',
        'REVERSED',
      ),
      ['Submitted DONE', 'Signed DONE', 'Approved DONE', 'Sent DONE', 'Reversed PROBLEM'],
    ],
    [
      'was archived after its payment',
      request({ status: 'HISTORICAL', signedAt: signed }, 'SIGNED', 'APPROVED', 'SENT', 'COMPLETED', 'ARCHIVED'),
      ['Submitted DONE', 'Signed DONE', 'Approved DONE', 'Sent DONE', 'Completed DONE'],
    ],
  ])('shows the stages of a request that %s', (_, request, stages) => {
    expect(shown(request)).toEqual(stages)
  })

  it('dates each stage of a request by the last event of the stage', () => {
    const stages = timelineOf(
      request({ status: 'APPROVED', signedAt: signed }, 'SIGNED', 'APPROVED', 'REOPENED', 'APPROVED'),
    )
    expect(stages.map((stage) => stage.at)).toEqual([
      '2026-11-20T15:00:00.000Z',
      '2026-11-21T15:00:00.000Z',
      '2026-11-24T15:00:00.000Z',
      null,
      null,
    ])
  })

  it('dates an uploaded signed form by the date fields of the request', () => {
    const stages = timelineOf({ ...request({ signedAt: signed }), events: [] })
    expect(stages.slice(0, 2).map((stage) => stage.at)).toEqual([submitted, signed])
  })
})

describe('the next step of a request', () => {
  it('asks the owner to sign an unsigned request', () => {
    expect(nextStep(request())).toBe('Please review and sign your request.')
    expect(needsSignature(request())).toBe(true)
  })

  it('asks the owner for nothing after the signature', () => {
    expect(nextStep(request({ signedAt: signed }))).toContain('nothing you need to do')
    expect(needsSignature(request({ signedAt: signed }))).toBe(false)
  })

  it('asks the owner for the code in the mailed letter', () => {
    const held = nextStep(request({ signedAt: signed, isWaitingForCode: true }))
    expect(held).toContain('the code from our letter')
    expect(held).not.toContain('nothing you need to do')
  })

  it.each(['IN_REVIEW', 'APPROVED'] as const)('asks the owner without a letter to contact us: %s', (progress) => {
    const held = request({ signedAt: signed, progress, isWaitingForContact: true })
    expect(nextStep(held)).toMatch(/Please contact us: .*your identity\.$/)
  })

  it('gives the contact phone number for an Incomplete request without a reason', () => {
    const missing = () => nextStep(request({ status: 'INCOMPLETE', incompleteReason: null }))
    expect(missing()).toBe('Something is missing. Please contact us. We’ll tell you what to send or correct.')
    const meta = document.head.appendChild(document.createElement('meta'))
    onTestFinished(() => meta.remove())
    Object.assign(meta, { name: 'contact-phone', content: '(800) 555-0199' })
    expect(missing()).toContain('Please call us at (800)\u00a0555-0199.')
  })

  it('shows the reason why a request is incomplete', () => {
    expect(nextStep(request({ status: 'INCOMPLETE', incompleteReason: 'Signature does not match' }))).toBe(
      'Signature does not match. Please contact us.',
    )
  })

  it('shows a standard reason unchanged, followed by a sentence with the contact', () => {
    const incompleteReason = 'We could not match your signature. Please sign again.'
    expect(nextStep(request({ status: 'INCOMPLETE', incompleteReason }))).toBe(
      `${incompleteReason} Please contact us if you have questions.`,
    )
  })

  it.each([
    ['cancelled', 'CANCELLED', 'This request was canceled. No money has moved. You asked us to cancel this request.'],
    ['reversed', 'REVERSED', 'This request was reversed. The money is back in your account. Asked by phone.'],
  ] as const)('shows why a request was closed: %s', (outcome, kind, told) => {
    const note = outcome === 'cancelled' ? 'You asked us to cancel this request.' : 'Asked by phone'
    const events = [{ kind, at: submitted, note }]
    expect(nextStep(request({ status: 'HISTORICAL', outcome, events }))).toBe(told)
  })

  it.each([
    [true, 'The form is missing a page. Please contact us. Please also review and sign your request.'],
    [false, 'The form is missing a page. Please contact us.'],
  ])('asks for the signature of an Incomplete request only if staff asked for it: %s', (awaitsSignature, told) => {
    const incomplete = request({
      status: 'INCOMPLETE',
      progress: 'INCOMPLETE',
      incompleteReason: 'The form is missing a page',
      awaitsSignature,
    })
    expect([isToSign(incomplete), nextStep(incomplete)]).toEqual([awaitsSignature, told])
  })

  it('adds no second period to a reason that ends with one', () => {
    expect(
      nextStep(request({ status: 'INCOMPLETE', incompleteReason: 'The balance does not cover the amount.' })),
    ).toBe('The balance does not cover the amount. Please contact us.')
  })

  it('asks the owner for nothing while the payment is in transit, and shows its dates', () => {
    expect(nextStep(request({ status: 'PENDING', signedAt: signed }))).toBe('The payment is on its way.')
    expect(nextStep(request({ status: 'PENDING', signedAt: signed, payments: [check] }))).toBe(
      'Check 1002 was mailed on 11/23/2026.',
    )
    expect(nextStep(request({ status: 'PENDING', signedAt: signed, payments: [deposit] }))).toBe(
      'Your direct deposit was sent on 11/23/2026 and is due in the bank account on 11/24/2026.',
    )
  })

  it('asks the owner to contact us about a returned payment', () => {
    const payments = [
      { ...deposit, clearedOn: null, returnedOn: '2026-11-30', returnReason: 'the bank found no such account' },
    ]
    const back = request(
      { status: 'INCOMPLETE', signedAt: signed, incompleteReason: 'R03', payments },
      'SENT',
      'INCOMPLETE',
    )
    expect(nextStep(back)).toBe(
      'The bank returned your direct deposit of $1,175.00 on 11/30/2026: the bank found no such account. We hold the money for you. Please contact us to give us other bank details.',
    )
    const incompleteReason = 'We need your full mailing address.'
    const checkBack = { ...check, returnedOn: '2026-11-30', returnReason: 'the check could not be delivered' }
    expect(nextStep({ ...back, incompleteReason, payments: [checkBack] })).toBe(
      `Check 1002 for $1,175.00 came back on 11/30/2026: the check could not be delivered. We hold the money for you. ${incompleteReason}`,
    )
    expect(shown(back)).toContain('Payment came back PROBLEM')
    // The stages have the days of the payment, not of its posting.
    expect(timelineOf(back).map(({ at }) => at)).toEqual(expect.arrayContaining(['2026-11-23', '2026-11-30']))
    // The payment was sent again. Then the request became Incomplete for another reason, which is shown.
    expect(nextStep({ ...back, payments: [...payments, deposit] })).toContain('R03. Please contact us.')
  })

  it.each<[string, Partial<TrackedRequest>, EventKind[], boolean, boolean, RegExp]>([
    ['returned', { signedAt: signed }, ['SIGNED', 'INCOMPLETE'], false, false, /Please contact us to give us other/],
    ['asked to sign', { awaitsSignature: true }, ['SIGNED', 'INCOMPLETE'], true, false, /please review and sign/],
    ['signed again', { signedAt: signed }, ['SIGNED', 'INCOMPLETE', 'SIGNED'], false, true, /We are reviewing/],
    [
      'signed again, then Incomplete for another reason',
      { signedAt: signed },
      ['SIGNED', 'INCOMPLETE', 'SIGNED', 'INCOMPLETE'],
      false,
      false,
      /Please contact us to give us other/,
    ],
  ])('asks for the signature of new details after a return: %s', (_, parts, kinds, signs, isSigned, words) => {
    const payments = [{ ...deposit, returnedOn: '2026-11-30', returnReason: 'the bank found no such account' }]
    const back = request({ status: 'INCOMPLETE', progress: 'CAME_BACK', payments, ...parts }, ...kinds)
    expect([isToSign(back), isSignedAgain(back)]).toEqual([signs, isSigned])
    expect(nextStep(back)).toMatch(/^The bank returned your direct deposit of .* We hold the money for you\. /)
    expect(nextStep(back)).toMatch(words)
    expect(nextStep({ ...back, payments: [] })).not.toContain('undefined')
  })

  it('asks the owner for nothing after a request was canceled or reversed', () => {
    expect(nextStep(request({ status: 'HISTORICAL', outcome: 'cancelled' }))).toContain('canceled')
    expect(nextStep(request({ status: 'HISTORICAL', outcome: 'reversed' }))).toContain('back in your account')
  })
})

it('keeps a request on Home until it is archived', () => {
  expect(statuses.filter((status) => isUnderWay(status))).toEqual([
    'OPEN',
    'APPROVED',
    'PENDING',
    'COMPLETED',
    'INCOMPLETE',
  ])
  expect(isUnderWay('HISTORICAL', 'CAME_BACK')).toBe(true)
})

describe('the text for the owner by progress of the request', () => {
  it.each<[TrackedRequest['status'], TrackedRequest['progress'], string]>([
    ['HISTORICAL', 'CLOSED', 'This request was closed without a payment. No money has moved.'],
    ['COMPLETED', 'REVERSED', 'This request was reversed. The money is back in your account.'],
    ['COMPLETED', 'ON_ITS_WAY', 'The payment is on its way.'],
    ['COMPLETED', 'PAID', 'The payment was made.'],
    ['OPEN', 'IN_REVIEW', 'We are reviewing your request. There is nothing you need to do for it.'],
  ])('describes status %s with progress %s by the state of the money', (status, progress, text) => {
    expect(nextStep(request({ status, progress }))).toBe(text)
    const isDone = shown(request({ status, progress })).at(-1) === 'Completed DONE'
    expect(isDone).toBe(progress === 'PAID')
  })
})

it.each([true, false])(
  'says that the document is signed while the request is in review (waits for the code: %s)',
  (held) => {
    const signed = { signedAt: '2026-11-20T15:00:00.000Z', isWaitingForCode: held }
    expect(nextStep(request({ status: 'OPEN', progress: 'IN_REVIEW', ...signed }))).toMatch(
      /^Your document is signed\. We are reviewing your request\./,
    )
  },
)

it.each<[string, TrackedPayment[], string]>([
  ['a check in the mail', [check], 'Check 1002 was mailed on 11/23/2026.'],
  ['a cashed check', [{ ...check, clearedOn: '2026-11-30' }], 'Check 1002 was cashed on 11/30/2026.'],
  ['a deposit', [deposit], 'Your direct deposit was sent on 11/23/2026, due in the bank account on 11/24/2026.'],
])('describes the payment of a paid request: %s', (_, payments, text) => {
  expect(nextStep(request({ status: 'COMPLETED', progress: 'PAID', payments }))).toBe(text)
})

it('blocks a second request on the account until the first one is paid or archived', () => {
  expect(statuses.filter(holdsAccount)).toEqual(['OPEN', 'APPROVED', 'PENDING', 'INCOMPLETE'])
})
