import { formatDate } from '../../ui/format.ts'

/** What happened to a request, in the words of the schema. */
export type EventKind =
  | 'SUBMITTED'
  | 'SIGNED'
  | 'APPROVED'
  | 'SENT'
  | 'COMPLETED'
  | 'INCOMPLETE'
  | 'REOPENED'
  | 'CANCELLED'
  | 'REVERSED'
  | 'ARCHIVED'

/** A payment in the words of the schema; days as "YYYY-MM-DD". */
export interface PaymentFacts {
  readonly isCheck: boolean
  readonly sentOn: string | null
  readonly effectiveOn: string | null
  readonly checkNumber: number | null
  readonly returnedOn: string | null
  readonly returnReason: string | null
}

export interface RequestFacts {
  readonly statusId: number
  readonly signedAt: string | null
  readonly dateRequested: string
  /** "cancelled" or "reversed". */
  readonly outcome: string | null
  readonly incompleteReason: string | null
  readonly maskedEmail: string | null
  readonly events: readonly { readonly kind: EventKind; readonly at: string }[]
  /** The first one first. */
  readonly payments: readonly PaymentFacts[]
}

export interface Stage {
  label: string
  state: 'DONE' | 'CURRENT' | 'PROBLEM' | 'TO_DO'
  at: string | null
}

const status = { open: 1, approved: 2, pending: 3, completed: 4, historical: 5, incomplete: 6 }

const course: readonly { kind: EventKind; done: string; waiting: string }[] = [
  { kind: 'SUBMITTED', done: 'Submitted', waiting: 'Submitted' },
  { kind: 'SIGNED', done: 'Signed', waiting: 'Awaiting your signature' },
  { kind: 'APPROVED', done: 'Approved', waiting: 'In review' },
  { kind: 'SENT', done: 'Sent', waiting: 'Payment in preparation' },
  { kind: 'COMPLETED', done: 'Completed', waiting: 'On its way' },
]

/** The way of a request: what is done with its moment, where it stands, what is still to come. */
export function timelineOf(request: RequestFacts): Stage[] {
  const reached = reachedBy(request)
  const done = course.slice(0, reached).map(({ kind, done: label }): Stage => {
    return { label, state: 'DONE', at: momentOf(request, kind) }
  })
  if (request.outcome === 'cancelled')
    return [...done, { label: 'Cancelled', state: 'PROBLEM', at: momentOf(request, 'CANCELLED') }]
  if (request.outcome === 'reversed')
    return [...done, { label: 'Reversed', state: 'PROBLEM', at: momentOf(request, 'REVERSED') }]
  const left = course.slice(reached).map(({ done: label, waiting }, index): Stage => {
    const isNext = index === 0 && request.statusId !== status.incomplete
    return isNext ? { label: waiting, state: 'CURRENT', at: null } : { label, state: 'TO_DO', at: null }
  })
  if (request.statusId !== status.incomplete) return [...done, ...left]
  const label = returnOf(request) ? 'Payment came back' : 'Incomplete'
  return [...done, { label, state: 'PROBLEM', at: momentOf(request, 'INCOMPLETE') }, ...left]
}

/** One sentence: what happens now and who must act. */
export function whatNow(request: RequestFacts): string {
  if (request.outcome === 'cancelled') return 'This request was cancelled. No money has moved.'
  if (request.outcome === 'reversed') return 'This request was reversed. The money is back in your account.'
  switch (request.statusId) {
    case status.open:
      if (request.signedAt) return 'We are reviewing your request. There is nothing you need to do.'
      return request.maskedEmail
        ? `Please sign the document we sent to ${request.maskedEmail}.`
        : 'Please sign the document sent to your email.'
    case status.approved:
      return 'Your request is approved. We are preparing the payment.'
    case status.pending:
      return onItsWay(request.payments.at(-1))
    case status.incomplete:
      return whatIsMissing(request)
    default:
      return 'The payment was made.'
  }
}

function onItsWay(payment: PaymentFacts | undefined): string {
  if (!payment?.sentOn) return 'The payment is on its way.'
  const day = formatDate(payment.sentOn)
  if (payment.isCheck) return `Check ${payment.checkNumber} was mailed on ${day}.`
  return `Your direct deposit was sent on ${day} and is due in the bank account on ${formatDate(payment.effectiveOn ?? payment.sentOn)}.`
}

function whatIsMissing(request: RequestFacts): string {
  const returned = returnOf(request)
  if (returned?.returnedOn)
    return `The payment came back on ${formatDate(returned.returnedOn)}: ${returned.returnReason}. Please contact us.`
  // Some reasons are whole sentences.
  const reason = request.incompleteReason?.replace(/\.$/, '')
  return reason ? `Something is missing: ${reason}. Please contact us.` : 'Something is missing. Please contact us.'
}

/** The payment whose return has put an incomplete request aside. */
function returnOf({ statusId, payments }: RequestFacts): PaymentFacts | null {
  const last = payments.at(-1)
  return statusId === status.incomplete && last?.returnedOn ? last : null
}

/** Whether the day is known on which the money arrives: a deposit has been sent. */
export function isDueOnADay({ payments }: Pick<RequestFacts, 'payments'>): boolean {
  const last = payments.at(-1)
  return last !== undefined && !last.isCheck && last.sentOn !== null && last.returnedOn === null
}

export function needsSignature(request: Pick<RequestFacts, 'statusId' | 'signedAt'>): boolean {
  return request.statusId === status.open && request.signedAt === null
}

/** Whether a request belongs on Home: under way, or paid and not yet put away. */
export function isUnderWay(statusId: number): boolean {
  return statusId !== status.historical
}

/** How many stages of the course lie behind. */
function reachedBy(request: RequestFacts): number {
  const signed = request.signedAt === null ? 1 : 2
  switch (request.statusId) {
    case status.open:
      return signed
    case status.approved:
      return 3
    case status.pending:
      return 4
    case status.incomplete:
      return Math.max(signed, furthestOf(request))
    default:
      return request.outcome === null ? course.length : Math.max(1, furthestOf(request))
  }
}

function furthestOf({ events }: RequestFacts): number {
  const kinds = new Set(events.map((event) => event.kind))
  return course.findLastIndex(({ kind }) => kinds.has(kind)) + 1
}

/** The last time it happened: a request that was opened again is approved twice. */
function momentOf(request: RequestFacts, kind: EventKind): string | null {
  const event = request.events.findLast((each) => each.kind === kind)
  if (event) return event.at
  if (kind === 'SUBMITTED') return request.dateRequested
  return kind === 'SIGNED' ? request.signedAt : null
}
