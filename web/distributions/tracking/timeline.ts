import { REQUEST_STEPS } from '../../../contract/requestSteps.ts'
import type { RequestEventKind as EventKind, RequestStatus } from '../../__generated__/RequestState_request.graphql.ts'
import { formatDate, formatMoney } from '../../kit/ui/format.ts'
import { standardReason } from '../../../contract/reasonTexts.ts'
import { contactUs, incompleteWithoutReason, WITHOUT_REASON } from '../texts.ts'

/** A payment as in the GraphQL schema; days as "YYYY-MM-DD". */
export interface TrackedPayment {
  readonly isCheck: boolean
  /** In dollars. */
  readonly amount: number
  readonly sentOn: string | null
  readonly effectiveOn: string | null
  readonly checkNumber: number | null
  /** Day on which the payment cleared at the bank. */
  readonly clearedOn: string | null
  readonly returnedOn: string | null
  readonly returnReason: string | null
  readonly isReversed: boolean
}

/** Progress of a request by its payment and outcome, as in the GraphQL schema. */
export type Progress =
  | 'AWAITING_SIGNATURE'
  | 'IN_REVIEW'
  | 'APPROVED'
  | 'ON_ITS_WAY'
  | 'PAID'
  | 'CAME_BACK'
  | 'INCOMPLETE'
  | 'CANCELLED'
  | 'REVERSED'
  | 'CLOSED'

export interface TrackedRequest {
  readonly status: RequestStatus
  /** Null if the custodian does not report the progress. */
  readonly progress: Progress | null
  readonly signedAt: string | null
  readonly requestedAt: string
  /** Outcome of a closed request: "cancelled", "reversed" or "redeposited". */
  readonly outcome: string | null
  readonly incompleteReason: string | null
  /** True if the payment waits until the owner has entered the code from the mailed letter. */
  readonly isWaitingForCode?: boolean
  /** True if the payment waits until the owner has contacted us, because no letter with a code was mailed. */
  readonly isWaitingForContact?: boolean
  /** True if a review holds the payment, also one that was posted but not sent. */
  readonly isUnderReview?: boolean
  /** True if the form waits for the owner's signature, also if it was asked for again or the payment came back. */
  readonly awaitsSignature?: boolean
  /** Events of the request, oldest first. `note` is the reason, if there is one. */
  readonly events: readonly { readonly kind: EventKind; readonly at: string; readonly note: string | null }[]
  readonly payments: readonly TrackedPayment[]
}

export interface Stage {
  label: string
  state: 'DONE' | 'CURRENT' | 'PROBLEM' | 'TO_DO'
  /** A moment, or the day of a payment as "YYYY-MM-DD"; null if it is not known. */
  at: string | null
}

interface Step {
  kind: EventKind
  done: string
  waiting: string
}

const course: readonly Step[] = [
  { kind: 'SUBMITTED', done: REQUEST_STEPS.SUBMITTED, waiting: REQUEST_STEPS.SUBMITTED },
  { kind: 'SIGNED', done: REQUEST_STEPS.SIGNED, waiting: 'Awaiting your signature' },
  { kind: 'APPROVED', done: REQUEST_STEPS.APPROVED, waiting: 'In review' },
  { kind: 'SENT', done: REQUEST_STEPS.SENT, waiting: 'Payment in preparation' },
  { kind: 'COMPLETED', done: REQUEST_STEPS.COMPLETED, waiting: 'On its way' },
]

/** The stage for the code from the letter is between the approval and the payment. */
const code = { kind: 'SENT', done: 'Code from our letter', waiting: 'Waiting for your code' } as const
const courseWithCode: readonly Step[] = [...course.slice(0, 3), code, ...course.slice(3)]
const BEFORE_CODE: readonly Progress[] = ['AWAITING_SIGNATURE', 'IN_REVIEW', 'APPROVED']

/** The stages of a request: completed stages with their time, the current stage, and future stages. */
export function timelineOf(request: TrackedRequest): Stage[] {
  const reached = reachedBy(request)
  const done = course.slice(0, reached).map(({ kind, done: label }): Stage => {
    return { label, state: 'DONE', at: momentOf(request, kind) }
  })
  const progress = progressOf(request)
  const end = END[progress]
  if (end) return [...done, { label: end.label, state: 'PROBLEM', at: momentOf(request, end.kind) }]
  const isAside = progress === 'INCOMPLETE' || progress === 'CAME_BACK'
  // A paper form is already signed, so it waits for the review.
  const isRead = progress === 'IN_REVIEW'
  const hasCode = request.isWaitingForCode === true && BEFORE_CODE.includes(progress)
  const left = (hasCode ? courseWithCode : course).slice(isRead ? 2 : reached).map((stage, index): Stage => {
    return index > 0 || isAside ? toDo(stage) : { label: stage.waiting, state: 'CURRENT', at: null }
  })
  if (!isAside) return [...done, ...left]
  const returned = returnOf(request)
  const label = progress === 'CAME_BACK' ? 'Payment came back' : REQUEST_STEPS.INCOMPLETE
  const at = returned?.returnedOn ?? momentOf(request, 'INCOMPLETE')
  return [...done, { label, state: 'PROBLEM', at }, ...left]
}

/** Returns a future stage. The review has the same label as when it is the current stage. */
function toDo({ kind, done, waiting }: Step): Stage {
  return { label: kind === 'APPROVED' ? waiting : done, state: 'TO_DO', at: null }
}

const END: Partial<Record<Progress, { label: string; kind: EventKind }>> = {
  CANCELLED: { label: REQUEST_STEPS.CANCELLED, kind: 'CANCELLED' },
  REVERSED: { label: REQUEST_STEPS.REVERSED, kind: 'REVERSED' },
  CLOSED: { label: REQUEST_STEPS.ARCHIVED, kind: 'ARCHIVED' },
}

/** The progress that the custodian reports, or else an estimate from status and outcome. */
export function progressOf(request: TrackedRequest): Progress {
  if (request.progress !== null) return request.progress
  if (request.outcome === 'cancelled') return 'CANCELLED'
  if (request.outcome === 'reversed' || request.outcome === 'redeposited') return 'REVERSED'
  switch (request.status) {
    case 'OPEN':
      return request.signedAt === null ? 'AWAITING_SIGNATURE' : 'IN_REVIEW'
    case 'APPROVED':
      return 'APPROVED'
    case 'PENDING':
      return 'ON_ITS_WAY'
    case 'INCOMPLETE':
      return request.payments.at(-1)?.returnedOn ? 'CAME_BACK' : 'INCOMPLETE'
    default:
      return 'PAID'
  }
}

/** Whether the payment has left; of a check, that it was mailed. */
export function isSent(request: TrackedRequest): boolean {
  return ['ON_ITS_WAY', 'PAID'].includes(progressOf(request))
}

/** Whether the request is signed and its payment waits for the code from the mailed letter. */
export function waitsForCode(request: TrackedRequest): boolean {
  return request.isWaitingForCode === true && ['IN_REVIEW', 'APPROVED'].includes(progressOf(request))
}

/** Whether the request is signed and its payment waits until the owner contacts us. */
export function waitsForContact(request: TrackedRequest): boolean {
  return request.isWaitingForContact === true && ['IN_REVIEW', 'APPROVED'].includes(progressOf(request))
}

/** One sentence with the next step and who must do it. */
export function nextStep(request: TrackedRequest): string {
  const signed = request.signedAt ? 'Your document is signed. ' : ''
  if (waitsForCode(request))
    return progressOf(request) === 'APPROVED'
      ? 'Your request is approved. We pay it once you enter the code from our letter.'
      : `${signed}We are reviewing your request. We can pay it only after you enter the code from our letter.`
  if (waitsForContact(request))
    return progressOf(request) === 'APPROVED'
      ? 'Your request is approved. Please contact us: we pay it after we have confirmed your identity.'
      : `${signed}We are reviewing your request. Please contact us: we can pay it only after we have confirmed your identity.`
  switch (progressOf(request)) {
    case 'CANCELLED':
      return withReason(WITHOUT_REASON.CANCEL, request)
    case 'REVERSED':
      return withReason(
        request.outcome === 'redeposited'
          ? 'The payment came back and is in your account again.'
          : WITHOUT_REASON.REVERSE,
        request,
      )
    case 'CLOSED':
      return withReason('This request was closed without a payment. No money has moved.', request)
    case 'AWAITING_SIGNATURE':
      return 'Please review and sign your request.'
    case 'IN_REVIEW':
      return `${signed}We are reviewing your request. There is nothing you need to do for it.`
    case 'APPROVED':
      return 'Your request is approved. We are preparing the payment.'
    case 'ON_ITS_WAY':
      return onItsWay(request.payments.at(-1))
    case 'CAME_BACK':
    case 'INCOMPLETE':
      return whatIsMissing(request)
    case 'PAID':
      return paid(request.payments.at(-1))
  }
}

/** Describes a sent payment. `whose` is "The" for staff, and "Your" for the owner. */
export function onItsWay(payment: TrackedPayment | undefined, whose = 'Your'): string {
  if (!payment?.sentOn) return 'The payment is on its way.'
  const day = formatDate(payment.sentOn)
  if (payment.isCheck) return `Check ${payment.checkNumber} was mailed on ${day}.`
  return `${whose} direct deposit was sent on ${day} and is due in the bank account on ${formatDate(payment.effectiveOn ?? payment.sentOn)}.`
}

/** Describes a completed payment. A mailed check counts as paid only when it is cashed. */
export function paid(payment: TrackedPayment | undefined, whose = 'Your'): string {
  if (!payment?.sentOn || payment.returnedOn) return 'The payment was made.'
  const { isCheck, checkNumber, sentOn, effectiveOn, clearedOn } = payment
  if (!isCheck)
    return `${whose} direct deposit was sent on ${formatDate(sentOn)}, due in the bank account on ${formatDate(effectiveOn ?? sentOn)}.`
  if (clearedOn) return `Check ${checkNumber} was cashed on ${formatDate(clearedOn)}.`
  return `Check ${checkNumber} was mailed on ${formatDate(sentOn)}.`
}

const NEW_DETAILS = 'The new payment details wait for your signature: please review and sign your request.'
const SIGNED_AGAIN = 'Your document is signed. We are reviewing your request.'

function whatIsMissing(request: TrackedRequest): string {
  if (progressOf(request) === 'INCOMPLETE')
    return `${whyIncomplete(request)}${isToSign(request) ? ' Please also review and sign your request.' : ''}`
  const next = isToSign(request) ? NEW_DETAILS : isSignedAgain(request) ? SIGNED_AGAIN : null
  const given = request.incompleteReason
  const offered = standardReason(given) ? given : null
  const returned = returnOf(request)
  if (returned?.returnedOn) {
    const { isCheck, checkNumber, returnedOn, returnReason } = returned
    const amount = formatMoney(returned.amount)
    const day = formatDate(returnedOn)
    const cameBack = isCheck
      ? `Check ${checkNumber} for ${amount} came back on ${day}`
      : `The bank returned your direct deposit of ${amount} on ${day}`
    const ask = isCheck ? ' so that we can pay you again' : ' to give us other bank details'
    return `${cameBack}: ${returnReason}. We hold the money for you. ${next ?? offered ?? `Please ${contactUs()}${ask}.`}`
  }
  return next ?? whyIncomplete(request)
}

function whyIncomplete({ incompleteReason: given }: TrackedRequest): string {
  if (standardReason(given)) return `${given} Please contact us if you have questions.`
  // Some reasons end with a period, so avoid a second one.
  const reason = given?.replace(/\.$/, '')
  return reason ? `${reason}. Please contact us.` : incompleteWithoutReason()
}

/** Adds to the sentence the reason given with the last event of the request. */
export function withReason(sentence: string, { events }: TrackedRequest): string {
  const note = events.at(-1)?.note?.trim()
  if (!note) return sentence
  return `${sentence} ${/[.!?]$/.test(note) ? note : `${note}.`}`
}

/** The returned payment of the request. */
export function returnOf(request: TrackedRequest): TrackedPayment | null {
  const last = request.payments.at(-1)
  return progressOf(request) === 'CAME_BACK' && last?.returnedOn ? last : null
}

/** Whether the money arrives on a known day, because a deposit was sent. */
export function isDueOnADay({ payments }: Pick<TrackedRequest, 'payments'>): boolean {
  const last = payments.at(-1)
  return last !== undefined && !last.isCheck && last.sentOn !== null && last.returnedOn === null
}

export function needsSignature(request: TrackedRequest): boolean {
  return progressOf(request) === 'AWAITING_SIGNATURE'
}

interface Signable {
  readonly progress: string | null | undefined
  readonly awaitsSignature?: boolean | null | undefined
}

/** Whether the owner can sign. An older custodian reports only the progress. */
export function isToSign({ progress, awaitsSignature }: Signable): boolean {
  return progress === 'AWAITING_SIGNATURE' || awaitsSignature === true
}

interface Signed {
  readonly progress: string | null | undefined
  readonly signedAt: string | null | undefined
  readonly events: readonly { readonly kind: EventKind }[]
}

/** Whether the owner signed again after the payment came back, so that staff act next. */
export function isSignedAgain({ progress, signedAt, events }: Signed): boolean {
  if (progress !== 'CAME_BACK' || !signedAt) return false
  const kinds = events.map(({ kind }) => kind)
  return kinds.includes('INCOMPLETE') && kinds.lastIndexOf('SIGNED') > kinds.lastIndexOf('INCOMPLETE')
}

/** Whether Home shows a request with this status. Home shows a historical request only if its payment came back. */
export function isUnderWay(status: RequestStatus, progress: Progress | null = null): boolean {
  return status !== 'HISTORICAL' || progress === 'CAME_BACK'
}

/** Whether a request with this status prevents another request on the same account. */
export function holdsAccount(status: RequestStatus): boolean {
  return status !== 'COMPLETED' && status !== 'HISTORICAL'
}

/** Number of completed stages. */
function reachedBy(request: TrackedRequest): number {
  const signed = request.signedAt === null ? 1 : 2
  switch (progressOf(request)) {
    case 'AWAITING_SIGNATURE':
    case 'IN_REVIEW':
      return signed
    case 'APPROVED':
      return 3
    case 'ON_ITS_WAY':
      return request.isUnderReview ? 3 : 4
    case 'PAID':
      return course.length
    case 'INCOMPLETE':
    case 'CAME_BACK':
      return Math.max(signed, furthestOf(request))
    case 'CANCELLED':
    case 'REVERSED':
    case 'CLOSED':
      return Math.max(1, furthestOf(request))
  }
}

function furthestOf({ events }: TrackedRequest): number {
  const kinds = new Set(events.map((event) => event.kind))
  return course.findLastIndex(({ kind }) => kinds.has(kind)) + 1
}

/** Time of the last event of this kind, because a reopened request is approved twice; of a payment, its day. */
function momentOf(request: TrackedRequest, kind: EventKind): string | null {
  // The event is the posting, which is days before the payment leaves.
  const last = request.payments.at(-1)
  if (kind === 'SENT' && last) return last.sentOn
  const event = request.events.findLast((each) => each.kind === kind)
  if (event) return event.at
  if (kind === 'SUBMITTED') return request.requestedAt
  return kind === 'SIGNED' ? request.signedAt : null
}

/** Whether the owner must do the next step of a request. */
export const isForOwner = (progress: string | null | undefined): boolean =>
  progress === 'AWAITING_SIGNATURE' || progress === 'INCOMPLETE' || progress === 'CAME_BACK'
